import { EDGES, type Space } from '../../../position/map.ts'

// The map in units of its own, before any zoom: hexes with a flat top, the Starting System around 0, 0.

export interface Point {
  readonly x: number
  readonly y: number
}

export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** From the middle of a hex to its corners, and to the middles of its edges. */
export const RADIUS = 100
export const APOTHEM = (RADIUS * Math.sqrt(3)) / 2

/** Tiles do not touch: what joins them, and what does not, is seen in the gap. */
export const TILE_RADIUS = 92

const round = (length: number): number => Math.round(length * 100) / 100

export function middleOf({ q, r }: Space): Point {
  return { x: 1.5 * RADIUS * q, y: round(2 * APOTHEM * (r + q / 2)) }
}

/** In degrees: up, then clockwise. */
const angleOf = (edge: number): number => 60 * edge - 90

function around(angle: number, distance: number): Point {
  const radians = (angle * Math.PI) / 180
  return { x: round(distance * Math.cos(radians)), y: round(distance * Math.sin(radians)) }
}

/** From the middle of a hex towards an edge. */
export const towards = (edge: number, distance: number): Point => around(angleOf(edge), distance)

/** The two corners an edge runs between, clockwise. */
export const endsOf = (edge: number, radius: number): readonly [Point, Point] => [
  around(angleOf(edge) - 30, radius),
  around(angleOf(edge) + 30, radius),
]

export const plus = (one: Point, other: Point): Point => ({ x: one.x + other.x, y: one.y + other.y })

/** A share of the way from one point to another. */
export const between = (from: Point, to: Point, share: number): Point => ({
  x: round(from.x + (to.x - from.x) * share),
  y: round(from.y + (to.y - from.y) * share),
})

export const lineOf = (points: readonly Point[]): string =>
  `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`

/** A bow from one point to another, which passes beside whatever lies straight between them. */
export function bowOf(from: Point, to: Point, bend = 0.18): string {
  const middle = between(from, to, 0.5)
  const x = round(middle.x - (to.y - from.y) * bend)
  const y = round(middle.y + (to.x - from.x) * bend)
  return `M${from.x} ${from.y}Q${x} ${y} ${to.x} ${to.y}`
}

export const ALL_EDGES: readonly number[] = Array.from({ length: EDGES }, (_, edge) => edge)

/** The box around some hexes, with a margin in radii. */
export function boxAround(spaces: readonly Space[], margin = 0): Box {
  const middles = spaces.map(middleOf)
  const more = margin * RADIUS
  return {
    left: Math.min(...middles.map(({ x }) => x)) - RADIUS - more,
    top: Math.min(...middles.map(({ y }) => y)) - APOTHEM - more,
    right: Math.max(...middles.map(({ x }) => x)) + RADIUS + more,
    bottom: Math.max(...middles.map(({ y }) => y)) + APOTHEM + more,
  }
}
