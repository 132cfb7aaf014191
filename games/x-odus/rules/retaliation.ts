import { cardOf, cardOfCode, shipOfCode } from '../position/cards.ts'
import { missesOf } from '../position/dice.ts'
import { type Combat, type Foe, isOver, type Roll, type Ship, type XodusState } from '../position/state.ts'
import { traitOf } from '../position/traits.ts'
import { holdWindow } from './combat-windows.ts'
import { gainExp } from './experience.ts'
import { LOSE_HEALTH } from './lose-health.ts'
import { loseHealth } from './survival.ts'
import type { Xodus } from './xodus.ts'

/** Each ship loses Health for its own misses. XO-CMB-05, steps 9 to 11, XO-CMB-23 */
export function retaliate(g: Xodus, combat: Combat, roll: Roll, foe: Foe): void {
  const { state } = g
  let any = false
  for (let at = 0; at < combat.ships.length; at++) {
    const index = combat.ships[at]
    combat.losses[at] = state.ships[index].destroyed ? 0 : missesOf(roll, index)
    if (combat.losses[at] > 0) any = true
  }
  if (any) {
    holdWindow(g, LOSE_HEALTH)
    takeLosses(g, combat, roll, foe)
  }
  combat.losses.length = 0
}

function takeLosses(g: Xodus, combat: Combat, roll: Roll, foe: Foe): void {
  const { state } = g
  for (let at = 0; at < combat.ships.length && !isOver(state); at++) {
    const ship = state.ships[combat.ships[at]]
    const lost = loseHealth(g, ship, combat.losses[at], 'retaliation')
    if (lost > 0) strikeBack(g, ship, foe)
    if (lost > 0 || hasStoodIn(state, roll, ship)) gainExp(g, ship, 'suffer')
  }
}

/** A ship that has lost Health may cost its foe some, whatever its Shields. */
function strikeBack(g: Xodus, ship: Ship, foe: Foe): void {
  if (ship.destroyed || foe.health === 0 || traitOf(ship, 'retribution') === undefined) return
  foe.health--
  const { avatar, card } = foe
  g.tell({ kind: 'retribution', seat: ship.seat, board: ship.board, foe: { avatar, card } })
}

/** Whether it has lost Health in place of another ship: that too was lost to the retaliation. */
function hasStoodIn(state: XodusState, roll: Roll, ship: Ship): boolean {
  for (const code of roll.used) {
    if (state.ships[shipOfCode(code)] !== ship) continue
    if (cardOf(ship, cardOfCode(code))?.traits.some((trait) => trait.do === 'bodyguard') === true) return true
  }
  return false
}
