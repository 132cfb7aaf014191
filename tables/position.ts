import type { Decision, Fact, Milestone, Outcome, TableOptions } from '@astrolabe/kernel'
import type { Again } from './again.ts'
import type { TimeControl } from './clocks.ts'
import type { Incident, Nudge } from './company.ts'
import type { Sitter } from './events.ts'
import type { Proposal } from './proposals.ts'
import type { Obeyed, StandingOrder } from './standing.ts'

/** Before the first decision people find their seats; after the last one everything may be seen. */
export type Phase = 'gathering' | 'playing' | 'over'

/** Who sits at a seat, as everyone may know it. */
export type SeatStatus =
  | { readonly kind: 'open'; readonly for?: string }
  | { readonly kind: 'person'; readonly name: string }
  | {
      readonly kind: 'bot'
      readonly level: string
      readonly for?: string
      readonly resigned?: true
    }

/** Who sits there, and in whose place, without the ids of guests. */
export function statusOf(sitter: Sitter): SeatStatus {
  switch (sitter.kind) {
    case 'open':
    case 'bot': {
      const { for: owner, ...status } = sitter
      return owner === undefined ? status : { ...status, for: owner.name }
    }
    case 'person':
      return { kind: 'person', name: sitter.name }
  }
}

/** How far a seat may take back its own answers, and what stops it there. */
export interface UndoHorizon {
  /** So many answers stay. */
  readonly to: number
  /** The first answer of all, one that used chance or showed something, or somebody else’s. */
  readonly stop: 'start' | 'sealed' | 'other'
}

/** A seat asks to take back more than it may by itself; those who have not answered yet are waited for. */
export interface UndoRequest {
  readonly seat: number
  readonly to: number
  /** How many answers of each seat would be taken back. */
  readonly answers: readonly number[]
  readonly waitingFor: readonly number[]
}

/** Where a game has questions that come again and again: what the seat always answers to some of them. */
export interface StandingStatus {
  readonly orders: readonly StandingOrder[]
  /** Whether an order can be given for the question that the seat is asked. */
  readonly mayOrder: boolean
  /** In which cases the seat may want to be asked all the same. */
  readonly exceptions?: readonly string[]
  /** Orders that were followed, since as many answers as the facts: the seat’s own or, where all play together, everyone’s. */
  readonly obeyed: readonly Obeyed[]
}

/**
 * All that a seat, or the spectator, is sent of a table. Nothing in it depends on what that seat cannot see.
 */
export interface Position<S = unknown, F extends Fact = Fact> {
  /** How many events the table has seen: a larger one is newer. */
  readonly version: number
  readonly game: string
  readonly rules: string
  /** The game is over and its rules are not here any more: its end can be shown, but not how it came to that. */
  readonly untold?: true
  readonly options: TableOptions
  /** Whether everyone wins or loses together. */
  readonly cooperative: boolean
  readonly listed: boolean
  readonly phase: Phase
  readonly seats: readonly SeatStatus[]
  /** The hash of the secret, from the start; the secret itself once the game is over. */
  readonly seedHash: string
  readonly seed?: string
  /** The seat this is for. */
  readonly seat: number
  /** How many answers have been given. */
  readonly number: number
  /** How often answers were taken back: facts heard under another count may not have happened. */
  readonly rewinds: number
  /** What opened the chapters of a long game. */
  readonly milestones: readonly Milestone<F>[]
  /** The facts are those since so many answers; if it is -1, those from chapter `firstChapter` on. */
  readonly since: number
  /** Of older chapters facts are told when they are asked for. All there are begin with 0. */
  readonly firstChapter: number
  readonly facts: readonly { readonly at: number; readonly fact: F }[]
  /** Nothing before the start. */
  readonly view: S | null
  readonly waitingFor: readonly number[]
  readonly decision: Decision | null
  /** Where all play together: the question put to others, if this seat is not asked itself. */
  readonly asked: Decision | null
  /** Answers proposed to those who are asked, one of each proposer at most. */
  readonly proposals: readonly Proposal[]
  readonly outcome: Outcome | null
  readonly undo: UndoHorizon | null
  readonly request: UndoRequest | null
  readonly standing?: StandingStatus
  /** The seat of whoever set the table up, if they sit there. */
  readonly hostSeat?: number
  /** How much time people have, where that is limited. */
  readonly time?: TimeControl
  /** Somebody wants to play again. */
  readonly again?: Again
  /** Those who were asked whether they are there; others may give their seats to bots when `until` has come. */
  readonly nudges?: readonly NudgeStatus[]
  readonly incidents?: readonly Incident[]
}

/** By the clock of whoever keeps the table, in milliseconds since 1970. */
export interface NudgeStatus extends Nudge {
  readonly until: number
}
