import { expect, test } from 'vitest'
import { checkSeats, tableOptions } from './game.ts'

const game = {
  id: 'lantern',
  seats: { min: 2, max: 4 },
  options: [
    { key: 'rounds', initial: 4, min: 2, max: 5 },
    { key: 'night', initial: false },
    { key: 'oil', initial: 0 },
    { key: 'wicks', initial: 1, choices: [1, 3, 4] },
  ],
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
  expect(() => tableOptions(game, { days: 3 })).toThrow(
    'there is no option “days”; options are: rounds, night, oil, wicks',
  )
  expect(() => tableOptions({ options: [] }, { days: 3 })).toThrow('options are: none')
  for (const rounds of [1, 6, 2.5]) {
    expect(() => tableOptions(game, { rounds })).toThrow(
      `“rounds” takes a whole number from 2 to 5, not ${rounds}`,
    )
  }
  expect(() => tableOptions(game, { rounds: true })).toThrow('not true')
  expect(() => tableOptions(game, { night: 1 })).toThrow('“night” takes true or false, not 1')
  expect(() => tableOptions(game, { oil: -1 })).toThrow('a whole number from 0')
  for (const wicks of [0, 2, 5])
    expect(() => tableOptions(game, { wicks })).toThrow(`“wicks” takes one of 1, 3, 4, not ${wicks}`)
  expect(() => tableOptions(game, { wicks: true })).toThrow('takes one of 1, 3, 4, not true')
})

test('the number of seats is the game’s', () => {
  for (const seats of [2, 3, 4]) expect(() => checkSeats(game, seats)).not.toThrow()
  for (const seats of [1, 5, 2.5]) {
    expect(() => checkSeats(game, seats)).toThrow(`this game is played with 2 to 4 seats, not ${seats}`)
  }
})
