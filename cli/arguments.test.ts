import { expect, test } from 'vitest'
import { languageOfSystem, seatCounts, wholeNumber } from './arguments.ts'

test.each([
  [{}, 'en'],
  [{ LANG: 'fr_FR.UTF-8' }, 'fr'],
  [{ LANG: 'C' }, 'en'],
  [{ LANG: 'de_DE.UTF-8' }, 'en'],
  [{ LANG: 'fr_FR.UTF-8', LC_ALL: 'en_GB' }, 'en'],
  [{ LANG: 'en_US', LC_MESSAGES: 'fr_CA' }, 'fr'],
  [{ LANG: 'fr', LC_ALL: '' }, 'fr'],
])('the language of a system with %j is %s', (settings, language) => {
  expect(languageOfSystem(settings)).toBe(language)
})

test('whole numbers within bounds', () => {
  expect(wholeNumber(0)('12')).toBe(12)
  for (const text of ['', ' ', '1e3', '0x10', '1.0', '٣', '-1', '99999999999999999999']) {
    expect(() => wholeNumber(0)(text)).toThrow('a whole number of 0 or more')
  }
  expect(() => wholeNumber(1, 3)('4')).toThrow('a whole number from 1 to 3')
})

test('all numbers of seats, or the one asked for', () => {
  const game = { id: 'go', seats: { min: 2, max: 4 } }
  expect(seatCounts(game, undefined)).toEqual([2, 3, 4])
  expect(seatCounts(game, 3)).toEqual([3])
  expect(() => seatCounts(game, 5)).toThrow('This game is played with 2 to 4 seats, not 5.')
})
