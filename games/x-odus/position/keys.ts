import type { Ship, XodusState } from './state.ts'
import { actingShips } from './turn.ts'

/** A destroyed ship of the System whose Keys still lie there. */
export function wreckAt(state: XodusState, place: number): Ship | undefined {
  return state.ships.find((ship) => ship.destroyed && ship.place === place && ship.keys.length > 0)
}

/** Keys aboard the ships whose turn it is. */
export const keysAboard = (view: XodusState): number =>
  actingShips(view).reduce((sum, { keys }) => sum + keys.length, 0)

export const keysInWrecks = (view: XodusState, place: number): number =>
  wrecksIn(view, place).reduce((sum, { keys }) => sum + keys.length, 0)

/** Destroyed ships: where they lie matters as long as they have Keys. */
export const wrecksIn = (view: XodusState, place: number): Ship[] =>
  view.ships.filter((ship) => ship.place === place && ship.destroyed && ship.keys.length > 0)
