import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closedLoop, paced, warmUp } from './load.ts'
import { LoadedTable } from './loaded-table.ts'

/** A table that acknowledges after so many milliseconds, and broadcasts as much later again. */
class SlowTable extends LoadedTable {
  readonly #wait: number
  readonly #answers: number
  answers = 0

  constructor(wait: number, answers = Number.POSITIVE_INFINITY) {
    super()
    this.#wait = wait
    this.#answers = answers
  }

  override answer(): boolean {
    if (this.answers === this.#answers) return false
    const number = ++this.answers
    this.sent(number)
    setTimeout(() => this.acknowledged(), this.#wait)
    setTimeout(() => this.heard(number), 2 * this.#wait)
    return true
  }

  override close(): void {}
}

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

/** Lets time pass until a load is over. */
async function passing<T>(load: Promise<T>): Promise<T> {
  await vi.advanceTimersByTimeAsync(10_000)
  return load
}

test('in a closed loop a table answers as soon as it was heard, and everything sent is waited for', async () => {
  const tables = [new SlowTable(5), new SlowTable(10)]
  const { answers, acknowledged, broadcast, seconds, skipped } = await passing(closedLoop(tables, 0.1))
  expect(tables.map((table) => table.answers)).toEqual([20, 10])
  expect(answers).toBe(30)
  expect(acknowledged).toHaveLength(30)
  expect(broadcast).toHaveLength(30)
  expect([...new Set(acknowledged)].toSorted((one, other) => one - other)).toEqual([5, 10])
  expect([...new Set(broadcast)].toSorted((one, other) => one - other)).toEqual([10, 20])
  expect(seconds).toBeCloseTo(0.11)
  expect(skipped).toBe(0)
  expect(tables[0].listener).toBeUndefined()
})

test('a table whose game is over is left alone', async () => {
  expect((await passing(closedLoop([new SlowTable(1, 3)], 0.05))).answers).toBe(3)
})

test('a paced table is answered once a second, unless it is still busy', async () => {
  const quick = Array.from({ length: 40 }, () => new SlowTable(1))
  const { answers, skipped } = await passing(paced(quick, 2))
  expect([answers, skipped]).toEqual([80, 0])
  expect(quick.every((table) => table.answers === 2)).toBe(true)
  const slow = await passing(paced([new SlowTable(1500)], 4))
  expect([slow.answers, slow.skipped]).toEqual([2, 2])
})

test('a server is warm after so many answers, or when time is up', async () => {
  const table = new SlowTable(5)
  await passing(warmUp([table], { answers: 150, seconds: 60 }))
  expect(table.answers).toBe(200)
  const slow = new SlowTable(100)
  await passing(warmUp([slow], { answers: 150, seconds: 2 }))
  expect(slow.answers).toBe(20)
})

class DeafTable extends LoadedTable {
  override answer(): boolean {
    return true
  }

  override close(): void {}
}

test('an answer that is never heard of ends the load', async () => {
  const load = closedLoop([new DeafTable()], 1)
  await Promise.all([
    expect(load).rejects.toThrow('1 answers were sent, but only 0 acknowledged, 0 broadcast'),
    vi.advanceTimersByTimeAsync(60_000),
  ])
})

class HeardTable extends LoadedTable {
  override answer(): boolean {
    for (const number of [1, 2, 3]) this.sent(number)
    return true
  }

  hear(number: number): void {
    this.heard(number)
  }

  override close(): void {}
}

test('one message may tell of several answers', () => {
  const table = new HeardTable()
  let heard = 0
  table.listener = { acknowledged() {}, broadcast: () => heard++ }
  table.answer()
  table.hear(0)
  expect(heard).toBe(0)
  table.hear(2)
  expect(heard).toBe(2)
  table.hear(3)
  expect(heard).toBe(3)
})
