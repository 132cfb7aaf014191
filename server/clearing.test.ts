import { expect, test } from 'vitest'
import { clearMemory, loopUse, youngBytes, youngCollector } from './clearing.ts'
import { TestClock } from './test/clock.ts'

/** How often memory is cleared in a second in which the program is at work for such a share of its time. */
function clearedWhen(share: number, bytesAMillisecond = 100_000): number {
  const clock = new TestClock()
  let cleared = 0
  let clearedAt = 0
  const end = clearMemory({
    clock,
    busy: () => share,
    gathered: () => (clock.now() - clearedAt) * bytesAMillisecond,
    clear() {
      cleared++
      clearedAt = clock.now()
    },
  })
  clock.pass(1000)
  cleared = 0
  clock.pass(1000)
  end()
  expect(clock.nextAt).toBeUndefined()
  return cleared
}

test('memory is cleared in small pieces while the program has work, and time to spare', () => {
  expect(clearedWhen(0.05)).toBe(100)
  expect(clearedWhen(0.5)).toBe(100)
  expect(clearedWhen(0.8)).toBe(100)
})

test('memory is left alone where nothing happens, and where there is no time', () => {
  expect(clearedWhen(0)).toBe(0)
  expect(clearedWhen(0.04)).toBe(0)
  expect(clearedWhen(0.81)).toBe(0)
  expect(clearedWhen(1)).toBe(0)
})

test('memory is cleared once there is enough to clear', () => {
  expect(clearedWhen(0.5, 50_000)).toBe(50)
  expect(clearedWhen(0.5, 10_000)).toBe(10)
  expect(clearedWhen(0.5, 400)).toBe(0)
})

test('a program with nothing to do is woken once a second', () => {
  const clock = new TestClock()
  let looks = 0
  const end = clearMemory({
    clock,
    busy: () => {
      looks++
      return 0
    },
    gathered: () => Number.POSITIVE_INFINITY,
    clear: () => {},
  })
  clock.pass(10_000)
  expect(looks).toBe(10)
  end()
})

test('the collector clears what is short-lived', () => {
  const collect = youngCollector()
  collect()
  collect()
  const before = youngBytes()
  let left: object[] = Array.from({ length: 10_000 }, (_, number) => ({ number }))
  expect(youngBytes() - before).toBeGreaterThan(100_000)
  left = []
  collect()
  expect(youngBytes() - before).toBeLessThan(100_000)
  expect(left).toHaveLength(0)
})

test('the event loop tells how much of its time it was at work', async () => {
  const busy = loopUse()
  await new Promise((resume) => setTimeout(resume, 50))
  const idle = busy()
  for (const until = performance.now() + 50; performance.now() < until; );
  await new Promise(setImmediate)
  expect(busy()).toBeGreaterThan(idle)
})
