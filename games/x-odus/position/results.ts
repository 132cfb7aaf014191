import { allMisses, facesOf, showFace } from './dice.ts'
import { malfunctions } from './malfunctions.ts'
import { type Face, MISS, type Roll, type Ship, SPECIAL, type XodusState } from './state.ts'

/** XO-ENS-02, XO-ENS-06: one miss is enough, whosever it is. */
export function isDetected(roll: Roll): boolean {
  return allMisses(roll) > 0
}

/** With damaged sensors, specials of a Detection Roll count as misses from the start. */
export function misreadSensors(state: XodusState, roll: Roll): void {
  for (const die of roll.dice) {
    if (die.face === SPECIAL && malfunctions(state.ships[die.ship], 'damaged-sensors') > 0)
      showFace(die, MISS)
  }
}

/** XO-EXP-13, XO-FLT-11: what all ships together have of the symbol. */
export function successes(state: XodusState, roll: Roll): number {
  let total = roll.symbol === SPECIAL ? roll.specials : 0
  for (const ship of state.ships) total += successesOf(roll, ship, 0)
  return total
}

/** A ship's own, with so many more: the first ones are lost with every wounded crew. XO-DMG-06 */
export function successesOf(roll: Roll, ship: Ship, more: number): number {
  const shown = facesOf(roll, ship.index, roll.symbol as Face) + more
  return shown === 0 ? 0 : Math.max(0, shown - malfunctions(ship, 'wounded-crew'))
}
