import { expect, test } from 'vitest'
import { asWords, columns, decimal, percent, percentRange, signed, whole } from './notation.ts'

test('numbers have as many digits as are worth reading', () => {
  expect([0, 3, 1234567, 12.345, 4.5, 0.456, 123.4].map(decimal)).toEqual([
    '0',
    '3',
    '1,234,567',
    '12.3',
    '4.50',
    '0.46',
    '123',
  ])
  expect(whole(1999.6)).toBe('2,000')
  expect([2.5, -2.5].map(signed)).toEqual(['+2.50', '−2.50'])
  expect(percent(0.1234)).toBe('12.3\u00a0%')
  expect(percentRange({ low: 0.1, high: 0.25 })).toBe('10.0 – 25.0\u00a0%')
})

test('names are written as a person writes them', () => {
  const names = [
    'promotionRound',
    'meanVpByTrade',
    'free-item',
    'sectorXOpened',
    'VPSources',
    'round_limit',
    'Bireme of Napos',
    'lasers+squads',
    'AB-12',
  ]
  expect(names.map(asWords)).toEqual([
    'Promotion round',
    'Mean VP by trade',
    'Free item',
    'Sector X opened',
    'VP sources',
    'Round limit',
    'Bireme of Napos',
    'Lasers + squads',
    'AB-12',
  ])
})

test('columns stand in line', () => {
  expect(
    columns(
      [
        ['', 'mean'],
        ['Rounds', '5'],
        ['A', '12.3'],
      ],
      ' ',
    ),
  ).toEqual(['          mean', ' Rounds      5', ' A        12.3'])
})
