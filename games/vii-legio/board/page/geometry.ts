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
  /** Where the way there is written: at the other end of that line, or above it where planets lie low. */
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
  readonly ship: number
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
  /** The way into Sector X. */
  readonly gate: Point
  readonly base: Point
  /** The corner of the deck. */
  readonly deck: { readonly width: number; readonly height: number }
}

function sizesIn({ width, height, roomy }: Frame): Sizes {
  if (roomy) {
    const size = Math.min(width / 900, height / 480, 1.5)
    return { size, text: 13 * Math.max(1, size), planet: 56 * size, ship: 38 * size, station: 74 * size }
  }
  const size = Math.min(width / 390, height / 320, 1.3)
  return {
    size,
    text: 11 * Math.max(1, size),
    // On the lowest boards too it can be pressed.
    planet: Math.max(21, Math.min(width * 0.1, height * 0.09)),
    ship: 24 * size,
    station: Math.min(width * 0.115, height * 0.11),
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
    gate: { x: edge[4], y: (middle - wave) / 2 },
    base: { x: gap * 2.4 + sizes.station * 0.62, y: middle + (height - middle) * 0.48 },
    deck: { width: edge.deck, height: middle - wave * 0.4 },
  }
}

function sectorPlace(
  frame: Frame,
  { size, text, station }: Sizes,
  sector: number,
  worlds: number,
): SectorPlace {
  const { roomy, gap, middle, wave, height } = frame
  const corners = cornersOf(frame, sector)
  const left = Math.min(...corners.map(({ x }) => x))
  const right = Math.max(...corners.map(({ x }) => x))
  const above = isAbove(sector)
  const apart = sector === SECTOR_X ? gap * 2.5 : gap
  const label = (roomy ? 34 : 22) * size
  const margin = apart + (roomy ? 14 : 8) * size
  const line = above ? apart + label * 0.66 : height - apart - label * 0.36
  return {
    sector,
    outline: rounded(inset(corners, apart), roomy ? 16 : 9),
    title: { x: left + margin, y: line },
    way:
      sector === 1
        ? { x: left + margin, y: line - (roomy ? 2.75 : 1.3) * text, anchor: 'start' }
        : { x: right - margin, y: line, anchor: 'end' },
    worlds: scatter(worlds, {
      // The base takes the left side of its sector.
      left: sector === 1 ? left + station * 1.36 : left,
      top: above ? label : middle + wave * 0.9,
      right,
      bottom: above ? middle - wave * 0.9 : height - label,
    }),
    ships: shipsPlace(frame, sector, (left + right) / 2),
  }
}

/** Ships in space gather where their sector points at the others. */
function shipsPlace({ edge, middle, wave }: Frame, sector: number, centre: number): Point {
  const tips: Readonly<Record<number, number>> = {
    1: edge.deck,
    2: edge[1],
    3: edge[2],
    4: edge[3],
    5: edge[4],
  }
  if (sector === SECTOR_X) return { x: centre, y: middle - wave * 1.1 }
  return { x: tips[sector], y: middle + (isAbove(sector) ? -0.55 : 0.55) * wave }
}
