import { cardIn, cardOf, cardPlaces } from '../position/cards.ts'
import type { Ship } from '../position/state.ts'
import { pay } from './abilities.ts'
import type { Why } from './facts.ts'
import { takeHealth } from './health.ts'
import { cannotUse } from './usable.ts'
import type { Xodus } from './xodus.ts'

/** XO-CMB-14: how much Health was lost. At 0 the ship is destroyed at once. */
export function loseHealth(g: Xodus, ship: Ship, n: number, why: Why): number {
  if (ship.destroyed || n <= 0) return 0
  const deadly = n >= ship.health
  const left = deadly ? (survives(g, ship) ? 1 : 0) : ship.health - n
  return takeHealth(g, ship, ship.health - left, why)
}

/** A card that keeps the ship at 1 Health is used, if there is one. */
function survives(g: Xodus, ship: Ship): boolean {
  for (let place = 0; place < cardPlaces(ship); place++) {
    const card = cardIn(ship, place)
    const printed = cardOf(ship, card)
    if (printed === undefined || !printed.traits.some((trait) => trait.do === 'survive')) continue
    if (cannotUse(g.state, ship, card, 'lose-health') !== undefined) continue
    pay(g, ship, card)
    g.tell({ kind: 'survived', seat: ship.seat, board: ship.board })
    return true
  }
  return false
}
