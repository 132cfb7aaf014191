/** Red, green and blue as light, each from 0 to 1. */
export type Light = readonly [red: number, green: number, blue: number]

export const VISIONS = ['full', 'protanopia', 'deuteranopia', 'tritanopia'] as const
export type Vision = (typeof VISIONS)[number]

const asLight = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4

/** A colour written `#rrggbb`. */
export function lightOf(colour: string): Light {
  const digits = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour)
  if (digits === null) throw new Error(`“${colour}” is not a colour written #rrggbb.`)
  const [red, green, blue] = digits.slice(1).map((channel) => asLight(Number.parseInt(channel, 16) / 255))
  return [red, green, blue]
}

const luminance = ([red, green, blue]: Light): number => 0.2126 * red + 0.7152 * green + 0.0722 * blue

/** From 1 to 21, as WCAG counts it. */
export function contrast(one: Light, other: Light): number {
  const [dark, bright] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (bright + 0.05) / (dark + 0.05)
}

type Matrix = readonly [Light, Light, Light]

const times = (matrix: Matrix, [x, y, z]: Light): Light => {
  const row = ([a, b, c]: Light): number => a * x + b * y + c * z
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])]
}

/** Machado, Oliveira and Fernandes (2009), complete deficiency. */
export const SEEN: Readonly<Record<Exclude<Vision, 'full'>, Matrix>> = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}

/** The colour that someone with full vision would see in its place. */
export function seenWith(vision: Vision, light: Light): Light {
  if (vision === 'full') return light
  const [red, green, blue] = times(SEEN[vision], light)
  const clamped = (channel: number): number => Math.min(1, Math.max(0, channel))
  return [clamped(red), clamped(green), clamped(blue)]
}

const CONES: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
]

const OPPONENTS: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
]

function oklab(light: Light): Light {
  const [long, medium, short] = times(CONES, light)
  return times(OPPONENTS, [Math.cbrt(long), Math.cbrt(medium), Math.cbrt(short)])
}

/** How far apart two colours look: a hundred from black to white, about two where a difference begins to show. */
export function difference(one: Light, other: Light): number {
  const [a, b] = [oklab(one), oklab(other)]
  return 100 * Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
}
