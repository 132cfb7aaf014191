import type { Whereabouts } from '../text/en/table.ts'
import { type Ship, SLOTS } from '../position/state.ts'

export function whereabouts(ship: Ship): Whereabouts {
  switch (ship.place) {
    case 'base':
      return { place: 'base' }
    case 'space':
      return { place: 'space', sector: ship.sector, mustLeave: ship.mustLeaveX }
    case 'observation':
    case 'contact':
      return { place: ship.place, slot: SLOTS[ship.slot] }
  }
}
