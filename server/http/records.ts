import type { GameRecord } from '@astrolabe/kernel'
import { type GameTable, newSecret, pastOf } from '@astrolabe/tables'
import { Type } from 'typebox'
import { ForkTable, Look, TableCreated, TableParams } from '../protocol/index.ts'
import { checkBotGames } from './bot-games.ts'
import { bytesOf, forkedGame, readRecord } from './forking.ts'
import { noSuchGame, Refused } from './refusal.ts'
import { replies } from './schemas.ts'
import { sitterOf } from './seating.ts'
import { named, tableSetUp } from './set-ups.ts'
import type { App, Services } from './services.ts'
import { ToldSecrets } from './told-secrets.ts'
import { Visit } from './visit.ts'

/** A record of a long game; everything else that is sent is small. */
const RECORD_BYTES = 512 * 1024

const RecordReply = Type.Unsafe<GameRecord>(
  Type.Object({}, { additionalProperties: true, description: 'options, seed, answers: the whole game' }),
)

export function recordRoutes(app: App, services: Services): void {
  const { rooms, sessions, limits, random, store, replayer } = services
  const secrets = new ToldSecrets(store)

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
      return await recordFor(await Visit.at(services, request), secrets)
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
      await checkBotGames(services, guest.id, seats)
      await limits.setUpTable(guest.id)
      const visited = table === undefined ? undefined : await Visit.to(services, request, table)
      const record = visited === undefined ? readRecord(sent) : await recordFor(visited, secrets)
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
      return { table: await rooms.create(created, fork.milestones) }
    },
  )
}

/** The record of a game that may be known: it is over, or nobody else plays it. */
async function recordFor({ room, guest }: Visit, secrets: ToldSecrets): Promise<GameRecord> {
  const { record, phase, isAlone } = await room.look((table) => ({
    record: table.record(),
    phase: table.phase,
    isAlone: guest !== undefined && table.isSoloOf(guest.id) && isTheirs(table, guest.id),
  }))
  if (record === undefined) throw new Refused(409, 'not-started', 'The game has not started yet.')
  if (phase === 'over') return record
  if (!isAlone)
    throw new Refused(
      403,
      'record-secret',
      'The record holds what is hidden: it can be had when the game is over.',
    )
  await secrets.tell(room.id)
  return record
}

const isTheirs = (table: GameTable, guest: string): boolean =>
  table.created.host === guest || table.seatsOf(guest).length > 0
