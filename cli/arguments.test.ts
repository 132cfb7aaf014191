import { expect, test } from 'vitest'
import { refuse, type Setup } from '@astrolabe/kernel'
import { checkedSetup, languageOfSystem, seatCounts, usualSeats, wholeNumber } from './arguments.ts'

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

/** One plays by night only. */
const onlyByNight = ({ seats, options }: Setup) =>
  seats === 1 && options['night'] !== true ? refuse('LA-8') : undefined

/** By night, three play at most. */
const LANTERN = {
  game: {
    seats: { min: 2, max: 4 },
    options: [{ key: 'night', initial: false }],
    cannotSetUp: ({ seats, options }: Setup) =>
      options['night'] === true && seats > 3 ? refuse('LA-7') : undefined,
  },
  text: {
    en: {
      tableOption: () => ({ name: 'Night', help: '' }),
      refusal: () => 'By night there is light for three.',
    },
  },
}

test('all numbers of seats, or the one asked for', () => {
  expect(seatCounts(LANTERN, undefined)).toEqual([2, 3, 4])
  expect(seatCounts(LANTERN, 3)).toEqual([3])
  expect(seatCounts(LANTERN, undefined, ['night=true'])).toEqual([2, 3])
  expect(() => seatCounts(LANTERN, 5)).toThrow('This game is played with 2 to 4 seats, not 5.')
})

test('the usual number of seats goes with the options, also where it is not that of the usual table', () => {
  const night = ['night=true']
  expect([usualSeats(LANTERN, 'fewest', []), usualSeats(LANTERN, 'most', [])]).toEqual([2, 4])
  expect([usualSeats(LANTERN, 'fewest', night), usualSeats(LANTERN, 'most', night)]).toEqual([2, 3])
  const alone = { ...LANTERN, game: { ...LANTERN.game, seats: { min: 1, max: 4 }, cannotSetUp: onlyByNight } }
  expect(usualSeats(alone, 'fewest', [])).toBe(2)
  expect(usualSeats(alone, 'fewest', night)).toBe(1)
  expect(seatCounts(alone, undefined)).toEqual([1, 2, 3, 4])
})

test('a table that a rule forbids is refused by its name', () => {
  expect(checkedSetup(LANTERN, 3, ['night=true'])).toEqual({ seats: 3, options: { night: true } })
  expect(() => checkedSetup(LANTERN, 4, ['night=true'])).toThrow('LA-7: By night there is light for three.')
  expect(() => checkedSetup(LANTERN, 2, ['night=3'])).toThrow(
    'takes true or false, not 3. Options: night=true|false.',
  )
})
