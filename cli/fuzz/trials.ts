import {
  cannotSetUp,
  fittingOptions,
  Driver,
  FastChance,
  fastSeed,
  type Game,
  type GameRecord,
  type OptionValue,
  type TableOption,
  type TableOptions,
  tableOptions,
} from '@astrolabe/kernel'
import {
  AT_LENGTH,
  type Checked,
  checkRandomGame,
  PropertyFailure,
  UNCHECKED,
} from '@astrolabe/kernel/testing'
import type { Work } from '@astrolabe/threads'
import { openHouse } from '../arguments.ts'

/** Games `from` to `to` (without it) at one number of seats. */
export interface TrialJob {
  readonly game: string
  readonly seats: number
  readonly seed: number
  readonly options: TableOptions | undefined
  readonly from: number
  readonly to: number
}

/** A game that broke a property. */
export interface Failure {
  readonly index: number
  readonly property: string
  readonly sentence: string
  /** A record that opens at the place, to be played by persons. */
  readonly record: GameRecord
  /** The answer at which the rules fail, if the record had to be cut short of it. */
  readonly culprit?: string
}

export type Totals = { -readonly [field in keyof Checked]: number } & { games: number }

export interface TrialResult {
  readonly totals: Totals
  readonly failures: readonly Failure[]
}

/** How long a thread keeps what it has found to itself, in milliseconds. */
const PULSE = 100

export const trials: Work<TrialJob, TrialResult> = {
  kind: 'fuzz',
  async *run(job) {
    const { game } = await openHouse(job.game)
    let found = { totals: noTotals(), failures: new Array<Failure>() }
    let told = performance.now()
    for (let index = job.from; index < job.to; index++) {
      tryGame(game, job, index, found)
      if (performance.now() - told < PULSE) continue
      yield found
      found = { totals: noTotals(), failures: [] }
      told = performance.now()
    }
    yield found
  },
}

export function noTotals(): Totals {
  return { games: 0, ...UNCHECKED }
}

export function addTotals(sum: Totals, more: Checked & { readonly games: number }): void {
  for (const field of Object.keys(sum) as (keyof Totals)[]) sum[field] += more[field]
}

function tryGame(
  game: Game<unknown>,
  job: TrialJob,
  index: number,
  found: { readonly totals: Totals; readonly failures: Failure[] },
): void {
  const seed = fastSeed('fuzz', job.seed, job.seats, index)
  const setup = { seats: job.seats, options: job.options ?? someOptions(game, job.seats, seed, index) }
  try {
    addTotals(found.totals, { ...checkRandomGame(game, setup, seed, AT_LENGTH), games: 1 })
  } catch (error) {
    if (!(error instanceof PropertyFailure)) throw error
    found.totals.games++
    const { property, sentence, record } = error
    found.failures.push({ index, property, sentence, ...openable(game, record) })
  }
}

/** Every other game is played with options drawn at random, if they go together: switches are rules too. */
export function someOptions(game: Game<unknown>, seats: number, seed: string, index: number): TableOptions {
  const usual = fittingOptions(game, seats) ?? tableOptions(game)
  if (index % 2 === 0) return usual
  const chance = new FastChance(`${seed} options`)
  const drawn: Record<string, OptionValue> = {}
  for (const option of game.options) drawn[option.key] = someValue(option, chance)
  return cannotSetUp(game, seats, drawn) === undefined ? tableOptions(game, drawn) : usual
}

function someValue(
  { initial, min = 0, max = min + 100, choices }: TableOption,
  chance: FastChance,
): OptionValue {
  if (typeof initial === 'boolean') return chance.below(2) === 1
  return choices === undefined ? min + chance.below(max - min + 1) : choices[chance.below(choices.length)]
}

/** The record, with persons at its seats, cut back to where it can still be opened. */
function openable(
  game: Game<unknown>,
  record: GameRecord,
): { readonly record: GameRecord; readonly culprit?: string } {
  const { answers } = record
  const people = { ...record, seats: record.seats.map(() => 'human') }
  for (let length = answers.length; length >= 0; length--) {
    try {
      const opened = Driver.open(game, people, length).record()
      return length === answers.length ? { record: opened } : { record: opened, culprit: answers[length] }
    } catch {
      // Not here yet: one answer less.
    }
  }
  return { record: people }
}
