import { describe, expect, test } from 'vitest'
import { beyond, facing } from '../../../position/map.ts'
import {
  ALL_EDGES,
  APOTHEM,
  between,
  boxAround,
  endsOf,
  middleOf,
  plus,
  RADIUS,
  towards,
} from './geometry.ts'

const near = (one: number, other: number): boolean => Math.abs(one - other) < 0.05

describe('hexes', () => {
  test('the Starting System is in the middle, and the top edge leads up', () => {
    expect(middleOf({ q: 0, r: 0 })).toEqual({ x: 0, y: 0 })
    const above = middleOf(beyond({ q: 0, r: 0 }, 0))
    expect(above.x).toBe(0)
    expect(above.y).toBeLessThan(0)
  })

  test.each(ALL_EDGES)('across edge %i lies the neighbour, and its facing edge meets it', (edge) => {
    const here = { q: 2, r: -1 }
    const there = beyond(here, edge)
    const onEdge = plus(middleOf(here), towards(edge, APOTHEM))
    const fromThere = plus(middleOf(there), towards(facing(edge), APOTHEM))
    expect(near(onEdge.x, fromThere.x) && near(onEdge.y, fromThere.y)).toBe(true)
    const halfway = between(middleOf(here), middleOf(there), 0.5)
    expect(near(onEdge.x, halfway.x) && near(onEdge.y, halfway.y)).toBe(true)
  })

  test.each(ALL_EDGES)('edge %i runs between two corners, the next one begins where it ends', (edge) => {
    const [from, to] = endsOf(edge, RADIUS)
    const middle = between(from, to, 0.5)
    const expected = towards(edge, APOTHEM)
    expect(near(middle.x, expected.x) && near(middle.y, expected.y)).toBe(true)
    expect(endsOf((edge + 1) % 6, RADIUS)[0]).toEqual(to)
  })

  test('a box holds its hexes whole', () => {
    const box = boxAround([
      { q: 0, r: 0 },
      { q: 3, r: -2 },
    ])
    expect(box.left).toBeCloseTo(-RADIUS)
    expect(box.right).toBeCloseTo(4.5 * RADIUS + RADIUS)
    expect(box.top).toBeCloseTo(2 * APOTHEM * -0.5 - APOTHEM, 1)
    expect(box.bottom).toBeCloseTo(APOTHEM)
  })
})
