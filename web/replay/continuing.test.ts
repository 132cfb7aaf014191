import { type GameRecord, LANGUAGES } from '@astrolabe/kernel'
import { expect, test } from 'vitest'
import { refusalText, seatsAgain, upTo } from './continuing.ts'
import { hashOfLinked, hashOfMoment, linkIn, momentIn } from './moment-address.ts'

const record: GameRecord = {
  game: 'chess',
  rules: '1',
  options: {},
  seats: ['human', 'captain'],
  seed: 'secret',
  seedHash: 'hash',
  answers: ['a', 'b', 'c', 'd'],
  renewed: [1, 3],
  forks: [
    { at: 1, epoch: 1, seed: 'one', seedHash: 'x' },
    { at: 3, epoch: 2, seed: 'two', seedHash: 'y' },
  ],
  snapshot: { rules: '1', at: 4, state: {}, chance: [] },
  end: { state: '', scores: [1, 2], winners: [1] },
}

test('a record is cut at a moment, with all that came after', () => {
  expect(upTo(record, 2)).toEqual({
    game: 'chess',
    rules: '1',
    options: {},
    seats: ['human', 'captain'],
    seed: 'secret',
    seedHash: 'hash',
    answers: ['a', 'b'],
    renewed: [1],
    forks: [record.forks?.[0]],
    end: null,
  })
})

test('a secret stays as long as its fresh start of chance does', () => {
  expect(upTo({ ...record, renewed: [1, 1] }, 2).forks).toEqual(record.forks)
  expect(upTo(record, 0).forks).toEqual([])
})

test('whoever goes on has their seat again, and bots play the others', () => {
  const seats = [
    { kind: 'person', name: 'Ada' },
    { kind: 'person', name: 'Bo' },
    { kind: 'bot', level: 'captain' },
    { kind: 'bot', level: 'unheard of' },
  ] as const
  expect(seatsAgain({ seats, yours: [1] }, -1)).toEqual([
    { kind: 'bot', level: 'pilot' },
    { kind: 'person', name: 'Bo' },
    { kind: 'bot', level: 'captain' },
    { kind: 'bot', level: 'pilot' },
  ])
})

test('who had no seat takes the one they look from', () => {
  const seats = [{ kind: 'bot', level: 'cadet' } as const, { kind: 'bot', level: 'cadet' } as const]
  expect(seatsAgain({ seats, yours: [] }, 1).map(({ kind }) => kind)).toEqual(['bot', 'person'])
  expect(seatsAgain({ seats, yours: [] }, -1).map(({ kind }) => kind)).toEqual(['person', 'bot'])
})

test.each(LANGUAGES)('the server’s reasons not to go on are said in words of their own: %s', (language) => {
  const reasons = ['simulation', 'other-rules', 'no-such-moment', 'over', 'bad-record', 'refused']
  const said = reasons.map((why) => refusalText({ why, kind: 'refused' }, language))
  expect(new Set(said).size).toBe(reasons.length)
  expect(said).not.toContain('')
})

test('an address names a moment, or none', () => {
  expect(momentIn(hashOfMoment(123))).toBe(123)
  for (const hash of ['', 'a', 'a-1', 'a1,5', 'b12', 'a12x', 'a.5'])
    expect(momentIn(hash), hash).toBeUndefined()
})

test('an address that holds the game itself names the moment and the game', () => {
  const hash = hashOfLinked(12, '5x-_')
  expect([momentIn(hash), linkIn(hash)]).toEqual([12, '5x-_'])
  for (const other of ['a12', 'a12.', 'b1.5x']) expect(linkIn(other), other).toBe('')
})
