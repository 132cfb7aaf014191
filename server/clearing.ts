import type { Phase } from '@astrolabe/tables'
import { placeOf } from './rooms/failures.ts'
import type { KeepSettings } from './settings.ts'
import type { AgedTable, ClearingStore } from './store/store.ts'
import type { Clock, Log } from './world.ts'

const DAY = 24 * 60 * 60 * 1000
/** Between two rounds, and before the first: a clock that was wrong at the start of the machine is right by then. */
const ROUND = 60 * 60 * 1000
/** So much is looked at in one step … */
const STEP = 100
/** … and so long, in milliseconds, everybody else comes first. */
const PAUSE = 20

export interface ClearingParts {
  readonly store: ClearingStore
  readonly keep: KeepSettings
  readonly clock: Clock
  readonly log: Log
  /** Whether somebody is at a table. */
  readonly isOpen: (table: string) => boolean
  /** The guests who are looking at something. */
  readonly guestsHere: () => ReadonlySet<string | undefined>
}

interface Cleared {
  readonly tables: Record<Phase, number>
  guests: number
}

/** Clears away tables and guests after the time the host has set, in small steps and never under anybody's hands. */
export class Clearing {
  readonly #parts: ClearingParts
  #callOff: () => void = () => {}
  #closed = false

  constructor(parts: ClearingParts) {
    this.#parts = parts
  }

  /** Begins to clear away, now and then. */
  start(): void {
    this.#callOff = this.#parts.clock.after(
      ROUND,
      () => void this.round().then(() => this.#closed || this.start()),
    )
  }

  /** One round through everything. Never rejects: what cannot be done now is done in the next one. */
  async round(): Promise<void> {
    const cleared: Cleared = { tables: { gathering: 0, playing: 0, over: 0 }, guests: 0 }
    const { log } = this.#parts
    try {
      await this.#clearTables(cleared)
      await this.#forgetGuests(cleared)
      await this.#parts.store.forgetLeases(this.#parts.clock.now())
    } catch (error) {
      if (!this.#closed) log.warn({ place: placeOf(error) }, 'not everything could be cleared away')
    }
    const { tables, guests } = cleared
    const { over: finished, playing: idle, gathering } = tables
    if (finished + idle + gathering + guests > 0)
      log.info({ finished, idle, gathering, guests }, 'cleared away')
  }

  async #clearTables(cleared: Cleared): Promise<void> {
    const { store, isOpen } = this.#parts
    for (let last = ''; !this.#closed; ) {
      const tables = await store.tablesAfter(last, STEP)
      for (const table of tables.filter((one) => this.#isDue(one))) {
        if (await store.removeTable(table, () => !this.#closed && !isOpen(table.table)))
          cleared.tables[table.phase]++
        await this.#pause()
      }
      const end = tables.at(-1)
      if (end === undefined) return
      last = end.table
      await this.#pause()
    }
  }

  /** What is counted is the time since something was last done there; to look is not to do. */
  #isDue({ phase, changedAt }: AgedTable): boolean {
    const { keep, clock } = this.#parts
    const days = { over: keep.finished, playing: keep.idle, gathering: keep.gathering }[phase]
    return days !== undefined && clock.now() - changedAt > days * DAY
  }

  async #forgetGuests(cleared: Cleared): Promise<void> {
    const { store, keep, clock, guestsHere } = this.#parts
    for (let last: string | undefined = ''; last !== undefined && !this.#closed; ) {
      const here = guestsHere()
      const before = clock.now() - keep.guests * DAY
      const step = await store.forgetGuests(last, STEP, before, (guest) => here.has(guest))
      cleared.guests += step.guests
      last = step.last
      await this.#pause()
    }
  }

  #pause(): Promise<void> {
    return new Promise((resolve) => this.#parts.clock.after(PAUSE, resolve))
  }

  close(): void {
    this.#closed = true
    this.#callOff()
  }
}
