import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inPercent, percentsSaid } from './percents.ts'

test.each([
  [
    [7 / 8, 1 / 8],
    [88, 12],
  ],
  [
    [1 / 3, 1 / 3, 1 / 3],
    [34, 33, 33],
  ],
  [
    [0.29, 0.71],
    [29, 71],
  ],
  [[1], [100]],
  [[], []],
])('%j in per cent', (chances, percents) => {
  expect(inPercent(chances)).toEqual(percents)
})

test('they add up to a hundred, none is off by one or more, and the order stays', () => {
  const ways = fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(ways, (counts) => {
      const all = counts.reduce((sum, count) => sum + count, 0)
      const chances = counts.toSorted((one, other) => other - one).map((count) => count / all)
      const percents = inPercent(chances)
      expect(percents.reduce((sum, percent) => sum + percent, 0)).toBe(100)
      expect(percents).toEqual(percents.toSorted((one, other) => other - one))
      for (const [index, percent] of percents.entries())
        expect(Math.abs(percent - chances[index] * 100)).toBeLessThan(1)
    }),
  )
})

test('what may happen is not said never to, nor always to while something else may', () => {
  expect(percentsSaid([0.997, 0.003], 'en')).toEqual(['>\u00a099%', '<\u00a01%'])
  expect(percentsSaid([0.6, 0.398, 0.002], 'fr')).toEqual(['60\u00a0%', '40\u00a0%', '<\u00a01\u00a0%'])
  expect(percentsSaid([1, 0], 'en')).toEqual(['100%', '0%'])
})
