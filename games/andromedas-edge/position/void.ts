import { SHIPS } from '../content/ships.ts'
import { distance, voidRegion } from './map.ts'
import { rangeOf, shipsOf } from './ships.ts'
import { type AndromedaState, NONE, type Ship, UNITY } from './state.ts'

/** AE-VN-8, AE-VN-10: whether a ship is in range of the Void; the Unity's with what is printed on them. */
export function isInRangeOfVoid(state: AndromedaState, ship: Ship): boolean {
  const region = voidRegion(state)
  if (region === NONE || ship.place < 0) return false
  const range = ship.owner === UNITY ? SHIPS[ship.type].range : rangeOf(state, ship)
  return distance(state, ship.place, region) <= range
}

/** AE-VN-3: whether events of the Shadows deck concern somebody. */
export const isAffected = (state: AndromedaState, who: number): boolean =>
  shipsOf(state, who).some((ship) => isInRangeOfVoid(state, ship))
