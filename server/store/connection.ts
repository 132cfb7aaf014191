import { dirname } from 'node:path'
import Database from 'libsql'
import { makeFolder } from '../folder.ts'
import { MIGRATIONS } from './schema.ts'

/** What SQLite takes; the driver ends the whole program on anything else. */
export type Value = string | number | null

/** Where a store that is gone with the program lives. */
export const IN_MEMORY = ':memory:'

/** A store that cannot be opened, and why, in words for whoever runs the server. */
export class UnusableStore extends Error {}

/** Another program may be writing to the same file: so long it is waited for. */
const PATIENCE = 5000
/** The pages of all tables that are being played at. */
const CACHE_KILOBYTES = 64_000

/** A connection to an SQLite file. The driver is asked by `run` and `all` only: its `get` is not to be trusted. */
export class Connection {
  readonly #database: Database.Database
  readonly #statements = new Map<string, Database.Statement<[Value[]]>>()

  constructor(path: string) {
    try {
      if (path !== IN_MEMORY) makeFolder(dirname(path))
      this.#database = new Database(path)
      // First of all: the next line may already meet another writer.
      this.#database.exec(`PRAGMA busy_timeout = ${PATIENCE}`)
      this.#database.exec('PRAGMA journal_mode = WAL')
      this.#database.exec('PRAGMA synchronous = FULL')
      this.#database.exec('PRAGMA foreign_keys = ON')
      this.#database.exec(`PRAGMA cache_size = -${CACHE_KILOBYTES}`)
      this.#migrate(path)
    } catch (error) {
      throw error instanceof UnusableStore
        ? error
        : new UnusableStore(reasonOf(error, path), { cause: error })
    }
  }

  #migrate(path: string): void {
    this.transaction(() => {
      const [{ user_version: version }] = this.all('PRAGMA user_version') as [{ user_version: number }]
      if (version > MIGRATIONS.length)
        throw new UnusableStore(`${path} was written by a newer version of this program`)
      if (version === 0 && this.all('SELECT name FROM sqlite_master LIMIT 1').length > 0)
        throw new UnusableStore(`${path} is the database of another program`)
      for (const migration of MIGRATIONS.slice(version)) this.#database.exec(migration)
      this.#database.exec(`PRAGMA user_version = ${MIGRATIONS.length}`)
    })
  }

  #statement(sql: string): Database.Statement<[Value[]]> {
    let statement = this.#statements.get(sql)
    if (statement === undefined) {
      statement = this.#database.prepare<[Value[]]>(sql)
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
    this.run('BEGIN IMMEDIATE')
    try {
      deed()
      this.run('COMMIT')
    } catch (error) {
      // A full disk may have ended the transaction by itself.
      if (this.#database.inTransaction) this.run('ROLLBACK')
      throw error
    }
  }

  close(): void {
    // The driver keeps the file open while it knows statements; what matters is in the one file already.
    this.all('PRAGMA wal_checkpoint(TRUNCATE)')
    this.#statements.clear()
    this.#database.close()
  }
}

/** What the system says where a folder cannot be made, or nothing in it. */
const NO_FOLDER = ['EACCES', 'EEXIST', 'ENOENT', 'ENOTDIR', 'EPERM', 'EROFS', 'SQLITE_READONLY']
/** The same from the driver, which has no code for it. */
const CANNOT_OPEN = /Unable to open connection to local database .*: 14\b/

function reasonOf(error: unknown, path: string): string {
  const { code = '', message } = error as { readonly code?: string; readonly message: string }
  if (code === 'SQLITE_NOTADB') return `${path} is not a database`
  if (NO_FOLDER.includes(code) || CANNOT_OPEN.test(message))
    return `${path} cannot be written: its folder cannot be made, is a file, or is closed to you; choose another one`
  return `the store ${path} cannot be opened: ${message}`
}
