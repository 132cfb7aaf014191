import type { SeatStatus } from '@astrolabe/tables'
import { describe, expect, test } from 'vitest'
import type { LogLine, LogTurn } from '../log/log-lines.ts'
import { horizonIn, needsConsent, takeBackOf } from './horizon.ts'
import { momentsOf } from './moments.ts'

const line = (id: number, at: number): LogLine => ({ id, at, text: `line ${id}`, seat: 0, spots: [] })
const turn = (id: number, at: number, ...lines: LogLine[]): LogTurn => ({
  id,
  at,
  turn: { seat: 0, round: 1 },
  lines,
})
const log = [turn(0, 0, line(1, 0), line(2, 1), line(3, 1)), turn(4, 3, line(5, 3), line(6, 5))]

describe('what may be taken back', () => {
  test('the last answer, and all of them where there are more', () => {
    expect(takeBackOf({ number: 5, undo: { to: 2, stop: 'other' } })).toEqual({
      last: 4,
      all: 2,
      count: 3,
      isTurn: true,
    })
    expect(takeBackOf({ number: 5, undo: { to: 4, stop: 'sealed' } })).toMatchObject({
      last: 4,
      all: undefined,
      isTurn: false,
    })
  })

  test('nothing at the horizon, or for whoever has no seat', () => {
    expect(takeBackOf({ number: 5, undo: { to: 5, stop: 'sealed' } })).toBeUndefined()
    expect(takeBackOf({ number: 5, undo: null })).toBeUndefined()
  })

  test('beyond it, people who are not at this screen are asked; bots never', () => {
    const seats: SeatStatus[] = [
      { kind: 'person', name: 'Ada' },
      { kind: 'bot', level: 'cadet' },
      { kind: 'person', name: 'Ben' },
    ]
    expect(needsConsent({ seats }, [0])).toBe(true)
    expect(needsConsent({ seats }, [0, 2])).toBe(false)
    expect(needsConsent({ seats: seats.slice(0, 2) }, [0])).toBe(false)
  })
})

describe('where the horizon is drawn', () => {
  test.each([
    [0, 2],
    [1, 4],
    [2, 4],
    [3, 6],
    [5, 'end'],
  ])('up to %i answers: before %s', (to, place) => {
    expect(horizonIn(log, { undo: { to, stop: 'sealed' } })).toBe(place)
  })

  test('nowhere, if all may be taken back, or nothing ever', () => {
    expect(horizonIn(log, { undo: { to: 0, stop: 'start' } })).toBeUndefined()
    expect(horizonIn(log, { undo: null })).toBeUndefined()
  })
})

test('the moments beyond the horizon, turn by turn and the latest first, each by the first line that would be undone', () => {
  const found = (upTo: number) =>
    momentsOf(log, upTo).map(({ id, moments }) => [id, moments.map(({ to, line: told }) => [to, told.id])])
  expect(found(5)).toEqual([
    [
      4,
      [
        [4, 6],
        [2, 5],
      ],
    ],
    [0, [[0, 2]]],
  ])
  expect(found(2)).toEqual([[0, [[0, 2]]]])
})
