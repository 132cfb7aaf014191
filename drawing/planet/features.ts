import { circlePath, ellipsePath } from '../outline.ts'
import type { Pencil } from '../seeded.ts'
import type { Noise } from '../space/noise.ts'
import type { PlanetKind, PlanetPalette } from './families.ts'
import { bandOutline, crackOutline, landOutline } from './outlines.ts'

/** Something on the face of a planet: filled, or a line of some width. */
export interface Feature {
  readonly d: string
  readonly colour: string
  readonly opacity: number
  readonly line?: number
}

interface Sketch {
  readonly noise: Noise
  readonly pencil: Pencil
  readonly palette: PlanetPalette
  readonly sag: number
}

function bands(sketch: Sketch, count: number, waver: number, opacity: number): readonly Feature[] {
  const { noise, pencil, palette, sag } = sketch
  const room = 170 / count
  return Array.from({ length: count }, (_, row) => ({
    d: bandOutline(noise, row, {
      latitude: -85 + room * (row + 0.5) + pencil.between(-0.2, 0.2) * room,
      thickness: room * pencil.between(0.3, 0.62),
      waver,
      sag,
    }),
    colour: row % 2 === 0 ? palette.mark : palette.markFaint,
    opacity: opacity * pencil.between(0.65, 1),
  }))
}

function lands({ pencil, palette }: Sketch, count: number): readonly Feature[] {
  return Array.from({ length: count }, (_, each) => {
    const angle = (2 * Math.PI * each) / count + pencil.between(-0.5, 0.5)
    const away = pencil.between(25, 72)
    return {
      d: landOutline(pencil, Math.cos(angle) * away, Math.sin(angle) * away, pencil.between(22, 42)),
      colour: each % 2 === 0 ? palette.mark : palette.markFaint,
      opacity: 0.92,
    }
  })
}

function clouds({ noise, pencil, palette, sag }: Sketch, count: number): readonly Feature[] {
  return Array.from({ length: count }, (_, row) => ({
    d: bandOutline(noise, 20 + row, {
      latitude: pencil.between(-65, 65),
      thickness: pencil.between(4, 11),
      waver: 13,
      sag,
    }),
    colour: palette.air,
    opacity: pencil.between(0.25, 0.5),
  }))
}

function caps({ noise, pencil, palette, sag }: Sketch): readonly Feature[] {
  const thickness = pencil.between(50, 76)
  const cap = { thickness, waver: 6, sag: sag / 2 }
  return [
    { d: bandOutline(noise, 40, { ...cap, latitude: -105 }), colour: palette.air, opacity: 0.9 },
    { d: bandOutline(noise, 50, { ...cap, latitude: 112 }), colour: palette.air, opacity: 0.75 },
  ]
}

function craters({ pencil, palette }: Sketch, count: number): readonly Feature[] {
  return Array.from({ length: count }, () => {
    const angle = pencil.between(0, 2 * Math.PI)
    const away = pencil.between(10, 78)
    const [x, y] = [Math.round(Math.cos(angle) * away), Math.round(Math.sin(angle) * away)]
    const radius = Math.round(pencil.between(5, 17))
    return [
      { d: circlePath(radius, x + 1.5, y + 2), colour: palette.bright, opacity: 0.55 },
      { d: circlePath(radius, x, y), colour: palette.mark, opacity: 0.85 },
    ]
  }).flat()
}

function cracks({ pencil, palette }: Sketch, count: number, line: number): readonly Feature[] {
  return Array.from({ length: count }, (_, each) => ({
    d: crackOutline(pencil, (2 * Math.PI * each) / count + pencil.between(-0.4, 0.4)),
    colour: palette.mark,
    opacity: 0.9,
    line: line * pencil.between(0.6, 1.3),
  }))
}

function storm({ pencil, palette }: Sketch): readonly Feature[] {
  const [x, y] = [Math.round(pencil.between(-35, 45)), Math.round(pencil.between(15, 50))]
  return [
    { d: ellipsePath(19, 10, x, y), colour: palette.markFaint, opacity: 0.9 },
    { d: ellipsePath(12, 6, x, y), colour: palette.bright, opacity: 0.7 },
  ]
}

/** From the ground up. */
export function featuresOf(kind: PlanetKind, sketch: Sketch): readonly Feature[] {
  switch (kind) {
    case 'rock':
      return [...bands(sketch, 2, 12, 0.35), ...craters(sketch, 7)]
    case 'desert':
      return [...bands(sketch, 3, 15, 0.6), ...clouds(sketch, 1)]
    case 'ocean':
      return [...lands(sketch, 4), ...caps(sketch), ...clouds(sketch, 3)]
    case 'jungle':
      return [...lands(sketch, 6), ...clouds(sketch, 3)]
    case 'ice':
      return [...bands(sketch, 3, 10, 0.4), ...cracks(sketch, 4, 2), ...caps(sketch)]
    case 'lava':
      return [...bands(sketch, 2, 14, 0.16), ...cracks(sketch, 6, 5)]
    case 'gas':
      return [...bands(sketch, 5, 4, 0.7), ...storm(sketch), ...clouds(sketch, 1)]
    case 'toxic':
      return [...bands(sketch, 3, 18, 0.55), ...clouds(sketch, 3)]
  }
}
