import { hasPower } from './abilities.ts'
import { isUnusedThisCycle, idOfPower } from './free-acts.ts'
import { isNebula, isPlanet, neighboursOf, tilesOf } from './map.ts'
import { openNebulae } from './launching.ts'
import { firstShipOf, ownersIn, shipOfTypeAt } from './ships.ts'
import {
  type AndromedaState,
  NONE,
  type Participant,
  SCIENCE_VESSEL,
  SHIPS_EACH,
  TRANSPORT,
} from './state.ts'

/** A ship that could be moved, and where to. */
export interface Move {
  readonly ship: number
  readonly region: number
}

/** One's ships in regions; of ships of one type in one region one stands for all, the heavy cruiser for itself. */
function movableShips(state: AndromedaState, who: number): number[] {
  const first = firstShipOf(state, who)
  const found: number[] = []
  for (let ship = first; ship < first + SHIPS_EACH; ship++) {
    const { place, type } = state.ships[ship]
    if (place >= 0 && shipOfTypeAt(state, who, type, place) === ship) found.push(ship)
  }
  return found
}

const isEmpty = (state: AndromedaState, region: number): boolean => ownersIn(state, region).length === 0

/** Vortex: one of one's other ships to any tile without ships (6.3). */
export function vortexMoves(state: AndromedaState, who: number, launched: number): Move[] {
  const tiles = tilesOf(state).filter((region) => isEmpty(state, region))
  return movableShips(state, who)
    .filter((ship) => ship !== launched)
    .flatMap((ship) => tiles.map((region) => ({ ship, region })))
}

/** Drift: once a cycle a ship to an adjacent region without ships, to a nebula only with Voyage (6.12). */
export function driftMoves(state: AndromedaState, player: Participant): Move[] {
  const { who } = player
  if (!isUnusedThisCycle(player, idOfPower(state, who, 'drift'))) return []
  const open = openNebulae(state, who)
  return movableShips(state, who).flatMap((ship) => {
    const { place, type } = state.ships[ship]
    return neighboursOf(state, place)
      .filter((region) => isEmpty(state, region))
      .filter((region) => !isNebula(region) || type === SCIENCE_VESSEL || open.includes(region))
      .map((region) => ({ ship, region }))
  })
}

/** Converge: after a transport was launched to a planet, another one from a tile beside it (6.12). */
export function convergeMoves(state: AndromedaState, who: number, launched: number): Move[] {
  const { place, type } = state.ships[launched]
  if (type !== TRANSPORT || !isPlanet(state, place) || !hasPower(state, who, 'converge')) return []
  return neighboursOf(state, place)
    .filter((region) => !isNebula(region))
    .map((region) => shipOfTypeAt(state, who, TRANSPORT, region))
    .filter((ship) => ship !== NONE)
    .map((ship) => ({ ship, region: place }))
}
