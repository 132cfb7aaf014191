import { expect, test } from 'vitest'
import { skillOdds } from '../position/odds.ts'
import { transcript } from '../test/transcript.ts'
import { chanceToShow } from './dice-odds.ts'

const bare = transcript({}, (p) => {
  for (const ship of p.state.ships) ship.mods.fill(0)
})

test.each([
  [[0], 1],
  [[1], 2],
  [[0, 2], 2],
  [[1, 3], 3],
  [[0, 1, 2, 3], 5],
])('dice alone: ships %j show %i of a symbol as often as the exact odds say', (indices, n) => {
  const ships = indices.map((index) => bare.ship(index))
  for (const symbol of ['hit', 'special'] as const) {
    const { of, success } = skillOdds(bare.state, ships, { symbol, n })
    const chance = symbol === 'hit' ? chanceToShow(ships, 0, n) : chanceToShow(ships, n, 0)
    expect(chance).toBeCloseTo(success / of, 10)
  }
})

test('both symbols at once: three ships show them far more often than two', () => {
  const chance = (...indices: number[]) =>
    chanceToShow(
      indices.map((index) => bare.ship(index)),
      2,
      2,
    )
  expect(chance(1)).toBe(0)
  expect(chance(0, 1)).toBeCloseTo(1 / 9, 1)
  expect(chance(0, 1, 3)).toBeGreaterThan(0.45)
  expect(chance(0, 1, 2, 3)).toBeGreaterThan(0.7)
})
