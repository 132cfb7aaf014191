import { MAP } from '../content/map.ts'
import {
  type LegioState,
  SECTOR_X,
  type Ship,
  type Slot,
  type SlotName,
  SLOTS,
  UNDISCOVERED,
} from './state.ts'

/** VL-102, VL-103: a token for each UC; Sector X has none (VL-514). */
function isTokenInPlay(state: LegioState, slot: number): boolean {
  return slot < state.seats
}

export function isFreeToken(state: LegioState, slot: Slot, index: number): boolean {
  return isTokenInPlay(state, index) && slot.sector === 0
}

export function isUndiscovered(state: LegioState, planet: number, sector: number): boolean {
  return state.planets[planet] === UNDISCOVERED && MAP.planets[planet].sector === sector
}

export const SECTORS: readonly number[] = [1, 2, 3, 4, 5, SECTOR_X]

/** What is to be seen in a sector. */
interface Sight {
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
    slots: SLOTS.flatMap((_, slot) => (view.slots[slot].sector === sector ? [slot] : [])),
    inSpace: here.filter((ship) => ship.place === 'space'),
    atBase: here.filter((ship) => ship.place === 'base'),
  }
}

/** 1 VP tokens of a sector, or cards of pile X. */
function planetsLeft(view: LegioState, sector: number): number {
  if (sector === SECTOR_X) return view.pileX.length
  return planetsOf(sector).filter((planet) => isUndiscovered(view, planet, sector)).length
}

/** The planets of a sector, in play or not, by their numbers on the map. */
export function planetsOf(sector: number): number[] {
  return MAP.planets.flatMap((planet, number) => (planet.sector === sector ? [number] : []))
}

/** The ships on the planet of a slot. */
export function shipsOn(view: LegioState, slot: number): Ship[] {
  return view.ships.filter((ship) => ship.slot === slot)
}

/** Seats that have scanned a card which lies face down. */
export function scoutsOf(view: LegioState, { knownBy }: Slot): number[] {
  return view.ships.flatMap(({ seat }) => (((knownBy >> seat) & 1) === 1 ? [seat] : []))
}

export function freeTokens(view: LegioState): SlotName[] {
  return SLOTS.filter((_, slot) => isFreeToken(view, view.slots[slot], slot))
}

export function activeSlots(view: LegioState): SlotName[] {
  return SLOTS.filter((_, slot) => view.slots[slot].sector !== 0)
}
