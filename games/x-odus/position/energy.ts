import { malfunctions } from './malfunctions.ts'
import type { Ship, XodusState } from './state.ts'
import { totalOf } from './traits.ts'

/** Energy that can be ready at once: its markers and what Modules hold, less what leaks. */
export function energyLimit(_state: XodusState, ship: Ship): number {
  return Math.max(
    0,
    ship.energyMarkers + totalOf(ship, 'spare-energy') - malfunctions(ship, 'leaking-reactor'),
  )
}
