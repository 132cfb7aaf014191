import { FastChance, type Game } from '@astrolabe/kernel'
import { type Created, type GameTable, newId, type RandomBytes, type Sitter } from '@astrolabe/tables'
import { Minds } from '../../thinking/minds.ts'
import { askTwice, type Thinker } from '../../thinking/thinker.ts'
import { TestClock } from '../../test/clock.ts'
import { TINY_GAMES } from '../../test/houses.ts'
import type { Log } from '../../world.ts'
import { give, type SentAnswer } from '../answering.ts'
import type { Changed, Done, Notice, Room } from '../room.ts'
import { Leases } from '../leases.ts'
import type { Houses, Rooms, RoomsParts } from '../rooms.ts'
import { MemoryStore } from './memory-store.ts'

/** Bytes that are the same in every run. */
export function seededBytes(seed: string): RandomBytes {
  const chance = new FastChance(seed)
  return (length) => Uint8Array.from({ length }, () => chance.below(256))
}

/** Bots that think here and now. */
export function thinkerHere(houses: Houses): Thinker {
  const minds = new Minds(houses)
  const explain: Thinker['explain'] = async (thought, recordOf) => {
    const progress = await askTwice(
      (record) => minds.think(structuredClone({ thought, record, rounds: [], here: 'all' })),
      recordOf,
    )
    if (!('answer' in progress)) throw new RangeError('a thought was left half thought')
    return progress
  }
  return {
    think: async (thought, recordOf) => (await explain(thought, recordOf)).answer,
    explain: (thought, recordOf) => explain({ reason: {}, ...thought }, recordOf),
    close: async () => {},
  }
}

/** A log that can be looked at. */
export class TestLog implements Log {
  readonly lines: { readonly message: string; readonly about: object }[] = []

  info(about: object, message: string): void {
    this.lines.push({ message, about })
  }

  warn(about: object, message: string): void {
    this.lines.push({ message, about })
  }

  error(about: object, message: string): void {
    this.lines.push({ message, about })
  }

  get text(): string {
    return JSON.stringify(this.lines)
  }
}

export interface TestParts extends RoomsParts {
  readonly clock: TestClock
  readonly log: TestLog
}

export function testParts(parts: Partial<TestParts> = {}): TestParts {
  const houses = parts.houses ?? TINY_GAMES
  const store = parts.store ?? new MemoryStore()
  const clock = parts.clock ?? new TestClock()
  const random = parts.random ?? seededBytes('rooms')
  return {
    store,
    houses,
    thinker: thinkerHere(houses),
    leases: new Leases(store, clock, newId(random)),
    clock,
    random,
    log: new TestLog(),
    ...parts,
  }
}

export const SEED = 'the secret of this table'
export const ana: Sitter = { kind: 'person', guest: 'ana', name: 'Ana' }
export const bo: Sitter = { kind: 'person', guest: 'bo', name: 'Bo' }
export const cadet: Sitter = { kind: 'bot', level: 'cadet' }
/** A bot that thinks. */
export const pilot: Sitter = { kind: 'bot', level: 'pilot' }

export const wanted = (
  { id }: Pick<Game<unknown>, 'id'>,
  seats: readonly Sitter[] = [ana, bo],
  changes: Partial<Created> = {},
): Omit<Created, 'kind' | 'rules'> => ({
  game: id,
  options: {},
  seats,
  host: 'ana',
  listed: false,
  seed: SEED,
  ...changes,
})

export async function mustOpen(rooms: Rooms, id: string): Promise<Room> {
  const room = await rooms.open(id)
  if (room === undefined) throw new Error(`there is no table ${id}`)
  return room
}

/** A room with a game that has begun. */
export async function begin(rooms: Rooms, table: ReturnType<typeof wanted>): Promise<Room> {
  const room = await mustOpen(rooms, await rooms.create(table))
  await room.change(
    (now) => now.start(),
    () => {},
  )
  return room
}

/** Gives an answer that was sent. */
export const send = <T>(
  room: Room,
  sent: SentAnswer,
  look: (table: GameTable, done: Done) => T,
): Promise<Changed<T>> => room.change((table) => give(table, sent), look, sent)

/** Answers for whoever is asked. */
export async function play(room: Room, ...texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    const { done } = await room.change(
      (table) => table.answer(table.waitingFor[0], table.driver?.answers.length ?? 0, text),
      () => {},
    )
    if (!('event' in done)) throw new Error(`“${text}” was not taken: ${JSON.stringify(done)}`)
  }
}

export const say =
  (text: string) =>
  (table: GameTable): ReturnType<GameTable['say']> =>
    table.say(1, 0, 'Ana', text)

/** Everything a table holds, to be compared. */
export const everything = (table: GameTable): unknown =>
  JSON.parse(
    JSON.stringify([
      [-1, ...table.seats.keys()].map((seat) => table.position(seat)),
      table.record(),
      table.chat,
      table.version,
    ]),
  )

/** What happened in a notice, in a word. */
const wordOf = (notice: Notice): string =>
  notice.kind === 'changed' ? notice.events.map(({ kind }) => kind).join('+') : notice.kind

/** Writes down what a room tells. */
export function listen(room: Room): string[] {
  const heard: string[] = []
  room.subscribe((notice) => heard.push(wordOf(notice)))
  return heard
}

export const version = (table: GameTable): number => table.version
/** Lets everything that waits for nothing but its turn happen. */
export async function settle(turns = 20): Promise<void> {
  for (let turn = 0; turn < turns; turn++) await new Promise((resolve) => setImmediate(resolve))
}
