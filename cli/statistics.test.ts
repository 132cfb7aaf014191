import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addCounts,
  addGroups,
  type Counts,
  count,
  groupOf,
  meanInterval,
  meanOf,
  percentileOf,
  sortedEntries,
  spreadOf,
  totalOf,
  wilson,
} from './statistics.ts'

function countsOf(values: readonly number[]): Counts {
  const counts: Counts = new Map()
  for (const value of values) count(counts, value)
  return counts
}

describe('Wilson’s interval', () => {
  test('agrees with published values', () => {
    // Newcombe 1998, table I: 81 of 263, 15 of 148, 0 of 20, 1 of 29.
    const rounded = (wins: number, games: number) => {
      const { low, high } = wilson(wins, games)
      return [low.toFixed(4), high.toFixed(4)]
    }
    expect(rounded(81, 263)).toEqual(['0.2553', '0.3662'])
    expect(rounded(15, 148)).toEqual(['0.0624', '0.1605'])
    expect(rounded(0, 20)).toEqual(['0.0000', '0.1611'])
    expect(rounded(1, 29)).toEqual(['0.0061', '0.1718'])
  })

  test('is as wide as the arena says at one half', () => {
    for (const [games, points] of [
      [100, 9.6],
      [400, 4.9],
      [1000, 3.1],
    ]) {
      const { low, high } = wilson(games / 2, games)
      expect(((high - low) / 2) * 100).toBeCloseTo(points, 1)
    }
  })

  test('holds the rate, stays within 0 and 1, and narrows with more games', () => {
    fc.assert(
      fc.property(fc.nat(500), fc.integer({ min: 1, max: 500 }), (some, games) => {
        const wins = Math.min(some, games)
        const { low, high } = wilson(wins, games)
        expect(low).toBeGreaterThanOrEqual(0)
        expect(high).toBeLessThanOrEqual(1)
        expect(low).toBeLessThanOrEqual(wins / games + 1e-12)
        expect(high).toBeGreaterThanOrEqual(wins / games - 1e-12)
        const twice = wilson(wins * 2, games * 2)
        expect(twice.high - twice.low).toBeLessThan(high - low)
      }),
    )
  })

  test('knows nothing without games', () => expect(wilson(0, 0)).toEqual({ low: 0, high: 1 }))
})

describe('spread', () => {
  test('of one to ten', () => {
    expect(spreadOf(countsOf([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]))).toEqual({ mean: 5.5, p10: 1, p50: 5, p90: 9 })
  })

  test('of nothing', () => expect(spreadOf(new Map())).toEqual({ mean: 0, p10: 0, p50: 0, p90: 0 }))

  test('a percentile is the value of the sorted list at that rank', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -20, max: 20 }), { minLength: 1 }),
        fc.integer({ min: 1, max: 100 }),
        (values, percent) => {
          const rank = Math.ceil((percent * values.length) / 100)
          const sorted = [...values].sort((a, b) => a - b)
          expect(percentileOf(countsOf(values), percent / 100)).toBe(sorted[rank - 1])
        },
      ),
    )
  })

  test('counts merged in any order give the same figures to the last bit', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.constantFrom(0, 1 / 3, 1 / 2, 1 / 7, 1))), (parts) => {
        const merged = (order: readonly number[][]) => {
          const all: Counts = new Map()
          for (const part of order) addCounts(all, countsOf(part))
          return all
        }
        const forwards = merged(parts)
        expect(spreadOf(merged([...parts].reverse()))).toEqual(spreadOf(forwards))
        expect(totalOf(forwards)).toBe(parts.flat().length)
      }),
    )
  })
})

test('the interval of a mean', () => {
  const { low, high } = meanInterval(countsOf([2, 4, 4, 4, 5, 5, 7, 9]))
  expect(meanOf(countsOf([2, 4, 4, 4, 5, 5, 7, 9]))).toBe(5)
  // Standard deviation 2.138 of 8 observations.
  expect(high - 5).toBeCloseTo(1.482, 3)
  expect(5 - low).toBeCloseTo(1.482, 3)
})

test('groups merge by name, and names sort as people count', () => {
  const one = new Map([['sector 2', countsOf([1])]])
  const other = new Map([
    ['sector 10', countsOf([3])],
    ['sector 2', countsOf([1, 2])],
  ])
  addGroups(one, other)
  expect(sortedEntries(one).map(([name]) => name)).toEqual(['sector 2', 'sector 10'])
  expect([...groupOf(one, 'sector 2')]).toEqual([
    [1, 2],
    [2, 1],
  ])
})
