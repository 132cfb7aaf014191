import {
  type Decision,
  FastChance,
  type Fact,
  type Game,
  type GameRecord,
  SPECTATOR,
} from '@astrolabe/kernel'
import { GAMES } from '@astrolabe/games'
import { whereDiffer } from '@astrolabe/kernel/testing/position.ts'
import { ambush } from '@astrolabe/kernel/tiny/ambush.ts'
import type { Sitter } from '@astrolabe/tables'
import { describe, expect, test } from 'vitest'
import type { Houses } from '../rooms/rooms.ts'
import { TestClock } from '../test/clock.ts'
import { houseOf, TINY_GAMES } from '../test/houses.ts'
import { Client, type Listening } from './test/client.ts'
import { playSeat } from './test/play.ts'
import { openServer, REAL_GAME, REAL_GAMES, type TestServer } from './test/server.ts'
import { authored, keepTable, sameAnswer, type TwinStep, twinSteps } from './test/twin-tables.ts'

/** The tables are kept as games carried over, which counts as going back once. */
const REWINDS = 1

/** Two servers that differ in nothing but the cards of their tables: even what is random is the same. */
class World {
  readonly server: TestServer
  readonly players: readonly Client[]
  readonly sitters: readonly Sitter[]

  private constructor(server: TestServer, players: readonly Client[], sitters: readonly Sitter[]) {
    this.server = server
    this.players = players
    this.sitters = sitters
  }

  static async open(houses: Houses, seats: number): Promise<World> {
    const chance = new FastChance('the same in both worlds')
    const random = (length: number): Uint8Array => Uint8Array.from({ length }, () => chance.below(256))
    const server = await openServer({ houses, random, clock: new TestClock() })
    const players: Client[] = []
    const sitters: Sitter[] = []
    for (let seat = 0; seat < seats; seat++) {
      const client = await Client.guest(server.address, `Player ${seat}`)
      const { body } = await client.get<{ guest: { id: string; name: string } }>('/api/me')
      players.push(client)
      sitters.push({ kind: 'person', guest: body.guest.id, name: body.guest.name })
    }
    return new World(server, players, sitters)
  }
}

/** Everything that a seat and a spectator are sent while a step is played at a table. */
class Watched {
  readonly world: World
  readonly table: string
  readonly heard: string[] = []
  readonly #seat: number
  readonly #streams: Listening[] = []
  readonly #own: Client

  private constructor(world: World, table: string, seat: number) {
    this.world = world
    this.table = table
    this.#seat = seat
    this.#own = this.#hearingAs(seat)
  }

  static async at(world: World, table: string, record: GameRecord, seat: number): Promise<Watched> {
    await keepTable(world.server.store, table, record, world.sitters)
    const watched = new Watched(world, table, seat)
    for (const viewer of [seat, SPECTATOR]) {
      const stream = await watched.#hearingAs(viewer).stream(table, `?seat=${viewer}`)
      await stream.next()
      watched.#streams.push(stream)
    }
    await watched.#own.get(`/api/tables/${table}/record`)
    return watched
  }

  /** A client whose every byte is kept, in a place of its own: replies and streams have no order among them. */
  #hearingAs(viewer: number): Client {
    const place = this.heard.push('') - 1
    const client = Client.program(this.world.server.address, (text) => (this.heard[place] += text))
    if (viewer !== SPECTATOR) Object.assign(client.headers, this.world.players[viewer].headers)
    return client
  }

  /** The question put to a seat, if it is asked. */
  async asked(seat: number): Promise<Decision | undefined> {
    const room = await this.world.server.rooms.open(this.table)
    return (await room?.look((table) => table.position(seat).decision)) ?? undefined
  }

  async waitingFor(): Promise<readonly number[]> {
    const room = await this.world.server.rooms.open(this.table)
    return (await room?.look((table) => table.waitingFor)) ?? []
  }

  /** Gives an answer; whether it was accepted. All who look on have heard of it then. */
  async answer(seat: number, number: number, text: string): Promise<boolean> {
    const client = seat === this.#seat ? this.#own : this.world.players[seat]
    const id = `answer-${this.table}-${number}`
    const { status } = await client.deed(this.table, 'answer', {
      seat,
      number,
      rewinds: REWINDS,
      answer: text,
      id,
    })
    if (status !== 200) return false
    for (const stream of this.#streams) await stream.until(({ position }) => position.number === number + 1)
    return true
  }

  /** Looks, tries what is too late, and leaves. */
  async leave(): Promise<void> {
    const seat = this.#seat
    await this.#own.table(this.table, `?seat=${seat}`)
    await this.#own.deed(this.table, 'answer', {
      seat,
      number: 0,
      rewinds: REWINDS,
      answer: 'x',
      id: `late-${this.table}`,
    })
    await this.#own.deed(this.table, 'undo', { seat, to: 0, number: 99_999, rewinds: REWINDS })
    await this.#hearingAs(SPECTATOR).table(this.table)
    for (const stream of this.#streams) stream.close()
  }
}

/** A name for a table, the same in both worlds. */
const tableNumber = (number: number): string =>
  Array.from({ length: 10 }, (_, place) => 'abcdefgh'[(number >> (3 * (9 - place))) & 7]).join('')

/** Plays a step in both worlds; how many answers were given before the twin could not follow any more. */
async function playBoth(truth: Watched, twin: Watched, { at, answers }: TwinStep): Promise<number> {
  for (const [place, recorded] of answers.entries()) {
    const { seat, text } = authored(recorded, await truth.waitingFor())
    const instead = sameAnswer(await truth.asked(seat), await twin.asked(seat), text)
    if (instead === undefined || !(await twin.answer(seat, at + place, instead))) return place
    expect(await truth.answer(seat, at + place, text)).toBe(true)
  }
  return answers.length
}

/** Follows a whole game; throws at the first byte that differs. */
async function compareWorlds<S, F extends Fact>(
  game: Game<S, F>,
  houses: Houses,
  seats: number,
  seed: string,
): Promise<{ readonly answers: number; readonly changed: number }> {
  const [here, there] = [await World.open(houses, seats), await World.open(houses, seats)]
  let [number, answers, changed] = [0, 0, 0]
  for (const step of twinSteps(game, seats, seed, (place) => place % seats)) {
    const table = tableNumber(number++)
    const truth = await Watched.at(here, table, step.truth, step.seat)
    const twin = await Watched.at(there, table, step.twin, step.seat)
    answers += await playBoth(truth, twin, step)
    await truth.leave()
    await twin.leave()
    for (const [place, heard] of twin.heard.entries())
      if (heard !== truth.heard[place])
        throw new Error(`seat ${step.seat}: ${whereDiffer(truth.heard[place], heard)}`)
    if (step.differs) changed++
  }
  return { answers, changed }
}

describe('what a seat cannot see changes no byte that it or a spectator is sent', () => {
  test('in a game of hidden hands', async () => {
    const { answers, changed } = await compareWorlds(ambush, TINY_GAMES, 3, 'twins')
    expect(answers).toBeGreaterThan(15)
    expect(changed).toBeGreaterThan(2)
  })

  test.each(REAL_GAMES)('in %s, from the first turn to the last', { timeout: 240_000 }, async (id) => {
    const { game } = await GAMES[id]()
    const { answers, changed } = await compareWorlds(game, { [id]: GAMES[id] }, 2, 'twins')
    expect(answers).toBeGreaterThan(100)
    expect(changed).toBeGreaterThan(10)
  })

  test('and this would be noticed', async () => {
    const leaky = { ...ambush, secrets: () => {} }
    const houses = { ambush: async () => houseOf(leaky) }
    await expect(compareWorlds(ambush, houses, 3, 'twins')).rejects.toThrow('became')
  })
})

test.each(['ambush', REAL_GAME])(
  'nothing sent or logged while %s is played holds its secret, or a token',
  async (game) => {
    const server = await openServer()
    const heard: string[] = []
    const ear = (text: string): number => heard.push(text)
    const clients = [
      await Client.guest(server.address, 'Ada', ear),
      await Client.guest(server.address, 'Bob', ear),
      Client.browser(server.address, ear),
    ]
    const [ada, bob, stranger] = clients
    const tokens = clients.flatMap(({ headers }) => headers['Authorization']?.slice('Bearer '.length) ?? [])
    // The reply that gave each its token is theirs.
    heard.length = 0
    const table = await ada.setUp(game, [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'random' }])
    await bob.deed(table, 'sit', { seat: 1 })
    const [created] = await server.store.events(table)
    const seed = created.kind === 'created' ? created.seed : ''
    expect(seed).toMatch(/^[0-9a-f]{32}$/)
    const spectator = await stranger.stream(table)
    await ada.deed(table, 'start')
    const watching = spectator.until(({ position }) => position.phase === 'over')
    for (const path of ['', '/record', '/stream?seat=0', '?seat=1'])
      await stranger.get(`/api/tables/${table}${path}`)
    for (const path of ['/api/lobby', '/api/games', '/api/openapi.json', '/api']) await stranger.get(path)
    await Promise.all([playSeat(ada, table, 0), playSeat(bob, table, 1), watching])
    spectator.close()
    // With the end of the game comes its secret.
    const before = heard.filter((text) => !text.includes('"phase":"over"')).join('')
    expect(before.length).toBeGreaterThan(10_000)
    for (const secret of [seed, Buffer.from(seed, 'hex').toString('base64url'), ...tokens]) {
      expect(before).not.toContain(secret)
      expect(server.logged.join('')).not.toContain(secret)
    }
    expect(heard.join('')).toContain('"phase":"over"')
  },
)
