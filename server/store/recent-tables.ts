import type { Snapshot } from '@astrolabe/kernel'
import type { Append, Summary } from './store.ts'

/** A table that was written to just now. */
export class RecentTable {
  readonly table: string
  /** How many events it has. */
  version: number
  summary: Summary
  /** The newest one, if it is not in the book. */
  snapshot: Snapshot | undefined
  /** The events that are in the journal, and not in the book. */
  readonly lines: string[] = []
  /** The row of the journal in which the first of them is. */
  firstRow = 0

  constructor({ table, number, events, summary }: Append) {
    this.table = table
    this.version = number + events.length
    this.summary = summary
  }

  /** Whether this is an answer like the one before: what it changes of how the table stands can wait. */
  isFollowedBy({ number, events, summary: { phase, botTurn, listed } }: Append): boolean {
    const { version, summary: before } = this
    const isAnswer = events.length === 1 && events[0].kind === 'answered'
    const isSame = phase === before.phase && botTurn === before.botTurn && listed === before.listed
    return isAnswer && isSame && number === version
  }

  /** An answer is in the journal. */
  follow(line: string, row: number, { summary, snapshot }: Append): void {
    if (this.lines.length === 0) this.firstRow = row
    this.lines.push(line)
    this.version++
    this.summary = summary
    this.snapshot = snapshot ?? this.snapshot
  }

  /** Everything is in the book. */
  settled(): void {
    this.lines.length = 0
    this.snapshot = undefined
  }
}

/** Each has its turn about once in so many times. */
const TURNS = 250

/** The tables that were written to just now, those that have waited longest first. */
export class RecentTables {
  readonly #tables = new Map<string, RecentTable>()

  get(table: string): RecentTable | undefined {
    return this.#tables.get(table)
  }

  /** Its turn comes after that of all others. */
  add(table: RecentTable): void {
    this.#tables.set(table.table, table)
  }

  delete(table: string): void {
    this.#tables.delete(table)
  }

  clear(): void {
    this.#tables.clear()
  }

  get isEmpty(): boolean {
    return this.#tables.size === 0
  }

  /** Those whose turn it is. */
  due(): RecentTable[] {
    const due: RecentTable[] = []
    const most = this.#tables.size / TURNS
    for (const table of this.#tables.values()) {
      if (due.length >= most) break
      due.push(table)
    }
    return due
  }

  all(): RecentTable[] {
    return [...this.#tables.values()]
  }

  /** The first row of the journal that is still needed. */
  get firstRow(): number | undefined {
    let first: number | undefined
    for (const { lines, firstRow } of this.#tables.values())
      if (lines.length > 0 && (first === undefined || firstRow < first)) first = firstRow
    return first
  }
}
