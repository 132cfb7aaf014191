import { expect, test } from 'vitest'
import { allHold, type Bar, rateRow, REFERENCE, type Section, withGuide } from './row.ts'
import { headline, readable, sectionText } from './table.ts'

const bar = (ratio: number, hard: boolean): Bar => ({ against: 'plain loop', ratio, atLeast: 0.5, hard })
const section = (...bars: Bar[]): Section => ({
  title: 'Playouts',
  rows: [{ name: 'kernel', unit: 'games/s', figure: 1234, calibrated: 2468, bars }],
})

test('numbers are read with three digits, or whole', () => {
  expect([1234567, 123.4, 12.345, 0.012345, 0].map(readable)).toEqual([
    '1,234,567',
    '123',
    '12.3',
    '0.0123',
    '0',
  ])
})

test('a hard bar fails the benchmark, a guide does not', () => {
  expect(allHold([section(bar(0.6, true), bar(0.4, false))])).toBe(true)
  expect(allHold([section(bar(0.6, true)), section(bar(0.4, true))])).toBe(false)
})

test('a row has a line for each bar', () => {
  const [title, first, second, ...rest] = sectionText(section(bar(0.6, true), bar(0.4, false))).split('\n')
  expect(title).toBe('Playouts')
  expect(first).toMatch(/^ {2}kernel +1,234 +2,468 games\/s +plain loop +0\.6 +≥ 0\.5 {2}pass$/)
  expect(second).toMatch(/^ +plain loop +0\.4 +≥ 0\.5 {2}below the guide$/)
  expect(rest).toEqual([])
  expect(second.indexOf('plain')).toBe(first.indexOf('plain'))
  expect(headline().indexOf('against')).toBe(first.indexOf('plain'))
  expect(sectionText(section(bar(0.4, true)))).toContain('FAIL')
})

test('a guide is held against the figure of a machine at rest', () => {
  const rates = { rounds: [50, 60, 70], calibration: [REFERENCE / 2, REFERENCE / 2, REFERENCE / 2] }
  const row = withGuide(rateRow('kernel', 'decisions/s', rates, 10), '1,000 a second', 1000)
  expect(row.figure).toBe(600)
  expect(row.calibrated).toBeCloseTo(1200)
  expect(row.bars[0]).toMatchObject({ atLeast: 1, hard: false })
  expect(row.bars[0].ratio).toBeCloseTo(1.2)
})
