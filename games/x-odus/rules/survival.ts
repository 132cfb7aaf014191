import { NONE, type Ship } from '../position/state.ts'
import { pay } from './abilities.ts'
import type { Why } from './facts.ts'
import { takeHealth } from './health.ts'
import { lifeSaver } from '../position/usable.ts'
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
  const card = lifeSaver(g.state, ship)
  if (card === NONE) return false
  pay(g, ship, card)
  g.tell({ kind: 'survived', seat: ship.seat, board: ship.board })
  return true
}
