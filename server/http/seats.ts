import { botFor, type GameTable, type Sitter } from '@astrolabe/tables'
import { HandOver, Look, SeatParams, Sit } from '../protocol/index.ts'
import type { Done } from '../rooms/room.ts'
import { botGamesCounted, firstBot, NOT_THE_HOST, withAlong } from './bot-games.ts'
import { deedRoute, sendTable } from './deeds.ts'
import { tableReplies } from './schemas.ts'
import { botOf, type BotSitter, personOf } from './seating.ts'
import type { App, Services } from './services.ts'
import { Visit } from './visit.ts'

export function seatRoutes(app: App, services: Services): void {
  const { limits, clock } = services

  deedRoute(app, services, {
    name: 'sit',
    tag: 'Seats',
    summary: 'Sit down at an open seat',
    body: Sit,
    problems: [401, 403, 409],
    forNewcomers: true,
    does: async (visit, { seat, name }) => {
      const guest = visit.known
      await limits.deed(guest.id, visit.room.id)
      return await visit.change((table) => table.sit(seat, personOf(guest, name)))
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
        response: tableReplies(401, 403, 409),
      },
    },
    async (request, reply) => {
      const visit = await Visit.at(services, request)
      const { seat } = request.params
      const { to } = request.body
      const bot = to === 'open' ? undefined : botOf(to.level)
      const { id } = visit.known
      await limits.deed(id, visit.room.id, seat)
      const handOver = (table: GameTable): Done => {
        if (!maySeat(table, seat, id)) return { problem: { why: 'not-your-seat', seat } }
        const sitter: Sitter = bot === undefined ? { kind: 'open' } : inPlaceOf(table, seat, bot)
        const along = firstBot(limits, clock, table, sitter)
        return withAlong(table.seat(seat, sitter), along)
      }
      const { host } = await visit.room.look((table) => table.created)
      const message = await botGamesCounted(
        visit.change(handOver),
        clock,
        host === id ? undefined : NOT_THE_HOST,
      )
      return sendTable(reply, message)
    },
  )
}

/**
 * A seat is its holder's to give; one at which no person sits is the host's, unless a bot plays there in the place of
 * somebody who may come back.
 */
function maySeat(table: GameTable, seat: number, guest: string): boolean {
  const sitter = table.seats[seat]
  if (sitter === undefined) return true
  if (sitter.kind === 'person') return sitter.guest === guest
  if (sitter.kind === 'bot' && sitter.for !== undefined)
    return sitter.for.guest === guest && sitter.resigned !== true
  return table.created.host === guest
}

/** Whoever leaves a game under way to a bot may come back; before it has begun they just go. */
function inPlaceOf({ phase, seats }: GameTable, seat: number, bot: BotSitter): Sitter {
  const sitter = seats[seat]
  return phase === 'playing' && sitter !== undefined ? botFor(sitter, bot.level) : bot
}
