import { type Pencil, pencilOf } from '../seeded.ts'

/** A star in the sky: its place in shares of the width and height, and how it shines. */
export interface FarStar {
  readonly x: number
  readonly y: number
  readonly radius: number
  readonly brightness: number
  readonly tint: string
  readonly glows: boolean
}

interface Layer {
  /** Stars on a thousand square pixels. */
  readonly density: number
  readonly radius: readonly [number, number]
  readonly brightness: readonly [number, number]
  readonly glows: boolean
}

const LAYERS: readonly Layer[] = [
  { density: 2.4, radius: [0.35, 0.6], brightness: [0.15, 0.6], glows: false },
  { density: 0.3, radius: [0.55, 1], brightness: [0.4, 0.9], glows: false },
  { density: 0.022, radius: [1, 1.7], brightness: [0.75, 1], glows: true },
]

const TINTS = ['#ffffff', '#ffffff', '#cfdcff', '#a9c4ff', '#ffe9c9', '#ffd0a6'] as const

function starOf(layer: Layer, pencil: Pencil): FarStar {
  return {
    x: pencil.next(),
    y: pencil.next(),
    radius: pencil.between(...layer.radius),
    brightness: pencil.between(...layer.brightness),
    tint: pencil.pick(TINTS),
    glows: layer.glows,
  }
}

export function starsOf(seed: string, width: number, height: number): readonly FarStar[] {
  return LAYERS.flatMap((layer, depth) => {
    const pencil = pencilOf(`${seed} stars ${depth}`)
    const count = Math.round((layer.density * width * height) / 1000)
    return Array.from({ length: count }, () => starOf(layer, pencil))
  })
}
