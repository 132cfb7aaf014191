import {
  emptySlot,
  type LegioState,
  NONE,
  SECTOR_X,
  type Ship,
  type Slot,
  SLOTS,
  USED_UP,
} from '../position/state.ts'
import type { Departure } from './facts.ts'
import type { Legio } from './legio.ts'
import type { Scan } from './scanning.ts'

/** What can be done on a planet. */
export type PlanetMove =
  | { readonly kind: 'stay' }
  | { readonly kind: 'contact' }
  | { readonly kind: 'leave' }
  | Scan

export const STAY: PlanetMove = { kind: 'stay' }
export const LEAVE: PlanetMove = { kind: 'leave' }

/** VL-205: the ship is back in space, in the planet's sector. */
function takeOff(g: Legio, ship: Ship, closed: boolean, why?: Departure): void {
  const { state } = g
  const slot = state.slots[ship.slot]
  const left = { seat: ship.seat, slot: SLOTS[ship.slot], card: slot.card, ...(why && { why }) }
  state.turn.leftCard = slot.card
  state.turn.tookOff = true
  if (closed) closeSlot(state, slot)
  ship.place = 'space'
  ship.slot = NONE
  g.tell({ kind: 'left-planet', ...left, closed })
  if (state.leaveEndsTurn) state.turn.over = true
}

/** VL-518, VL-609, VL-612, VL-613: by its own wish, or because there is nothing else that it may do. */
export function leaveObservation(g: Legio, ship: Ship, why?: Departure): void {
  const slot = g.state.slots[ship.slot]
  slot.observer = NONE
  takeOff(g, ship, slot.missionDone, why)
}

// VL-513, VL-663, VL-664
export function leaveContact(g: Legio, ship: Ship): void {
  const slot = g.state.slots[ship.slot]
  g.state.missions.push({ seat: ship.seat, card: slot.card, planet: slot.planet, passed: slot.passed })
  slot.contact = NONE
  slot.passed = 0
  slot.joker = NONE
  slot.missionDone = true
  if (slot.sector === SECTOR_X) ship.mustLeaveX = true
  takeOff(g, ship, slot.observer === NONE)
}

// VL-663, VL-665, VL-666
function closeSlot(state: LegioState, slot: Slot): void {
  state.gone.push(slot.card)
  if (slot.planet !== NONE) state.planets[slot.planet] = USED_UP
  Object.assign(slot, emptySlot())
}
