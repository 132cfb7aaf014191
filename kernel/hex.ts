/** A hex of a map, in axial coordinates. */
export interface Hex {
  readonly q: number
  readonly r: number
}

/** The hexes around one, by edge: the top one, then clockwise; with a corner on top, the first to its right. */
export const AROUND: readonly Hex[] = [
  { q: 0, r: -1 },
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
]

export const EDGES = AROUND.length

/** The edge across from an edge, on the hex beyond it. */
export const facing = (edge: number): number => (edge + 3) % EDGES

/** The hex beyond an edge. */
export function beyond({ q, r }: Hex, edge: number): Hex {
  return { q: q + AROUND[edge].q, r: r + AROUND[edge].r }
}
