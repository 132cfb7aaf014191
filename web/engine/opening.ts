import { isLevel } from '@astrolabe/bots/levels.ts'
import {
  Driver,
  type Game,
  type GameRecord,
  gameUnder,
  type House,
  IllegalAnswer,
  mustFit,
  tableOptions,
} from '@astrolabe/kernel'
import {
  type Created,
  forkOf,
  type GameTable,
  OtherRules,
  pastOf,
  type Sitter,
  type TableEvent,
} from '@astrolabe/tables'
import { HERE, type NewLocalGame } from './local-game.ts'
import { EngineTrouble } from './trouble.ts'

/** The events by which a new game begins: all seats are taken, so that it starts at once. */
export async function eventsOfNew(
  house: House<unknown>,
  { seats, names, options, fork }: NewLocalGame,
  seed: string,
): Promise<TableEvent[]> {
  const { game } = house
  mustFit(game, seats.length, options)
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
  const forked = await forkOf(house, fork.record, fork.at, seed).catch((error: unknown) => {
    throw error instanceof OtherRules ? otherRules(fork.record.rules, game) : troubleOf(error)
  })
  if (forked === undefined) throw new RangeError('the game that was to go on is over')
  return [{ ...created, past: pastOf(forked.record) }, { kind: 'started' }]
}

/** The events of a game that goes on from a milestone of another, with the same people; nothing if none is there. */
export function eventsOfBranch(
  { chapters, created, seats }: GameTable,
  from: NonNullable<Created['from']>,
  seed: string,
): TableEvent[] | undefined {
  const branch = chapters?.branch(from.at, seed)
  if (branch === undefined) return undefined
  const { rules } = branch.record
  return [{ ...created, rules, seats, seed, past: pastOf(branch.record), from }, { kind: 'started' }]
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

export const otherRules = (recorded: string, { rules }: Game<unknown>): EngineTrouble =>
  new EngineTrouble({ why: 'other-rules', recorded, known: rules })

/** The rules that a record names. */
export async function rulesFor(house: House<unknown>, { rules }: GameRecord): Promise<Game<unknown>> {
  const game = await gameUnder(house, rules)
  if (game === undefined) throw otherRules(rules, house.game)
  return game
}

/** Plays a record again up to an answer. */
export function openRecord(game: Game<unknown>, record: GameRecord, upTo?: number): Driver<unknown> {
  try {
    return Driver.open(game, record, upTo)
  } catch (error) {
    throw troubleOf(error)
  }
}

/** Says of a record that cannot be played which answer is in the way. */
export function troubleOf(error: unknown): unknown {
  return error instanceof IllegalAnswer
    ? new EngineTrouble({ why: 'illegal-answer', number: error.number })
    : error
}
