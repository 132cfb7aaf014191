import type { Point } from '@astrolabe/drawing'
import { MAP } from '../../content/map.ts'
import { borderPoint, cornersOf, type Frame, frameOf, isAbove } from './frame.ts'
import { inset, rounded } from './outline.ts'
import { scatter } from './scatter.ts'
import { SECTOR_X } from '../../position/state.ts'
import { SECTORS } from '../../position/sectors.ts'

export interface SectorPlace {
  readonly sector: number
  /** Path data of its outline. */
  readonly outline: string
  /** Where its name begins. */
  readonly title: Point
  /** Where the way there is written; that into Sector X, which no border leads to, is written inside it. */
  readonly way: Point & { readonly anchor: 'start' | 'end' }
  /** Where its planets lie, by rank. */
  readonly worlds: readonly Point[]
  /** The middle of the row of ships in space. */
  readonly ships: Point
}

/** How large things are drawn. */
interface Sizes {
  /** 1 where everything just has room. */
  readonly size: number
  readonly text: number
  readonly planet: number
  /** A ship of somebody else’s, and one’s own: that is the largest piece. */
  readonly ship: number
  readonly own: number
  readonly station: number
}

/** Where everything stands in a box of pixels. */
export interface Arrangement extends Sizes {
  readonly width: number
  readonly height: number
  /** Whether there is room for names and figures beside the pieces. */
  readonly roomy: boolean
  /** Whether there is room for names at least. */
  readonly wide: boolean
  readonly sectors: readonly SectorPlace[]
  readonly borders: readonly { readonly between: readonly [number, number]; readonly at: Point }[]
  readonly base: Point
  /** The corner of the deck. */
  readonly deck: { readonly width: number; readonly height: number }
}

function sizesIn({ width, height, wide }: Frame): Sizes {
  const size = wide ? Math.min(width / 900, height / 400, 1.5) : Math.min(width / 390, height / 400, 1.3)
  const text = 13 * Math.max(1, size * 0.9)
  if (wide) return { size, text, planet: 50 * size, ship: 38 * size, own: 56 * size, station: 68 * size }
  // On the lowest boards too planets and the base can be pressed.
  return {
    size,
    text,
    planet: Math.max(21, 35 * size),
    ship: 29 * size,
    own: 42 * size,
    station: Math.max(27, 44 * size),
  }
}

/** `worlds` says how many planets of each sector are in play. */
export function arrange(width: number, height: number, worlds: (sector: number) => number): Arrangement {
  const frame = frameOf(width, height)
  const sizes = sizesIn(frame)
  const { roomy, wide, edge, middle, wave, gap } = frame
  return {
    ...sizes,
    width,
    height,
    roomy,
    wide,
    sectors: SECTORS.map((sector) => sectorPlace(frame, sizes, sector, worlds(sector))),
    borders: MAP.borders.map(({ between }) => ({ between, at: borderPoint(frame, between) })),
    base: { x: gap * 2.4 + sizes.station * 0.62, y: middle + (height - middle) * 0.48 },
    deck: { width: edge.deck, height: middle - wave * 0.4 },
  }
}

function sectorPlace(frame: Frame, sizes: Sizes, sector: number, worlds: number): SectorPlace {
  const { size, text, station } = sizes
  const { roomy, wide, gap, middle, wave, height } = frame
  const corners = cornersOf(frame, sector)
  const left = Math.min(...corners.map(({ x }) => x))
  const right = Math.max(...corners.map(({ x }) => x))
  const above = isAbove(sector)
  const apart = sector === SECTOR_X ? gap * 2.5 : gap
  const label = (roomy ? 34 : 22) * size
  const margin = apart + (roomy ? 14 : 8) * size
  const line = above ? apart + Math.max(label * 0.66, text * 1.3) : height - apart - label * 0.36
  // What a planet is worth and what it is called stand below it, above the name of its sector.
  const below = wide ? text * 1.3 : text * 0.5
  return {
    sector,
    outline: rounded(inset(corners, apart), roomy ? 16 : 9),
    title: { x: left + margin, y: line },
    way: wayPlace(frame, sizes, sector, { left: left + margin, right: right - margin, line }),
    worlds: scatter(
      worlds,
      {
        // The base takes the left side of its sector, and ships the right side of Sector X where it is wide.
        left: sector === 1 ? left + station * 1.36 : left,
        // Flags stand below the name of the sector, and below what is written under it.
        top: above ? line + text : middle + wave * 0.9,
        right: sector === SECTOR_X && wide ? right - (right - left) * 0.3 : right,
        bottom: above ? middle - wave * 0.9 : height - label - below,
      },
      // Ships gather at the upper left of the sectors below, and at the lower right of those above.
      above ? 'left' : 'right',
    ),
    ships: shipsPlace(frame, sizes, sector, wide ? right - (right - left) * 0.25 : (left + right) / 2),
  }
}

interface Line {
  readonly left: number
  readonly right: number
  readonly line: number
}

/** On the line of a sector’s name, at its other end, where both find room. */
function wayPlace(
  { roomy, wide }: Frame,
  { text }: Sizes,
  sector: number,
  { left, right, line }: Line,
): SectorPlace['way'] {
  if (sector === 1) return { x: left, y: line - (roomy ? 2.75 : 1.3) * text, anchor: 'start' }
  if (sector === SECTOR_X && !wide) return { x: left, y: line + text * 1.5, anchor: 'start' }
  return { x: right, y: line, anchor: 'end' }
}

/** Ships in space gather where their sector points at the others; in Sector X, at its lower edge. */
function shipsPlace(
  { roomy, edge, middle, wave }: Frame,
  { own }: Sizes,
  sector: number,
  inX: number,
): Point {
  const tips: Readonly<Record<number, number>> = {
    // Beyond the corner of the deck, where the card turned over lies.
    1: roomy ? edge.deck + own * 0.6 : edge.deck,
    2: edge[1],
    3: edge[2],
    4: edge[3],
    5: edge[4],
  }
  if (sector === SECTOR_X) return { x: inX, y: middle - own * 0.6 }
  return { x: tips[sector], y: middle + (isAbove(sector) ? -0.4 : 0.4) * wave }
}
