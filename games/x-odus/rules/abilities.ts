import { cardOf, codeOf } from '../position/cards.ts'
import { ONCE_A_ROUND } from '../position/conditions.ts'
import { type CardRef, FIRST_MODULE, type Ship } from '../position/state.ts'
import { takeHealth } from './health.ts'
import { discardModule } from './module-cards.ts'
import type { Xodus } from './xodus.ts'

/** XO-MOD-03 to XO-MOD-07: a card is used, paid for and put away if it was its only use. */
export function pay(g: Xodus, ship: Ship, ref: CardRef): void {
  const { state } = g
  const card = cardOf(ship, ref)
  if (card === undefined) return
  const { once, pay: scraps = 0, hurts = 0 } = card.ability
  const half = ref < FIRST_MODULE ? ship.mods[ref] : 0
  g.tell({ kind: 'card-used', seat: ship.seat, board: ship.board, card: ref, half })
  ship.energy -= card.energy
  ship.scraps -= scraps
  if (once === 'combat') state.combat?.used.push(codeOf(ship, ref))
  else if (once !== undefined || (card.moments & ONCE_A_ROUND) !== 0) ship.used.push(ref)
  if (card.consumable) discardModule(state, ship, ref - FIRST_MODULE)
  // Only a ship that outlives it pays in Health: no card has to save it (XO-CMB-14).
  if (hurts > 0) takeHealth(g, ship, hurts, 'card')
}
