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

const forSeats = (min: number) => ({ seats: { min, max: 4 } })

test('a table without a wish is one against a cadet; with friends, friends sit at it', () => {
  expect(usualSeats(undefined, forSeats(2), 'Ada').map(({ kind }) => kind)).toEqual(['person', 'bot'])
  expect(usualSeats('screen', forSeats(3), 'Ada').map(({ kind }) => kind)).toEqual([
    'person',
    'person',
    'person',
  ])
  expect(usualSeats('link', forSeats(2), 'Ada').map(({ kind }) => kind)).toEqual(['person', 'open'])
  expect(usualSeats('link', forSeats(1), 'Ada')).toHaveLength(2)
  expect(usualSeats(undefined, forSeats(1), 'Ada')).toHaveLength(1)
  const quick = { seats: 3, options: {} }
  expect(usualSeats(undefined, { ...forSeats(1), quick }, 'Ada').map(({ kind }) => kind)).toEqual([
    'person',
    'bot',
    'bot',
  ])
  expect(usualSeats('link', { seats: { min: 1, max: 1 } }, 'Ada')).toHaveLength(1)
})

test('nobody comes to one screen by a link, and only the unnamed leave it for one', () => {
  const byLink = usualSeats('link', forSeats(3), 'Ada')
  expect(movedTo('screen', byLink).map(({ kind }) => kind)).toEqual(['person', 'person', 'person'])
  expect(movedTo('link', plan.seats).map(({ kind }) => kind)).toEqual(['person', 'open', 'bot'])
})

test('bots alone are no company', () => {
  expect(isDeserted({ ...plan, seats: [{ kind: 'bot', level: 'cadet' }] })).toBe(true)
  expect(isDeserted({ ...plan, seats: [{ kind: 'open' }] })).toBe(false)
})

test('people are called what they typed; at a table of others, else by their seat', () => {
  expect(localGame(plan)).toEqual({
    game: 'chess',
    seats: ['human', 'human', 'pilot'],
    names: ['Ada', '', ''],
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

test('a table by link is told how long people may think, and how long the others wait', () => {
  const time = { kind: 'slow', hours: 24 } as const
  expect(serverTable({ ...plan, time, patience: 600 }, nameOf)).toMatchObject({ time, patience: 600 })
})
