import { signal } from '@preact/signals'
import { expect, test } from 'vitest'
import { en } from '../words.en.ts'
import { isLost, titleOf } from './result.ts'

const { end } = en
const among = (cooperative: boolean, seats: number, yours: readonly number[], owned?: readonly number[]) =>
  ({
    position: signal({
      cooperative,
      seats: Array(seats).fill({ kind: 'bot', resigned: owned !== undefined }),
    }),
    yours: signal(yours),
    session: { message: signal({ owned }) },
  }) as never
const yoursAre = (...yours: number[]) => among(false, 2, yours)
const OF_TWO = { scores: [20, 31], winners: [1] }

test('whoever plays here alone has lost when somebody else has won, and nobody else has', () => {
  expect(isLost(yoursAre(0), OF_TWO)).toBe(true)
  expect(isLost(yoursAre(1), OF_TWO)).toBe(false)
  expect(isLost(yoursAre(0, 1), OF_TWO)).toBe(false)
  expect(isLost(yoursAre(), OF_TWO)).toBe(false)
  expect(isLost(yoursAre(), { scores: [0, 0], winners: [] })).toBe(true)
})

test('rivals are told whether they won, a crew that all did, and whoever watches the scores', () => {
  expect(titleOf(among(false, 2, [1]), OF_TWO, end)).toBe(end.won)
  expect(titleOf(among(false, 2, [0]), OF_TWO, end)).toBe(end.lost)
  expect(titleOf(among(false, 2, []), OF_TWO, end)).toBe(end.scores)
  expect(titleOf(among(true, 2, [0]), { scores: [1, 1], winners: [0, 1] }, end)).toBe(end.wonTogether)
  expect(titleOf(among(true, 2, [0]), { scores: [1, 1], winners: [] }, end)).toBe(end.lostTogether)
  expect(titleOf(among(true, 1, [0]), { scores: [1], winners: [] }, end)).toBe(end.lost)
})

test('whoever has given up has lost, whatever became of their seat', () => {
  expect(titleOf(among(false, 2, [], [1]), OF_TWO, end)).toBe(end.lost)
  expect(isLost(among(false, 2, [], [1]), OF_TWO)).toBe(true)
})
