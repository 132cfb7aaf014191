import { Answer } from '../protocol/index.ts'
import { deedRoute, NOTHING } from './deeds.ts'
import type { App, Services } from './services.ts'
import { settled } from './visit.ts'

export function playRoutes(app: App, services: Services): void {
  deedRoute(app, services, {
    name: 'answer',
    tag: 'Play',
    summary:
      'Answer the question put to your seat; the reply holds the facts since, or nothing if it is to be brief',
    body: Answer,
    mayBeBrief: true,
    problems: [401, 403, 409, 422],
    does: async (visit, { seat, number, rewinds, answer: text, id, brief = false }) => {
      await visit.actorAt(seat)
      const sight = visit.seen(seat, number)
      return settled(
        await visit.room.answer({ seat, number, rewinds, text, id }, (table, done) =>
          // What was refused is never brief.
          brief && !('problem' in done) ? NOTHING : sight(table),
        ),
      )
    },
  })
}
