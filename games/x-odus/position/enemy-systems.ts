import { colourOf } from './map.ts'
import { NONE, NOT_PACIFIED, PACIFIED_TWICE, type XodusState } from './state.ts'

/** XO-ENS-01, XO-ENS-16, XO-ALS-01, XO-COR-02: only an Enemy System that is not Pacified looks for ships. */
export function mustBeDetected(state: XodusState, place: number): boolean {
  return colourOf(state, place) === 'enemy' && state.systems[place].pacified === NOT_PACIFIED
}

/** XO-ENS-17: whether it will look for ships in the next round, once the markers are turned. */
export function willBeHostile(state: XodusState, place: number): boolean {
  return colourOf(state, place) === 'enemy' && state.systems[place].pacified !== PACIFIED_TWICE
}

/** Enemies of a System, face up. Guardians of Signals are not among them. */
export function countEnemies(state: XodusState, place: number): number {
  let enemies = 0
  for (const foe of state.foes) if (!foe.avatar && foe.signal === NONE && foe.place === place) enemies++
  return enemies
}

/** XO-EFF-08: an active Enemy System, or one whose marker can go back to green; nobody is engaged there. OP-51 */
export function canBePacified(state: XodusState, place: number): boolean {
  if (colourOf(state, place) !== 'enemy' || state.systems[place].pacified === PACIFIED_TWICE) return false
  for (const ship of state.ships) if (ship.engaged && !ship.destroyed && ship.place === place) return false
  return true
}
