import { describe, expect, test } from 'vitest'
import { binName, binsOf, niceStep, scaleOf, ticksOf } from './scale.ts'

const countsOf = (values: readonly number[]): ReadonlyMap<number, number> =>
  new Map(values.map((value) => [value, 1]))
const range = (from: number, to: number, step = 1): number[] =>
  Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => from + index * step)
const namesOf = (values: readonly number[]): string[] => {
  const { grain, bins } = binsOf(countsOf(values))
  return bins.map((bin) => binName(bin, grain))
}

describe('bins', () => {
  test('hold one whole number each if there is room', () => {
    expect(namesOf([3, 5, 4])).toEqual(['3', '4', '5'])
    expect(binsOf(countsOf([3, 5])).bins).toEqual([
      { low: 2.5, high: 3.5, share: 0.5 },
      { low: 3.5, high: 4.5, share: 0 },
      { low: 4.5, high: 5.5, share: 0.5 },
    ])
  })

  test('hold a round number of whole numbers otherwise', () => {
    expect(namesOf(range(0, 99)).slice(0, 3)).toEqual(['0 to 4', '5 to 9', '10 to 14'])
  })

  test('of quarters hold equally many of them', () => {
    expect(namesOf(range(1, 3, 0.25)).slice(0, 3)).toEqual(['1', '1.25', '1.5'])
    const { bins } = binsOf(countsOf(range(0, 10, 0.25)))
    expect(new Set(bins.slice(0, -1).map(({ share }) => share)).size).toBe(1)
  })

  test('take numbers of any kind', () => {
    const { grain, bins } = binsOf(countsOf([0.1234, 0.5, 0.987]))
    expect(grain).toBe(0)
    expect(bins.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 12)
  })

  test('leave no observation out', () => {
    for (const values of [[0], [-3, 4], range(0, 500, 7), range(0, 1, 1 / 3), [0.1, 1e6]]) {
      const { bins } = binsOf(countsOf(values))
      expect(bins.length).toBeLessThanOrEqual(32)
      expect(bins.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 12)
    }
  })

  test('of nothing are none', () => expect(binsOf(new Map()).bins).toEqual([]))
})

test('steps and ticks are round', () => {
  expect([7, 70, 0.3].map((width) => niceStep(width, 5))).toEqual([2, 20, 0.1])
  expect(ticksOf(0, 0.3, 3)).toEqual([0, 0.1, 0.2, 0.3])
  expect(ticksOf(1.5, 9.5, 5)).toEqual([2, 4, 6, 8])
  expect(ticksOf(0, 3, 6, true)).toEqual([0, 1, 2, 3])
})

test('a scale of no width stays finite', () => expect(scaleOf(2, 2, 0, 10)(2)).toBe(0))
