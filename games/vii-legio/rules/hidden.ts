import type { Secrets } from '@astrolabe/kernel'
import { deckOf } from '../position/extrasolars.ts'
import type { LegioState } from '../position/state.ts'

/**
 * Everything that is not open to all: the order of the Exploration deck, of which the hand is the top (VL-209);
 * the piles and the box of Extrasolar cards (VL-109); face-down cards, but for those who scanned them (VL-558).
 */
export function secrets(state: LegioState, secrets: Secrets): void {
  secrets.pile('exploration', state.deck)
  secrets.pile('A', state.pileA)
  secrets.pile('A', state.boxA)
  secrets.pile('B', state.pileB)
  secrets.pile('B', state.boxB)
  secrets.pile('X', state.pileX)
  for (const slot of state.slots) {
    if (slot.sector !== 0 && !slot.revealed) secrets.card(deckOf(slot.sector), slot, 'card', slot.knownBy)
  }
}
