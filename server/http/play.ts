import { Answer } from '../protocol/index.ts'
import { deedRoute } from './deeds.ts'
import type { App, Services } from './services.ts'
import { settled, type Visit } from './visit.ts'

export function playRoutes(app: App, services: Services): void {
  deedRoute(app, services, {
    name: 'answer',
    tag: 'Play',
    summary: 'Answer the question put to your seat; the reply holds the facts since',
    body: Answer,
    problems: [401, 403, 409, 422],
    does: async (visit, answer) => {
      await visit.actorAt(answer.seat)
      return giveAnswer(visit, answer)
    },
  })
}

/** Gives an answer for a seat that is known to be the visitor's. */
export async function giveAnswer(
  visit: Visit,
  { seat, number, rewinds, answer: text, id }: Answer,
): Promise<string> {
  return settled(await visit.room.answer({ seat, number, rewinds, text, id }, visit.seen(seat, number)))
}
