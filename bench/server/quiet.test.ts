import { expect, test } from 'vitest'
import { QuietMoments } from './quiet.ts'

/** A machine that is so late at one look after the other, and for ever as at the last. */
function machine(...latenesses: number[]): { look: () => Promise<number>; looks: () => number } {
  let looks = 0
  return {
    look: async () => latenesses[Math.min(looks++, latenesses.length - 1)],
    looks: () => looks,
  }
}

test('a quiet machine is taken at once', async () => {
  const { look, looks } = machine(0.2)
  await new QuietMoments(10, look).next()
  expect(looks()).toBe(1)
})

test('a busy machine is waited for', async () => {
  const { look, looks } = machine(12, 3, 1.5, 0.2)
  await new QuietMoments(10, look).next()
  expect(looks()).toBe(4)
})

test('the patience is for all waits together, and ends', async () => {
  const { look, looks } = machine(12)
  const quiet = new QuietMoments(10, look)
  await quiet.next()
  expect(looks()).toBe(10)
  await quiet.next()
  expect(looks()).toBe(10)
})
