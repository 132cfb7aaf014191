import { type GameRecord, parseRecord } from '@astrolabe/kernel'
import { recordOf, type TableEvent } from '@astrolabe/tables'
import type Database from 'libsql'
import { openForReading } from '../store/opening.ts'
import type { Failure } from '../store/store.ts'

/** A failure, and the game at whose table it happened, as far as that is known. */
export interface KeptFailure extends Failure {
  readonly game: string | null
}

const FAILURES = `SELECT failure, coalesce(failure ->> '$.record.game', tables.summary ->> 'game') AS game
  FROM failures LEFT JOIN tables ON tables.id = failure ->> 'table'`

interface Row {
  readonly failure: string
  readonly game: string | null
}

/** What went wrong, the latest first; a server may be working on the file. */
export function readFailures(path: string): KeptFailure[] {
  const rows = openForReading(path).prepare(`${FAILURES} ORDER BY failure ->> 'at' DESC, reference`).all([])
  return (rows as Row[]).map(failureOf)
}

const failureOf = ({ failure, game }: Row): KeptFailure => ({ ...(JSON.parse(failure) as Failure), game })

/** One of them, whose record is made of what happened at the table if the rules did not even get there. */
export function readFailure(path: string, reference: string): KeptFailure | undefined {
  const database = openForReading(path)
  const [row] = database.prepare(`${FAILURES} WHERE reference = ?`).all([reference]) as Row[]
  if (row === undefined) return undefined
  const failure = failureOf(row)
  return failure.record === null ? { ...failure, record: recordAt(database, failure) } : failure
}

function recordAt(database: Database.Database, { table, attempt }: Failure): GameRecord | null {
  const rows = database.prepare('SELECT event FROM events WHERE table_id = ? ORDER BY number').all([table])
  const all = (rows as { event: string }[]).flatMap(
    ({ event }) => JSON.parse(event) as TableEvent | TableEvent[],
  )
  const { opened = all.length } = attempt as { readonly opened?: number }
  const [created, ...later] = all.slice(0, opened)
  if (created?.kind !== 'created') return null
  return parseRecord(JSON.stringify(recordOf(created, later)))
}
