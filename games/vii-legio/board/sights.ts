import type { Whereabouts } from '../text/en/table.ts'
import { MAP } from '../content/map.ts'
import type { LegioState, Ship, Slot, SlotName } from '../rules/state.ts'
import { SECTOR_X, SLOT_NAMES } from '../text/reading.ts'

// What can be seen from above, for every way of drawing it.

/** As in the rules: what has become of a planet of the map. */
export const NOT_IN_PLAY = 0
export const UNDISCOVERED = 1
export const USED_UP = 3

export const SECTORS: readonly number[] = [1, 2, 3, 4, 5, SECTOR_X]

/** What is to be seen in a sector. */
export interface Sight {
  readonly toFind: number
  /** Slots of its active planets. */
  readonly slots: readonly number[]
  readonly inSpace: readonly Ship[]
  readonly atBase: readonly Ship[]
}

export function sightOf(view: LegioState, sector: number): Sight {
  const here = view.ships.filter((ship) => ship.sector === sector)
  return {
    toFind: planetsLeft(view, sector),
    slots: SLOT_NAMES.flatMap((_, slot) => (view.slots[slot].sector === sector ? [slot] : [])),
    inSpace: here.filter((ship) => ship.place === 'space'),
    atBase: here.filter((ship) => ship.place === 'base'),
  }
}

/** 1 VP tokens of a sector, or cards of pile X. */
function planetsLeft(view: LegioState, sector: number): number {
  if (sector === SECTOR_X) return view.pileX.length
  return planetsOf(sector).filter((planet) => view.planets[planet] === UNDISCOVERED).length
}

/** The planets of a sector, in play or not, by their numbers on the map. */
export function planetsOf(sector: number): number[] {
  return MAP.planets.flatMap((planet, number) => (planet.sector === sector ? [number] : []))
}

/** The ships on the planet of a slot. */
export function shipsOn(view: LegioState, slot: number): Ship[] {
  return view.ships.filter((ship) => ship.slot === slot)
}

export function whereabouts(ship: Ship): Whereabouts {
  switch (ship.place) {
    case 'base':
      return { place: 'base' }
    case 'space':
      return { place: 'space', sector: ship.sector, mustLeave: ship.mustLeaveX }
    case 'observation':
    case 'contact':
      return { place: ship.place, slot: SLOT_NAMES[ship.slot] }
  }
}

/** Seats that have scanned a card which lies face down. */
export function scoutsOf(view: LegioState, { knownBy }: Slot): number[] {
  return view.ships.flatMap(({ seat }) => (((knownBy >> seat) & 1) === 1 ? [seat] : []))
}

export function freeTokens(view: LegioState): SlotName[] {
  return SLOT_NAMES.filter((_, slot) => slot < view.seats && view.slots[slot].sector === 0)
}

export function activeSlots(view: LegioState): SlotName[] {
  return SLOT_NAMES.filter((_, slot) => view.slots[slot].sector !== 0)
}
