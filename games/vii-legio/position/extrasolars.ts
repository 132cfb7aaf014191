import { type Extrasolar, EXTRASOLARS } from '../content/decks.ts'
import { MAP } from '../content/map.ts'
import { SECTOR_X, type Slot } from './state.ts'

/** VL-558: who has scanned a card may look at it again freely; a spectator has scanned none. */
export function knowsCard(seat: number, slot: Slot): boolean {
  return slot.revealed || (seat >= 0 && ((slot.knownBy >> seat) & 1) === 1)
}

/** The Extrasolar card of a slot, if the seat knows it. */
export function cardSeenBy(seat: number, slot: Slot): Extrasolar | undefined {
  return knowsCard(seat, slot) ? EXTRASOLARS[slot.card] : undefined
}

const ZONE_A: readonly number[] = MAP.zones.A

/** The pile that the cards of a sector come from. VL-114, VL-507, VL-555 */
export function deckOf(sector: number): 'A' | 'B' | 'X' {
  if (sector === SECTOR_X) return 'X'
  return ZONE_A.includes(sector) ? 'A' : 'B'
}
