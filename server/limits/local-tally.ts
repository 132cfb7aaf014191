// Rate limiting by token buckets, and semaphores.
import type { Clock } from '../world.ts'
import { Occupancy } from './occupancy.ts'
import type { Place, Rate, Share, Tally } from './tally.ts'

/** Not swept before there are so many: a small map costs nothing. */
const FEW = 1000

/** Milliseconds in which one more is there. */
const intervalOf = ({ count, seconds }: Rate): number => (seconds * 1000) / count

/** Milliseconds in which an empty bucket is full again. */
const depthOf = (rate: Rate): number => (rate.burst ?? rate.count) * intervalOf(rate)

/**
 * In the memory of this server: a bucket of tokens for every share, refilled at a steady rate. Of each bucket only the
 * moment is kept at which it will be full again; a full bucket is not kept at all.
 */
export class LocalTally implements Tally {
  readonly #clock: Pick<Clock, 'elapsed'>
  readonly #fullAt = new Map<string, number>()
  readonly #places = new Occupancy()
  #sweepAt = FEW

  constructor(clock: Pick<Clock, 'elapsed'>) {
    this.#clock = clock
  }

  async take(shares: readonly Share[], amount = 1): Promise<number> {
    const wait = this.#wait(shares, amount)
    if (wait === 0) this.#spend(shares, amount)
    return wait
  }

  async waitOf(shares: readonly Share[]): Promise<number> {
    return this.#wait(shares, 1)
  }

  async charge(shares: readonly Share[], amount: number): Promise<void> {
    this.#spend(shares, amount)
  }

  async enter(places: readonly Place[]): Promise<(() => void) | undefined> {
    return this.#places.enter(places)
  }

  /** How many buckets are not full. */
  get size(): number {
    return this.#fullAt.size
  }

  #wait(shares: readonly Share[], amount: number): number {
    const now = this.#clock.elapsed()
    let longest = 0
    for (const { of, rate } of shares) {
      const missing = (this.#fullAt.get(of) ?? now) - now
      // Of more than a bucket holds, a full one is enough: the rest is owed.
      const wanted = Math.min(amount * intervalOf(rate), depthOf(rate))
      longest = Math.max(longest, missing + wanted - depthOf(rate))
    }
    return longest
  }

  #spend(shares: readonly Share[], amount: number): void {
    const now = this.#clock.elapsed()
    for (const { of, rate } of shares)
      this.#fullAt.set(of, Math.max(this.#fullAt.get(of) ?? now, now) + amount * intervalOf(rate))
    if (this.#fullAt.size > this.#sweepAt) this.#sweep(now)
  }

  #sweep(now: number): void {
    for (const [of, fullAt] of this.#fullAt) if (fullAt <= now) this.#fullAt.delete(of)
    this.#sweepAt = Math.max(FEW, 2 * this.#fullAt.size)
  }
}
