import type { TableMessage } from '@astrolabe/tables'
import { expect, test } from 'vitest'
import { noticeAt } from './company-notice.ts'
import { clockTime } from './ticking.ts'

const NOW = 1_800_000_000_000
type Position = TableMessage['position']

/** What Ada, at seat 0, is told of a table that waits for Ben. */
function message(changes: Partial<TableMessage> = {}, position: Partial<Position> = {}): TableMessage {
  const seats = ['Ada', 'Ben'].map((name) => ({ kind: 'person' as const, name }))
  return {
    yours: [0],
    presence: [{ is: 'here' }, { is: 'here' }],
    position: { phase: 'playing', seats, waitingFor: [1], ...position },
    ...changes,
  } as unknown as TableMessage
}

const away = (since?: number): Partial<TableMessage> => ({
  presence: [{ is: 'here' }, { is: 'away', ...(since !== undefined && { since }) }],
})

test('whoever is waited for and has been away for a while may be nudged', () => {
  expect(noticeAt(message(), NOW)).toBeUndefined()
  expect(noticeAt(message(away(NOW - 2000)), NOW)).toBeUndefined()
  expect(noticeAt(message(away(NOW - 20_000)), NOW)).toMatchObject({ kind: 'away', seat: 1, own: 0 })
  expect(noticeAt(message(away()), NOW)).toMatchObject({ kind: 'away', since: undefined })
  // Who is asked too has something better to do, and a spectator has no say.
  expect(noticeAt(message(away(), { waitingFor: [0, 1] }), NOW)).toBeUndefined()
  expect(noticeAt(message({ ...away(), yours: [] }), NOW)).toBeUndefined()
  expect(noticeAt(message(away(), { phase: 'over' }), NOW)).toBeUndefined()
})

test('after a nudge the time that is left is told, then that a bot may play', () => {
  const nudges = [{ seat: 1, by: 0, at: NOW - 1000, until: NOW + 5000 }]
  expect(noticeAt(message({}, { nudges }), NOW)).toEqual({ kind: 'nudged', seat: 1, left: 5000 })
  expect(noticeAt(message({}, { nudges }), NOW + 5000)).toEqual({ kind: 'late', seat: 1, own: 0 })
})

test('who is nudged, or replaced by a bot, is told that first', () => {
  const nudges = [{ seat: 0, by: 1, at: NOW, until: NOW }]
  expect(noticeAt(message({}, { nudges, waitingFor: [0] }), NOW)).toEqual({ kind: 'asked', seat: 0, by: 1 })
  const seats: Position['seats'] = [
    { kind: 'bot', level: 'pilot', for: 'Ada' },
    { kind: 'person', name: 'Ben' },
  ]
  const replaced = { yours: [], owned: [0] }
  expect(noticeAt(message(replaced, { seats }), NOW)).toEqual({ kind: 'played', seat: 0 })
  const resigned = [{ ...seats[0], resigned: true }, seats[1]] as Position['seats']
  expect(noticeAt(message(replaced, { seats: resigned }), NOW)).toBeUndefined()
})

test.each([
  [-5, '0:00'],
  [1, '0:01'],
  [125_000, '2:05'],
  [3_600_000, '1:00:00'],
])('%i milliseconds are %s', (milliseconds, shown) => {
  expect(clockTime(milliseconds)).toBe(shown)
})
