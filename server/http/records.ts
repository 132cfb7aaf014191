import type { GameRecord } from '@astrolabe/kernel'
import { type GameTable, newSecret, pastOf } from '@astrolabe/tables'
import { Type } from 'typebox'
import { ForkTable, Look, TableCreated, TableParams } from '../protocol/index.ts'
import type { Done } from '../rooms/room.ts'
import { botGames, botGamesCounted } from './bot-games.ts'
import { bytesOf, forkedGame, readRecord } from './forking.ts'
import { problemAt } from './problems.ts'
import { noSuchGame, Refused } from './refusal.ts'
import { replies } from './schemas.ts'
import { sitterOf } from './seating.ts'
import { named, tableSetUp } from './set-ups.ts'
import type { App, Services } from './services.ts'
import { Visit } from './visit.ts'

/** A record of a long game; everything else that is sent is small. */
const RECORD_BYTES = 512 * 1024

const RecordReply = Type.Unsafe<GameRecord>(
  Type.Object({}, { additionalProperties: true, description: 'options, seed, answers: the whole game' }),
)

export function recordRoutes(app: App, services: Services): void {
  const { rooms, sessions, limits, clock, random, replayer } = services

  app.get(
    '/api/tables/:table/record',
    {
      // Whoever is told nothing is not to be taken for one who knows the secret.
      exposeHeadRoute: false,
      schema: {
        tags: ['Records'],
        summary: 'The whole game, secret included: once it is over, or while you play it alone',
        params: TableParams,
        querystring: Look,
        response: replies('The record.', RecordReply, 401, 403, 404, 409),
      },
    },
    async (request) => {
      sessions.checkLook(request)
      return await recordFor(await Visit.at(services, request))
    },
  )

  app.post(
    '/api/tables/fork',
    {
      bodyLimit: RECORD_BYTES,
      schema: {
        tags: ['Records'],
        summary: 'Set up a table that goes on from a moment of another one, or of a record',
        body: ForkTable,
        response: replies('Its id.', TableCreated, 401, 403, 404, 409, 422),
      },
    },
    async (request, reply) => {
      const { table, record: sent, at, listed = false, id } = request.body
      if ((table === undefined) === (sent === undefined))
        throw new Refused(400, 'malformed', 'Say from where to go on: either “table” or “record”.')
      const guest = await sessions.orNew(request, reply)
      const before = await tableSetUp(services, guest.id, id)
      if (before !== undefined) return { table: before }
      const seats = request.body.seats.map((wanted) => sitterOf(wanted, guest))
      await limits.setUpTable(guest.id)
      const visited = table === undefined ? undefined : await Visit.to(services, request, table)
      const record = visited === undefined ? readRecord(sent) : await recordFor(visited)
      const house = await rooms.house(record.game)
      if (house === undefined) throw noSuchGame(record.game, Object.keys(services.houses))
      if (seats.length !== record.seats.length)
        throw new Refused(400, 'unfit', `This game has ${record.seats.length} seats, not ${seats.length}.`)
      await limits.replay(guest.id, bytesOf(record))
      const seed = newSecret(random)
      const fork = await forkedGame(replayer, house, { record, at, secret: seed })
      const { game, options } = fork.record
      const past = pastOf(fork.record)
      const created = { game, options, seats, host: guest.id, listed, seed, past, ...named(id) }
      const along = botGames(limits, clock, guest.id, seats)
      return { table: await botGamesCounted(rooms.create(created, fork.milestones, along), clock) }
    },
  )
}

/** The record of a game that may be known: it is over, or nobody else plays it, and from then on nobody else can. */
async function recordFor(visit: Visit): Promise<GameRecord> {
  const { done, seen } = await visit.room.change(
    (table) => told(table, visit.guest?.id),
    (table) => ({ record: table.record(), message: visit.seen()(table) }),
  )
  if ('problem' in done) throw problemAt(done.problem, seen.message)
  if (seen.record === undefined) throw problemAt({ why: 'not-started' }, seen.message)
  return seen.record
}

function told(table: GameTable, guest: string | undefined): Done {
  if (table.phase === 'gathering') return { problem: { why: 'not-started' } }
  if (table.phase === 'over') return { unchanged: true }
  const isAlone = guest !== undefined && table.isSoloOf(guest) && isTheirs(table, guest)
  if (!isAlone) return { problem: { why: 'record-secret' } }
  return table.isRecordTold ? { unchanged: true } : table.tellRecord()
}

const isTheirs = (table: GameTable, guest: string): boolean =>
  table.created.host === guest || table.seatsOf(guest).length > 0
