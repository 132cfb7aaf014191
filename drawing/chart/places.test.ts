import { expect, test } from 'vitest'
import { shortName, spread, steps } from './places.ts'

test('labels stand apart, in order, and stay inside', () => {
  expect(spread([10, 12, 80], 20, 100)).toEqual([10, 30, 80])
  expect(spread([95, 90, 92], 20, 100)).toEqual([100, 60, 80])
})

test('a line of steps turns only where its value changes', () => {
  const tens = (value: number): number => value * 10
  expect(steps([1, 1, 3, 3, 2], tens, tens)).toBe('M0 10H20V30H40V20H40')
})

test('a name is cut where it would not fit', () => {
  expect(shortName('Éloïse')).toBe('Éloïse')
  expect(shortName('Maximilienne la Grande')).toBe('Maximilienne…')
})
