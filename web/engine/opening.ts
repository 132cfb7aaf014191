import { isLevel } from '@astrolabe/bots'
import {
  checkSeats,
  Driver,
  type Game,
  type GameRecord,
  IllegalAnswer,
  tableOptions,
} from '@astrolabe/kernel'
import { type Created, pastOf, type Sitter, type TableEvent } from '@astrolabe/tables'
import { HERE, type NewLocalGame } from './local-game.ts'
import { EngineTrouble } from './trouble.ts'

type AnyGame = Game<unknown>

/** The events by which a new game begins: all seats are taken, so that it starts at once. */
export function eventsOfNew(
  game: AnyGame,
  { seats, names, options, fork }: NewLocalGame,
  seed: string,
): TableEvent[] {
  checkSeats(game, seats.length)
  const created: Created = {
    kind: 'created',
    game: game.id,
    rules: game.rules,
    options: fork?.record.options ?? tableOptions(game, options),
    seats: sittersOf(seats, names),
    host: HERE,
    listed: false,
    seed,
  }
  if (fork === undefined) return [created, { kind: 'started' }]
  const past = pastOf(openRecord(game, fork.record, fork.at).fork(seed))
  return [{ ...created, past }, { kind: 'started' }]
}

/** The events of a game that goes on where its record stops, with the same secret. */
export function eventsOfRecord(record: GameRecord, names: readonly string[]): TableEvent[] {
  const created: Created = {
    kind: 'created',
    game: record.game,
    rules: record.rules,
    options: record.options,
    seats: sittersOf(record.seats, names),
    host: HERE,
    listed: false,
    seed: record.forks?.at(-1)?.seed ?? record.seed,
    past: pastOf(record),
  }
  return [created, { kind: 'started' }]
}

function sittersOf(seats: readonly string[], names: readonly string[]): Sitter[] {
  return seats.map((seat, index) =>
    isLevel(seat) ? { kind: 'bot', level: seat } : { kind: 'person', guest: HERE, name: names[index] ?? '' },
  )
}

/** Reads a record from a file. What checks it is loaded for that alone: few games come from a file. */
export async function recordIn(text: string): Promise<GameRecord> {
  const { BadRecord, parseRecord } = await import('@astrolabe/kernel/record-file.ts')
  try {
    return parseRecord(text)
  } catch (error) {
    if (error instanceof BadRecord) throw new EngineTrouble({ why: 'not-a-record', detail: error.message })
    throw error
  }
}

/** Plays a record again up to an answer. */
export function openRecord(game: AnyGame, record: GameRecord, upTo?: number): Driver<unknown> {
  if (record.rules !== game.rules)
    throw new EngineTrouble({ why: 'other-rules', recorded: record.rules, known: game.rules })
  return playable(() => Driver.open(game, record, upTo))
}

/** Says of a record that cannot be played which answer is in the way. */
export function playable<T>(play: () => T): T {
  try {
    return play()
  } catch (error) {
    if (error instanceof IllegalAnswer)
      throw new EngineTrouble({ why: 'illegal-answer', number: error.number })
    throw error
  }
}
