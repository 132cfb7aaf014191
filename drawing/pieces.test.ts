import { describe, expect, test } from 'vitest'
import { PLANET_KINDS, paletteOf } from './planet/families.ts'
import { featuresOf } from './planet/features.ts'
import { pencilOf } from './seeded.ts'
import { valueNoise } from './space/noise.ts'
import { mirrored, SHIP_LINES, SHIP_SHAPES } from './ship/shapes.ts'
import { pipsOf } from './track.tsx'

function sketched(kind: (typeof PLANET_KINDS)[number], seed: string) {
  const pencil = pencilOf(seed)
  const palette = paletteOf(kind, pencil)
  return { palette, features: featuresOf(kind, { noise: valueNoise(seed), pencil, palette, sag: 10 }) }
}

describe.each(PLANET_KINDS)('a planet of %s', (kind) => {
  test('stays itself', () => {
    expect(sketched(kind, 'Kepler')).toEqual(sketched(kind, 'Kepler'))
  })

  test('is like no other of its family', () => {
    const seeds = Array.from({ length: 40 }, (_, each) => `planet ${each}`)
    const faces = seeds.map((seed) => JSON.stringify(sketched(kind, seed)))
    expect(new Set(faces).size).toBe(seeds.length)
  })

  test('has no outline that cannot be drawn', () => {
    const { features } = sketched(kind, 'outlines')
    expect(features.length).toBeGreaterThan(1)
    for (const { d } of features) expect(d).toMatch(/^M[-\d.\s MLQAaZ]+$/)
  })
})

describe.each(SHIP_SHAPES)('the %s', (shape) => {
  const { hull } = SHIP_LINES[shape]

  test('is a silhouette of at most twenty points', () => {
    expect(mirrored(hull).split('L').length).toBeLessThanOrEqual(20)
  })

  test('fits the length it is said to have', () => {
    for (const [x, y] of hull) expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThanOrEqual(50)
  })
})

describe('a track', () => {
  test('shows what would be gained', () => {
    expect(pipsOf(1, 3, 4)).toEqual(['full', 'gained', 'gained', 'empty'])
  })

  test('shows what would be lost', () => {
    expect(pipsOf(3, 1, 4)).toEqual(['full', 'lost', 'lost', 'empty'])
  })
})
