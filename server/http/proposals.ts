import { Decline, Propose } from '../protocol/index.ts'
import { deedRoute } from './deeds.ts'
import type { App, Services } from './services.ts'

export function proposalRoutes(app: App, services: Services): void {
  deedRoute(app, services, {
    name: 'propose',
    tag: 'Play',
    summary: 'Where all play together, propose an answer to a seat that is asked; to give it is to accept',
    body: Propose,
    problems: [401, 403, 409, 422],
    does: async (visit, { seat, for: to, number, rewinds, answer }) => {
      return await visit.act(
        seat,
        (table) => table.propose(seat, to, number, answer, rewinds),
        visit.seen(seat, number),
      )
    },
  })

  deedRoute(app, services, {
    name: 'propose/decline',
    tag: 'Play',
    summary: 'Decline what was proposed to your seat, or withdraw what your seat proposed',
    body: Decline,
    problems: [401, 403, 409],
    does: async (visit, { seat, proposer }) => {
      return await visit.act(seat, (table) => table.decline(seat, proposer))
    },
  })
}
