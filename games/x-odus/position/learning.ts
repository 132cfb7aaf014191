import type { ExpSource } from '../content/schema.ts'
import { SHIPS } from '../content/ships.ts'
import type { Ship } from './state.ts'

export const HIGHEST_LEVEL = 6

/** Whether a ship has still something to learn, and learns it this way. */
export function learnsFrom(ship: Ship, source: ExpSource): boolean {
  return ship.level < HIGHEST_LEVEL && SHIPS[ship.board].exp === source
}
