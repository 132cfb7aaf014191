import { ClaimSeat, Look, SeatClaimed, SeatLink, SeatLinkList, SeatParams } from '../protocol/index.ts'
import { hashOfToken, newToken } from '../identity/token.ts'
import { LinkGone } from '../store/store.ts'
import { withAlong } from './bot-games.ts'
import { problemAt } from './problems.ts'
import { noSuchLink } from './refusal.ts'
import { replies } from './schemas.ts'
import type { App, Services } from './services.ts'
import { Visit } from './visit.ts'

/** A seat is carried to another device by a link that is good once. */
export function linkRoutes(app: App, services: Services): void {
  const { store, sessions, limits, clock, random } = services
  const path = '/api/tables/:table/seats/:seat/link'

  app.post(
    path,
    {
      schema: {
        tags: ['Seats'],
        summary: 'Make a link that carries your seat to another device; an older link is worthless then',
        params: SeatParams,
        querystring: Look,
        response: replies('The token of the link; it is told only now.', SeatLink, 401, 403, 404),
      },
    },
    async (request) => {
      const visit = await Visit.at(services, request)
      const { seat } = request.params
      const token = newToken(random)
      const link = { tokenHash: hashOfToken(token), table: visit.room.id, seat, guest: visit.known.id }
      await visit.act(seat, () => ({
        events: [],
        along: [{ kind: 'link-made', link: { ...link, createdAt: clock.now() } }],
      }))
      return { token }
    },
  )

  app.get(
    path,
    {
      schema: {
        tags: ['Seats'],
        summary: 'The links of your seat that can still be used',
        params: SeatParams,
        querystring: Look,
        response: replies('When each was made.', SeatLinkList, 401, 403, 404),
      },
    },
    async (request) => {
      const visit = await Visit.at(services, request)
      const { seat } = request.params
      await visit.look(seat, () => {})
      const links = await store.seatLinks(visit.room.id, seat)
      return { links: links.map(({ createdAt }) => ({ createdAt })) }
    },
  )

  app.delete(
    path,
    {
      schema: {
        tags: ['Seats'],
        summary: 'Make the links of your seat worthless',
        params: SeatParams,
        querystring: Look,
        response: replies('No link is left.', SeatLinkList, 401, 403, 404),
      },
    },
    async (request) => {
      const visit = await Visit.at(services, request)
      const { seat } = request.params
      await visit.act(seat, () => ({
        events: [],
        along: [{ kind: 'links-revoked', seat, at: clock.now() }],
      }))
      return { links: [] }
    },
  )

  app.post(
    '/api/seats/claim',
    {
      schema: {
        tags: ['Seats'],
        summary: 'Take over the seat of a link',
        body: ClaimSeat,
        response: replies('The seat that is yours now.', SeatClaimed, 401, 403, 404, 409),
      },
    },
    async (request, reply) => {
      await limits.mayLookAround(request.ip)
      await sessions.checkKnowable(request)
      const tokenHash = hashOfToken(request.body.token)
      const link = await store.seatLink(tokenHash)
      if (link === undefined) {
        await limits.missed(request.ip)
        throw noSuchLink()
      }
      const guest = await sessions.orNew(request, reply)
      const { table, seat, guest: maker } = link
      const visit = await Visit.to(services, request, table)
      const { done, seen } = await visit.room
        .change(
          // Whoever is refused has not used the link up; of those who come this far at once, one has it.
          (now) =>
            withAlong(now.carry(seat, maker, guest.id), [{ kind: 'link-used', tokenHash, at: clock.now() }]),
          visit.seen(),
        )
        .catch((error: unknown) => {
          throw error instanceof LinkGone ? noSuchLink() : error
        })
      if (!('problem' in done)) return { table, seat }
      throw done.problem.why === 'not-your-seat' ? noSuchLink() : problemAt(done.problem, seen)
    },
  )
}
