import type { Snapshot } from '@astrolabe/kernel'
import type { TableEvent } from '@astrolabe/tables'
import { Books } from './books.ts'
import { Connection, type Value } from './connection.ts'
import { GroupCommit } from './group-commit.ts'
import type { Append, Failure, KeptTable, Summary, TableStore } from './store.ts'

/** Milliseconds between two looks at what is late. */
const PAUSE = 20

const COLUMNS = 'tables.id, tables.version, tables.summary'

interface TableRow {
  readonly id: string
  readonly version: number
  readonly summary: string
}

export interface SqliteWishes {
  /** Told of every transaction: how many writes it held. */
  readonly onCommit?: (writes: number) => void
}

/** Tables in an SQLite file. */
export class SqliteTables implements TableStore {
  protected readonly connection: Connection
  protected readonly commits: GroupCommit
  readonly #books: Books
  #timer: NodeJS.Timeout | undefined

  /** Throws `UnusableStore` with the reason if the file cannot be used. */
  constructor(path: string, { onCommit }: SqliteWishes = {}) {
    this.connection = new Connection(path)
    this.#books = new Books(this.connection)
    this.commits = new GroupCommit((deed) => this.#transaction(deed), onCommit)
  }

  /** One statement; how many rows it changed. */
  protected write(sql: string, ...values: Value[]): Promise<number> {
    return this.commits.write(() => this.connection.run(sql, ...values))
  }

  /** Whatever else may have been written to the file is in the books afterwards. */
  #transaction(deed: () => void): void {
    try {
      this.connection.transaction(() => this.#books.during(deed))
    } catch (error) {
      this.#books.doubt()
      throw error
    }
  }

  append(append: Append): Promise<void> {
    this.#timer ??= setTimeout(() => void this.#catchUp(), PAUSE).unref()
    return this.commits.write(() => this.#books.append(append))
  }

  async #catchUp(): Promise<void> {
    // What cannot be written now is safe in the journal, and has its turn again.
    if (this.#books.look()) await this.commits.write(() => this.#books.catchUp()).catch(() => {})
    this.#timer = this.#books.areComplete ? undefined : setTimeout(() => void this.#catchUp(), PAUSE).unref()
  }

  /** Before something is read: another server may have written. What is on disk can be read even if it is full. */
  async #lookAround(): Promise<void> {
    if (this.#books.areDoubtful) await this.commits.write(() => {}).catch(() => {})
  }

  async close(): Promise<void> {
    clearTimeout(this.#timer)
    await this.commits.write(() => this.#books.catchUp(true)).catch(() => {})
    this.commits.close()
    this.#books.doubt()
    this.connection.close()
  }

  async events(table: string): Promise<TableEvent[]> {
    await this.#lookAround()
    const rows = this.connection.all('SELECT event FROM events WHERE table_id = ? ORDER BY number', table)
    // One, or a list of them.
    const kept = (rows as { event: string }[]).flatMap(
      ({ event }) => JSON.parse(event) as TableEvent | TableEvent[],
    )
    // Another server may have put some of them into the book just now.
    const { version = 0, lines = [] } = this.#books.recent(table) ?? {}
    const late = lines.slice(lines.length - Math.max(0, version - kept.length))
    return [...kept, ...late.map((line) => JSON.parse(line) as TableEvent)]
  }

  async version(table: string): Promise<number> {
    await this.#lookAround()
    const rows = this.connection.all('SELECT version FROM tables WHERE id = ?', table)
    return this.#books.recent(table)?.version ?? (rows as { version: number }[]).at(0)?.version ?? 0
  }

  async snapshot(table: string): Promise<Snapshot | undefined> {
    await this.#lookAround()
    const rows = this.connection.all('SELECT snapshot FROM snapshots WHERE table_id = ?', table)
    const kept = (rows as { snapshot: string }[]).map(({ snapshot }) => JSON.parse(snapshot) as Snapshot)
    return this.#books.recent(table)?.snapshot ?? kept.at(0)
  }

  async botTurns(): Promise<string[]> {
    await this.#lookAround()
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
    const [kept] = await this.#tables(`SELECT ${COLUMNS} FROM tables WHERE id = ?`, table)
    return kept
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

  async #tables(sql: string, ...values: Value[]): Promise<KeptTable[]> {
    await this.#lookAround()
    const rows = this.connection.all(sql, ...values) as TableRow[]
    return rows.map((row) => {
      const { version, summary } = this.#books.recent(row.id) ?? {
        version: row.version,
        summary: JSON.parse(row.summary) as Summary,
      }
      return { table: row.id, version, ...summary }
    })
  }
}
