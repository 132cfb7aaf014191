import type { Chance } from './chance.ts'
import type { Decision } from './decision.ts'
import type { HidesThings } from './hidden.ts'
import type { Question } from './questions.ts'
import type { Refusal } from './refusal.ts'
import type { Fact, Table } from './table.ts'

export type OptionValue = boolean | number

/** A choice made when a table is set up. */
export interface TableOption {
  readonly key: string
  readonly initial: OptionValue
  /** Bounds of a number. */
  readonly min?: number
  readonly max?: number
  /** The numbers to choose from, where not all within bounds make sense. */
  readonly choices?: readonly number[]
}

export type TableOptions = Readonly<Record<string, OptionValue>>

export interface Setup {
  readonly seats: number
  readonly options: TableOptions
}

/** How a game stands or ended. Winners are several when a victory is shared, none when the table lost together. */
export interface Outcome {
  readonly scores: readonly number[]
  readonly winners: readonly number[]
  /** What has a score and no seat: an enemy that the rules themselves play, and that may have won. */
  readonly others?: readonly { readonly name: string; readonly score: number; readonly wins?: true }[]
}

/** A legal choice that wastes or endangers something; the words are in the game's text. */
export interface Warning {
  readonly kind: string
  readonly amount?: number
}

/** A game: its rules over a plain JSON state. */
export interface Game<S, F extends Fact = Fact, Q extends Question = Question> extends HidesThings<S> {
  readonly id: string
  /** Version of the rules: a new one for any change that could alter a replay. */
  readonly rules: string
  readonly seats: { readonly min: number; readonly max: number }
  readonly options: readonly TableOption[]
  /** The rule that forbids a table, whose seats and options are each in range: so many seats with that option. */
  cannotSetUp?(setup: Setup): Refusal | undefined
  /**
   * Whether, with these options, everyone wins or loses together, and every question is open to all: what one seat is
   * asked, with its options, the others read as well, and may propose an answer to. So no question may then depend on
   * what only some can see.
   */
  cooperative?(options: TableOptions): boolean
  /** No game asks more questions than this. */
  readonly maxDecisions: number
  start(setup: Setup, chance: Chance): S
  /** Plays one step, a turn or a phase, to its end. The state at its start is a snapshot. */
  step(g: Table<S, F, Q>): void
  /**
   * Whether a fact opens a chapter of a long game: such a place has a name, is kept, and can be gone back to. It is
   * told to everyone, first of all in its step, and the step asks something after it.
   */
  isMilestone?(fact: F): boolean
  /** The number of the entry of the story that a fact tells, if it does: whoever heard the fact may read it. */
  entryOf?(fact: F): number | undefined
  isOver(state: S): boolean
  outcome(state: S): Outcome
  /** A copy that shares nothing that can change. Agrees with `structuredClone`, and is much faster. */
  copy(state: S): S
  /** How many there are of each component, wherever they lie: the same from the first step to the last. */
  components(state: S): Readonly<Record<string, number>>
  /** Questions that come again and again: a seat may say once how it always answers them. */
  readonly repeats?: readonly Q['prompt'][]
  /** By such a prompt: in which cases a seat may want to be asked all the same (“the odds change by 5 points”). */
  readonly exceptions?: Readonly<Partial<Record<Q['prompt'], readonly string[]>>>
  /** Whether a question is such a case; from what that seat may see. */
  isException?(view: S, seat: number, asked: Decision<Q>, exception: string): boolean
  /** What a person should be warned of before choosing an option; from what that seat may see. */
  warnings?(state: S, seat: number, chosen: Q): readonly Warning[]
  /** A state of an older version of the rules, in today's shape. */
  upgrade?(state: unknown, rules: string): S
  /** A question of an older version of the rules, as today's put it. */
  upgradeQuestion?(decision: Decision, rules: string): Decision
  /** Of rules of the past: what a seat sees, in today's shape, which is all that boards and words know. */
  shown?<V>(view: V): V
  /** Of rules of the past: a question as today's put it, for the same reason. */
  asked?(decision: Decision): Decision
}

/** Whoever plays alone has nobody to win against but the table. */
export const isCooperative = (
  game: Pick<Game<never>, 'cooperative'>,
  { seats, options }: Pick<Setup, 'seats' | 'options'>,
): boolean => seats === 1 || game.cooperative?.(options) === true
