import type { GameRecord, Outcome, Snapshot, TableOptions } from '@astrolabe/kernel'
import type { Created, Phase, SeatStatus } from '@astrolabe/tables'

/** A game to be begun in this browser. */
export interface NewLocalGame {
  readonly game: string
  /** For each seat `human`, or the level of a bot. */
  readonly seats: readonly string[]
  /** What the people are called, seat by seat; those of bots are not looked at. */
  readonly names: readonly string[]
  readonly options: TableOptions
  /** The game goes on from a moment of another one, with a secret of its own. */
  readonly fork?: { readonly record: GameRecord; readonly at: number }
}

/** What a list of games says of one of them. */
export interface LocalGameSummary {
  readonly id: string
  readonly game: string
  readonly seats: readonly SeatStatus[]
  readonly phase: Phase
  readonly yourTurn: boolean
  /** Milliseconds since 1970. */
  readonly changedAt: number
  /** How many answers have been given. */
  readonly number: number
  /** Once it is over; of games that ended long ago nothing may be known. */
  readonly outcome?: Pick<Outcome, 'scores' | 'winners'>
  /** The game, and the milestone there, from which it branched. */
  readonly from?: Created['from']
}

/** What is kept of a game beside its events. */
export interface KeptGame {
  readonly summary: LocalGameSummary
  /** The start of the last step, from which newer rules can go on; of a game that is over, its end. */
  readonly snapshot?: Snapshot
  /** The record as it was in the file: what it claims of its end is to be checked, not made anew. */
  readonly imported?: GameRecord
}

/** Everyone who plays on this device is one guest: nobody’s consent is needed to take an answer back. */
export const HERE = 'here'
