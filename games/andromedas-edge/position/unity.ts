import { TILES } from '../content/tiles.ts'
import type { UnityAction } from '../content/schema.ts'
import { UNITY_ACTIONS } from '../content/unity.ts'
import { developmentLeaders } from './developing.ts'
import { distance, isBase, isPlanet, isUncolonised, leftmost, regionToward, tilesOf } from './map.ts'
import { participantOf } from './participants.ts'
import { firstShipOf, hasShipAt, shipOfTypeAt } from './ships.ts'
import { type AndromedaState, BAY, GONE, NONE, SHIPS_EACH, TRANSPORT, UNITY } from './state.ts'

/** Places of a section of its launch bay: A, B, C (OP-14). */
export const SECTION = 3

// AE-UL-4
export const packOf = (die: number): number => Math.floor((die - 1) / 2)

// AE-UL-6
export function firstShipOfSection(state: AndromedaState, section: number): number {
  const { berths } = state.machine
  for (let place = section * SECTION; place < (section + 1) * SECTION; place++) {
    if (berths[place] !== NONE) return berths[place]
  }
  return NONE
}

/** AE-UD-45: the ships it still has; how many of them are in its launch bay. */
export function unityShips(state: AndromedaState): { readonly all: number; readonly inBay: number } {
  let all = 0
  let inBay = 0
  const first = firstShipOf(state, UNITY)
  for (let ship = first; ship < first + SHIPS_EACH; ship++) {
    const { place } = state.ships[ship]
    if (place === GONE) continue
    all++
    if (place === BAY) inBay++
  }
  return { all, inBay }
}

// AE-UL-7, AE-UL-8, AE-UL-19, AE-UL-22, AE-IC-4 to AE-IC-6
export function targetOf(state: AndromedaState, { target }: UnityAction): number {
  const { probe } = state.machine
  switch (target.to) {
    case 'base':
      return orProbe(
        state,
        tilesOf(state).find((region) => TILES[state.regions[region].tile].id === target.base),
      )
    case 'leftmost-uncolonised':
      return orProbe(state, leftmostUncolonised(state))
    case 'probe':
      return probe
    case 'direction':
      return orProbe(state, regionToward(state, probe, target.direction))
    case 'nearest':
      return orProbe(state, nearestToProbe(state, target.of))
  }
}

const orProbe = (state: AndromedaState, region: number = NONE): number =>
  region === NONE ? state.machine.probe : region

const leftmostUncolonised = (state: AndromedaState): number =>
  leftmost(tilesOf(state).filter((region) => isUncolonised(state, region)))

/** Ties go to the first in reading order, which is how `tilesOf` lists them. */
function nearestToProbe(
  state: AndromedaState,
  of: 'planet-with-player' | 'planet-with-moons' | 'base',
): number {
  let nearest = NONE
  for (const region of tilesOf(state)) {
    if (!fits(state, region, of)) continue
    if (nearest === NONE || distanceToProbe(state, region) < distanceToProbe(state, nearest)) nearest = region
  }
  return nearest
}

const distanceToProbe = (state: AndromedaState, region: number): number =>
  distance(state, state.machine.probe, region)

function fits(
  state: AndromedaState,
  region: number,
  of: 'planet-with-player' | 'planet-with-moons' | 'base',
): boolean {
  if (of === 'base') return isBase(state, region)
  if (!isPlanet(state, region)) return false
  if (of === 'planet-with-moons') return state.regions[region].moons.length > 0
  return state.players.some(({ who }) => hasShipAt(state, who, region))
}

/** Where its next launch would go, by pack; NONE where the section is empty, and it would return instead. */
export function nextLaunches(state: AndromedaState): readonly number[] {
  return [0, 1, 2].map((section) =>
    firstShipOfSection(state, section) === NONE
      ? NONE
      : targetOf(state, UNITY_ACTIONS[state.machine.faceUp[section]]),
  )
}

/** AE-UE-5, OP-10: whether an Infrastructure action puts something on the map; leaders of a lost ruin come home first. */
export function canUnityBuild(state: AndromedaState): boolean {
  const { rebuild } = state.machine
  if (rebuild !== null && state.regions[rebuild.region].owner === NONE) return true
  return unityBuildingSite(state, rebuild?.leaders) !== NONE
}

/** AE-UD-29 to AE-UD-31: where it would build now, with so many leaders more, or NONE. */
export function unityBuildingSite(state: AndromedaState, more = 0): number {
  const region = leftmostUncolonised(state)
  if (region === NONE || shipOfTypeAt(state, UNITY, TRANSPORT, region) === NONE) return NONE
  const leaders = participantOf(state, UNITY).leaders + state.machine.corrupted + more
  return developmentLeaders(state, UNITY, region) <= leaders ? region : NONE
}
