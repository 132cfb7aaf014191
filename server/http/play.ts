import { Answer } from '../protocol/index.ts'
import { give } from '../rooms/answering.ts'
import { deedRoute, NOTHING } from './deeds.ts'
import type { App, Services } from './services.ts'

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
      const sight = visit.seen(seat, number)
      return await visit.act(
        seat,
        (table) => give(table, { seat, number, rewinds, text, id }),
        // What was refused is never brief.
        (table, done) => (brief && !('problem' in done) ? NOTHING : sight(table)),
      )
    },
  })
}
