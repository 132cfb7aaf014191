import { colourOf, laneDistances } from './map.ts'
import { NONE, type Ship, type XodusState } from './state.ts'
import { isSeen } from './targets.ts'

const FURTHEST = 63
const RANKS = 64

/**
 * The Corrupted System that is nearest to a ship by lanes, whatever Rift markers lie there. Of several, the one nearest
 * to a ship with the most Keys, then to one with the least Health, then the lowest tile. XO-CPH-02, OP-11, OP-23, OP-36
 */
export function arrivalPlace(state: XodusState): number {
  const prey = state.ships.some(isSeen) ? isSeen : (ship: Ship) => !ship.destroyed
  const ships = state.ships.filter(prey)
  const distances = ships.map((ship) => laneDistances(state, ship.place))
  const most = Math.max(...ships.map(({ keys }) => keys.length))
  const least = Math.min(...ships.map(({ health }) => health))
  let best = NONE
  let bestRank = Number.MAX_SAFE_INTEGER
  for (let place = 0; place < state.systems.length; place++) {
    if (colourOf(state, place) !== 'corrupted') continue
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
