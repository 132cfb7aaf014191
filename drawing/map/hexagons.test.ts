import { beyond, facing } from '@astrolabe/kernel'
import { describe, expect, test } from 'vitest'
import { between, plus } from '../point.ts'
import { ALL_EDGES, hexagons } from './hexagons.ts'

const RADIUS = 100
const near = (one: number, other: number): boolean => Math.abs(one - other) < 0.05

test('with a flat top, the first edge leads straight up', () => {
  const { middleOf } = hexagons(RADIUS, 'right')
  expect(middleOf({ q: 0, r: 0 })).toEqual({ x: 0, y: 0 })
  const above = middleOf(beyond({ q: 0, r: 0 }, 0))
  expect(above.x).toBe(0)
  expect(above.y).toBeLessThan(0)
})

test('with a corner on top, the first edge leads up to the right, the second one to the right', () => {
  const { middleOf } = hexagons(RADIUS, 'top')
  const [first, second] = [0, 1].map((edge) => middleOf(beyond({ q: 0, r: 0 }, edge)))
  expect(first.x).toBeCloseTo(second.x / 2, 1)
  expect(first.y).toBe(-1.5 * RADIUS)
  expect(second.y).toBe(0)
})

describe.each(['top', 'right'] as const)('hexes with a corner on the %s', (corner) => {
  const { apothem, middleOf, towards, endsOf } = hexagons(RADIUS, corner)

  test.each(ALL_EDGES)('across edge %i lies the neighbour, and its facing edge meets it', (edge) => {
    const here = { q: 2, r: -1 }
    const there = beyond(here, edge)
    const onEdge = plus(middleOf(here), towards(edge, apothem))
    const fromThere = plus(middleOf(there), towards(facing(edge), apothem))
    expect(near(onEdge.x, fromThere.x) && near(onEdge.y, fromThere.y)).toBe(true)
    const halfway = between(middleOf(here), middleOf(there), 0.5)
    expect(near(onEdge.x, halfway.x) && near(onEdge.y, halfway.y)).toBe(true)
  })

  test.each(ALL_EDGES)('edge %i runs between two corners, the next one begins where it ends', (edge) => {
    const [from, to] = endsOf(edge, RADIUS)
    const middle = between(from, to, 0.5)
    const expected = towards(edge, apothem)
    expect(near(middle.x, expected.x) && near(middle.y, expected.y)).toBe(true)
    expect(endsOf((edge + 1) % 6, RADIUS)[0]).toEqual(to)
  })
})

test('a box holds its hexes whole', () => {
  const hexes = [
    { q: 0, r: 0 },
    { q: 3, r: -2 },
  ]
  const flat = hexagons(RADIUS, 'right')
  const box = flat.boxAround(hexes)
  expect(box.left).toBeCloseTo(-RADIUS)
  expect(box.right).toBeCloseTo(4.5 * RADIUS + RADIUS)
  expect(box.top).toBeCloseTo(2 * flat.apothem * -0.5 - flat.apothem, 1)
  expect(box.bottom).toBeCloseTo(flat.apothem)
  const pointed = hexagons(RADIUS, 'top')
  const other = pointed.boxAround(hexes, 0.5)
  expect(other.left).toBeCloseTo(-pointed.apothem - 0.5 * RADIUS)
  expect(other.bottom).toBeCloseTo(1.5 * RADIUS + 1.5 * RADIUS)
})
