import type { Snapshot } from '@astrolabe/kernel'
import type { Phase, TableEvent } from '@astrolabe/tables'
import { crc32 } from 'node:zlib'
import type { Connection } from './connection.ts'
import { LinkRows } from './link-rows.ts'
import {
  type Along,
  type Append,
  Conflict,
  DamagedBook,
  SetUpBefore,
  type Summary,
  TooManyBotGames,
} from './store.ts'

/** In the order in which lists show them. */
export const PHASES: readonly Phase[] = ['gathering', 'playing', 'over']

/** The last one of all, of tables that were removed too. */
const LAST_CHANGE = 'last-change'
/** One after all others: whoever asks for what came after a change finds it. */
const NEXT_CHANGE = `(SELECT 1 + max(coalesce(max(change), 0), coalesce(
  (SELECT CAST(value AS INTEGER) FROM settings WHERE key = '${LAST_CHANGE}'), 0)) FROM tables)`
/** Nobody is told that a table was removed; but its number is not given to another change. */
export const COUNT_REMOVAL = `REPLACE INTO settings (key, value) VALUES ('${LAST_CHANGE}', ${NEXT_CHANGE})`
const CREATE = `INSERT INTO tables (id, version, checksum, listed, phase, bot_turn, changed_at, summary, change)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ${NEXT_CHANGE})`
const UPDATE = `UPDATE tables SET version = ?2, checksum = ?3, listed = ?4, phase = ?5, bot_turn = ?6,
  changed_at = ?7, summary = ?8, change = ${NEXT_CHANGE} WHERE id = ?1`
const ADD_EVENTS = 'INSERT INTO events (table_id, number, at, event) VALUES (?, ?, ?, ?)'
const ADD_SET_UP = 'INSERT INTO set_ups (guest, id, table_id) VALUES (?, ?, ?)'
const FORGET_SNAPSHOTS = 'DELETE FROM snapshots WHERE table_id = ? AND (at >= ? OR milestone = 0)'
const KEEP_SNAPSHOT = 'REPLACE INTO snapshots (table_id, at, milestone, snapshot) VALUES (?, ?, ?, ?)'
/** Games with bots that a guest hosts and that somebody has played at of late. */
const BOT_GAMES = `SELECT tables.changed_at AS changedAt FROM table_guests JOIN tables ON tables.id = table_guests.table_id
  WHERE guest = ?1 AND phase = 1 AND changed_at > ?2 AND tables.id <> ?3 AND summary ->> 'host' = ?1
    AND EXISTS (SELECT 1 FROM json_each(summary, '$.seats') WHERE value ->> 'kind' = 'bot')
  ORDER BY changed_at`

interface BookRow {
  readonly event: string
  /** Of the whole book; none if it was last written before there were any. */
  readonly checksum: number | null
}

/** Reads and writes the rows of tables. All of `append` belongs into a transaction. */
export class TableRows {
  readonly #connection: Connection
  readonly #links: LinkRows

  constructor(connection: Connection) {
    this.#connection = connection
    this.#links = new LinkRows(connection)
  }

  /** Throws `NotWritten`, with nothing written, if the table does not have just as many events or something else forbids. */
  append(append: Append): void {
    this.#write(append, this.#judged(append))
  }

  /** Throws if that cannot be written; the checksum of the book. */
  #judged({ table, number, events, summary, along = [] }: Append): number {
    const own = ownIdOf(events)
    const before = own === undefined ? undefined : this.setUpAs(summary.host, own)
    if (before !== undefined) throw new SetUpBefore(before)
    const checksum = this.#mustHave(table, number)
    for (const one of along) this.#check(table, one)
    return checksum
  }

  #write({ table, number, events, summary, snapshots = [], along = [] }: Append, checksum: number): void {
    const own = ownIdOf(events)
    for (const one of along) {
      if (one.kind === 'table-set-up') this.#write(one.opening, 0)
      else this.#links.write(table, one)
    }
    if (events.length === 0) return
    const { listed, phase, botTurn, changedAt } = summary
    const flags = [Number(listed), PHASES.indexOf(phase), Number(botTurn)] as const
    // One row for all of them: what a row costs is the page it is on.
    const text = JSON.stringify(events)
    const columns = [number + events.length, crc32(text, checksum), ...flags, changedAt] as const
    this.#connection.run(number === 0 ? CREATE : UPDATE, table, ...columns, JSON.stringify(summary))
    this.#connection.run(ADD_EVENTS, table, number, changedAt, text)
    if (own !== undefined) this.#connection.run(ADD_SET_UP, summary.host, own, table)
    this.#keep(table, snapshots)
    if (number === 0 && summary.from !== undefined)
      this.#connection.run('INSERT INTO branches (parent, table_id) VALUES (?, ?)', summary.from.table, table)
    if (events.some(({ kind }) => kind === 'created' || kind === 'seated')) this.#seat(table, summary)
    for (const event of events) if (event.kind === 'seated') this.#links.revoke(table, event.seat, changedAt)
  }

  /** The checksum of a book that has just so many events. */
  #mustHave(table: string, number: number): number {
    const [row] = this.#connection.all('SELECT version, checksum FROM tables WHERE id = ?', table) as {
      readonly version: number
      readonly checksum: number | null
    }[]
    if ((row?.version ?? 0) !== number) throw new Conflict(`table ${table} does not have ${number} events`)
    if (row === undefined) return 0
    return row.checksum ?? this.#book(table).reduce((sum, { event }) => crc32(event, sum), 0)
  }

  #check(table: string, along: Along): void {
    if (along.kind === 'link-used') this.#links.mustBeGood(along.tokenHash)
    if (along.kind === 'table-set-up') this.#judged(along.opening)
    if (along.kind !== 'bot-games') return
    const { host, most, since } = along
    const games = this.#connection.all(BOT_GAMES, host, since, table) as { readonly changedAt: number }[]
    if (games.length >= most) throw new TooManyBotGames(games[0]?.changedAt ?? since)
  }

  #book(table: string): BookRow[] {
    return this.#connection.all(
      `SELECT event, (SELECT checksum FROM tables WHERE id = table_id) AS checksum FROM events
       WHERE table_id = ? ORDER BY number`,
      table,
    ) as BookRow[]
  }

  events(table: string): TableEvent[] {
    const rows = this.#book(table)
    const found = rows.reduce((sum, { event }) => crc32(event, sum), 0)
    if ((rows.at(0)?.checksum ?? found) !== found)
      throw new DamagedBook(`the book of table ${table} is damaged: its checksum is another one`)
    return rows.flatMap(eventsIn)
  }

  eventsSince(table: string, number: number): TableEvent[] {
    const rows = this.#connection.all(
      `SELECT number, event FROM events WHERE table_id = ?1
       AND number >= (SELECT max(number) FROM events WHERE table_id = ?1 AND number <= ?2) ORDER BY number`,
      table,
      number,
    ) as { readonly number: number; readonly event: string }[]
    const [first] = rows
    return first === undefined ? [] : rows.flatMap(eventsIn).slice(number - first.number)
  }

  /** The table that a guest set up under an id of their own. */
  setUpAs(guest: string, id: string): string | undefined {
    const rows = this.#connection.all('SELECT table_id FROM set_ups WHERE guest = ? AND id = ?', guest, id)
    return (rows as { table_id: string }[]).at(0)?.table_id
  }

  #keep(table: string, snapshots: readonly Snapshot[]): void {
    const [first] = snapshots
    if (first !== undefined) this.#connection.run(FORGET_SNAPSHOTS, table, first.at)
    for (const snapshot of snapshots) {
      const isMilestone = Number(snapshot.milestone !== undefined)
      this.#connection.run(KEEP_SNAPSHOT, table, snapshot.at, isMilestone, JSON.stringify(snapshot))
    }
  }

  /** Whose seats are at a table, or who set it up: it is in their lists. */
  #seat(table: string, { host, seats }: Summary): void {
    const guests = new Set([
      host,
      ...seats.flatMap((sitter) => (sitter.kind === 'person' ? sitter.guest : (sitter.for?.guest ?? []))),
    ])
    this.#connection.run('DELETE FROM table_guests WHERE table_id = ?', table)
    for (const guest of guests)
      this.#connection.run('INSERT INTO table_guests (guest, table_id) VALUES (?, ?)', guest, table)
  }
}

/** The id that its host gave to a table that is set up by these events. */
const ownIdOf = ([created]: readonly TableEvent[]): string | undefined =>
  created?.kind === 'created' ? created.id : undefined

/** A row holds one event, or a list of them. */
const eventsIn = ({ event }: { readonly event: string }): TableEvent | TableEvent[] =>
  JSON.parse(event) as TableEvent | TableEvent[]
