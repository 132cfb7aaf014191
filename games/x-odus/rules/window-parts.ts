import type { Ship, XodusState } from '../position/state.ts'

// What windows are made of has to be there when they are: this file needs nothing else to be loaded.

/** Whether a ship takes part in the combat. */
export function fights({ combat }: XodusState, ship: Ship): boolean {
  return combat !== null && !ship.destroyed && combat.ships.includes(ship.index)
}

export const never = (): boolean => false
