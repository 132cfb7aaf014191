import type { Point } from '../point.ts'

export type Direction = 'left' | 'right' | 'up' | 'down'

const AHEAD: Readonly<Record<Direction, Point>> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
}

/** What lies more to the side than ahead is gone to only when there is nothing else: farther than any board is wide. */
const ASIDE = 100_000

/** The index of the nearest point in a direction, or nothing where there is none. */
export function nearest(from: Point, points: readonly Point[], direction: Direction): number | undefined {
  const ahead = AHEAD[direction]
  let best: number | undefined
  let shortest = Number.POSITIVE_INFINITY
  for (const [index, point] of points.entries()) {
    const along = (point.x - from.x) * ahead.x + (point.y - from.y) * ahead.y
    // Less than a pixel ahead is beside, however the layout was rounded.
    if (along < 1) continue
    const across = Math.abs((point.x - from.x) * ahead.y) + Math.abs((point.y - from.y) * ahead.x)
    const way = along + across / 2 + (across > along ? ASIDE : 0)
    if (way < shortest) {
      shortest = way
      best = index
    }
  }
  return best
}
