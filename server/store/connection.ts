import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type Database from 'libsql'
import { openStore, plain, Unwritable } from './opening.ts'

export { IN_MEMORY, UnusableStore } from './opening.ts'

/** What SQLite takes; the driver ends the whole program on anything else. */
export type Value = string | number | null

/** After so many milliseconds it is tried again whether a file can be written that could not be. */
const AGAIN = 1000

/** Who is told whether anything can be written. */
export interface Watcher {
  readonly unwritable?: (trouble: Unwritable) => void
  readonly writable?: () => void
}

/** A connection to an SQLite file. The driver is asked by `run` and `all` only: its `get` is not to be trusted. */
export class Connection {
  readonly #path: string
  readonly #watcher: Watcher
  #database: Database.Database | undefined
  readonly #statements = new Map<string, Database.Statement<[Value[]]>>()
  /** Why nothing could be written when the file was opened, and when that was. */
  #trouble: Unwritable | undefined
  #openedAt = 0
  #isClosed = false

  constructor(path: string, watcher: Watcher = {}) {
    this.#path = path
    this.#watcher = watcher
    this.#open()
  }

  #open(): Database.Database {
    const { database, trouble } = openStore(this.#path)
    const before = this.#trouble
    this.#database = database
    this.#trouble = trouble
    this.#openedAt = performance.now()
    if (trouble === undefined && before !== undefined) this.#watcher.writable?.()
    if (trouble !== undefined && before === undefined) this.#watcher.unwritable?.(trouble)
    return database
  }

  get #opened(): Database.Database {
    return this.#database ?? this.#open()
  }

  #statement(sql: string): Database.Statement<[Value[]]> {
    let statement = this.#statements.get(sql)
    if (statement === undefined) {
      statement = this.#opened.prepare<[Value[]]>(sql)
      this.#statements.set(sql, statement)
    }
    return statement
  }

  /** How many rows it changed. */
  run(sql: string, ...values: Value[]): number {
    return this.#statement(sql).run(values).changes
  }

  all(sql: string, ...values: Value[]): unknown[] {
    return this.#statement(sql).all(values)
  }

  /** Does all of it, on disk when this returns, or nothing. */
  transaction(deed: () => void): void {
    const database = this.#opened
    if (this.#trouble !== undefined) this.#refuse(this.#trouble)
    try {
      this.run('BEGIN IMMEDIATE')
      deed()
      this.run('COMMIT')
    } catch (error) {
      // A full disk may have ended the transaction by itself.
      if (database.inTransaction) this.run('ROLLBACK')
      throw plain(error)
    }
  }

  #refuse(trouble: Unwritable): never {
    if (performance.now() - this.#openedAt >= AGAIN) {
      this.#openedAt = performance.now()
      setImmediate(() => this.#openAnew())
    }
    throw trouble
  }

  /**
   * What was opened for reading has to be opened anew to be written. The driver lets go of a file a moment after it
   * has found that nobody knows its statements any more; whoever wants to read sooner has it opened for reading.
   */
  #openAnew(): void {
    if (this.#isClosed) return
    this.#letGo()
    collectGarbage()
    setImmediate(() => {
      if (!this.#isClosed) this.#database ??= this.#openIfPossible()
    })
  }

  #openIfPossible(): Database.Database | undefined {
    try {
      return this.#open()
    } catch {
      // It is not there at all: whoever comes next is told so.
      return undefined
    }
  }

  #letGo(): void {
    this.#statements.clear()
    this.#database?.close()
    this.#database = undefined
  }

  close(): void {
    this.#isClosed = true
    try {
      this.all('PRAGMA wal_checkpoint(TRUNCATE)')
    } catch (error) {
      // What was acknowledged is on disk, if beside the file.
      if (!(plain(error) instanceof Unwritable)) throw error
    }
    this.#letGo()
  }
}

function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  collect()
}
