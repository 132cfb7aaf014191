import type { Noise } from '../space/noise.ts'
import type { Pencil } from '../seeded.ts'

// Outlines on a planet of radius 100 around the origin, as path data.

type Point = readonly [x: number, y: number]

const rounded = (value: number): number => Math.round(value * 10) / 10
const written = ([x, y]: Point): string => `${rounded(x)} ${rounded(y)}`
const between = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]

/** Curves through the middles of the sides, so that no corner shows. */
function curved(points: readonly Point[]): string {
  return points
    .slice(1, -1)
    .map((point, at) => `Q${written(point)} ${written(between(point, points[at + 2]))}`)
    .join('')
}

const STEPS = 16

interface Band {
  /** Where its middle is, from -100 to 100, and how thick it is. */
  readonly latitude: number
  readonly thickness: number
  /** How much its edges waver, and how much it sags as on a tilted globe. */
  readonly waver: number
  readonly sag: number
}

function edge(noise: Noise, row: number, { waver, sag }: Band, latitude: number): readonly Point[] {
  return Array.from({ length: STEPS + 1 }, (_, step): Point => {
    const x = -112 + (224 * step) / STEPS
    const bend = sag * (1 - (x / 100) ** 2)
    return [x, latitude + bend + (noise(step * 0.45, row) - 0.5) * 2 * waver]
  })
}

/** `row` is where on the noise its edges are read: another for each band. */
export function bandOutline(noise: Noise, row: number, band: Band): string {
  const upper = edge(noise, row + 0.3, band, band.latitude - band.thickness / 2)
  const lower = edge(noise, row + 7.7, band, band.latitude + band.thickness / 2).toReversed()
  return `M${written(upper[0])}${curved(upper)}L${written(lower[0])}${curved(lower)}Z`
}

/** A ragged island, flattened where the globe turns away. */
export function landOutline(pencil: Pencil, x: number, y: number, radius: number): string {
  const corners = 11
  const points = Array.from({ length: corners }, (_, corner): Point => {
    const angle = (2 * Math.PI * corner) / corners
    const reach = radius * pencil.between(0.55, 1.25)
    const flat = 1 - 0.45 * Math.abs(x / 100)
    return [x + Math.cos(angle) * reach * flat, y + Math.sin(angle) * reach * 0.8]
  })
  const start = between(points[corners - 1], points[0])
  return `M${written(start)}${curved([start, ...points, points[0]])}Z`
}

/** A jagged line from one edge inwards. */
export function crackOutline(pencil: Pencil, angle: number): string {
  let [x, y] = [Math.cos(angle) * 100, Math.sin(angle) * 100]
  let heading = angle + Math.PI + pencil.between(-0.5, 0.5)
  let path = `M${written([x, y])}`
  for (let step = 0; step < 7; step++) {
    heading += pencil.between(-0.75, 0.75)
    const length = pencil.between(12, 30)
    x += Math.cos(heading) * length
    y += Math.sin(heading) * length
    path += `L${written([x, y])}`
  }
  return path
}
