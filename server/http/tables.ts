import { cannotSetUp } from '@astrolabe/kernel'
import { type GameTable, newSecret, type Sitter } from '@astrolabe/tables'
import { List, Look, NewTable, Start, TableCreated, TableParams } from '../protocol/index.ts'
import { checkBotGames } from './bot-games.ts'
import { deedRoute, sendTable } from './deeds.ts'
import { noSuchGame, notToBeSetUp } from './refusal.ts'
import { replies, tableReplies } from './schemas.ts'
import { botOf, sitterOf } from './seating.ts'
import { named, tableSetUp } from './set-ups.ts'
import type { App, Services } from './services.ts'
import { ALL_LINES, Visit } from './visit.ts'

export function tableRoutes(app: App, services: Services): void {
  const { rooms, sessions, limits, notices, random } = services

  app.post(
    '/api/tables',
    {
      schema: {
        tags: ['Tables'],
        summary: 'Set up a table',
        body: NewTable,
        response: replies('Its id, which is its invitation code too.', TableCreated, 401, 403, 404),
      },
    },
    async (request, reply) => {
      const { game, options = {}, listed = false, id } = request.body
      const house = await rooms.house(game)
      if (house === undefined) throw noSuchGame(game, Object.keys(services.houses))
      // First of all: what does not fit is nobody's table, and is not counted as one.
      const unfit = cannotSetUp(house.game, request.body.seats.length, options)
      if (unfit !== undefined) throw notToBeSetUp(unfit, house)
      const guest = await sessions.orNew(request, reply)
      const before = await tableSetUp(services, guest.id, id)
      if (before !== undefined) return { table: before }
      const seats = request.body.seats.map((wanted) => sitterOf(wanted, guest))
      await checkBotGames(services, guest.id, seats)
      await limits.setUpTable(guest.id)
      const seed = newSecret(random)
      const created = { game, options, seats, host: guest.id, listed, seed, ...named(id) }
      return { table: await rooms.create(created) }
    },
  )

  app.get(
    '/api/tables/:table',
    {
      schema: {
        tags: ['Tables'],
        summary: 'Look at a table, from a seat of yours or as a spectator',
        params: TableParams,
        querystring: Look,
        response: tableReplies(401, 403),
      },
    },
    async (request, reply) => {
      const visit = await Visit.at(services, request)
      const { seat } = request.query
      if (seat !== undefined && seat >= 0) await visit.holderOf(seat)
      if (visit.guest !== undefined) notices.looked(visit.guest.id, visit.room.id)
      return sendTable(reply, await visit.room.look(visit.seen(seat, -1, ALL_LINES)))
    },
  )

  deedRoute(app, services, {
    name: 'start',
    tag: 'Tables',
    summary: 'Start the game; open seats can be filled with bots',
    body: Start,
    problems: [401, 403, 409],
    does: async (visit, { fill }) => {
      const host = await visit.actingHost()
      const bot = fill === undefined ? undefined : botOf(fill)
      await checkBotGames(services, host.id, bot ? [bot] : await visit.room.look((table) => table.seats))
      if (bot !== undefined) await fillOpenSeats(visit, bot)
      return await visit.change((table) => table.start())
    },
  })

  deedRoute(app, services, {
    name: 'listed',
    tag: 'Tables',
    summary: 'Show the table in the lobby, or not',
    body: List,
    problems: [401, 403],
    does: async (visit, { listed }) => {
      await visit.actingHost()
      return await visit.change((table) =>
        table.listed === listed ? { unchanged: true } : table.list(listed),
      )
    },
  })
}

/** Gives the open seats to bots, unless somebody sits down there first. */
async function fillOpenSeats({ room }: Visit, bot: Sitter): Promise<void> {
  const isOpen = (table: GameTable, seat: number): boolean =>
    table.phase === 'gathering' && table.seats[seat].kind === 'open'
  const seats = await room.look((table) => [...table.seats.keys()].filter((seat) => isOpen(table, seat)))
  for (const seat of seats) {
    await room.change(
      (table) => (isOpen(table, seat) ? table.seat(seat, bot) : { problem: { why: 'seat-taken' } }),
      () => undefined,
    )
  }
}
