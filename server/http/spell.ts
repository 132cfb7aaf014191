import type { Clock, Log } from '../world.ts'

const MINUTE = 60_000
/** Nothing has failed for so long: what fails next is something new. */
const OVER_AFTER = 5 * MINUTE

interface About {
  readonly reference: string
}

/**
 * A time in which nothing can be written, and every request fails for the same reason: it is logged once, under the
 * reference that all of them are told, and then how many there were, once a minute.
 */
export class Spell {
  readonly #log: Log
  readonly #clock: Pick<Clock, 'elapsed'>
  #first: About | undefined
  #heardAt = 0
  #loggedAt = 0
  #times = 0

  constructor(log: Log, clock: Pick<Clock, 'elapsed'>) {
    this.#log = log
    this.#clock = clock
  }

  /** What is to be quoted; nothing if there is no such time now. */
  get reference(): string | undefined {
    const isOver = this.#clock.elapsed() - this.#heardAt >= OVER_AFTER
    return isOver ? undefined : this.#first?.reference
  }

  hear(about: About): void {
    const now = this.#clock.elapsed()
    const isFirst = this.reference !== about.reference
    this.#heardAt = now
    this.#times++
    if (isFirst) {
      this.#first = about
      this.#log.error(about, 'nothing can be written')
    } else if (now - this.#loggedAt >= MINUTE) {
      this.#log.error({ ...about, times: this.#times }, 'still nothing can be written')
    } else return
    this.#loggedAt = now
    this.#times = 0
  }
}
