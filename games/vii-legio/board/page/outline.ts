import type { Point } from '@astrolabe/drawing'

/** A convex outline, clockwise, with every side moved inwards. */
export function inset(corners: readonly Point[], by: number): Point[] {
  return corners.map((corner, index) => {
    const before = corners[(index + corners.length - 1) % corners.length]
    const after = corners[(index + 1) % corners.length]
    const [ax, ay] = inward(before, corner)
    const [bx, by_] = inward(corner, after)
    // Both sides moved by the same distance meet on the line that halves the corner.
    const scale = by / (1 + ax * bx + ay * by_)
    return { x: corner.x + (ax + bx) * scale, y: corner.y + (ay + by_) * scale }
  })
}

/** The direction from a side into a clockwise outline, on a page where y grows downwards. */
function inward(from: Point, to: Point): readonly [number, number] {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  return [-(to.y - from.y) / length, (to.x - from.x) / length]
}

/** Path data of a closed outline with rounded corners. */
export function rounded(corners: readonly Point[], radius: number): string {
  const steps = corners.map((corner, index) => {
    const before = corners[(index + corners.length - 1) % corners.length]
    const after = corners[(index + 1) % corners.length]
    const start = towards(corner, before, radius)
    const end = towards(corner, after, radius)
    return `${index === 0 ? 'M' : 'L'}${shown(start)}Q${shown(corner)} ${shown(end)}`
  })
  return `${steps.join('')}Z`
}

function towards(from: Point, to: Point, distance: number): Point {
  const share = distance / Math.hypot(to.x - from.x, to.y - from.y)
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}

const shown = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`
