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
    [0.18, 0.13],
    [0.84, 0.2],
    [0.34, 0.78],
    [0.7, 0.8],
  ],
]

/** From one side to the other on the way down: what stands around a planet is as high as two lines, and wider. */
const HIGH: readonly Shares[] = [
  [],
  [[0.5, 0.5]],
  [
    [0.3, 0.28],
    [0.7, 0.72],
  ],
  [
    [0.3, 0.2],
    [0.74, 0.52],
    [0.3, 0.84],
  ],
  [
    [0.24, 0.18],
    [0.76, 0.42],
    [0.24, 0.66],
    [0.76, 0.9],
  ],
]

/** So high for its width, and things stand one above the other. */
const SLENDER = 0.85

/** In a slender room the first planet stands on the side named. */
export function scatter(count: number, { left, top, right, bottom }: Room, first: 'left' | 'right'): Point[] {
  const isSlender = bottom - top > SLENDER * (right - left)
  const places = isSlender ? HIGH : WIDE
  return places[count].map(([share, y]) => {
    const x = isSlender && first === 'right' ? 1 - share : share
    return { x: left + x * (right - left), y: top + y * (bottom - top) }
  })
}
