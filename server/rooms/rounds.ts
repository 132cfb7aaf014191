import type { Clock, Log } from '../world.ts'
import { placeOf } from './failures.ts'

/** Things that are done again and again, each so long after it was done last. */
export class Rounds {
  readonly #clock: Clock
  readonly #log: Log
  readonly #callOffs = new Map<() => Promise<void>, () => void>()
  #closed = false

  constructor(clock: Clock, log: Log) {
    this.#clock = clock
    this.#log = log
  }

  every(milliseconds: number, errand: () => Promise<void>): void {
    if (this.#closed) return
    this.#callOffs.set(
      errand,
      this.#clock.after(milliseconds, () => void this.#run(milliseconds, errand)),
    )
  }

  async #run(milliseconds: number, errand: () => Promise<void>): Promise<void> {
    try {
      await errand()
    } catch (error) {
      this.#log.warn({ place: placeOf(error) }, 'a round was not made')
    }
    this.every(milliseconds, errand)
  }

  close(): void {
    this.#closed = true
    for (const callOff of this.#callOffs.values()) callOff()
  }
}
