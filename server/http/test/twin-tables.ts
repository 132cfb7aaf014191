import {
  type Decision,
  FastChance,
  type Fact,
  type Game,
  type GameRecord,
  joinAnswer,
  keysIn,
  parseAnswer,
  reshuffleUnseen,
} from '@astrolabe/kernel'
import { playRandomly, type StepStart } from '@astrolabe/kernel/testing/random-game.ts'
import { Trial } from '@astrolabe/kernel/testing/trial.ts'
import { TrueStretch } from '@astrolabe/kernel/testing/twin.ts'
import type { Sitter } from '@astrolabe/tables'
import type { Store } from '../../store/store.ts'
import { legalKeys } from './play.ts'

/** A step of a game: as it was played, and how it begins with other cards wherever a seat sees none. */
export interface TwinStep {
  readonly at: number
  readonly truth: GameRecord
  readonly twin: GameRecord
  /** Whether anything was left to be changed. */
  readonly differs: boolean
  /** The answers of the step, as they stand in a record. */
  readonly answers: readonly string[]
}

/** A whole game between players who choose at random, step by step, each with its twin for one of the seats. */
export function* twinSteps<S, F extends Fact>(
  game: Game<S, F>,
  seats: number,
  seed: string,
  seatOf: (step: number) => number,
): Generator<TwinStep & { readonly seat: number }> {
  const trial = new Trial(game, { seats, options: {} }, seed)
  const { steps } = playRandomly(trial, true)
  for (const [number, step] of steps.entries()) {
    const to = steps[number + 1]?.at ?? trial.answers.length
    if (to === step.at) continue
    const seat = seatOf(number)
    const seen = new TrueStretch(trial, { step, from: undefined, since: to, to }).seenBy(seat)
    const state = game.copy(step.state)
    reshuffleUnseen(game, state, seat, new FastChance(`${seed} ${number}`), seen)
    yield {
      seat,
      at: step.at,
      truth: recordFrom(trial, step),
      twin: recordFrom(trial, { ...step, state }),
      differs: JSON.stringify(state) !== JSON.stringify(step.state),
      answers: trial.answers.slice(step.at, to),
    }
  }
}

function recordFrom<S, F extends Fact>(trial: Trial<S, F>, { at, state, chance }: StepStart<S>): GameRecord {
  return { ...trial.record(at), base: { rules: trial.game.rules, at, state, chance: [...chance] } }
}

/** Puts a game under way into a store. */
export async function keepTable(
  store: Store,
  table: string,
  record: GameRecord,
  seats: readonly Sitter[],
): Promise<void> {
  const { game, rules, options, seed } = record
  await store.append({
    table,
    number: 0,
    events: [
      { kind: 'created', game, rules, options, seats, host: 'nobody', listed: false, seed },
      { kind: 'started' },
      { kind: 'carried-over', record },
    ],
    summary: {
      game,
      host: 'nobody',
      phase: 'playing',
      seats,
      waitingFor: [],
      answers: record.answers.length,
      listed: false,
      botTurn: false,
      changedAt: 0,
    },
  })
}

/** The seat and the text of a recorded answer to a decision. */
export function authored(recorded: string, waitingFor: readonly number[]): { seat: number; text: string } {
  return parseAnswer(recorded, waitingFor[0])
}

/** The answer itself, if it is on offer in the twin; else, of as many options, those in the same places. */
export function sameAnswer(
  truth: Decision | undefined,
  twin: Decision | undefined,
  text: string,
): string | undefined {
  if (truth === undefined || twin === undefined) return undefined
  const [offered, instead] = [legalKeys(truth), legalKeys(twin)]
  const keys = keysIn(truth.kind, text)
  if (keys.every((key) => instead.includes(key))) return text
  if (offered.length !== instead.length) return undefined
  return joinAnswer(keys.map((key) => instead[offered.indexOf(key)]))
}
