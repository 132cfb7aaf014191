import { SHIPS } from '../content/ships.ts'
import { cardIn, cardOf, cardPlaces } from './cards.ts'
import { type CardRef, NONE, type Ship, type XodusState } from './state.ts'
import { traitOf } from './traits.ts'
import { cannotUse } from './usable.ts'

/** Scraps that the removal of a Damage card costs. */
export const MEND = 3

/** Scraps that the next Energy marker costs; NONE if no slot is left. */
export function priceOfEnergy(ship: Ship): number {
  const prices = SHIPS[ship.board].energy
  return ship.energyMarkers > prices.length ? NONE : prices[ship.energyMarkers - 1]
}

/** Scraps that a Repair costs. */
export const REPAIR = 1

/** A card that changes this ship’s Repair and can be used now, or NONE. */
export function repairCard(state: XodusState, ship: Ship, changes: 'repair-more' | 'repair-free'): CardRef {
  for (let place = 0; place < cardPlaces(ship); place++) {
    const ref = cardIn(ship, place)
    const card = cardOf(ship, ref)
    if (card === undefined || !card.traits.some((trait) => trait.do === changes)) continue
    if (cannotUse(state, ship, ref, 'maintenance') === undefined) return ref
  }
  return NONE
}

/** Scraps that the next Repair of a ship costs: none if a card pays for it. XO-ACT-30 */
export function priceOfRepair(state: XodusState, ship: Ship): number {
  return repairCard(state, ship, 'repair-free') === NONE ? REPAIR : 0
}

/** What a Repair restores, with a card that adds to it or, at NONE, without. XO-ACT-30 */
export function restoredBy(ship: Ship, card: CardRef): number {
  return card === NONE ? 1 : 1 + (traitOf(ship, 'repair-more')?.n ?? 0)
}
