import { expect, test } from 'vitest'
import { placesOf } from './places.ts'

const shortly = (scores: number[], winners: number[]) =>
  placesOf({ scores, winners }).map(({ seat, place }) => [seat, place])

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
