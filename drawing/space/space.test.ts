import { expect, test } from 'vitest'
import { pencilOf } from '../seeded.ts'
import { DEFAULT_RAMP, nebula } from './nebula.ts'
import { fractal, valueNoise } from './noise.ts'
import { starsOf } from './stars.ts'

const places = Array.from({ length: 500 }, (_, each) => [each * 0.37 - 60, each * 0.11] as const)

test('noise is from 0 to 1, covers most of it, and is smooth', () => {
  const noise = valueNoise('calm')
  const values = places.map(([x, y]) => noise(x, y))
  expect(Math.min(...values)).toBeGreaterThanOrEqual(0)
  expect(Math.min(...values)).toBeLessThan(0.2)
  expect(Math.max(...values)).toBeLessThanOrEqual(1)
  expect(Math.max(...values)).toBeGreaterThan(0.8)
  for (const [x, y] of places) expect(Math.abs(noise(x, y) - noise(x + 0.01, y))).toBeLessThan(0.02)
})

test('octaves stay from 0 to 1', () => {
  const rough = fractal(() => 1, 5)
  expect(rough(1, 1)).toBeCloseTo(1)
})

test('a seed gives the same sky again, and another seed another', () => {
  const sky = (seed: string) => [nebula(seed, DEFAULT_RAMP, 24, 16), starsOf(seed, 200, 100)]
  expect(sky('one')).toEqual(sky('one'))
  expect(sky('one')).not.toEqual(sky('two'))
})

test('a nebula is dark enough for what stands before it', () => {
  const white = nebula('bright', ['#ffffff', '#ffffff', '#ffffff'], 96, 64)
  const brightest = Math.max(...white.filter((_, at) => at % 4 !== 3))
  expect(brightest).toBeLessThan(140)
  expect(brightest).toBeGreaterThan(60)
})

test('the pencil draws evenly and picks everything', () => {
  const pencil = pencilOf('even')
  const counts = [0, 0, 0, 0, 0]
  for (let draw = 0; draw < 5000; draw++) counts[pencil.pick([0, 1, 2, 3, 4])]++
  for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150)
})
