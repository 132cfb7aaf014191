import { describe, expect, test } from 'vitest'
import { pencilOf } from '../seeded.ts'
import type { Point } from '../point.ts'
import { type Direction, nearest } from './nearest.ts'

const DIRECTIONS: readonly Direction[] = ['left', 'right', 'up', 'down']

/** Rows of hexagons, every other one shifted by half. */
const HEXES: readonly Point[] = Array.from({ length: 42 }, (_, each) => {
  const row = Math.floor(each / 7)
  return { x: (each % 7) * 100 + (row % 2) * 50, y: row * 87 }
})

const RING: readonly Point[] = Array.from({ length: 12 }, (_, hour) => ({
  x: 300 * Math.cos((hour * Math.PI) / 6),
  y: 300 * Math.sin((hour * Math.PI) / 6),
}))

/** A board with things on its fields: three a hand's breadth apart on each. */
const CROWDED: readonly Point[] = HEXES.slice(0, 21).flatMap(({ x, y }) => [
  { x, y },
  { x: x + 24, y: y - 20 },
  { x: x - 22, y: y + 25 },
])

/** Boards of nobody's design. */
const SCATTERED = Array.from({ length: 20 }, (_, board) => {
  const pencil = pencilOf(`board ${board}`)
  return Array.from({ length: 4 + board * 2 }, () => ({
    x: pencil.between(0, 1000),
    y: pencil.between(0, 700),
  }))
})

const next = (points: readonly Point[], from: number, direction: Direction): number | undefined =>
  nearest(points[from], points, direction)

function reached(points: readonly Point[], start: number): number {
  const found = new Set([start])
  for (const from of found)
    for (const direction of DIRECTIONS) {
      const to = next(points, from, direction)
      if (to !== undefined) found.add(to)
    }
  return found.size
}

describe('arrows', () => {
  test('go along a row of hexes and come back', () => {
    expect(next(HEXES, 8, 'right')).toBe(9)
    expect(next(HEXES, 9, 'left')).toBe(8)
  })

  test('prefer what lies ahead to what is nearer but aside', () => {
    const points = [
      { x: 0, y: 0 },
      { x: 20, y: 60 },
      { x: 90, y: 5 },
    ]
    expect(next(points, 0, 'right')).toBe(2)
    expect(next(points, 0, 'down')).toBe(1)
  })

  test('lead nowhere at the edge, nor to what is level with it', () => {
    expect(next(HEXES, 3, 'up')).toBeUndefined()
    expect(
      nearest(
        { x: 0, y: 0 },
        [
          { x: 0, y: 50 },
          { x: 0.4, y: -50 },
        ],
        'right',
      ),
    ).toBeUndefined()
  })

  test.each([
    ['hexes', [HEXES]],
    ['a ring', [RING]],
    ['a crowded board', [CROWDED]],
    ['scattered boards', SCATTERED],
  ])('reach every spot of %s from every other', (_, boards) => {
    for (const points of boards)
      for (const start of points.keys()) expect(reached(points, start)).toBe(points.length)
  })
})
