import { SHIPS } from '../content/ships.ts'
import { SHIP_TYPES } from '../content/schema.ts'
import { eachAbility } from './abilities.ts'
import {
  type AndromedaState,
  FIGHTER,
  HEAVY_CRUISER,
  NONE,
  SCIENCE_VESSEL,
  type Ship,
  SHIPS_EACH,
  TRANSPORT,
  UNITY,
} from './state.ts'

/** The place in `state.ships` of the first ship of a participant. */
export const firstShipOf = (state: AndromedaState, who: number): number =>
  (who === UNITY ? state.seats : who) * SHIPS_EACH

/** The type of each of the nine ships of a participant. */
export const TYPES_IN_ORDER: readonly number[] = [
  ...Array.from({ length: 6 }, () => TRANSPORT),
  FIGHTER,
  SCIENCE_VESSEL,
  HEAVY_CRUISER,
]

export function shipsOf(state: AndromedaState, who: number): readonly Ship[] {
  const first = firstShipOf(state, who)
  return state.ships.slice(first, first + SHIPS_EACH)
}

/** The ships of a participant at a place, by their places in `state.ships`. */
export function shipsAt(state: AndromedaState, who: number, place: number): number[] {
  const first = firstShipOf(state, who)
  const found: number[] = []
  for (let ship = first; ship < first + SHIPS_EACH; ship++) {
    if (state.ships[ship].place === place) found.push(ship)
  }
  return found
}

export function hasShipAt(state: AndromedaState, who: number, place: number): boolean {
  const first = firstShipOf(state, who)
  for (let ship = first; ship < first + SHIPS_EACH; ship++) if (state.ships[ship].place === place) return true
  return false
}

/** A ship of a type at a place, or NONE. */
export function shipOfTypeAt(state: AndromedaState, who: number, type: number, place: number): number {
  const first = firstShipOf(state, who)
  for (let ship = first; ship < first + SHIPS_EACH; ship++) {
    if (state.ships[ship].type === type && state.ships[ship].place === place) return ship
  }
  return NONE
}

export const countAt = (state: AndromedaState, who: number, place: number): number =>
  shipsAt(state, who, place).length

/** Of ships of one type at one place one stands for all. */
export const unlikeShips = ({ ships: all }: AndromedaState, ships: readonly number[]): number[] =>
  ships.filter(
    (ship, index) =>
      ships.findIndex(
        (other) => all[other].type === all[ship].type && all[other].place === all[ship].place,
      ) === index,
  )

/** Those with ships in a region. */
export function ownersIn(state: AndromedaState, region: number): number[] {
  const owners: number[] = []
  for (const { owner, place } of state.ships) {
    if (place === region && !owners.includes(owner)) owners.push(owner)
  }
  return owners
}

/** AE-BM-2: how far a ship goes to join a battle. */
export function rangeOf(state: AndromedaState, ship: Ship): number {
  let { range } = SHIPS[ship.type]
  eachAbility(state, ship.owner, (ability) => {
    if (ability.does === 'range' && ability.ship === SHIP_TYPES[ship.type])
      range = Math.max(range, ability.range)
  })
  return range
}

// AE-BM-3
export function shieldsOf(state: AndromedaState, ship: Ship): number {
  if (ship.type !== HEAVY_CRUISER) return 0
  let shields = 1
  eachAbility(state, ship.owner, (ability) => {
    if (ability.does === 'shields') shields += ability.amount
  })
  return shields
}
