import type { Connection } from './connection.ts'
import { Journal } from './journal.ts'
import { RecentTable, RecentTables } from './recent-tables.ts'
import { type Append, Conflict } from './store.ts'
import { TableRows } from './table-rows.ts'

/**
 * The books of the tables: what happened at each, and how it stands. Where answers follow one another fast they go
 * into the journal, and into the books a moment later. All of it is done in transactions.
 */
export class Books {
  readonly #rows: TableRows
  readonly #journal: Journal
  readonly #recent = new RecentTables()
  /** Whether something may be in the journal of which nothing is known here. */
  #isUnread = true

  constructor(connection: Connection) {
    this.#rows = new TableRows(connection)
    this.#journal = new Journal(connection, this.#rows)
  }

  /** Whether the file may hold what is not in the books; any transaction sets that right. */
  get areDoubtful(): boolean {
    return this.#journal.isDisturbed
  }

  /** What is done in one transaction. */
  during(deed: () => void): void {
    if (this.#journal.isDisturbed) {
      this.#recent.clear()
      this.#journal.post()
    }
    this.#isUnread = false
    deed()
    this.#journal.write()
  }

  /** A transaction has failed. */
  doubt(): void {
    this.#recent.clear()
    this.#journal.doubt()
    this.#isUnread = true
  }

  /** What the book of a table does not hold yet. */
  recent(table: string): RecentTable | undefined {
    if (this.#isUnread) this.#readLate()
    return this.#recent.get(table)
  }

  /** Nothing could be written: what belongs into the books is read where it is. They stay doubtful. */
  #readLate(): void {
    this.#recent.clear()
    for (const late of this.#journal.late()) {
      const recent = RecentTable.late(late)
      this.#recent.add(recent)
      this.#recent.markLate(recent)
    }
    this.#isUnread = false
  }

  /** Throws `Conflict` if the table does not have just as many events. */
  append(append: Append): void {
    const recent = this.#recent.get(append.table)
    if (recent?.isFollowedBy(append) === true) {
      const line = JSON.stringify(append.events[0])
      recent.follow(line, this.#journal.add(append, line), append)
      this.#recent.markLate(recent)
      return
    }
    if (recent !== undefined) {
      this.#settle(recent)
      this.#recent.delete(recent)
    }
    this.#write(append)
    this.#recent.add(new RecentTable(append))
  }

  #write({ table, number, events, summary, snapshot }: Append): void {
    const lines = events.map((event) => JSON.stringify(event))
    if (!this.#rows.add({ table, number, lines, summary, snapshot }))
      throw new Conflict(`table ${table} does not have ${number} events`)
    if (events.some(({ kind }) => kind === 'created' || kind === 'seated')) this.#rows.seat(table, summary)
  }

  /** Puts what is late for one table into its book. */
  #settle(recent: RecentTable): void {
    if (recent.lines.length === 0) return
    const { table, version, lines, summary, snapshot } = recent
    this.#rows.add({ table, number: version - lines.length, lines, summary, snapshot })
    recent.settled()
    this.#recent.markSettled(recent)
  }

  /** Whether nothing is late. */
  get areComplete(): boolean {
    return this.#recent.hasNoneLate
  }

  /** Whether it is the turn of some of the tables to be caught up with. To be asked again and again. */
  look(): boolean {
    return this.#recent.look()
  }

  /** Puts what is late into the books, for the tables whose turn it is or for all. */
  catchUp(all = false): void {
    for (const recent of all ? this.#recent.allLate() : this.#recent.due()) this.#settle(recent)
    this.#journal.forgetBefore(this.#recent.firstRow)
  }
}
