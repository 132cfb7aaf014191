import { Lateness } from './lateness.ts'
import { sleep } from './load.ts'

/** How long the machine is looked at, in milliseconds. */
const LOOK = 1000
/** A program that does nothing but wait is woken later than this, in milliseconds, where others keep the machine busy. */
const LATE = 1

/** How late this program is woken while it does nothing, in milliseconds, 99 times of 100. */
async function idleLateness(): Promise<number> {
  const lateness = new Lateness()
  lateness.begin()
  await sleep(LOOK)
  return lateness.end()
}

/**
 * Waits for moments in which the machine is left to those who are measured. How they fare does not matter to it: nobody
 * is asked anything yet.
 */
export class QuietMoments {
  readonly #lateness: () => Promise<number>
  #patience: number

  /** All the waits together take about so many seconds at most. */
  constructor(patience: number, lateness: () => Promise<number> = idleLateness) {
    this.#patience = patience
    this.#lateness = lateness
  }

  /** Comes back at such a moment, or when the patience is at its end. */
  async next(): Promise<void> {
    while (this.#patience > 0 && (await this.#lateness()) > LATE) this.#patience -= LOOK / 1000
  }
}
