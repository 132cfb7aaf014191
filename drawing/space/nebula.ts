import { fractal, valueNoise } from './noise.ts'

/** Three colours of a nebula, from the faintest to the brightest, as `#rrggbb`. */
export type Ramp = readonly [string, string, string]

export const DEFAULT_RAMP: Ramp = ['#1d2f7a', '#5b35a0', '#b0568f']

type Rgb = readonly [number, number, number]

const rgbOf = (colour: string): Rgb => {
  const value = Number.parseInt(colour.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

const EMPTY: Rgb = [5, 6, 15]
/** Pieces stand out from it: even its brightest part keeps most of the dark. */
const BRIGHTEST = 0.5

const steep = (from: number, to: number, value: number): number => {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return share * share * (3 - 2 * share)
}

/** The pixels of a nebula, four bytes each, row by row. */
export function nebula(
  seed: string,
  ramp: Ramp,
  width: number,
  height: number,
): Uint8ClampedArray<ArrayBuffer> {
  const bend = fractal(valueNoise(`${seed} bend`), 3)
  const cloud = fractal(valueNoise(`${seed} cloud`), 5)
  const glow = fractal(valueNoise(`${seed} glow`), 3)
  const [faint, middle, bright] = ramp.map(rgbOf)
  const pixels = new Uint8ClampedArray(width * height * 4)
  const scale = 3.4 / Math.max(width, height)

  for (let row = 0, at = 0; row < height; row++) {
    for (let column = 0; column < width; column++, at += 4) {
      const x = column * scale
      const y = row * scale
      // Bent by another field, clouds draw out into filaments.
      const turn = (bend(x, y) - 0.5) * 3
      const thick = steep(0.36, 0.74, cloud(x + turn, y - turn * 0.7))
      const lit = steep(0.4, 0.72, glow(x * 0.8 - turn * 0.4, y * 0.8 + turn * 0.3))
      const heart = lit * steep(0.45, 1, thick)
      const strength = thick * (0.3 + 0.7 * lit) * BRIGHTEST
      for (let channel = 0; channel < 3; channel++) {
        const cool = faint[channel] + (middle[channel] - faint[channel]) * lit
        const colour = cool + (bright[channel] - cool) * heart
        pixels[at + channel] = EMPTY[channel] + (colour - EMPTY[channel]) * strength
      }
      pixels[at + 3] = 255
    }
  }
  return pixels
}
