import type { Refusal } from '@astrolabe/kernel'
import type { Timing } from '../content/schema.ts'
import { AT, type Card, cardIn, cardOf, cardPlaces } from './cards.ts'
import { isMet, isSpent } from './conditions.ts'
import { type CardRef, NONE, type Ship, type XodusState } from './state.ts'
import { refuse } from './refuse.ts'

// XO-MOD-04 to XO-MOD-08
export function cannotUse(state: XodusState, ship: Ship, ref: CardRef, timing: Timing): Refusal | undefined {
  const card = cardOf(ship, ref)
  if (card === undefined || (card.moments & AT[timing]) === 0) return refuse('XO-MOD-06')
  if (isSpent(state, state.roll, ship, ref, AT[timing])) return refuse('XO-MOD-07')
  if (!isMet(state, state.roll, ship, card.ability.only)) return refuse('XO-MOD-06')
  return cannotAfford(ship, card)
}

/** What is missing for its cost. A captain does not destroy the ship: it would lose the dice it rolled. */
export function cannotAfford(ship: Ship, { energy, ability }: Card): Refusal | undefined {
  const { pay: scraps = 0, hurts = 0 } = ability
  if (ship.energy < energy) return refuse('XO-MOD-05', energy - ship.energy)
  if (ship.scraps < scraps) return refuse('XO-MOD-08', scraps - ship.scraps)
  return hurts > 0 && ship.health <= hurts ? refuse('XO-CMB-14') : undefined
}

/** A card that keeps a ship at 1 Health and can be used now, or NONE. */
export function lifeSaver(state: XodusState, ship: Ship): CardRef {
  for (let place = 0; place < cardPlaces(ship); place++) {
    const card = cardIn(ship, place)
    if (cardOf(ship, card)?.traits.some((trait) => trait.do === 'survive') !== true) continue
    if (cannotUse(state, ship, card, 'lose-health') === undefined) return card
  }
  return NONE
}
