import type { Point } from '@astrolabe/drawing'

/** A box on the map. */
export interface Room {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

type Shares = readonly (readonly [x: number, y: number])[]

/** Places for no planet, one, two… as shares of the room they are given. */
const WIDE: readonly Shares[] = [
  [],
  [[0.5, 0.5]],
  [
    [0.28, 0.56],
    [0.72, 0.44],
  ],
  [
    [0.2, 0.36],
    [0.5, 0.66],
    [0.8, 0.36],
  ],
  [
    [0.2, 0.15],
    [0.8, 0.2],
    [0.23, 0.75],
    [0.72, 0.74],
  ],
]

const HIGH: readonly Shares[] = [
  [],
  [[0.5, 0.5]],
  [
    [0.36, 0.3],
    [0.64, 0.7],
  ],
  [
    [0.34, 0.2],
    [0.6, 0.5],
    [0.34, 0.8],
  ],
  [
    [0.28, 0.12],
    [0.64, 0.36],
    [0.28, 0.64],
    [0.64, 0.88],
  ],
]

/** So much higher than wide, and things stand one above the other. */
const SLENDER = 1.3

export function scatter(count: number, { left, top, right, bottom }: Room): Point[] {
  const places = bottom - top > SLENDER * (right - left) ? HIGH : WIDE
  return places[count].map(([x, y]) => ({ x: left + x * (right - left), y: top + y * (bottom - top) }))
}
