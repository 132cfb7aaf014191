import type { TableEvent } from '@astrolabe/tables'
import type { Connection } from './connection.ts'
import type { Append, Summary } from './store.ts'
import type { NextEvents, TableRows } from './table-rows.ts'

type Entry = readonly [
  table: string,
  number: number,
  changedAt: number,
  event: TableEvent,
  waitingFor: Summary['waitingFor'],
  answers: number,
]

/**
 * Answers as they come, those of all tables in one row for each transaction: to write each of them into the book of
 * its table costs many times as much, and less when there are several for one table. Until that is done they are
 * found here by whoever opens the file next, or shares it.
 */
export class Journal {
  readonly #connection: Connection
  readonly #rows: TableRows
  #entries: string[] = []
  #nextRow = 1
  /** Changes with whatever others write; nothing while it is not known what is in the file. */
  #dataVersion: number | undefined

  constructor(connection: Connection, rows: TableRows) {
    this.#connection = connection
    this.#rows = rows
  }

  /** Whether the file may hold what is not known here. */
  get isDisturbed(): boolean {
    return this.#dataVersion !== this.#connection.dataVersion()
  }

  /** Nothing is known of the file any more. */
  doubt(): void {
    this.#dataVersion = undefined
    this.#entries = []
  }

  /** Adds an answer to the row of this transaction; gives the number of the row. */
  add({ table, number, summary }: Append, event: string): number {
    const { changedAt, waitingFor, answers } = summary
    const id = JSON.stringify(table)
    this.#entries.push(`[${id},${number},${changedAt},${event},[${waitingFor.join()}],${answers}]`)
    return this.#nextRow
  }

  /** What was added becomes a row. */
  write(): void {
    if (this.#entries.length === 0) return
    const entries = `[${this.#entries.join()}]`
    this.#entries = []
    this.#connection.run('INSERT INTO journal (number, entries) VALUES (?, ?)', this.#nextRow++, entries)
  }

  /** All that came before a row is in the books. */
  forgetBefore(row = this.#nextRow): void {
    this.#connection.run('DELETE FROM journal WHERE number < ?', row)
  }

  /** What is in it and in no book, whoever wrote it. */
  late(): NextEvents[] {
    return [...this.#byTable()].flatMap(([table, entries]) => this.#lateFor(table, entries))
  }

  /** Puts everything into the books. */
  post(): void {
    for (const late of this.late()) this.#rows.add(late)
    this.#nextRow = 1
    this.#connection.run('DELETE FROM journal')
    this.#dataVersion = this.#connection.dataVersion()
  }

  #byTable(): Map<string, Entry[]> {
    const rows = this.#connection.all('SELECT entries FROM journal ORDER BY number') as { entries: string }[]
    const byTable = new Map<string, Entry[]>()
    for (const entry of rows.flatMap(({ entries }) => JSON.parse(entries) as Entry[])) {
      const [table] = entry
      const others = byTable.get(table)
      if (others === undefined) byTable.set(table, [entry])
      else others.push(entry)
    }
    return byTable
  }

  /** Some of it may have been put into the book by another server, or just before the end of this one. */
  #lateFor(table: string, entries: readonly Entry[]): NextEvents[] {
    const { version, summary } = this.#rows.standing(table)
    const news = entries.filter(([, number]) => number >= version)
    const last = news.at(-1)
    if (last === undefined) return []
    const [, , changedAt, , waitingFor, answers] = last
    const lines = news.map(([, , , event]) => JSON.stringify(event))
    return [{ table, number: version, lines, summary: { ...summary, waitingFor, answers, changedAt } }]
  }
}
