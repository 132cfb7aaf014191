import { ALLIES } from '../content/allies.ts'
import { MODULES } from '../content/modules.ts'
import type { Ship, XodusState } from './state.ts'
import { totalOf } from './traits.ts'

/** XO-ACT-28, XO-ALS-10: the printed price, less what the Ally and the buyer's own cards take off; 1 at least. */
export function priceFor(state: XodusState, place: number, ship: Ship, module: number): number {
  const { ally } = state.systems[place]
  const cheaper = (ally >= 0 ? (ALLIES[ally].cheaper ?? 0) : 0) + totalOf(ship, 'cheaper')
  return Math.max(1, MODULES[module].price - cheaper)
}
