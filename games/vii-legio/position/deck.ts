import { EXPLORATION } from '../content/decks.ts'
import type { ExplorationCard } from '../content/schema.ts'
import { cardsPerTurn } from './ship.ts'
import type { LegioState, Ship } from './state.ts'

/** Cards the UC can still use: those in hand, or, before it has taken any, those its thrusters give. */
export function cardsAvailable(state: LegioState, ship: Ship): number {
  return state.turn.cardsTaken ? state.turn.hand : cardsPerTurn(ship)
}

export interface Hand {
  readonly cards: number
  /** Before the first use, the cards are still those the thrusters will give. */
  readonly taken: boolean
}

export function handOf(view: LegioState, ship: Ship): Hand {
  return { cards: cardsAvailable(view, ship), taken: view.turn.cardsTaken }
}

/** The Exploration cards nobody has seen yet: every card that is neither discarded nor being resolved. */
export function unseenCards(view: LegioState): readonly ExplorationCard[] {
  const seen = new Set([...view.discard, view.turn.card])
  return EXPLORATION.filter((_, number) => !seen.has(number))
}
