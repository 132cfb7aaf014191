import type { Snapshot } from '@astrolabe/kernel'
import type { Phase, TableEvent } from '@astrolabe/tables'
import { Connection, type Value } from './connection.ts'
import { GroupCommit } from './group-commit.ts'
import {
  type Append,
  Conflict,
  type Failure,
  type KeptTable,
  type Summary,
  type TableStore,
} from './store.ts'

/** In the order in which lists show them. */
const PHASES: readonly Phase[] = ['gathering', 'playing', 'over']

const COLUMNS = 'tables.id, tables.version, tables.summary'

interface TableRow {
  readonly id: string
  readonly version: number
  readonly summary: string
}

const keptTable = ({ id, version, summary }: TableRow): KeptTable => ({
  table: id,
  version,
  ...(JSON.parse(summary) as Summary),
})

export interface SqliteWishes {
  /** Told of every transaction: how many writes it held. */
  readonly onCommit?: (writes: number) => void
}

/** Tables in an SQLite file. */
export class SqliteTables implements TableStore {
  protected readonly connection: Connection
  protected readonly commits: GroupCommit

  /** Throws `UnusableStore` with the reason if the file cannot be used. */
  constructor(path: string, { onCommit }: SqliteWishes = {}) {
    this.connection = new Connection(path)
    this.commits = new GroupCommit((deed) => this.connection.transaction(deed), onCommit)
  }

  /** One statement; how many rows it changed. */
  protected write(sql: string, ...values: Value[]): Promise<number> {
    return this.commits.write(() => this.connection.run(sql, ...values))
  }

  async append({ table, number, events, summary, snapshot }: Append): Promise<void> {
    const { listed, phase, botTurn, changedAt } = summary
    const version = number + events.length
    const columns = [version, Number(listed), PHASES.indexOf(phase), Number(botTurn), changedAt] as const
    const summaryText = JSON.stringify(summary)
    const eventTexts = events.map((event) => JSON.stringify(event))
    const snapshotText = snapshot && JSON.stringify(snapshot)
    const seated = events.some(({ kind }) => kind === 'created' || kind === 'seated')
    await this.commits.write(() => {
      // The version in the row is what everyone must agree on before a line is written.
      const taken =
        number === 0
          ? this.connection.run(
              `INSERT INTO tables (version, listed, phase, bot_turn, changed_at, summary, id)
               VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
              ...columns,
              summaryText,
              table,
            )
          : this.connection.run(
              `UPDATE tables SET version = ?, listed = ?, phase = ?, bot_turn = ?, changed_at = ?, summary = ?
               WHERE id = ? AND version = ?`,
              ...columns,
              summaryText,
              table,
              number,
            )
      if (taken === 0) throw new Conflict(`table ${table} does not have ${number} events`)
      for (const [place, event] of eventTexts.entries()) {
        this.connection.run(
          'INSERT INTO events (table_id, number, at, event) VALUES (?, ?, ?, ?)',
          table,
          number + place,
          changedAt,
          event,
        )
      }
      if (snapshotText !== undefined)
        this.connection.run('REPLACE INTO snapshots (table_id, snapshot) VALUES (?, ?)', table, snapshotText)
      if (seated) this.#keepGuests(table, summary)
    })
  }

  #keepGuests(table: string, { host, seats }: Summary): void {
    const guests = new Set([
      host,
      ...seats.flatMap((sitter) => (sitter.kind === 'person' ? [sitter.guest] : [])),
    ])
    this.connection.run('DELETE FROM table_guests WHERE table_id = ?', table)
    for (const guest of guests)
      this.connection.run('INSERT INTO table_guests (guest, table_id) VALUES (?, ?)', guest, table)
  }

  async events(table: string): Promise<TableEvent[]> {
    const rows = this.connection.all('SELECT event FROM events WHERE table_id = ? ORDER BY number', table)
    return (rows as { event: string }[]).map(({ event }) => JSON.parse(event) as TableEvent)
  }

  async version(table: string): Promise<number> {
    const rows = this.connection.all('SELECT version FROM tables WHERE id = ?', table)
    return (rows as { version: number }[]).at(0)?.version ?? 0
  }

  async snapshot(table: string): Promise<Snapshot | undefined> {
    const rows = this.connection.all('SELECT snapshot FROM snapshots WHERE table_id = ?', table)
    return (rows as { snapshot: string }[]).map(({ snapshot }) => JSON.parse(snapshot) as Snapshot).at(0)
  }

  async botTurns(): Promise<string[]> {
    const rows = this.connection.all('SELECT id FROM tables WHERE bot_turn = 1 ORDER BY id')
    return (rows as { id: string }[]).map(({ id }) => id)
  }

  async keepFailure(failure: Failure): Promise<void> {
    const { reference } = failure
    await this.write(
      'INSERT INTO failures (reference, failure) VALUES (?, ?)',
      reference,
      JSON.stringify(failure),
    )
  }

  async failure(reference: string): Promise<Failure | undefined> {
    const rows = this.connection.all('SELECT failure FROM failures WHERE reference = ?', reference)
    return (rows as { failure: string }[]).map(({ failure }) => JSON.parse(failure) as Failure).at(0)
  }

  async table(table: string): Promise<KeptTable | undefined> {
    return this.#tables(`SELECT ${COLUMNS} FROM tables WHERE id = ?`, table).at(0)
  }

  async lobby(limit: number): Promise<KeptTable[]> {
    return this.#tables(
      `SELECT ${COLUMNS} FROM tables WHERE listed = 1 AND phase < 2 ORDER BY phase, changed_at DESC LIMIT ?`,
      limit,
    )
  }

  async tablesOf(guest: string, limit: number): Promise<KeptTable[]> {
    return this.#tables(
      `SELECT ${COLUMNS} FROM table_guests JOIN tables ON tables.id = table_guests.table_id
       WHERE guest = ? ORDER BY phase = 2, changed_at DESC LIMIT ?`,
      guest,
      limit,
    )
  }

  #tables(sql: string, ...values: Value[]): KeptTable[] {
    return (this.connection.all(sql, ...values) as TableRow[]).map(keptTable)
  }
}
