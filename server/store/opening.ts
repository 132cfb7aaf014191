import { existsSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { pathToFileURL } from 'node:url'
import Database from 'libsql'
import { makeFolder } from '../folder.ts'
import { MIGRATIONS } from './schema.ts'

/** Where a store that is gone with the program lives. */
export const IN_MEMORY = ':memory:'

/** A store that cannot be opened, and why, in words for whoever runs the server. */
export class UnusableStore extends Error {}

/** Another program may be writing to the same file: so long it is waited for. */
const PATIENCE = 5000
/** The pages of all tables that are being played at. */
const CACHE_KILOBYTES = 64_000

/** A database, and why nothing can be written to it just now; nothing, if it can be. */
export interface Opened {
  readonly database: Database.Database
  readonly trouble: Unwritable | undefined
}

/**
 * Opens a file, makes it if it is not there, and brings it to the present shape. What is full or closed to writing is
 * opened for reading. Throws `UnusableStore`.
 */
export function openStore(path: string): Opened {
  const isThere = path !== IN_MEMORY && existsSync(path)
  try {
    return { database: openForWriting(path), trouble: undefined }
  } catch (error) {
    const trouble = plain(error)
    if (isThere && trouble instanceof Unwritable) return { database: openUnwritable(path, trouble), trouble }
    throw inWords(error, path)
  }
}

function openForWriting(path: string): Database.Database {
  if (path !== IN_MEMORY) makeFolder(dirname(path))
  return orClosed(new Database(path), (database) => {
    // First of all: the next line may already meet another writer.
    database.exec(`PRAGMA busy_timeout = ${PATIENCE}`)
    database.exec('PRAGMA journal_mode = WAL')
    database.exec('PRAGMA synchronous = FULL')
    database.exec('PRAGMA foreign_keys = ON')
    database.exec(`PRAGMA cache_size = -${CACHE_KILOBYTES}`)
    migrate(database, path)
  })
}

function migrate(database: Database.Database, path: string): void {
  database.exec('BEGIN IMMEDIATE')
  try {
    for (const migration of MIGRATIONS.slice(versionOf(database, path))) database.exec(migration)
    // Written in any case: it shows whether anything can be.
    database.exec(`PRAGMA user_version = ${MIGRATIONS.length}`)
    database.exec('COMMIT')
  } catch (error) {
    if (database.inTransaction) database.exec('ROLLBACK')
    throw error
  }
}

/** How many steps brought a file to its shape. Throws if that cannot be told, or is more than there are. */
function versionOf(database: Database.Database, path: string): number {
  const [{ user_version: version }] = database.prepare('PRAGMA user_version').all([]) as [
    { user_version: number },
  ]
  if (version > MIGRATIONS.length)
    throw new UnusableStore(`${path} was written by a newer version of this program`)
  const [table] = database.prepare('SELECT name FROM sqlite_master LIMIT 1').all([])
  if (version === 0 && table !== undefined)
    throw new UnusableStore(`${path} is the database of another program`)
  return version
}

function openUnwritable(path: string, { code }: Unwritable): Database.Database {
  const database = openForReading(path)
  return orClosed(database, () => {
    if (versionOf(database, path) < MIGRATIONS.length)
      throw new UnusableStore(
        `${path} is of an older version of this program and has to be changed before it is used, but cannot be ` +
          `written (${code}): make room on the disk, or let it be written, then start again`,
      )
  })
}

/** Opens a file to be looked at, as it is, whoever else works on it. Throws `UnusableStore`. */
export function openForReading(path: string): Database.Database {
  if (!existsSync(path)) throw new UnusableStore(`there is no file ${path}`)
  try {
    return openToRead(path)
  } catch (error) {
    // Without room for the files beside it, it is read as it lies there: nothing is missing if it was closed in order.
    if (error instanceof UnusableStore || hasNews(path)) throw inWords(error, path)
    try {
      return openToRead(`${pathToFileURL(path).href}?immutable=1`, path)
    } catch {
      throw inWords(error, path)
    }
  }
}

function openToRead(address: string, path = address): Database.Database {
  return orClosed(new Database(address), (database) => {
    database.exec(`PRAGMA busy_timeout = ${PATIENCE}`)
    database.exec('PRAGMA query_only = ON')
    // Before anything is prepared: the driver would keep a file open that cannot be read, in the way of the next try.
    database.exec('SELECT name FROM sqlite_master LIMIT 1')
    versionOf(database, path)
  })
}

/** Whether something was written that is not in the file itself yet. */
const hasNews = (path: string): boolean => (statSync(`${path}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0

function orClosed(
  database: Database.Database,
  prepare: (database: Database.Database) => void,
): Database.Database {
  try {
    prepare(database)
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

const codeOf = (error: unknown): string => (error as { readonly code?: string }).code ?? ''

/** What SQLite says of a disk that is full, broken, or closed to us; the driver does not know all their kinds by name. */
const UNWRITABLE: Readonly<Record<number, string>> = {
  8: 'SQLITE_READONLY',
  10: 'SQLITE_IOERR',
  13: 'SQLITE_FULL',
  14: 'SQLITE_CANTOPEN',
}

/** Nothing can be written for now. */
export class Unwritable extends Error {
  readonly code: string

  constructor(code: string, cause: Error) {
    super(cause.message, { cause })
    this.code = code
  }
}

/** The error, or that nothing can be written, if that is what it means. */
export function plain(error: unknown): unknown {
  if (!(error instanceof Error) || !('rawCode' in error) || typeof error.rawCode !== 'number') return error
  const code = UNWRITABLE[error.rawCode & 0xff]
  return code === undefined ? error : new Unwritable(code, error)
}

/** What the system says where a folder cannot be made, or nothing in it. */
const NO_FOLDER = ['EACCES', 'EEXIST', 'ENOENT', 'ENOTDIR', 'EPERM', 'EROFS', 'SQLITE_READONLY']
/** The same from the driver, which has no code for it. */
const CANNOT_OPEN = /Unable to open connection to local database .*: 14\b/

function inWords(error: unknown, path: string): UnusableStore {
  return error instanceof UnusableStore ? error : new UnusableStore(reasonOf(error, path), { cause: error })
}

function reasonOf(error: unknown, path: string): string {
  const { message } = error as Error
  if (codeOf(error) === 'SQLITE_NOTADB') return `${path} is not a database`
  if (NO_FOLDER.includes(codeOf(error)) || CANNOT_OPEN.test(message))
    return `${path} cannot be written: its folder cannot be made, is a file, or is closed to you; choose another one`
  return `the store ${path} cannot be opened: ${message}`
}
