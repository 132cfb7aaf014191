import { expect, test } from 'vitest'
import { threadsFor } from './threads.ts'

test.each([
  [1, 'random', 1],
  [999, 'random', 1],
  [1000, 'random', 2],
  [100_000, 'random', 8],
  [199, 'cadet', 1],
  [50, 'pilot', 2],
  [5, 'captain', 5],
  [20, 'commander', 8],
] as const)('%i games of a %s are worth %i of 8 threads', (games, level, threads) => {
  expect(threadsFor(games, [level], 8)).toBe(threads)
})

test('the slowest bot decides', () => expect(threadsFor(8, ['random', 'captain'], 8)).toBe(8))
