import { SHIPS } from '../content/ships.ts'
import { NONE, type Ship } from './state.ts'

/** Scraps that the removal of a Damage card costs. */
export const MEND = 3

/** Scraps that the next Energy marker costs; NONE if no slot is left. */
export function priceOfEnergy(ship: Ship): number {
  const prices = SHIPS[ship.board].energy
  return ship.energyMarkers > prices.length ? NONE : prices[ship.energyMarkers - 1]
}

/** Scraps that a Repair costs. */
export const REPAIR = 1

/** Ships of a System that can be repaired or rid of a Damage card: all that are not destroyed. */
export function isPatient(ship: Ship, place: number): boolean {
  return !ship.destroyed && ship.place === place
}
