import type { Decision } from './decision.ts'
import type { Outcome } from './game.ts'
import type { Fact } from './table.ts'

/** All that a seat, or the spectator, is sent: nothing in it depends on what that seat cannot see. */
export interface SeatView<S, F extends Fact = Fact> {
  readonly seat: number
  /** How many answers have been given. */
  readonly number: number
  /** The state with hidden cards covered. */
  readonly state: S
  readonly facts: readonly { readonly at: number; readonly fact: F }[]
  readonly waitingFor: readonly number[]
  /** The question, if this seat is asked. */
  readonly decision: Decision | null
  readonly outcome: Outcome | null
}
