import { EXTRASOLARS } from '../content/decks.ts'
import type { Slot } from './state.ts'

/** VL-606, VL-613: turns of observation that a seat may still gain from a card, over all its stays. */
export function observationTurnsLeft(slot: Slot, seat: number): number {
  return Math.max(0, EXTRASOLARS[slot.card].observation.turns - slot.observed[seat])
}
