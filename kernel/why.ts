import type { About, Option } from './questions.ts'

/** What a bot found out about an option. */
export interface Finding {
  readonly key: string
  /** Futures in which it was looked at. */
  readonly visits: number
  /** Mean result from 0 (lost) to 1 (won). */
  readonly mean: number
}

/** What an option is a step towards: a goal by its name, with the few numbers and words that a sentence needs. */
export interface Aim {
  readonly goal: string
  readonly [field: string]: string | number
}

/** An option that was considered, and how likely it is thought to end well: from 0 to 1, after so many futures. */
export interface Prospect {
  readonly option: Option
  readonly share: number
  readonly futures: number
}

/** Something that players count: how much more of it a choice leads to than the next best, and how many points that is. */
export interface Term {
  readonly thing: string
  readonly amount: number
  readonly worth: number
}

/**
 * Why an option is chosen, as plain data of which a game makes a sentence. All of it comes from what the seat that
 * chooses may know, and from futures it can imagine.
 */
export interface Why<A extends Aim = Aim> {
  readonly prompt: string
  readonly about?: About
  /** What was chosen, then the best of the others: three at most. */
  readonly options: readonly [Prospect, ...Prospect[]]
  /** What sets the choice apart from the next best, the weightiest first. */
  readonly terms: readonly Term[]
  /** By how many points it is thought better than the next best, which need not be the sum of its terms. */
  readonly gain: number
  readonly aim?: A
}
