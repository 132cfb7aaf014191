import { MAP } from '../../content/map.ts'
import { SECTOR_X } from '../../text/reading.ts'
import { inset, type Point, rounded } from './outline.ts'

// The five sectors lie in two rows like bricks, so that each has the neighbours the rules give it: 2 and 4 above; 1, 3
// and 5 below. The corners above are left for the deck and for Sector X.

export interface SectorPlace {
  readonly sector: number
  /** Path data of its outline. */
  readonly outline: string
  /** Where its name begins, and where what is written at the other end of that line ends. */
  readonly title: Point
  readonly note: Point
  /** Where its planets lie, by rank. */
  readonly worlds: readonly Point[]
  /** The middle of the row of ships in space. */
  readonly ships: Point
}

export interface BorderPlace {
  readonly between: readonly [number, number]
  readonly at: Point
}

/** Where everything stands in a box of pixels. */
export interface Arrangement {
  readonly width: number
  readonly height: number
  /** Whether there is room for names and figures beside the pieces. */
  readonly roomy: boolean
  readonly sectors: readonly SectorPlace[]
  readonly borders: readonly BorderPlace[]
  /** The way into Sector X. */
  readonly gate: Point
  readonly base: Point
  /** The corner of the deck. */
  readonly deck: { readonly width: number; readonly height: number }
  /** How large the pieces are drawn; 1 where they just have room. */
  readonly size: number
  readonly text: number
  readonly planet: number
  readonly ship: number
  readonly station: number
}

/** Widths at which names and figures find their place. */
const ROOMY = { width: 620, height: 380 }

/** Lengths that the picture follows from. */
interface Frame {
  readonly width: number
  readonly height: number
  readonly roomy: boolean
  /** The line between the rows, and how far it rises and falls. */
  readonly middle: number
  readonly wave: number
  /** Right edges of the deck’s corner and of sectors 2, 4, 1 and 3. */
  readonly edge: Readonly<Record<'deck' | 2 | 4 | 1 | 3, number>>
  readonly gap: number
}

function frameOf(width: number, height: number): Frame {
  const roomy = width >= ROOMY.width && height >= ROOMY.height
  const deck = roomy ? Math.max(196, width * 0.238) : width * 0.185
  const beyond = roomy ? Math.max(130, width * 0.165) : width * 0.225
  const inner = width - beyond
  return {
    width,
    height,
    roomy,
    middle: height * 0.49,
    wave: Math.min(height * 0.075, 40),
    edge: { deck, 2: (deck + inner) / 2, 4: inner, 1: width * 0.385, 3: width * 0.69 },
    gap: roomy ? 5 : 3,
  }
}

/** `worlds` says how many planets of each sector are in play. */
export function arrange(width: number, height: number, worlds: (sector: number) => number): Arrangement {
  const frame = frameOf(width, height)
  const { roomy, edge, middle, wave } = frame
  const size = roomy ? Math.min(width / 900, height / 480, 1.5) : Math.min(width / 390, height / 320, 1.3)
  const planet = (roomy ? 56 : 30) * size
  return {
    width,
    height,
    roomy,
    sectors: [1, 2, 3, 4, 5, SECTOR_X].map((sector) => sectorPlace(frame, sector, worlds(sector), size)),
    borders: MAP.borders.map(({ between }) => ({ between, at: borderPoint(frame, between) })),
    gate: { x: edge[4], y: (middle - wave) / 2 },
    base: { x: (roomy ? 60 : 27) * size, y: middle + (height - middle) * (roomy ? 0.47 : 0.5) },
    deck: { width: edge.deck, height: middle - wave * 0.4 },
    size,
    text: (roomy ? 13 : 11) * Math.max(1, size),
    planet,
    ship: (roomy ? 38 : 24) * size,
    station: (roomy ? 74 : 36) * size,
  }
}

/** Corners of a sector, clockwise from the upper left. */
function cornersOf({ width, height, middle, wave, edge }: Frame, sector: number): Point[] {
  const high = middle - wave
  const low = middle + wave
  const above = (left: number, point: number, right: number): Point[] => [
    { x: left, y: 0 },
    { x: right, y: 0 },
    { x: right, y: high },
    { x: point, y: low },
    { x: left, y: high },
  ]
  const below = (left: number, point: number, right: number): Point[] => [
    { x: left, y: low },
    { x: point, y: high },
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

/** Whether a sector lies in the upper row. */
export const isAbove = (sector: number): boolean => sector % 2 === 0

function sectorPlace(frame: Frame, sector: number, worlds: number, size: number): SectorPlace {
  const corners = cornersOf(frame, sector)
  const { roomy, gap, middle, wave, height } = frame
  const xs = corners.map(({ x }) => x)
  const left = Math.min(...xs)
  const right = Math.max(...xs)
  const apart = sector === SECTOR_X ? gap * 2.5 : gap
  const label = (roomy ? 34 : 22) * size
  const margin = (roomy ? 14 : 8) * size
  // The base takes the left side of its sector.
  const start = sector === 1 ? left + (roomy ? 104 : 46) * size : left
  const top = isAbove(sector) ? label : middle + wave * 0.9
  const bottom = isAbove(sector) ? middle - wave * 0.9 : height - label
  const tip = corners.find(({ y }) => y === (isAbove(sector) ? middle + wave : middle - wave))
  const line = isAbove(sector) ? apart + label * 0.66 : height - apart - label * 0.36
  return {
    sector,
    outline: rounded(inset(corners, apart), roomy ? 16 : 9),
    title: { x: left + margin + apart, y: line },
    note: { x: right - margin - apart, y: line },
    worlds: scatter(worlds, { left: start, top, right, bottom }),
    ships: {
      x: sector === SECTOR_X ? (left + right) / 2 : (tip?.x ?? (left + right) / 2),
      y: middle + (sector === SECTOR_X ? -1.1 : isAbove(sector) ? -0.55 : 0.55) * wave,
    },
  }
}

interface Room {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Places for so many planets, as shares of the room they are given. */
const SCATTERED: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0.5, 0.5]],
  [
    [0.28, 0.56],
    [0.72, 0.44],
  ],
  [
    [0.22, 0.44],
    [0.5, 0.62],
    [0.78, 0.44],
  ],
  [
    [0.2, 0.15],
    [0.68, 0.18],
    [0.23, 0.75],
    [0.72, 0.8],
  ],
]

function scatter(count: number, { left, top, right, bottom }: Room): Point[] {
  return SCATTERED[count].map(([x, y]) => ({ x: left + x * (right - left), y: top + y * (bottom - top) }))
}

/** The middle of what two sectors share. */
function borderPoint(frame: Frame, [one, other]: readonly [number, number]): Point {
  const corners = cornersOf(frame, one)
  const shared = cornersOf(frame, other).filter((corner) =>
    corners.some(({ x, y }) => x === corner.x && y === corner.y),
  )
  const mean = (value: (point: Point) => number): number =>
    shared.reduce((sum, point) => sum + value(point), 0) / shared.length
  return { x: mean(({ x }) => x), y: mean(({ y }) => y) }
}
