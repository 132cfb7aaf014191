// Rate limiting by token buckets.
import type { Clock } from '../world.ts'

/** So many in so many seconds; after a rest, a burst of them at once. */
export interface Rate {
  readonly count: number
  readonly seconds: number
  /** As many as `count` if left out. */
  readonly burst?: number
}

/** Not swept before there are so many: a small map costs nothing. */
const FEW = 1000

/**
 * A bucket of tokens for everyone who comes, refilled at a steady rate. Of each bucket only the moment is kept at
 * which it will be full again; a full bucket is not kept at all.
 */
export class Buckets {
  readonly #interval: number
  readonly #depth: number
  readonly #clock: Pick<Clock, 'now'>
  readonly #fullAt = new Map<string, number>()
  #sweepAt = FEW

  constructor({ count, seconds, burst = count }: Rate, clock: Pick<Clock, 'now'>) {
    this.#interval = (seconds * 1000) / count
    this.#depth = burst * this.#interval
    this.#clock = clock
  }

  /** Takes a token; if there is none, says how many milliseconds to wait for it, and takes nothing. */
  take(who: string): number {
    const wait = this.waitOf(who)
    if (wait > 0) return wait
    const now = this.#clock.now()
    this.#fullAt.set(who, Math.max(this.#fullAt.get(who) ?? 0, now) + this.#interval)
    if (this.#fullAt.size > this.#sweepAt) this.#sweep(now)
    return 0
  }

  /** How many milliseconds there are to wait for a token. */
  waitOf(who: string): number {
    const missing = (this.#fullAt.get(who) ?? 0) - this.#clock.now()
    return Math.max(0, missing + this.#interval - this.#depth)
  }

  get size(): number {
    return this.#fullAt.size
  }

  #sweep(now: number): void {
    for (const [who, fullAt] of this.#fullAt) if (fullAt <= now) this.#fullAt.delete(who)
    this.#sweepAt = Math.max(FEW, 2 * this.#fullAt.size)
  }
}
