import type { Point } from '@astrolabe/drawing'

// The five sectors lie in two rows like bricks, so that each has the neighbours the rules give it: 2 and 4 above; 1, 3
// and 5 below. The corners above are left for the deck and for Sector X.

/** Sizes from which names and figures find their place beside the pieces. */
const ROOMY = { width: 620, height: 380 } as const

/** Lengths that the picture follows from. */
export interface Frame {
  readonly width: number
  readonly height: number
  readonly roomy: boolean
  /** Whether names find their place although figures do not: the board is wide, but low. */
  readonly wide: boolean
  /** The line between the rows, and how far it rises and falls. */
  readonly middle: number
  readonly wave: number
  /** Right edges of the deck’s corner and of sectors 2, 4, 1 and 3. */
  readonly edge: Readonly<Record<'deck' | 2 | 4 | 1 | 3, number>>
  readonly gap: number
}

export function frameOf(width: number, height: number): Frame {
  const roomy = width >= ROOMY.width && height >= ROOMY.height
  const deck = roomy ? Math.max(196, width * 0.238) : width * 0.185
  const beyond = roomy ? Math.max(130, width * 0.165) : width * 0.225
  const inner = width - beyond
  return {
    width,
    height,
    roomy,
    wide: width >= ROOMY.width,
    middle: height * 0.49,
    wave: Math.min(height * 0.075, 40),
    edge: { deck, 2: (deck + inner) / 2, 4: inner, 1: width * 0.385, 3: width * 0.69 },
    gap: roomy ? 5 : 3,
  }
}

/** Whether a sector lies in the upper row. */
export const isAbove = (sector: number): boolean => sector % 2 === 0

/** Corners of a sector, clockwise from the upper left. */
export function cornersOf({ width, height, middle, wave, edge }: Frame, sector: number): Point[] {
  const high = middle - wave
  const low = middle + wave
  const above = (left: number, tip: number, right: number): Point[] => [
    { x: left, y: 0 },
    { x: right, y: 0 },
    { x: right, y: high },
    { x: tip, y: low },
    { x: left, y: high },
  ]
  const below = (left: number, tip: number, right: number): Point[] => [
    { x: left, y: low },
    { x: tip, y: high },
    { x: right, y: low },
    { x: right, y: height },
    { x: left, y: height },
  ]
  switch (sector) {
    case 1:
      return below(0, edge.deck, edge[1])
    case 2:
      return above(edge.deck, edge[1], edge[2])
    case 3:
      return below(edge[1], edge[2], edge[3])
    case 4:
      return above(edge[2], edge[3], edge[4])
    case 5:
      return below(edge[3], edge[4], width)
    default:
      return [
        { x: edge[4], y: 0 },
        { x: width, y: 0 },
        { x: width, y: low },
        { x: edge[4], y: high },
      ]
  }
}

/** The middle of what two sectors share. */
export function borderPoint(frame: Frame, [one, other]: readonly [number, number]): Point {
  const corners = cornersOf(frame, one)
  const [from, to] = cornersOf(frame, other).filter((corner) =>
    corners.some(({ x, y }) => x === corner.x && y === corner.y),
  )
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
}
