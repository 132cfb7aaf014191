import type { Clock } from '../world.ts'

const START = 1_800_000_000_000

/** A clock that stands still until it is told how much time goes by. */
export class TestClock implements Clock {
  #now = START
  readonly #timers = new Set<{ readonly at: number; readonly call: () => void }>()

  /** How far the time of day has been set ahead. */
  #setBy = 0

  now(): number {
    return this.#now + this.#setBy
  }

  elapsed(): number {
    return this.#now - START
  }

  /** Somebody sets the time of day ahead, or back; no time goes by. */
  set(ahead: number): void {
    this.#setBy += ahead
  }

  after(milliseconds: number, then: () => void): () => void {
    const timer = { at: this.#now + milliseconds, call: then }
    this.#timers.add(timer)
    return () => this.#timers.delete(timer)
  }

  /** When the next one wants to be called. */
  get nextAt(): number | undefined {
    let next: number | undefined
    for (const { at } of this.#timers) if (next === undefined || at < next) next = at
    return next
  }

  /** Lets time go by, and calls whoever wanted to be called, in the order of their times. */
  pass(milliseconds: number): void {
    const until = this.#now + milliseconds
    for (;;) {
      const next = [...this.#timers].filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0]
      if (next === undefined) break
      this.#timers.delete(next)
      this.#now = next.at
      next.call()
    }
    this.#now = until
  }
}
