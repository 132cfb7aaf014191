import { expect, test } from 'vitest'
import { isCooperative, type Setup, type TableOptions } from './game.ts'
import { refuse } from './refusal.ts'
import {
  cannotSetUp,
  fittingOptions,
  fittingSeats,
  mustFit,
  outOfRange,
  tableOptions,
  unfitInEnglish,
} from './setup.ts'

const game = {
  id: 'lantern',
  seats: { min: 2, max: 4 },
  options: [
    { key: 'rounds', initial: 4, min: 2, max: 5 },
    { key: 'night', initial: false },
    { key: 'oil', initial: 0 },
    { key: 'wicks', initial: 1, choices: [1, 3, 4] },
  ],
  /** By night, three at most. */
  cannotSetUp: ({ seats, options }: Setup) =>
    options['night'] === true && seats > 3 ? refuse('LA-7', seats - 3) : undefined,
}

const why = (seats: number, options?: TableOptions): string | undefined => {
  const unfit = cannotSetUp(game, seats, options)
  return unfit && unfitInEnglish(unfit)
}

test('the options of a table are the game’s own, with those given over them', () => {
  expect(tableOptions(game)).toEqual({ rounds: 4, night: false, oil: 0, wicks: 1 })
  expect(tableOptions(game, { night: true, rounds: 5, wicks: 3 })).toEqual({
    rounds: 5,
    night: true,
    oil: 0,
    wicks: 3,
  })
  expect(Object.isFrozen(tableOptions(game))).toBe(true)
})

test('an option that does not exist, or a value that does not fit, says what is accepted', () => {
  expect(why(2, { days: 3 })).toBe('there is no option “days”; options are: rounds, night, oil, wicks')
  expect(cannotSetUp({ ...game, options: [] }, 2, { days: 3 })).toMatchObject({ keys: [] })
  for (const rounds of [1, 6, 2.5])
    expect(why(2, { rounds })).toBe(`option “rounds” takes a whole number from 2 to 5, not ${rounds}`)
  expect(why(2, { rounds: true })).toContain('not true')
  expect(why(2, { night: 1 })).toBe('option “night” takes true or false, not 1')
  expect(why(2, { oil: -1 })).toContain('a whole number from 0')
  for (const wicks of [0, 2, 5])
    expect(why(2, { wicks })).toBe(`option “wicks” takes one of 1, 3, 4, not ${wicks}`)
  expect(why(2, { wicks: true })).toContain('takes one of 1, 3, 4, not true')
})

test('the number of seats is the game’s', () => {
  for (const seats of [2, 3, 4]) expect(why(seats)).toBeUndefined()
  for (const seats of [1, 5, 2.5])
    expect(why(seats)).toBe(`this game is played with 2 to 4 seats, not ${seats}`)
})

test('a rule of the game forbids what would be in range, and is named', () => {
  expect(why(3, { night: true })).toBeUndefined()
  expect(cannotSetUp(game, 4, { night: true })).toEqual({
    why: 'rule',
    refusal: { rule: 'LA-7', missing: 1 },
  })
  expect(why(4, { night: true })).toBe('LA-7')
  const text = { refusal: () => 'By night there is light for three.' }
  expect(unfitInEnglish({ why: 'rule', refusal: refuse('LA-7') }, text)).toBe(
    'By night there is light for three',
  )
})

test('a rule of the game is told the usual value of what is left out', () => {
  const needsOil = ({ options }: Setup) => (options['oil'] === 0 ? refuse('LA-8') : undefined)
  expect(cannotSetUp({ ...game, cannotSetUp: needsOil }, 2)).toEqual({
    why: 'rule',
    refusal: { rule: 'LA-8' },
  })
})

test('a table of the past is in range, whatever the rules are now', () => {
  expect(outOfRange(game, 4, { night: true })).toBeUndefined()
  expect(() => mustFit(game, 4, { night: true })).not.toThrow()
  expect(() => mustFit(game, 5)).toThrow('2 to 4 seats, not 5')
})

/** Two to five without the storm, one to three against it. */
const stormy = {
  seats: { min: 1, max: 5 },
  options: [
    { key: 'length', initial: 1, choices: [1, 2] },
    { key: 'storm', initial: false },
  ],
  cannotSetUp: ({ seats, options }: Setup) =>
    (options['storm'] === true ? seats > 3 : seats < 2) ? refuse('ST-1') : undefined,
}

test('how many seats go with options, and which options with so many seats', () => {
  expect(fittingSeats(stormy)).toEqual([2, 3, 4, 5])
  expect(fittingSeats(stormy, { storm: true })).toEqual([1, 2, 3])
  expect(fittingSeats(stormy, { length: 9 })).toEqual([])
  expect(fittingOptions(stormy, 2)).toEqual({ length: 1, storm: false })
  expect(fittingOptions(stormy, 1)).toEqual({ length: 1, storm: true })
  expect(fittingOptions(stormy, 6)).toBeUndefined()
  const numbered = { ...stormy, options: [{ key: 'storms', initial: 0, min: 0, max: 2 }] }
  const cannot = {
    cannotSetUp: ({ options }: Setup) => (options['storms'] === 2 ? undefined : refuse('ST-2')),
  }
  expect(fittingOptions({ ...numbered, ...cannot }, 1)).toEqual({ storms: 2 })
})

test('all win or lose together where the options say so, and whoever plays alone', () => {
  const cooperative = (options: TableOptions): boolean => options['storm'] === true
  expect(isCooperative({ cooperative }, { seats: 3, options: { storm: true } })).toBe(true)
  expect(isCooperative({ cooperative }, { seats: 3, options: { storm: false } })).toBe(false)
  expect(isCooperative({ cooperative }, { seats: 1, options: { storm: false } })).toBe(true)
  expect([1, 2].map((seats) => isCooperative({}, { seats, options: {} }))).toEqual([true, false])
})
