import { Answer } from '../protocol/index.ts'
import { deedRoute } from './deeds.ts'
import type { App, Services } from './services.ts'
import { settled } from './visit.ts'

export function playRoutes(app: App, services: Services): void {
  deedRoute(app, services, {
    name: 'answer',
    tag: 'Play',
    summary: 'Answer the question put to your seat; the reply holds the facts since',
    body: Answer,
    problems: [401, 403, 409, 422],
    does: async (visit, { seat, number, answer: text, id }) => {
      await visit.actorAt(seat)
      return settled(await visit.room.answer({ seat, number, text, id }, visit.seen(seat, number)))
    },
  })
}
