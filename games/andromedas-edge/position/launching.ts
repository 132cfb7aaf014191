import type { Refusal } from '@astrolabe/kernel'
import {
  BEACONS_RANGE,
  HEAVY_CRUISER_LAUNCH_RANGE,
  LAUNCH_RANGE,
  LONG_STRIDES_RANGE,
} from '../content/limits.ts'
import { hasPower } from './abilities.ts'
import { distance, distances, isBase, isNebula, isRegion, neighboursOf, tileOf, tilesOf } from './map.ts'
import { refuse } from './refuse.ts'
import { developmentsOf } from './scoring.ts'
import { hasShipAt, ownersIn, shipOfTypeAt, shipsOf } from './ships.ts'
import {
  type AndromedaState,
  BAY,
  EAST,
  FIGHTER,
  HEAVY_CRUISER,
  NONE,
  REGIONS,
  SCIENCE_VESSEL,
  SUPPLY,
  TRANSPORT,
  WEST,
} from './state.ts'

/** What decides where somebody may launch to, found out once for all ships and regions. */
export interface Reach {
  /** By region, the steps from the nearest place that launches start from; 0 everywhere where nothing is out. */
  readonly steps: readonly number[]
  readonly range: number
  /** Nebulae that ships without Voyage may go to. */
  readonly nebulae: readonly number[]
}

// AE-BL-4 to AE-BL-6
export function reachOf(state: AndromedaState, who: number): Reach {
  return {
    steps: stepsOf(state, who),
    range: hasPower(state, who, 'long-strides') ? LONG_STRIDES_RANGE : LAUNCH_RANGE,
    nebulae: openNebulae(state, who),
  }
}

function stepsOf(state: AndromedaState, who: number): number[] {
  const places = placesOf(state, who)
  const steps: number[] = []
  if (places.length === 0) {
    for (let region = 0; region < REGIONS; region++) steps.push(0)
    return steps
  }
  const starts = [...places, ...developmentsOf(state, who)]
  if (hasPower(state, who, 'alliance-lanes')) starts.push(...basesOf(state))
  const from = distances(state)
  for (let region = 0; region < REGIONS; region++) {
    let nearest = from[starts[0]][region]
    for (const start of starts) nearest = Math.min(nearest, from[start][region])
    steps.push(nearest)
  }
  if (hasPower(state, who, 'beacons')) light(state, who, steps)
  return steps
}

/** Beacons: tiles near a development are as good as beside it. */
function light(state: AndromedaState, who: number, steps: number[]): void {
  for (const development of developmentsOf(state, who)) {
    for (const tile of tilesOf(state)) {
      if (distance(state, development, tile) <= BEACONS_RANGE)
        steps[tile] = Math.min(steps[tile], LAUNCH_RANGE)
    }
  }
}

/** The regions in which somebody has ships. */
function placesOf(state: AndromedaState, who: number): number[] {
  const places: number[] = []
  for (const { place } of shipsOf(state, who)) if (place >= 0 && !places.includes(place)) places.push(place)
  return places
}

const basesOf = (state: AndromedaState): number[] => tilesOf(state).filter((region) => isBase(state, region))

/** Mist-born, Mist Charts and the Silent Gate open nebulae to every ship (6.3, 6.11, 6.12). */
export function openNebulae(state: AndromedaState, who: number): number[] {
  const places = placesOf(state, who)
  if (places.some((place) => isSilentGate(state, place))) return [WEST, EAST]
  if (!hasPower(state, who, 'mist-born') && !hasPower(state, who, 'mist-charts')) return []
  return [WEST, EAST].filter((nebula) => places.some((place) => neighboursOf(state, place).includes(nebula)))
}

function isSilentGate(state: AndromedaState, region: number): boolean {
  const tile = tileOf(state, region)
  return tile?.kind === 'special' && tile.region === 'silent-gate'
}

// Most launches are refused, at every turn: these are made once.
const OCCUPIED = refuse('AE-BL-2')
const TOO_FAR = refuse('AE-BL-4')
const TOO_FAR_FOR_CRUISER = refuse('AE-BL-5')
const TO_NEBULA = refuse('AE-BL-6')

/** AE-BL-2, AE-BL-4 to AE-BL-7: the rule that forbids to launch a ship of a type to a region. */
export function cannotLaunch(
  state: AndromedaState,
  who: number,
  reach: Reach,
  type: number,
  region: number,
): Refusal | undefined {
  if (isNebula(region)) {
    const isOpen = type === SCIENCE_VESSEL || state.turn.jump === 'anywhere' || reach.nebulae.includes(region)
    return isOpen ? cannotEnter(state, who, type, region) : TO_NEBULA
  }
  return cannotReach(state, reach, type, region) ?? cannotEnter(state, who, type, region)
}

function cannotReach(state: AndromedaState, reach: Reach, type: number, region: number): Refusal | undefined {
  if (type === SCIENCE_VESSEL || state.turn.jump !== 'none') return undefined
  const isCruiser = type === HEAVY_CRUISER
  const range = isCruiser ? Math.max(reach.range, HEAVY_CRUISER_LAUNCH_RANGE) : reach.range
  if (reach.steps[region] <= range) return undefined
  return isCruiser ? TOO_FAR_FOR_CRUISER : TOO_FAR
}

// AE-BL-2, AE-BL-7; the Doom Flag, Quiet Passage
function cannotEnter(state: AndromedaState, who: number, type: number, region: number): Refusal | undefined {
  if (hasShipAt(state, who, region)) return OCCUPIED
  if (ownersIn(state, region).length === 0) return undefined
  const attacks = type === FIGHTER || (type === TRANSPORT && state.turn.doomFlag)
  return attacks || entersQuietly(state, region) ? undefined : OCCUPIED
}

/** AE-BB-30: a base with others can be shared, once that is paid for. */
export const entersQuietly = (state: AndromedaState, region: number): boolean =>
  state.turn.quietPassage && isBase(state, region)

/** AE-BT-2: the types of ships in the bay. */
export function typesInBay(state: AndromedaState, who: number): number[] {
  return [TRANSPORT, FIGHTER, SCIENCE_VESSEL, HEAVY_CRUISER].filter(
    (type) => shipOfTypeAt(state, who, type, BAY) !== NONE,
  )
}

export const regionsOf = (state: AndromedaState): number[] => {
  const regions: number[] = []
  for (let region = 0; region < REGIONS; region++) if (isRegion(state, region)) regions.push(region)
  return regions
}

// AE-BT-2
export const canReturn = (state: AndromedaState, who: number): boolean =>
  shipsOf(state, who).some(({ place }) => place !== BAY && place !== SUPPLY)
