import { type Box, type Point, round, type Size } from '@astrolabe/drawing'
import { HEXES } from '../../../content/board.ts'
import { isNebula } from '../../../position/map.ts'
import { type AndromedaState, EAST, NONE, SLOTS } from '../../../position/state.ts'

// The map in units of its own, before any zoom: hexes with a corner on top, the first slot around 0, 0.

/** From the middle of a hex to its corners, and to the middles of its edges. */
const RADIUS = 100
export const APOTHEM = 86.6

/** Tiles do not touch. */
export const TILE_RADIUS = 95

/** The middle of the board from side to side. */
const AXIS = 4 * APOTHEM

/** How far a nebula reaches beyond the tiles beside it: as far as there is room, within limits. */
const NEBULA_LEAST = 74
const NEBULA_MOST = 700

/** Where a nebula is as broad as it gets: beside the second row, which is shorter. */
const NEBULA_MIDDLE: Point = { x: -78, y: 150 }

/** What is drawn for the west, as it is for the east. */
export const mirrored = (region: number, { x, y }: Point): Point =>
  region === EAST ? { x: round(2 * AXIS - x), y } : { x, y }

export function middleOf(region: number): Point {
  if (isNebula(region)) return mirrored(region, NEBULA_MIDDLE)
  const { row, x } = HEXES[region]
  return { x: round(x * APOTHEM), y: row * 1.5 * RADIUS }
}

/** The slot that the next planet comes to; NONE where there is no planet or no room left. */
export function nextSlot({ regions, planets }: AndromedaState): number {
  if (planets.length === 0) return NONE
  return regions.findIndex(({ tile }, region) => region < SLOTS && tile === NONE)
}

const FEWEST_ROWS = 3

/** How many rows are in use: while the lower ones are empty, the others are larger. */
export function rowsOf(state: AndromedaState): number {
  const last = state.regions.findLastIndex(({ tile }, region) => region < SLOTS && tile !== NONE)
  const lowest = Math.max(last, nextSlot(state))
  return lowest < 0 ? FEWEST_ROWS : Math.max(FEWEST_ROWS, HEXES[lowest].row + 1)
}

const TILES_WIDTH = 2 * AXIS + 2 * APOTHEM
const MARGIN = 16

const heightOf = (rows: number): number => (rows - 1) * 1.5 * RADIUS + 2 * RADIUS + 2 * MARGIN

/** How broad the nebulae are in a window of so many pixels: what the tiles leave of it is theirs. */
export function nebulaWidth(rows: number, { width, height }: Size): number {
  const left = ((heightOf(rows) * width) / height - TILES_WIDTH) / 2
  return Math.round(Math.min(NEBULA_MOST, Math.max(NEBULA_LEAST, left)))
}

export function wholeOf(rows: number, nebula: number): Box {
  return {
    left: -APOTHEM - nebula,
    top: -RADIUS - MARGIN,
    right: 2 * AXIS + APOTHEM + nebula,
    bottom: heightOf(rows) - RADIUS - MARGIN,
  }
}

export function boxAround(regions: readonly number[]): Box | undefined {
  if (regions.length === 0) return undefined
  const middles = regions.map(middleOf)
  return {
    left: Math.min(...middles.map(({ x }) => x)) - RADIUS,
    top: Math.min(...middles.map(({ y }) => y)) - RADIUS,
    right: Math.max(...middles.map(({ x }) => x)) + RADIUS,
    bottom: Math.max(...middles.map(({ y }) => y)) + RADIUS,
  }
}

/** The edge of a nebula: along the tiles with a gap, and out to the edge of the map. */
export function nebulaOutline(region: number, rows: number, nebula: number): string {
  const inner: Point[] = []
  for (let row = 0; row < rows; row++) {
    const x = row % 2 === 0 ? -APOTHEM - 7 : -8
    inner.push({ x, y: row * 150 - 54 }, { x, y: row * 150 + 54 })
  }
  const bottom = (rows - 1) * 150 + 96
  const left = -APOTHEM - nebula + 4
  const points: Point[] = [
    { x: left, y: -96 },
    { x: -APOTHEM - 7, y: -96 },
    ...inner,
    { x: rows % 2 === 0 ? -8 : -APOTHEM - 7, y: bottom },
    { x: left, y: bottom },
  ]
  const drawn = points.map((point) => mirrored(region, point))
  return `M${drawn.map(({ x, y }) => `${x} ${y}`).join('L')}Z`
}
