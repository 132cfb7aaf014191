import { EXPLORATION } from '../content/decks.ts'
import type { RuleId } from '../content/rule-ids.ts'
import { cardsPerTurn } from '../position/ship.ts'
import { type LegioState, NONE, type Ship } from '../position/state.ts'
import type { Legio } from './legio.ts'

/**
 * VL-208, VL-209, VL-456: the hand is the top of the deck, not looked at. Cards are taken when the first one is
 * used: until then passing, installing or landing takes none (VL-219).
 */
function takeCards(g: Legio, ship: Ship): void {
  const { state } = g
  const { turn } = state
  if (turn.cardsTaken) return
  turn.cardsTaken = true
  turn.hand = cardsPerTurn(ship)
  g.tell({ kind: 'cards-taken', seat: ship.seat, cards: turn.hand })
  if (state.deck.length >= turn.hand) return
  // The cards left are taken first, so they stay on top of the shuffled discards.
  g.shuffle(state.discard)
  state.deck.unshift(...state.discard)
  state.discard = []
  g.tell({ kind: 'deck-renewed' })
}

function drawTop(state: LegioState): number {
  state.turn.hand--
  return state.deck.pop() ?? NONE
}

// VL-321
export function turnOver(g: Legio, ship: Ship): number {
  takeCards(g, ship)
  const card = drawTop(g.state)
  g.state.turn.card = card
  g.tell({ kind: 'turned-over', seat: ship.seat, card })
  return card
}

// VL-325
export function discardResolved(state: LegioState): void {
  if (state.turn.card === NONE) return
  state.discard.push(state.turn.card)
  state.turn.card = NONE
}

/**
 * VL-215, VL-302, VL-307, VL-406: discards cards from hand face up, without effect. Returns whether the reset card was
 * among them: the caller completes what was paid for, then resets (VL-454).
 */
export function payCards(g: Legio, ship: Ship, count: number): boolean {
  takeCards(g, ship)
  const { state } = g
  const first = state.discard.length
  let resetPaid = false
  for (let paid = 0; paid < count; paid++) {
    const card = drawTop(state)
    state.discard.push(card)
    if (EXPLORATION[card].effect.do === 'reset') resetPaid = true
  }
  if (g.listener !== undefined) g.tell({ kind: 'paid', seat: ship.seat, cards: state.discard.slice(first) })
  return resetPaid
}

// VL-451 to VL-455
export function resetDeck(g: Legio, ship: Ship): void {
  const { state } = g
  discardResolved(state)
  for (const card of state.discard) state.deck.push(card)
  state.discard = []
  g.shuffle(state.deck)
  endExploration(state, 'VL-455')
  g.tell({ kind: 'reset', seat: ship.seat })
}

/** VL-218, VL-323: the cards left in hand lie on top of the deck again, in their order, not looked at. */
export function endExploration(state: LegioState, by: RuleId): void {
  state.turn.hand = 0
  state.turn.explorationEndedBy = by
}
