import type { Deed, GameTable } from '@astrolabe/tables'
import { ClaimSeat, Look, SeatClaimed, SeatLink, SeatLinkList, SeatParams } from '../protocol/index.ts'
import { hashOfToken, newToken } from '../identity/token.ts'
import { noSuchLink } from './refusal.ts'
import { replies } from './schemas.ts'
import type { App, Services } from './services.ts'
import { ToldSecrets } from './told-secrets.ts'
import { Visit } from './visit.ts'

/** A seat is carried to another device by a link that is good once. */
export function linkRoutes(app: App, services: Services): void {
  const { store, rooms, sessions, limits, clock, random } = services
  const secrets = new ToldSecrets(store)
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
      await visit.actorAt(seat)
      const token = newToken(random)
      const now = clock.now()
      await store.revokeSeatLinks(visit.room.id, seat, now)
      await store.addSeatLink({ tokenHash: hashOfToken(token), table: visit.room.id, seat, createdAt: now })
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
      await visit.holderOf(seat)
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
      await visit.actorAt(seat)
      await store.revokeSeatLinks(visit.room.id, seat, clock.now())
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
      const room = link && (await rooms.open(link.table))
      if (link === undefined || room === undefined) {
        await limits.missed(request.ip)
        throw noSuchLink()
      }
      const guest = await sessions.orNew(request, reply)
      const { table, seat } = link
      await secrets.checkNewcomer(
        table,
        await room.look(({ seats, phase }) => ({ seats, phase })),
        seat,
        guest.id,
      )
      // Whoever is refused has not used the link up; of those who come this far at once, one has it.
      if (!(await store.useSeatLink(tokenHash, clock.now()))) throw noSuchLink()
      const { done } = await room.change(
        (now) => moved(now, seat, guest.id),
        () => undefined,
      )
      if ('problem' in done) throw noSuchLink()
      await store.revokeSeatLinks(table, seat, clock.now())
      return { table, seat }
    },
  )
}

/** The seat goes to another guest, under the name it has. */
function moved(table: GameTable, seat: number, guest: string): Deed {
  const sitter = table.seats[seat]
  return sitter.kind === 'person'
    ? table.seat(seat, { ...sitter, guest })
    : { problem: { why: 'seat-taken' } }
}
