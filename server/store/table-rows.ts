import type { Snapshot } from '@astrolabe/kernel'
import type { Phase } from '@astrolabe/tables'
import type { Connection } from './connection.ts'
import { type Append, Conflict, type Summary } from './store.ts'

/** In the order in which lists show them. */
export const PHASES: readonly Phase[] = ['gathering', 'playing', 'over']

const CREATE = `INSERT INTO tables (id, version, listed, phase, bot_turn, changed_at, summary)
  VALUES (?1, ?3, ?4, ?5, ?6, ?7, ?8) ON CONFLICT DO NOTHING`
/** The version is what everyone must agree on before anything else is written. */
const UPDATE = `UPDATE tables SET version = ?3, listed = ?4, phase = ?5, bot_turn = ?6, changed_at = ?7,
  summary = ?8 WHERE id = ?1 AND version = ?2`
const ADD_EVENTS = 'INSERT INTO events (table_id, number, at, event) VALUES (?, ?, ?, ?)'
const FORGET_SNAPSHOTS = 'DELETE FROM snapshots WHERE table_id = ? AND (at >= ? OR milestone = 0)'
const KEEP_SNAPSHOT = 'REPLACE INTO snapshots (table_id, at, milestone, snapshot) VALUES (?, ?, ?, ?)'

/** Writes the rows of tables. All of it belongs into a transaction. */
export class TableRows {
  readonly #connection: Connection

  constructor(connection: Connection) {
    this.#connection = connection
  }

  /** Throws `Conflict`, with nothing written, if the table does not have just as many events. */
  append({ table, number, events, summary, snapshots = [] }: Append): void {
    const { listed, phase, botTurn, changedAt } = summary
    const flags = [Number(listed), PHASES.indexOf(phase), Number(botTurn)] as const
    const columns = [number + events.length, ...flags, changedAt, JSON.stringify(summary)] as const
    if (this.#connection.run(number === 0 ? CREATE : UPDATE, table, number, ...columns) === 0)
      throw new Conflict(`table ${table} does not have ${number} events`)
    // One row for all of them: what a row costs is the page it is on.
    this.#connection.run(ADD_EVENTS, table, number, changedAt, JSON.stringify(events))
    this.#keep(table, snapshots)
    if (number === 0 && summary.from !== undefined)
      this.#connection.run('INSERT INTO branches (parent, table_id) VALUES (?, ?)', summary.from.table, table)
    if (events.some(({ kind }) => kind === 'created' || kind === 'seated')) this.#seat(table, summary)
  }

  #keep(table: string, snapshots: readonly Snapshot[]): void {
    const [first] = snapshots
    if (first !== undefined) this.#connection.run(FORGET_SNAPSHOTS, table, first.at)
    for (const snapshot of snapshots) {
      const isMilestone = Number(snapshot.milestone !== undefined)
      this.#connection.run(KEEP_SNAPSHOT, table, snapshot.at, isMilestone, JSON.stringify(snapshot))
    }
  }

  /** Who sits at a table, or set it up: it is in their lists. */
  #seat(table: string, { host, seats }: Summary): void {
    const guests = new Set([
      host,
      ...seats.flatMap((sitter) => (sitter.kind === 'person' ? [sitter.guest] : [])),
    ])
    this.#connection.run('DELETE FROM table_guests WHERE table_id = ?', table)
    for (const guest of guests)
      this.#connection.run('INSERT INTO table_guests (guest, table_id) VALUES (?, ?)', guest, table)
  }
}
