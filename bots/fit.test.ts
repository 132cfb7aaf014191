import { FastChance } from '@astrolabe/kernel'
import { expect, test } from 'vitest'
import { type Example, fitOdds, fitScores, shareOf, sumOf } from './fit.ts'

const chance = new FastChance('fit')
const unit = (): number => chance.below(1000) / 1000
const TRUE = [2, -1, 0.5]
const unbelieved = { beliefs: TRUE.map(() => 0), trust: 1e-4 }

const features = (): Float64Array => Float64Array.from([unit(), unit(), 1])

test('scores that are sums of features give the weights away', () => {
  const examples = Array.from({ length: 500 }, (): Example => {
    const seen = features()
    return { features: seen, result: sumOf(seen, TRUE) + (unit() - 0.5) * 0.1 }
  })
  const found = fitScores(examples, { ...unbelieved, neverNegative: false })
  for (const [at, weight] of TRUE.entries()) expect(found[at]).toBeCloseTo(weight, 1)
  const positive = fitScores(examples, { ...unbelieved, neverNegative: true })
  expect(positive[1]).toBe(0)
})

test('games won by the odds of a sum give the weights away', () => {
  const examples = Array.from({ length: 20_000 }, (): Example => {
    const seen = features()
    return { features: seen, result: unit() < shareOf(sumOf(seen, TRUE)) ? 1 : 0 }
  })
  const found = fitOdds(examples, { ...unbelieved, neverNegative: false })
  for (const [at, weight] of TRUE.entries()) expect(Math.abs(found[at] - weight)).toBeLessThan(0.25)
})

test('a feature that no game tells of is worth what was believed', () => {
  const examples = Array.from(
    { length: 50 },
    (): Example => ({
      features: Float64Array.from([unit(), 0]),
      result: 1,
    }),
  )
  const wishes = { beliefs: [0, 0.7], trust: 0.1 }
  expect(fitScores(examples, { ...wishes, neverNegative: true })[1]).toBeCloseTo(0.7)
  expect(fitOdds(examples, { ...wishes, neverNegative: false })[1]).toBeCloseTo(0.7)
})

test('the more a belief is trusted, the closer the weight stays to it', () => {
  const examples = Array.from({ length: 200 }, (): Example => {
    const seen = features()
    return { features: seen, result: sumOf(seen, TRUE) }
  })
  const found = [0.01, 1, 100].map(
    (trust) => fitScores(examples, { beliefs: [0, 0, 0], trust, neverNegative: false })[0],
  )
  expect(found[0]).toBeGreaterThan(found[1])
  expect(found[1]).toBeGreaterThan(found[2])
  expect(found[2]).toBeLessThan(0.2)
})
