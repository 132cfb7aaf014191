import type { Decision } from './decision.ts'
import type { Game, Outcome } from './game.ts'
import { coveredFor } from './hidden.ts'
import type { Question } from './questions.ts'
import type { Fact } from './table.ts'

/** A fact with the number of answers given before it happened. */
export interface Heard<F extends Fact> {
  readonly at: number
  readonly fact: F
  readonly audience?: readonly number[]
}

/** Whether a seat, or the spectator, was told a fact; without an audience everyone was. */
export const wasTold = ({ audience }: Heard<Fact>, seat: number): boolean => audience?.includes(seat) ?? true

/** A fact, told to everyone, that opens a chapter of a long game. */
export interface Milestone<F extends Fact = Fact> {
  /** How many answers had been given. */
  readonly at: number
  readonly fact: F
}

/** All that a seat, or the spectator, is sent: nothing in it depends on what that seat cannot see. */
export interface SeatView<S, F extends Fact = Fact, Q extends Question = Question> {
  readonly seat: number
  /** How many answers have been given. */
  readonly number: number
  /** The state with hidden cards covered. */
  readonly state: S
  readonly facts: readonly { readonly at: number; readonly fact: F }[]
  readonly waitingFor: readonly number[]
  /** The question, if this seat is asked. */
  readonly decision: Decision<Q> | null
  /** Where all play together: the question put to others, if this seat is not asked itself. */
  readonly asked: Decision<Q> | null
  readonly outcome: Outcome | null
}

/** What a seat is sent of a position; without a decision the game is over. */
export function viewOf<S, F extends Fact, Q extends Question>(
  game: Game<S, F, Q>,
  state: S,
  seat: number,
  number: number,
  facts: readonly Heard<F>[],
  decision: Decision<Q> | undefined,
  isCooperative: boolean,
): SeatView<S, F, Q> {
  const covered = coveredFor(game, state, seat)
  const addressed = decision?.seats.includes(seat) === true
  return {
    seat,
    number,
    state: game.shown?.(covered) ?? covered,
    facts: facts.filter((heard) => wasTold(heard, seat)).map(({ at, fact }) => ({ at, fact })),
    waitingFor: decision?.seats ?? [],
    decision: addressed
      ? { ...decision, offers: decision.offers.filter((offer) => offer.seat === seat) }
      : null,
    asked: isCooperative && !addressed ? (decision ?? null) : null,
    outcome: decision === undefined ? game.outcome(state) : null,
  }
}
