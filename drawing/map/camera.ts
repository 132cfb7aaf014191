import type { Box, Point, Size } from '../point.ts'

/** A map is drawn in units of its own: so many from the middle of what it is made of, a hex or a space, to its corners. */
export const UNIT = 100

/** What is in the middle of the window, and how many pixels a unit of the map is. */
export interface Camera {
  readonly x: number
  readonly y: number
  readonly scale: number
}

/** A narrow window is covered along its lower edge by what stands over the map; one that is low too, along its sides. */
const NARROW = 640
const LOW = 340
const COVERED = 56

const isNarrow = ({ width }: Size): boolean => width < NARROW

/** Whether what stands over the map stands at the sides of its window. */
export const isCoveredAside = (room: Size): boolean => isNarrow(room) && room.height <= LOW

/** Pixels from below, and from either side, under which nothing should come to lie. */
const coveredIn = (room: Size): number => (isNarrow(room) && !isCoveredAside(room) ? COVERED : 0)
const coveredAsideIn = (room: Size): number => (isCoveredAside(room) ? COVERED : 0)

/** A unit of the map in pixels: from the smallest that can be read to the largest anybody wants. */
const SMALLEST = 20
const LARGEST = 150
/** What is shown without being asked for stays between these. */
const READABLE = { wide: 29, narrow: 32 } as const
const AMPLE = 92
/** Where a part has to do for the whole, it is well seen. */
const NEAR = { wide: 38, narrow: 38 } as const

const within = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value))

const middle = ({ left, top, right, bottom }: Box): Point => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
})

/**
 * The whole of a map; where that would be too small to read, all that is worth watching on it; and where even that
 * would be, what is around that which matters now.
 */
export function fitted(whole: Box, matters: Box, room: Size, watched: Box = matters): Camera {
  const width = isNarrow(room) ? 'narrow' : 'wide'
  const radius = scaleFor(whole, room) * UNIT
  if (radius >= READABLE[width])
    return kept({ ...middle(whole), scale: Math.min(radius, AMPLE) / UNIT }, whole, room)
  const wider = scaleFor(watched, room) * UNIT
  if (wider < READABLE[width]) return kept({ ...middle(matters), scale: NEAR[width] / UNIT }, whole, room)
  const scale = Math.min(wider, NEAR[width]) / UNIT
  const { x, y } = middle(watched)
  return kept({ x, y: y + coveredIn(room) / scale / 2, scale }, whole, room)
}

/** All of a map, however small. */
export function overview(whole: Box, room: Size): Camera {
  return kept({ ...middle(whole), scale: Math.min(scaleFor(whole, room), AMPLE / UNIT) }, whole, room)
}

function scaleFor({ left, top, right, bottom }: Box, room: Size): number {
  const width = room.width - 2 * coveredAsideIn(room)
  return Math.min(width / (right - left), (room.height - coveredIn(room)) / (bottom - top))
}

/** No further than the map goes: where it has room to spare it stays in the middle. */
function kept({ x, y, scale }: Camera, { left, top, right, bottom }: Box, room: Size): Camera {
  const across = room.width / scale / 2
  const down = room.height / scale / 2
  const low = bottom + coveredIn(room) / scale
  const aside = coveredAsideIn(room) / scale
  const [first, last] = [left - aside, right + aside]
  return {
    x: last - first <= 2 * across ? (left + right) / 2 : within(x, first + across, last - across),
    y: low - top <= 2 * down ? (top + low) / 2 : within(y, top + down, low - down),
    scale,
  }
}

/** A hand may push the map almost out of sight, but never lose it. */
export function held({ x, y, scale }: Camera, { left, top, right, bottom }: Box): Camera {
  return { x: within(x, left, right), y: within(y, top, bottom), scale }
}

export const panned = ({ x, y, scale }: Camera, dx: number, dy: number): Camera => ({
  x: x - dx / scale,
  y: y - dy / scale,
  scale,
})

/** Larger or smaller; what is under the point of the window, from its middle, stays there. */
export function zoomed({ x, y, scale }: Camera, factor: number, at: Point = { x: 0, y: 0 }): Camera {
  const next = within(scale * factor, SMALLEST / UNIT, LARGEST / UNIT)
  return { x: x + at.x / scale - at.x / next, y: y + at.y / scale - at.y / next, scale: next }
}

/** Moved as little as needed for a box to be seen; its middle, where it is larger than the window. */
export function showing(camera: Camera, { left, top, right, bottom }: Box, { width, height }: Size): Camera {
  const across = width / camera.scale / 2
  const down = height / camera.scale / 2
  return {
    x: right - left > 2 * across ? (left + right) / 2 : within(camera.x, right - across, left + across),
    y: bottom - top > 2 * down ? (top + bottom) / 2 : within(camera.y, bottom - down, top + down),
    scale: camera.scale,
  }
}

export const transformOf = ({ x, y, scale }: Camera, { width, height }: Size): string =>
  `translate(${width / 2 - x * scale}px, ${height / 2 - y * scale}px) scale(${scale})`
