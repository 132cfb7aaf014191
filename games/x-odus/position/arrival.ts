import { hasRift, laneDistances } from './map.ts'
import { NONE, type Ship, type XodusState } from './state.ts'
import { isSeen } from './targets.ts'

/** Where Avatars arrive if every Rift is closed. OP-11 */
const STARTING_SYSTEM = 0

const FURTHEST = 63
const RANKS = 64

/**
 * The System with a Rift that is nearest to a ship by lanes. Of several, the one nearest to a ship with the most Keys,
 * then to one with the least Health, then the lowest tile. XO-CPH-02, OP-11, OP-23, OP-36
 */
export function arrivalPlace(state: XodusState): number {
  const prey = state.ships.some(isSeen) ? isSeen : (ship: Ship) => !ship.destroyed
  const ships = state.ships.filter(prey)
  const distances = ships.map((ship) => laneDistances(state, ship.place))
  const most = Math.max(...ships.map(({ keys }) => keys.length))
  const least = Math.min(...ships.map(({ health }) => health))
  let best = STARTING_SYSTEM
  let bestRank = Number.MAX_SAFE_INTEGER
  for (let place = 0; place < state.systems.length; place++) {
    if (!hasRift(state, place)) continue
    let toAny = FURTHEST
    let toKeys = FURTHEST
    let toWeakest = FURTHEST
    for (let index = 0; index < ships.length; index++) {
      const distance = distances[index][place]
      if (distance === NONE) continue
      toAny = Math.min(toAny, distance)
      if (ships[index].keys.length === most) toKeys = Math.min(toKeys, distance)
      if (ships[index].health === least) toWeakest = Math.min(toWeakest, distance)
    }
    const rank = ((toAny * RANKS + toKeys) * RANKS + toWeakest) * RANKS + state.systems[place].tile
    if (rank < bestRank) {
      best = place
      bestRank = rank
    }
  }
  return best
}
