import { Moment, MomentParams, SeatLook } from '../protocol/index.ts'
import { Refused } from './refusal.ts'
import { replies } from './schemas.ts'
import type { App, Services } from './services.ts'
import { seatFor, Visit } from './visit.ts'

/** What was seen of a game before: nothing that the seat did not see then. */
export function momentRoutes(app: App, services: Services): void {
  app.get(
    '/api/tables/:table/moments/:number',
    {
      schema: {
        tags: ['Tables'],
        summary: 'What a seat of yours, or a spectator, saw after so many answers',
        params: MomentParams,
        querystring: SeatLook,
        response: replies('The game as it was seen.', Moment, 401, 403, 404),
      },
    },
    async (request) => {
      const { table: id, number } = request.params
      const { seat } = request.query
      const visit = await Visit.to(services, request, id)
      if (visit.guest !== undefined) await services.limits.deed(visit.guest.id, id, seat)
      const view = await visit.look(seat, (table) =>
        table.viewAt(seat ?? seatFor(table, visit.guest?.id), number),
      )
      if (view === undefined)
        throw new Refused(404, 'no-such-moment', 'There is no such moment in this game.')
      return { view }
    },
  )
}
