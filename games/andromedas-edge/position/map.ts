import { HEXES, NEIGHBOURS, slotTowards } from '../content/board.ts'
import {
  type Direction,
  PLANET_TYPES,
  type PlanetKind,
  type PlanetType,
  type Tile,
} from '../content/schema.ts'
import { PLANET_KINDS, TILES, VOID_TILE } from '../content/tiles.ts'
import { type AndromedaState, EAST, NONE, REGIONS, SLOTS, WEST } from './state.ts'

// AE-BS-4, AE-BS-8: slots with tiles and the two nebulae are regions; empty slots are not.

export const isNebula = (region: number): boolean => region === WEST || region === EAST

export const isRegion = (state: AndromedaState, region: number): boolean =>
  isNebula(region) || (region >= 0 && region < SLOTS && state.regions[region].tile !== NONE)

export function tileOf(state: AndromedaState, region: number): Tile | undefined {
  const { tile } = state.regions[region]
  return tile === NONE ? undefined : TILES[tile]
}

export function planetTypeOf(state: AndromedaState, region: number): PlanetType | undefined {
  const tile = tileOf(state, region)
  return tile?.kind === 'planet' ? tile.type : undefined
}

/** What follows from the type of the planet there. */
export function planetKindOf(state: AndromedaState, region: number): PlanetKind | undefined {
  const type = planetTypeOf(state, region)
  return type === undefined ? undefined : PLANET_KINDS[PLANET_TYPES.indexOf(type)]
}

export const isPlanet = (state: AndromedaState, region: number): boolean =>
  planetTypeOf(state, region) !== undefined

export const isBase = (state: AndromedaState, region: number): boolean =>
  tileOf(state, region)?.kind === 'base'

export const isVoid = (state: AndromedaState, region: number): boolean =>
  state.regions[region].tile === VOID_TILE

/** Where the Void lies; NONE where it is not used. */
export const voidRegion = (state: AndromedaState): number =>
  state.regions.findIndex(({ tile }) => tile === VOID_TILE)

/** AE-BB-5: the regions beside one. */
export const neighboursOf = (state: AndromedaState, region: number): readonly number[] =>
  NEIGHBOURS[region].filter((next) => isRegion(state, next))

/** The region that way of a tile, or NONE. */
export function regionToward(state: AndromedaState, region: number, direction: Direction): number {
  const next = slotTowards(region, direction)
  return isRegion(state, next) ? next : NONE
}

const FAR = 99

/** Which slots have tiles, a bit each: distances follow from it alone. */
function laidOut({ regions }: AndromedaState): number {
  let bits = 0
  for (let slot = 0; slot < SLOTS; slot++) if (regions[slot].tile !== NONE) bits |= 1 << slot
  return bits
}

// A cache: maps grow by one tile an event, and thousands of imagined games share them.
const distancesOf = new Map<number, readonly (readonly number[])[]>()

/** AE-BB-25: by region and region, steps over tiles; a nebula is only where a way begins or ends. */
export function distances(state: AndromedaState): readonly (readonly number[])[] {
  const key = laidOut(state)
  let table = distancesOf.get(key)
  if (table === undefined) {
    table = Array.from({ length: REGIONS }, (_, from) => stepsFrom(state, from))
    distancesOf.set(key, table)
  }
  return table
}

function stepsFrom(state: AndromedaState, from: number): number[] {
  const steps = Array.from({ length: REGIONS }, () => FAR)
  if (!isRegion(state, from)) return steps
  steps[from] = 0
  const reached = [from]
  for (const at of reached) {
    if (isNebula(at) && at !== from) continue
    for (const next of neighboursOf(state, at)) {
      if (steps[next] !== FAR) continue
      steps[next] = steps[at] + 1
      reached.push(next)
    }
  }
  return steps
}

/** AE-BB-5, AE-BB-25; more than any map is wide where there is no way. */
export const distance = (state: AndromedaState, from: number, to: number): number =>
  distances(state)[from][to]

// AE-BZ-7

/** Tiles of the map from left to right; of those on one line the upper one first. */
function fromTheLeft(a: number, b: number): number {
  return HEXES[a].x - HEXES[b].x || a - b
}

export function leftmost(regions: readonly number[]): number {
  return regions.toSorted(fromTheLeft)[0] ?? NONE
}

/** The tiles on the map, in reading order. */
export function tilesOf(state: AndromedaState): number[] {
  const laid: number[] = []
  for (let slot = 0; slot < SLOTS; slot++) if (state.regions[slot].tile !== NONE) laid.push(slot)
  return laid
}

// AE-BD-1
export const isUncolonised = (state: AndromedaState, region: number): boolean =>
  isPlanet(state, region) && state.regions[region].owner === NONE
