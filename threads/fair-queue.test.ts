import { expect, test } from 'vitest'
import { FairQueue } from './fair-queue.ts'

test('everyone gets a turn before anybody gets a second one', () => {
  const queue = new FairQueue<string>()
  for (const thing of ['a1', 'a2', 'a3', 'b1', 'c1', 'b2']) queue.add(thing[0], thing)
  expect(queue.size).toBe(6)
  const taken = Array.from({ length: 7 }, () => queue.take())
  expect(taken).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', undefined])
  expect(queue.size).toBe(0)
})
