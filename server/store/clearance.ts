import type { Connection } from './connection.ts'
import type { AgedTable, Forgotten } from './store.ts'
import { COUNT_REMOVAL, PHASES } from './table-rows.ts'

/** Every row that hangs on a table, by the column that names it. */
export const HANGING: readonly (readonly [rows: string, column: string])[] = [
  ['events', 'table_id'],
  ['snapshots', 'table_id'],
  ['table_guests', 'table_id'],
  ['seat_links', 'table_id'],
  ['set_ups', 'table_id'],
  ['branches', 'table_id'],
  ['branches', 'parent'],
  ['failures', "failure ->> 'table'"],
]

const NEXT_TABLES = `SELECT id AS "table", phase, changed_at AS changedAt FROM tables
  WHERE id > ? ORDER BY id LIMIT ?`
const IS_AS_IT_WAS = 'SELECT id FROM tables WHERE id = ? AND changed_at = ?'
const FORGET_LEASES = 'DELETE FROM leases WHERE until <= ?'
const NEXT_GUESTS = 'SELECT id FROM guests WHERE id > ? ORDER BY id LIMIT ?'
const END_SESSIONS = 'DELETE FROM sessions WHERE guest = ? AND seen_at <= ?'
const FORGET = `DELETE FROM guests WHERE id = ?1 AND created_at <= ?2
  AND NOT EXISTS (SELECT id FROM sessions WHERE guest = ?1)`

/** Removes rows that nobody needs any more. What changes something belongs into a transaction. */
export class Clearance {
  readonly #connection: Connection

  constructor(connection: Connection) {
    this.#connection = connection
  }

  tablesAfter(table: string, limit: number): AgedTable[] {
    const rows = this.#connection.all(NEXT_TABLES, table, limit) as (Omit<AgedTable, 'phase'> & {
      readonly phase: number
    })[]
    return rows.map((row) => ({ ...row, phase: PHASES[row.phase] }))
  }

  removeTable({ table, changedAt }: AgedTable): boolean {
    if (this.#connection.all(IS_AS_IT_WAS, table, changedAt).length === 0) return false
    this.#connection.run(COUNT_REMOVAL)
    for (const [rows, column] of HANGING)
      this.#connection.run(`DELETE FROM ${rows} WHERE ${column} = ?`, table)
    this.#connection.run('DELETE FROM tables WHERE id = ?', table)
    return true
  }

  forgetLeases(before: number): void {
    this.#connection.run(FORGET_LEASES, before)
  }

  forgetGuests(after: string, limit: number, before: number, isHere: (guest: string) => boolean): Forgotten {
    const next = this.#connection.all(NEXT_GUESTS, after, limit) as { id: string }[]
    let guests = 0
    for (const { id } of next) {
      if (isHere(id)) continue
      this.#connection.run(END_SESSIONS, id, before)
      guests += this.#connection.run(FORGET, id, before)
    }
    return { guests, last: next.at(-1)?.id }
  }
}
