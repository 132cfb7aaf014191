// Leases: locks that end by themselves.
import type { TableStore } from '../store/store.ts'
import type { Clock } from '../world.ts'

/** So long, in milliseconds, something is taken on; whoever dies is replaced after that. */
const TERM = 5000

/** What this server has taken on, so that no other does the same. */
export class Leases {
  readonly #store: Pick<TableStore, 'lease' | 'release'>
  readonly #clock: Clock
  /** The name of this server among those who share the store. */
  readonly #holder: string
  /** Those that end first at the beginning. */
  readonly #until = new Map<string, number>()

  constructor(store: Pick<TableStore, 'lease' | 'release'>, clock: Clock, holder: string) {
    this.#store = store
    this.#clock = clock
    this.#holder = holder
  }

  /** Whether it is ours; while it is asked for, it is prolonged in time. */
  holds(name: string): boolean {
    const left = (this.#until.get(name) ?? 0) - this.#clock.now()
    // If that fails it is asked for again when it has ended.
    if (left > 0 && left < TERM / 2) this.take(name).catch(() => {})
    return left > 0
  }

  async take(name: string): Promise<boolean> {
    const now = this.#clock.now()
    const isOurs = await this.#store.lease(name, this.#holder, now, now + TERM)
    this.#until.delete(name)
    if (isOurs) this.#until.set(name, now + TERM)
    this.#forgetEnded(now)
    return isOurs
  }

  /** How many are kept in mind. */
  get size(): number {
    return this.#until.size
  }

  #forgetEnded(now: number): void {
    for (const [name, until] of this.#until) {
      if (until > now) return
      this.#until.delete(name)
    }
  }

  async release(name: string): Promise<void> {
    if (this.#until.delete(name)) await this.#store.release(name, this.#holder)
  }
}
