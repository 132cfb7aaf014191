import type { Outcome } from '@astrolabe/kernel'
import { expect, test } from 'vitest'
import { placesOf } from './places.ts'

const shortly = (scores: number[], winners: number[], others: NonNullable<Outcome['others']> = []) =>
  placesOf({ scores, winners, others }).map(({ place, ...who }) => [
    'seat' in who ? who.seat : who.other,
    place,
  ])

test('by score, with the winners in front', () => {
  expect(shortly([3, 9, 5], [1])).toEqual([
    [1, 1],
    [2, 2],
    [0, 3],
  ])
})

test('equals share their place, whoever won a tie is first', () => {
  expect(shortly([5, 9, 5], [1])).toEqual([
    [1, 1],
    [0, 2],
    [2, 2],
  ])
  expect(shortly([9, 9], [1])).toEqual([
    [1, 1],
    [0, 2],
  ])
  expect(shortly([9, 9, 2], [0, 1])).toEqual([
    [0, 1],
    [1, 1],
    [2, 3],
  ])
})

test('a table that lost together has no winner', () => {
  expect(placesOf({ scores: [4, 4], winners: [] }).some(({ isWinner }) => isWinner)).toBe(false)
})

test('what has no seat has its place among those who do, and may have won', () => {
  expect(shortly([40, 62], [1], [{ name: 'storm', score: 51 }])).toEqual([
    [1, 1],
    ['storm', 2],
    [0, 3],
  ])
  expect(shortly([40, 62], [], [{ name: 'storm', score: 62, wins: true }])).toEqual([
    ['storm', 1],
    [1, 2],
    [0, 3],
  ])
})
