import type { GameTable, Sitter } from '@astrolabe/tables'
import { HandOver, Look, SeatParams, Sit } from '../protocol/index.ts'
import { checkFirstBot } from './bot-games.ts'
import { deedRoute, sendTable } from './deeds.ts'
import { notYourSeat } from './refusal.ts'
import { tableReplies } from './schemas.ts'
import { botOf, personOf } from './seating.ts'
import type { App, Services } from './services.ts'
import { ToldSecrets } from './told-secrets.ts'
import { Visit } from './visit.ts'

export function seatRoutes(app: App, services: Services): void {
  const { store, clock } = services
  const secrets = new ToldSecrets(store)

  deedRoute(app, services, {
    name: 'sit',
    tag: 'Seats',
    summary: 'Sit down at an open seat',
    body: Sit,
    problems: [401, 403, 409],
    forNewcomers: true,
    does: async (visit, { seat, name }) => {
      const guest = visit.known
      await services.limits.deed(guest.id, visit.room.id)
      const now = await visit.room.look(({ seats, phase }) => ({ seats, phase }))
      await secrets.checkNewcomer(visit.room.id, now, seat, guest.id)
      return await visit.change((table) => table.sit(seat, personOf(guest, name)), visit.seen())
    },
  })

  app.post(
    '/api/tables/:table/seats/:seat/hand-over',
    {
      schema: {
        tags: ['Seats'],
        summary: 'Leave a seat: to anyone who comes, or to a bot',
        description: 'The host does so as well with seats at which no person sits.',
        params: SeatParams,
        querystring: Look,
        body: HandOver,
        response: tableReplies(401, 403),
      },
    },
    async (request, reply) => {
      const visit = await Visit.at(services, request)
      const { seat } = request.params
      const { to } = request.body
      const sitter: Sitter = to === 'open' ? { kind: 'open' } : botOf(to.level)
      const guest = visit.known
      if (!(await visit.room.look((table) => maySeat(table, seat, guest.id)))) throw notYourSeat(seat)
      await services.limits.deed(guest.id, visit.room.id, seat)
      if (sitter.kind === 'bot') await checkFirstBot(services, visit, sitter)
      const message = await visit.change((table) => table.seat(seat, sitter))
      await store.revokeSeatLinks(visit.room.id, seat, clock.now())
      return sendTable(reply, message)
    },
  )
}

/** A seat is its holder's to give; one at which no person sits is the host's. */
function maySeat(table: GameTable, seat: number, guest: string): boolean {
  const sitter = table.seats[seat]
  if (sitter === undefined) return true
  return sitter.kind === 'person' ? sitter.guest === guest : table.created.host === guest
}
