import type { Ship, XodusState } from './state.ts'

/** A destroyed ship of the System whose Keys still lie there. */
export function wreckAt(state: XodusState, place: number): Ship | undefined {
  return state.ships.find((ship) => ship.destroyed && ship.place === place && ship.keys.length > 0)
}
