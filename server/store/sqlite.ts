import type { Snapshot } from '@astrolabe/kernel'
import type { TableEvent } from '@astrolabe/tables'
import { Connection, type Value } from './connection.ts'
import { GroupCommit } from './group-commit.ts'
import { LinkRows } from './link-rows.ts'
import { SqliteFeed } from './sqlite-feed.ts'
import {
  type Append,
  type Failure,
  type Feed,
  type Guest,
  type KeptTable,
  leaseOfBots,
  type PushTarget,
  type SeatLink,
  type Store,
  type Summary,
} from './store.ts'
import { TableRows } from './table-rows.ts'

export { IN_MEMORY, UnusableStore } from './connection.ts'

const HOUR = 60 * 60 * 1000
const SESSION = 90 * 24 * HOUR

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

/** Everything the server keeps, in an SQLite file or, for a while, `IN_MEMORY`. */
export class SqliteStore implements Store {
  protected readonly connection: Connection
  readonly #commits: GroupCommit
  readonly #rows: TableRows
  readonly #links: LinkRows

  /** Throws `UnusableStore` with the reason if the file cannot be used. */
  constructor(path: string, { onCommit }: SqliteWishes = {}) {
    this.connection = new Connection(path)
    this.#rows = new TableRows(this.connection)
    this.#links = new LinkRows(this.connection)
    this.#commits = new GroupCommit((deed) => this.connection.transaction(deed), onCommit)
  }

  /** One statement; how many rows it changed. */
  #write(sql: string, ...values: Value[]): Promise<number> {
    return this.#commits.write(() => this.connection.run(sql, ...values))
  }

  async close(): Promise<void> {
    this.#commits.close()
    this.connection.close()
  }

  append(append: Append): Promise<void> {
    return this.#commits.write(() => this.#rows.append(append))
  }

  async events(table: string): Promise<TableEvent[]> {
    return this.#rows.events(table)
  }

  async eventsSince(table: string, number: number): Promise<TableEvent[]> {
    return this.#rows.eventsSince(table, number)
  }

  listen(heard: (table: string, version: number) => void): Feed {
    return new SqliteFeed(this.connection, heard)
  }

  async lease(name: string, holder: string, now: number, until: number): Promise<boolean> {
    const taken = await this.#write(
      `INSERT INTO leases (name, holder, until) VALUES (?1, ?2, ?4)
       ON CONFLICT DO UPDATE SET holder = ?2, until = ?4 WHERE holder = ?2 OR until <= ?3 OR until > ?4`,
      name,
      holder,
      now,
      until,
    )
    return taken > 0
  }

  async release(name: string, holder: string): Promise<void> {
    await this.#write('DELETE FROM leases WHERE name = ? AND holder = ?', name, holder)
  }

  async version(table: string): Promise<number> {
    const rows = this.connection.all('SELECT version FROM tables WHERE id = ?', table)
    return (rows as { version: number }[]).at(0)?.version ?? 0
  }

  async snapshots(table: string): Promise<Snapshot[]> {
    const rows = this.connection.all('SELECT snapshot FROM snapshots WHERE table_id = ? ORDER BY at', table)
    return (rows as { snapshot: string }[]).map(({ snapshot }) => JSON.parse(snapshot) as Snapshot)
  }

  async botTurns(now: number): Promise<string[]> {
    const rows = this.connection.all('SELECT id FROM tables WHERE bot_turn = 1 ORDER BY id') as {
      id: string
    }[]
    const taken = this.connection.all('SELECT name FROM leases WHERE until > ?', now) as { name: string }[]
    const names = new Set(taken.map(({ name }) => name))
    return rows.map(({ id }) => id).filter((id) => !names.has(leaseOfBots(id)))
  }

  async keepFailure(failure: Failure): Promise<void> {
    const { reference } = failure
    await this.#write(
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

  async branches(table: string): Promise<KeptTable[]> {
    return this.#tables(
      `SELECT ${COLUMNS} FROM branches JOIN tables ON tables.id = branches.table_id
       WHERE parent = ? ORDER BY changed_at DESC`,
      table,
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
    const rows = this.connection.all(sql, ...values) as TableRow[]
    return rows.map(({ id, version, summary }) => ({
      table: id,
      version,
      ...(JSON.parse(summary) as Summary),
    }))
  }

  async tableSetUp(guest: string, id: string): Promise<string | undefined> {
    return this.#rows.setUpAs(guest, id)
  }

  async addGuest({ id, name, tokenHash, createdAt, seenAt }: Guest): Promise<void> {
    await this.#write(
      'INSERT INTO guests (id, name, token_hash, created_at, seen_at) VALUES (?, ?, ?, ?, ?)',
      id,
      name,
      tokenHash,
      createdAt,
      seenAt,
    )
  }

  async guestOf(tokenHash: string, now: number): Promise<Guest | undefined> {
    const [guest] = this.connection.all(
      `SELECT id, name, token_hash AS tokenHash, created_at AS createdAt, seen_at AS seenAt
       FROM guests WHERE token_hash = ? AND seen_at > ?`,
      tokenHash,
      now - SESSION,
    ) as Guest[]
    if (guest === undefined || guest.seenAt > now - HOUR) return guest
    // Not at every request: to the hour is near enough, and spares the disk.
    const seen = this.#write('UPDATE guests SET seen_at = ? WHERE id = ?', now, guest.id)
    // Where nothing can be written people are known all the same.
    return await seen.then(
      () => ({ ...guest, seenAt: now }),
      () => guest,
    )
  }

  async renameGuest(guest: string, name: string): Promise<void> {
    await this.#write('UPDATE guests SET name = ? WHERE id = ?', name, guest)
  }

  async seatLink(tokenHash: string): Promise<SeatLink | undefined> {
    return this.#links.link(tokenHash)
  }

  async seatLinks(table: string, seat: number): Promise<SeatLink[]> {
    return this.#links.ofSeat(table, seat)
  }

  async addPushTarget(guest: string, { endpoint, p256dh, auth }: PushTarget, most: number): Promise<boolean> {
    const added = await this.#write(
      `REPLACE INTO push_targets (endpoint, guest, p256dh, auth) SELECT ?1, ?2, ?3, ?4
       WHERE (SELECT count(*) FROM push_targets WHERE guest = ?2 AND endpoint <> ?1) < ?5`,
      endpoint,
      guest,
      p256dh,
      auth,
      most,
    )
    return added > 0
  }

  async removePushTarget(endpoint: string, guest?: string): Promise<void> {
    if (guest === undefined) await this.#write('DELETE FROM push_targets WHERE endpoint = ?', endpoint)
    else await this.#write('DELETE FROM push_targets WHERE endpoint = ? AND guest = ?', endpoint, guest)
  }

  async pushTargetsOf(guest: string): Promise<PushTarget[]> {
    return this.connection.all(
      'SELECT endpoint, p256dh, auth FROM push_targets WHERE guest = ? ORDER BY endpoint',
      guest,
    ) as PushTarget[]
  }

  async setting(key: string): Promise<string | undefined> {
    const rows = this.connection.all('SELECT value FROM settings WHERE key = ?', key) as { value: string }[]
    return rows.at(0)?.value
  }

  async keepSetting(key: string, value: string): Promise<string> {
    await this.#write('INSERT INTO settings (key, value) VALUES (?, ?) ON CONFLICT DO NOTHING', key, value)
    return (await this.setting(key)) ?? value
  }
}
