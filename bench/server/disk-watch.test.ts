import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DiskWatch, type WatchedFile } from './disk-watch.ts'
import { sleep } from './load.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

/** A file on a disk that takes so many milliseconds for one write after the other, and for ever as for the last. */
function fileTaking(...waits: number[]): WatchedFile {
  let writes = 0
  return {
    write: (async () => {}) as never,
    datasync: () => sleep(waits[Math.min(writes++, waits.length - 1)]),
    close: async () => {},
  }
}

/** The share of the time for which a disk is seen to hold up others, in about so many milliseconds. */
async function heldUp(file: WatchedFile, milliseconds: number): Promise<number> {
  const watch = new DiskWatch(file)
  watch.begin()
  await vi.advanceTimersByTimeAsync(milliseconds)
  const share = watch.end()
  await vi.advanceTimersByTimeAsync(1000)
  return share
}

test('a disk that is quick holds up nobody', async () => {
  expect(await heldUp(fileTaking(1), 1000)).toBe(0)
})

test('whatever takes long is time for which everyone is held up', async () => {
  expect(await heldUp(fileTaking(1, 1, 95, 1), 1000)).toBeCloseTo(0.095, 2)
})

test('what is under way at the end is waited for', async () => {
  expect(await heldUp(fileTaking(1, 500), 100)).toBeGreaterThan(0.9)
})
