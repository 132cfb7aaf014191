import { type Signal, signal } from '@preact/signals'
import type { Connection } from '../table/session.ts'

/** A worker that breaks down again and again will not get better. */
const PATIENCE = 3

/** Something the worker has open for the page; when that breaks down, it is opened in the next one. */
export class HeldOpen {
  readonly connection: Signal<Connection>
  readonly #open: () => Promise<unknown>
  #breakdowns = 0

  constructor(open: () => Promise<unknown>, connection: Connection = 'connecting') {
    this.#open = open
    this.connection = signal(connection)
  }

  async open(): Promise<void> {
    const breakdowns = this.#breakdowns
    try {
      await this.#open()
      this.connection.value = 'live'
    } catch {
      // A worker that broke down is being replaced; one that says no means it.
      if (breakdowns === this.#breakdowns) this.connection.value = 'gone'
    }
  }

  /** The worker has broken down. */
  cut(): void {
    if (this.connection.value === 'gone') return
    this.connection.value = ++this.#breakdowns > PATIENCE ? 'gone' : 'retrying'
    if (this.connection.value === 'retrying') void this.open()
  }
}
