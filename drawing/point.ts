export interface Point {
  readonly x: number
  readonly y: number
}

export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** How much room there is. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** Hundredths are finer than anybody sees; adding 0 makes no zero negative. */
export const round = (length: number): number => Math.round(length * 100) / 100 + 0

export const plus = (one: Point, other: Point): Point => ({ x: one.x + other.x, y: one.y + other.y })

/** A share of the way from one point to another. */
export const between = (from: Point, to: Point, share: number): Point => ({
  x: round(from.x + (to.x - from.x) * share),
  y: round(from.y + (to.y - from.y) * share),
})

/** Path data of straight lines from point to point. */
export const lineOf = (points: readonly Point[]): string =>
  `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`

/** Path data of a bow from one point to another, which passes beside whatever lies straight between them. */
export function bowOf(from: Point, to: Point, bend = 0.18): string {
  const middle = between(from, to, 0.5)
  const x = round(middle.x - (to.y - from.y) * bend)
  const y = round(middle.y + (to.x - from.x) * bend)
  return `M${from.x} ${from.y}Q${x} ${y} ${to.x} ${to.y}`
}
