import type { Game } from '@astrolabe/kernel'
import type { GameTable, TableEvent } from '@astrolabe/tables'
import { hash } from 'node:crypto'
import { Account } from './account.ts'
import type { Fault } from './fault.ts'
import { Replay } from './replay.ts'
import { ShownPositions } from './shown.ts'

const digestOf = (events: readonly TableEvent[]): string => hash('sha1', JSON.stringify(events))

/** What is known of a table from outside, held against the books whenever they are read: each event is played once. */
export class TableCheck {
  readonly id: string
  readonly account = new Account()
  readonly shown = new ShownPositions()
  readonly #game: Game<unknown>
  readonly #marks = new Map<string, number[]>()
  #replay: Replay | undefined
  #read = 0
  #digest = ''
  #isBroken = false

  constructor(id: string, game: Game<unknown>) {
    this.id = id
    this.#game = game
  }

  /** The table as the books tell it, as far as they were read. */
  get table(): GameTable | undefined {
    return this.#replay?.table
  }

  /** How many events were read. */
  get version(): number {
    return this.#read
  }

  /** Reads on in the books, and tells what is wrong. */
  readOn(events: readonly TableEvent[]): Fault[] {
    if (this.#isBroken) return []
    const faults = this.isAsBefore(events) ? this.#play(events) : [this.#rewritten('they have changed')]
    this.#isBroken = faults.some(({ kind }) => kind === 'rewritten')
    if (this.#isBroken) return faults
    return [
      ...faults,
      ...this.shown.faultsBeyond(this.id, events.length),
      ...this.account.faults(this.id, this.#marks),
    ]
  }

  /** Whether the books begin as they were read before. */
  isAsBefore(events: readonly TableEvent[]): boolean {
    if (events.length < this.#read) return false
    return this.#read === 0 || digestOf(events.slice(0, this.#read)) === this.#digest
  }

  #play(events: readonly TableEvent[]): Fault[] {
    const faults: Fault[] = []
    try {
      for (; this.#read < events.length; this.#read++) {
        this.#take(events[this.#read])
        if (this.#replay !== undefined) faults.push(...this.shown.faultsAt(this.id, this.#replay.table))
      }
    } catch (error) {
      faults.push(this.#rewritten(error instanceof Error ? error.message : String(error)))
    }
    this.#digest = digestOf(events)
    return faults
  }

  #take(event: TableEvent): void {
    if (this.#replay === undefined) {
      this.#replay = new Replay(this.#game, event)
      return
    }
    const mark = this.#replay.take(event)
    if (mark === undefined) return
    const places = this.#marks.get(mark)
    if (places === undefined) this.#marks.set(mark, [this.#read])
    else places.push(this.#read)
  }

  #rewritten(what: string): Fault {
    return { kind: 'rewritten', table: this.id, what: `the books at ${this.#read}: ${what}` }
  }
}
