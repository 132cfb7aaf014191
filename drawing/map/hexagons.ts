import { EDGES, type Hex } from '@astrolabe/kernel'
import { type Box, type Point, round } from '../point.ts'

/** Hexes as they are drawn, around that of 0, 0. */
interface Hexagons {
  /** From the middle of a hex to the middles of its edges. */
  readonly apothem: number
  readonly middleOf: (hex: Hex) => Point
  /** From the middle of a hex towards an edge. */
  readonly towards: (edge: number, distance: number) => Point
  /** The two corners an edge runs between, clockwise, so far from the middle. */
  readonly endsOf: (edge: number, distance: number) => readonly [Point, Point]
  /** The box around some hexes, with a margin in radii. */
  readonly boxAround: (hexes: readonly Hex[], margin?: number) => Box
}

export const ALL_EDGES: readonly number[] = Array.from({ length: EDGES }, (_, edge) => edge)

/** Hexes of so much from the middle to the corners: one of these is on top or, where sides lie flat, on the right. */
export function hexagons(radius: number, corner: 'top' | 'right'): Hexagons {
  const apothem = (radius * Math.sqrt(3)) / 2
  const [across, down] = corner === 'top' ? [apothem, radius] : [radius, apothem]
  const angleOf = (edge: number): number => 60 * edge - (corner === 'top' ? 60 : 90)
  const around = (angle: number, distance: number): Point => {
    const radians = (angle * Math.PI) / 180
    return { x: distance * Math.cos(radians), y: distance * Math.sin(radians) }
  }
  const rounded = ({ x, y }: Point): Point => ({ x: round(x), y: round(y) })
  // Beyond which edges q and r grow
  const [alongQ, alongR] = [around(angleOf(2), 2 * apothem), around(angleOf(3), 2 * apothem)]
  const middleOf = ({ q, r }: Hex): Point =>
    rounded({ x: q * alongQ.x + r * alongR.x, y: q * alongQ.y + r * alongR.y })
  return {
    apothem,
    middleOf,
    towards: (edge, distance) => rounded(around(angleOf(edge), distance)),
    endsOf: (edge, distance) => [
      rounded(around(angleOf(edge) - 30, distance)),
      rounded(around(angleOf(edge) + 30, distance)),
    ],
    boxAround: (hexes, margin = 0) => {
      const middles = hexes.map(middleOf)
      const more = margin * radius
      return {
        left: Math.min(...middles.map(({ x }) => x)) - across - more,
        top: Math.min(...middles.map(({ y }) => y)) - down - more,
        right: Math.max(...middles.map(({ x }) => x)) + across + more,
        bottom: Math.max(...middles.map(({ y }) => y)) + down + more,
      }
    },
  }
}
