import { expect, test } from 'vitest'
import {
  calibrate,
  calibrated,
  interleave,
  median,
  quantile,
  rateOf,
  timesAsFast,
  type Work,
} from './measure.ts'

test('a median lies in the middle, a quantile in proportion', () => {
  expect(median([9, 1, 5])).toBe(5)
  expect(median([4, 1, 3, 2])).toBe(2.5)
  expect(quantile([10, 20, 30, 40, 50], 0.75)).toBe(40)
  expect(quantile([0, 100], 0.99)).toBe(99)
  expect(quantile([7], 0.99)).toBe(7)
  expect(() => median([])).toThrow(RangeError)
})

/** Work that takes the given time by a clock of its own, which counts how often it is looked at. */
function timedWork(seconds: number) {
  const watch = { now: 0, looks: 0 }
  const work: Work = () => {
    watch.now += seconds
    return 10
  }
  const clock = () => {
    watch.looks++
    return watch.now
  }
  return { watch, work, clock }
}

test('a rate is taken over whole batches', () => {
  const { watch, work, clock } = timedWork(0.4)
  expect(rateOf(work, 1, clock)).toBeCloseTo(25)
  expect(watch.now).toBeCloseTo(1.2)
})

test('the clock is not looked at after every little batch', () => {
  const { watch, work, clock } = timedWork(1e-6)
  expect(rateOf(work, 1, clock)).toBeCloseTo(1e7, -2)
  expect(watch.looks).toBeLessThan(150)
  expect(watch.now).toBeLessThan(1.1)
})

test('the calibration is the same work each time', () => {
  expect(calibrate()).toBe(calibrate())
})

test('works run by turns, each after the calibration, and the first round does not count', () => {
  const order: string[] = []
  const one: Work = () => 1
  const other: Work = () => 2
  const nameOf = (work: Work): string => (work === one ? 'one' : work === other ? 'other' : 'calibration')
  const rates = interleave([one, other], { rounds: 2, seconds: 8 }, (work, seconds) => {
    order.push(`${nameOf(work)} ${seconds}`)
    return order.length
  })
  const round = ['calibration 2', 'one 8', 'calibration 2', 'other 8']
  expect(order).toEqual([...round, ...round, ...round])
  expect(rates).toEqual([
    { work: one, calibration: [5, 9], rounds: [6, 10] },
    { work: other, calibration: [7, 11], rounds: [8, 12] },
  ])
})

test('rates are compared round by round: a bad moment harms both', () => {
  const one = { rounds: [100, 10, 100], calibration: [10, 1, 10] }
  const other = { rounds: [50, 5, 40], calibration: [10, 1, 10] }
  expect(timesAsFast(one, other)).toBe(2)
  expect(calibrated(one)).toBe(10)
})
