import type { Refusal, Rejection } from '@astrolabe/kernel'
import type { TableEvent } from './events.ts'

/**
 * Why something was not done, as whoever wanted it is told, wherever the table is: nothing has changed. What a table
 * says of itself is a `TableProblem`; a server or a browser in which it is kept may have other reasons.
 */
export interface Problem extends Partial<Refusal> {
  readonly why: string
  /** Seconds to wait. */
  readonly retryAfter?: number
  /** To be quoted when reporting a failure of ours. */
  readonly reference?: string
}

/** Why something cannot be done at a table. Nothing has changed. */
export type TableProblem =
  | Rejection
  | { readonly why: 'not-started' }
  | { readonly why: 'already-started' }
  | { readonly why: 'no-such-seat'; readonly seats: number }
  | { readonly why: 'not-your-seat'; readonly seat: number }
  | { readonly why: 'seat-taken' }
  | { readonly why: 'seat-kept' }
  | { readonly why: 'seen-another-hand' }
  | { readonly why: 'secret-told' }
  | { readonly why: 'seats-open'; readonly open: readonly number[] }
  | { readonly why: 'nothing-to-take-back' }
  | { readonly why: 'too-often' }
  | { readonly why: 'no-request' }
  | { readonly why: 'request-pending' }
  | { readonly why: 'not-cooperative' }
  | { readonly why: 'own-question' }
  | { readonly why: 'no-proposal' }
  | { readonly why: 'among-rivals' }
  | { readonly why: 'not-by-a-bot' }
  | { readonly why: 'knows-more' }
  | { readonly why: 'not-repeating' }
  /** No game knows it: orders for this question cannot make such an exception. */
  | { readonly why: 'no-such-exception' }
  | { readonly why: 'no-order' }
  | { readonly why: 'not-over' }
  | { readonly why: 'not-waited-for' }
  | { readonly why: 'nudged-already' }
  | { readonly why: 'no-nudge' }
  | { readonly why: 'not-yet' }
  | { readonly why: 'resigned' }

/** What was done, to be written down, or why it cannot be. */
export type Deed<E extends TableEvent = TableEvent> =
  | { readonly event: E }
  | { readonly problem: TableProblem }
