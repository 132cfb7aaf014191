import { expect, test } from 'vitest'
import { isDeserted, localGame, movedTo, type Plan, serverTable, usualSeats } from './seating.ts'

const nameOf = (seat: number): string => `Player ${seat}`

const plan: Plan = {
  game: 'chess',
  how: 'link',
  seats: [
    { kind: 'person', name: ' Ada ' },
    { kind: 'person', name: '' },
    { kind: 'bot', level: 'pilot' },
  ],
  options: { long: true },
  listed: false,
}

test('a table without a wish is one against a cadet; with friends, friends sit at it', () => {
  expect(usualSeats(undefined, 2, 'Ada').map(({ kind }) => kind)).toEqual(['person', 'bot'])
  expect(usualSeats('screen', 3, 'Ada').map(({ kind }) => kind)).toEqual(['person', 'person', 'person'])
  expect(usualSeats('link', 2, 'Ada').map(({ kind }) => kind)).toEqual(['person', 'open'])
  expect(usualSeats('link', 1, 'Ada')).toHaveLength(2)
})

test('nobody comes to one screen by a link, and only the unnamed leave it for one', () => {
  const byLink = usualSeats('link', 3, 'Ada')
  expect(movedTo('screen', byLink).map(({ kind }) => kind)).toEqual(['person', 'person', 'person'])
  expect(movedTo('link', plan.seats).map(({ kind }) => kind)).toEqual(['person', 'open', 'bot'])
})

test('bots alone are no company', () => {
  expect(isDeserted({ ...plan, seats: [{ kind: 'bot', level: 'cadet' }] })).toBe(true)
  expect(isDeserted({ ...plan, seats: [{ kind: 'open' }] })).toBe(false)
})

test('people are called what they typed, or by their seat', () => {
  expect(localGame(plan, nameOf)).toEqual({
    game: 'chess',
    seats: ['human', 'human', 'pilot'],
    names: ['Ada', 'Player 1', 'Player 2'],
    options: { long: true },
  })
  expect(serverTable({ ...plan, seats: [...plan.seats, { kind: 'open' }] }, nameOf)).toEqual({
    game: 'chess',
    seats: [
      { kind: 'me', name: 'Ada' },
      { kind: 'me', name: 'Player 1' },
      { kind: 'bot', level: 'pilot' },
      { kind: 'open' },
    ],
    options: { long: true },
    listed: false,
  })
})
