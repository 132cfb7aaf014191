import type { Pencil } from '../seeded.ts'

/** Families of planets; each has palettes and a face of its own. */
export const PLANET_KINDS = ['rock', 'desert', 'ocean', 'jungle', 'ice', 'lava', 'gas', 'toxic'] as const
export type PlanetKind = (typeof PLANET_KINDS)[number]

type Hsl = readonly [hue: number, saturation: number, lightness: number]

interface Family {
  /** The ground where the light falls. */
  readonly ground: readonly Hsl[]
  /** What is drawn on it: bands, land, cracks. */
  readonly mark: readonly Hsl[]
  /** What shines around it and lies over it: air, clouds, ice. */
  readonly air: Hsl
  readonly ringed: number
}

const FAMILIES: Readonly<Record<PlanetKind, Family>> = {
  rock: {
    ground: [
      [28, 18, 58],
      [215, 14, 56],
      [345, 12, 52],
    ],
    mark: [
      [24, 22, 34],
      [220, 18, 36],
      [340, 18, 32],
    ],
    air: [220, 25, 80],
    ringed: 0.12,
  },
  desert: {
    ground: [
      [34, 62, 60],
      [22, 58, 54],
      [44, 55, 66],
    ],
    mark: [
      [20, 60, 40],
      [10, 55, 38],
      [30, 50, 44],
    ],
    air: [38, 70, 82],
    ringed: 0.15,
  },
  ocean: {
    ground: [
      [205, 72, 50],
      [190, 66, 46],
      [222, 62, 54],
    ],
    mark: [
      [128, 34, 42],
      [86, 32, 46],
      [38, 38, 52],
    ],
    air: [200, 90, 86],
    ringed: 0.06,
  },
  jungle: {
    ground: [
      [150, 46, 42],
      [118, 38, 44],
      [168, 50, 40],
    ],
    mark: [
      [96, 48, 34],
      [140, 46, 26],
      [72, 52, 46],
    ],
    air: [150, 60, 82],
    ringed: 0.06,
  },
  ice: {
    ground: [
      [198, 42, 80],
      [218, 40, 82],
      [178, 34, 80],
    ],
    mark: [
      [204, 50, 62],
      [224, 46, 66],
      [186, 44, 60],
    ],
    air: [200, 80, 94],
    ringed: 0.25,
  },
  lava: {
    ground: [
      [12, 22, 28],
      [0, 18, 25],
      [330, 18, 27],
    ],
    mark: [
      [18, 100, 56],
      [34, 100, 56],
      [6, 96, 58],
    ],
    air: [14, 100, 62],
    ringed: 0.05,
  },
  gas: {
    ground: [
      [28, 58, 66],
      [262, 42, 66],
      [205, 46, 66],
      [340, 48, 68],
    ],
    mark: [
      [14, 52, 48],
      [280, 42, 46],
      [222, 48, 46],
      [320, 42, 50],
    ],
    air: [40, 60, 88],
    ringed: 0.6,
  },
  toxic: {
    ground: [
      [74, 58, 48],
      [62, 60, 50],
      [92, 48, 46],
    ],
    mark: [
      [96, 55, 30],
      [286, 34, 36],
      [48, 66, 42],
    ],
    air: [74, 85, 76],
    ringed: 0.1,
  },
}

export interface PlanetPalette {
  readonly bright: string
  readonly ground: string
  readonly deep: string
  readonly mark: string
  readonly markFaint: string
  readonly air: string
  readonly ringed: boolean
}

const hsl = ([hue, saturation, lightness]: Hsl): string =>
  `hsl(${Math.round((hue + 360) % 360)} ${Math.round(saturation)}% ${Math.round(lightness)}%)`

export function paletteOf(kind: PlanetKind, pencil: Pencil): PlanetPalette {
  const family = FAMILIES[kind]
  const turn = pencil.between(-9, 9)
  const shift = pencil.between(-4, 4)
  const [hue, saturation, lightness] = pencil.pick(family.ground)
  const [markHue, markSaturation, markLightness] = pencil.pick(family.mark)
  const [airHue, airSaturation, airLightness] = family.air
  return {
    bright: hsl([hue + turn - 4, saturation, Math.min(93, lightness + shift + 16)]),
    ground: hsl([hue + turn, saturation, lightness + shift]),
    deep: hsl([hue + turn + 14, saturation, (lightness + shift) * 0.42]),
    mark: hsl([markHue + turn, markSaturation, markLightness + shift]),
    markFaint: hsl([markHue + turn + 10, markSaturation, markLightness + shift + 9]),
    air: hsl([airHue + turn, airSaturation, airLightness]),
    ringed: pencil.next() < family.ringed,
  }
}
