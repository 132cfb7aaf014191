import type { Snapshot } from '@astrolabe/kernel'
import { Turns } from '../turns.ts'
import type { Append, Summary } from './store.ts'
import type { NextEvents } from './table-rows.ts'

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

  /** A table of which something was found in the journal. */
  static late({ table, number, lines, summary }: NextEvents): RecentTable {
    const recent = new RecentTable({ table, number, events: [], summary })
    recent.lines.push(...lines)
    recent.version += lines.length
    return recent
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

/** As many are known as people play at; of the others the file is asked. */
const MOST = 5000
/**
 * So often something is looked for before what was written to a table is put into its book. The longer, the less there
 * is to write: a book is a few pages on disk, however much is added.
 */
export const PATIENCE = 1000

/** The tables that were written to just now. */
export class RecentTables {
  readonly #tables = new Map<string, RecentTable>()
  /** Those of which something is in the journal, in the order of their first rows there. */
  readonly #late = new Turns<RecentTable>(PATIENCE)

  get(table: string): RecentTable | undefined {
    return this.#tables.get(table)
  }

  add(table: RecentTable): void {
    this.#tables.set(table.table, table)
    for (const oldest of this.#tables.values()) {
      if (this.#tables.size <= MOST) return
      if (!this.#late.has(oldest)) this.#tables.delete(oldest.table)
    }
  }

  delete(table: RecentTable): void {
    this.#tables.delete(table.table)
    this.#late.delete(table)
  }

  clear(): void {
    this.#tables.clear()
    this.#late.clear()
  }

  /** Something of it is in the journal. */
  markLate(table: RecentTable): void {
    if (!this.#late.has(table)) this.#late.add(table)
  }

  /** Everything of it is in its book. */
  markSettled(table: RecentTable): void {
    this.#late.delete(table)
  }

  get hasNoneLate(): boolean {
    return this.#late.isEmpty
  }

  /** Looks once more whether it is the turn of any to be settled. */
  look(): boolean {
    this.#late.tick()
    return this.due().length > 0
  }

  due(): RecentTable[] {
    return this.#late.due()
  }

  allLate(): RecentTable[] {
    return this.#late.all()
  }

  /** The first row of the journal that is still needed. */
  get firstRow(): number | undefined {
    return this.#late.first?.firstRow
  }
}
