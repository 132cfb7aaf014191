import { DAMAGE_DECK } from '../content/damage.ts'
import type { Malfunction } from '../content/schema.ts'
import type { Ship } from './state.ts'

/** How many of a ship's Damage cards are of a kind. XO-DMG-06 */
export function malfunctions(ship: Ship, kind: Malfunction): number {
  let count = 0
  for (const card of ship.damage) if (DAMAGE_DECK[card] === kind) count++
  return count
}

/** A ship's Damage cards, one of each kind: two of a kind are one choice. */
export function kindsOfDamage({ damage }: Ship): number[] {
  return damage.filter(
    (card, at) => damage.findIndex((other) => DAMAGE_DECK[other] === DAMAGE_DECK[card]) === at,
  )
}
