import { pencilOf } from '../seeded.ts'

/** A smooth field of values from 0 to 1 over the plane. */
export type Noise = (x: number, y: number) => number

const SIDE = 64
const WRAP = SIDE - 1

const eased = (share: number): number => share * share * (3 - 2 * share)

/** Value noise on a lattice that repeats every 64 cells. */
export function valueNoise(seed: string): Noise {
  const pencil = pencilOf(seed)
  const lattice = Float32Array.from({ length: SIDE * SIDE }, pencil.next)
  return (x, y) => {
    const column = Math.floor(x)
    const row = Math.floor(y)
    const across = eased(x - column)
    const down = eased(y - row)
    const left = column & WRAP
    const right = (column + 1) & WRAP
    const upper = (row & WRAP) * SIDE
    const lower = ((row + 1) & WRAP) * SIDE
    const above = lattice[upper + left] + (lattice[upper + right] - lattice[upper + left]) * across
    const below = lattice[lower + left] + (lattice[lower + right] - lattice[lower + left]) * across
    return above + (below - above) * down
  }
}

/** Each octave twice as fine as the one before and half as strong; still from 0 to 1. */
export function fractal(noise: Noise, octaves: number): Noise {
  const whole = 2 - 2 ** (1 - octaves)
  return (x, y) => {
    let sum = 0
    let strength = 1
    let scale = 1
    for (let octave = 0; octave < octaves; octave++) {
      // Shifted, so that the corners of the lattices do not meet.
      sum += strength * noise(x * scale + octave * 17.3, y * scale + octave * 9.1)
      strength /= 2
      scale *= 2
    }
    return sum / whole
  }
}
