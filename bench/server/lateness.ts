import { monitorEventLoopDelay } from 'node:perf_hooks'

/** How often the event loop is looked at, in milliseconds. */
const RESOLUTION = 10
/** In a millisecond. */
const NANOSECONDS = 1e6

/** How late the event loop of this process is: because it is busy, or because the machine is. */
export class Lateness {
  readonly #delays = monitorEventLoopDelay({ resolution: RESOLUTION })

  begin(): void {
    this.#delays.reset()
    this.#delays.enable()
  }

  /** Milliseconds since `begin`: at most so many, 99 times of 100. */
  end(): number {
    this.#delays.disable()
    return Math.max(0, this.#delays.percentile(99) / NANOSECONDS - RESOLUTION)
  }
}
