import { cannotSetUp } from '@astrolabe/kernel'
import { type GameTable, newSecret, type Sitter, type TableEvent } from '@astrolabe/tables'
import { List, Look, NewTable, Start, TableCreated, TableParams } from '../protocol/index.ts'
import type { Done } from '../rooms/room.ts'
import { botGames, botGamesCounted } from './bot-games.ts'
import { deedRoute, sendTable } from './deeds.ts'
import { noSuchGame, notToBeSetUp } from './refusal.ts'
import { replies, tableReplies } from './schemas.ts'
import { botOf, sitterOf } from './seating.ts'
import { named, tableSetUp } from './set-ups.ts'
import type { App, Services } from './services.ts'
import { ALL_LINES, Visit } from './visit.ts'

export function tableRoutes(app: App, services: Services): void {
  const { rooms, sessions, limits, notices, clock, random } = services

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
      const { game, options = {}, listed = false, patience, time, id } = request.body
      const house = await rooms.house(game)
      if (house === undefined) throw noSuchGame(game, Object.keys(services.houses))
      // First of all: what does not fit is nobody's table, and is not counted as one.
      const unfit = cannotSetUp(house.game, request.body.seats.length, options)
      if (unfit !== undefined) throw notToBeSetUp(unfit, house)
      const guest = await sessions.orNew(request, reply)
      const before = await tableSetUp(services, guest.id, id)
      if (before !== undefined) return { table: before }
      const seats = request.body.seats.map((wanted) => sitterOf(wanted, guest))
      await limits.setUpTable(guest.id)
      const seed = newSecret(random)
      const timed = { ...(time && { time }), ...(patience !== undefined && { patience }) }
      const created = { game, options, seats, host: guest.id, listed, seed, ...named(id), ...timed }
      const along = botGames(limits, clock, guest.id, seats)
      return { table: await botGamesCounted(rooms.create(created, [], along), clock) }
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
      const message = await visit.look(seat, visit.seen(seat, -1, ALL_LINES))
      if (visit.guest !== undefined) notices.looked(visit.guest.id, visit.room.id)
      return sendTable(reply, message)
    },
  )

  deedRoute(app, services, {
    name: 'start',
    tag: 'Tables',
    summary: 'Start the game; open seats can be filled with bots',
    body: Start,
    problems: [401, 403, 409],
    does: async (visit, { fill }) => {
      const bot = fill === undefined ? undefined : botOf(fill)
      const start = (table: GameTable): Done => {
        const seated = bot === undefined ? [] : fillOpenSeats(table, bot)
        const started = table.start()
        if (!('event' in started)) return started
        const along = botGames(limits, clock, table.created.host, table.seats)
        return { events: [...seated, started.event], along }
      }
      return await botGamesCounted(visit.host(start), clock)
    },
  })

  deedRoute(app, services, {
    name: 'listed',
    tag: 'Tables',
    summary: 'Show the table in the lobby, or not',
    body: List,
    problems: [401, 403],
    does: async (visit, { listed }) => {
      return await visit.host((table) => (table.listed === listed ? { unchanged: true } : table.list(listed)))
    },
  })
}

/** Gives the open seats to bots, before the game has begun: then it can. */
function fillOpenSeats(table: GameTable, bot: Sitter): TableEvent[] {
  if (table.phase !== 'gathering') return []
  return table.seats.flatMap(({ kind }, seat) => {
    const deed = kind === 'open' ? table.seat(seat, bot) : undefined
    return deed !== undefined && 'event' in deed ? [deed.event] : []
  })
}
