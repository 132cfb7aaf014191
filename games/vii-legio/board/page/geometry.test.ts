import type { Point } from '@astrolabe/drawing'
import { describe, expect, test } from 'vitest'
import { MAP } from '../../content/map.ts'
import { arrange } from './geometry.ts'
import { inset } from './outline.ts'

const BOXES = [
  [900, 480],
  [930, 330],
  [900, 520],
  [1200, 700],
  [640, 400],
  [390, 330],
  [390, 300],
  [360, 300],
  [390, 440],
  [390, 463],
  [430, 560],
  [520, 640],
] as const

const worldsWith = (ucs: number) => (sector: number) =>
  sector === 6 ? 1 : MAP.planets.filter((planet) => planet.sector === sector && planet.minUcs <= ucs).length

const arranged = BOXES.flatMap(([width, height]) =>
  [2, 3, 4].map((ucs) => ({ ucs, ...arrange(width, height, worldsWith(ucs)) })),
)

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

describe('the map in any box', () => {
  test('keeps every planet and the base whole', () => {
    for (const { width, height, planet, station, base, sectors } of arranged) {
      const pieces = [
        { at: base, radius: station / 2 },
        ...sectors.flatMap(({ worlds }) => worlds.map((at) => ({ at, radius: planet / 2 }))),
      ]
      for (const { at, radius } of pieces) {
        expect(Math.min(at.x, at.y, width - at.x, height - at.y)).toBeGreaterThan(radius)
      }
    }
  })

  test('keeps planets apart from each other and from the base', () => {
    for (const { planet, station, base, sectors } of arranged) {
      const worlds = sectors.flatMap((sector) => sector.worlds)
      for (const [index, world] of worlds.entries()) {
        expect(distance(world, base)).toBeGreaterThan((planet + station) / 2)
        for (const other of worlds.slice(index + 1)) expect(distance(world, other)).toBeGreaterThan(planet)
      }
    }
  })

  test('leaves room for what stands around planets of one sector: side by side, or one below the other', () => {
    for (const { planet, wide, sectors } of arranged) {
      // What a planet is worth is written that wide; with the token above it, it is that high.
      const worth = wide ? 56 : 35
      const high = wide ? planet * 0.4 + 28 : planet + 25
      for (const { worlds } of sectors) {
        for (const [index, world] of worlds.entries()) {
          for (const other of worlds.slice(index + 1)) {
            const apart = Math.abs(world.x - other.x) / worth + Math.abs(world.y - other.y) / high
            expect(apart).toBeGreaterThan(1)
          }
        }
      }
    }
  })

  test('has a place for every planet in play, and writes nothing too small to be read', () => {
    for (const { ucs, sectors, text } of arranged) {
      const places = sectors.reduce((sum, { worlds }) => sum + worlds.length, 0)
      expect(places).toBe(MAP.planets.filter(({ minUcs }) => minUcs <= ucs).length + 1)
      expect(text).toBeGreaterThanOrEqual(13)
    }
  })

  test('prices each border of the map in its middle, between its two sectors', () => {
    for (const { borders, width, height } of arranged) {
      expect(borders.map(({ between }) => between)).toEqual(MAP.borders.map(({ between }) => between))
      for (const { at } of borders) {
        expect(at.x > 0 && at.x < width && at.y > 0 && at.y < height).toBe(true)
      }
    }
  })
})

test('an outline moved inwards keeps its distance on every side', () => {
  const square = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 10 },
    { x: 0, y: 10 },
  ]
  expect(inset(square, 2)).toEqual([
    { x: 2, y: 2 },
    { x: 8, y: 2 },
    { x: 8, y: 8 },
    { x: 2, y: 8 },
  ])
})
