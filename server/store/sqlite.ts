import type { Language, Snapshot } from '@astrolabe/kernel'
import type { TableEvent } from '@astrolabe/tables'
import type { Device } from '../identity/device.ts'
import { Connection, type Value, type Watcher } from './connection.ts'
import { Clearance } from './clearance.ts'
import { DeviceLinkRows } from './device-link-rows.ts'
import { GroupCommit } from './group-commit.ts'
import { GuestRows } from './guest-rows.ts'
import { LinkRows } from './link-rows.ts'
import { SqliteFeed } from './sqlite-feed.ts'
import {
  type AgedTable,
  type Append,
  type DeviceLink,
  type Failure,
  type Feed,
  type Forgotten,
  type Guest,
  type KeptTable,
  leaseOfBots,
  type PushTarget,
  type SeatLink,
  type Session,
  type Store,
  type Summary,
} from './store.ts'
import { TableRows } from './table-rows.ts'

export { IN_MEMORY, UnusableStore } from './connection.ts'

const COLUMNS = 'tables.id, tables.version, tables.summary'

interface TableRow {
  readonly id: string
  readonly version: number
  readonly summary: string
}

export interface SqliteWishes extends Watcher {
  /** Told of every transaction: how many writes it held. */
  readonly onCommit?: (writes: number) => void
}

/** Everything the server keeps, in an SQLite file or, for a while, `IN_MEMORY`. */
export class SqliteStore implements Store {
  protected readonly connection: Connection
  readonly #commits: GroupCommit
  readonly #rows: TableRows
  readonly #links: LinkRows
  readonly #guests: GuestRows
  readonly #deviceLinks: DeviceLinkRows
  readonly #clearing: Clearance

  /** Throws `UnusableStore` with the reason if the file cannot be used. */
  constructor(path: string, { onCommit, ...watcher }: SqliteWishes = {}) {
    this.connection = new Connection(path, watcher)
    this.#rows = new TableRows(this.connection)
    this.#links = new LinkRows(this.connection)
    this.#guests = new GuestRows(this.connection)
    this.#deviceLinks = new DeviceLinkRows(this.connection, this.#guests)
    this.#clearing = new Clearance(this.connection)
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

  addGuest(name: string, session: Session): Promise<void> {
    return this.#commits.write(() => this.#guests.add(name, session))
  }

  async guestOf(tokenHash: string, now: number, device: Device): Promise<Guest | undefined> {
    const known = this.#guests.find(tokenHash, now)
    if (known?.isSeenAgain === true) {
      // Where nothing can be written people are known all the same.
      await this.#commits.write(() => this.#guests.see(known.guest.session, now, device)).catch(() => {})
    }
    return known?.guest
  }

  async renameGuest(guest: string, name: string): Promise<void> {
    await this.#write('UPDATE guests SET name = ? WHERE id = ?', name, guest)
  }

  addSession(session: Session): Promise<void> {
    return this.#commits.write(() => this.#guests.addSession(session))
  }

  async sessionsOf(guest: string, now: number): Promise<Session[]> {
    return this.#guests.sessions(guest, now)
  }

  endSession(guest: string, session: string): Promise<boolean> {
    return this.#commits.write(() => {
      if (!this.#guests.end(guest, session)) return false
      this.#deviceLinks.remove(guest)
      return true
    })
  }

  addDeviceLink(link: DeviceLink): Promise<void> {
    return this.#commits.write(() => this.#deviceLinks.add(link))
  }

  async deviceLink(tokenHash: string, after: number): Promise<string | undefined> {
    return this.#deviceLinks.guestOf(tokenHash, after)
  }

  useDeviceLink(
    tokenHash: string,
    after: number,
    session: Omit<Session, 'guest'>,
  ): Promise<Guest | undefined> {
    return this.#commits.write(() => this.#deviceLinks.use(tokenHash, after, session))
  }

  removeDeviceLink(guest: string): Promise<void> {
    return this.#commits.write(() => this.#deviceLinks.remove(guest))
  }

  async seatLink(tokenHash: string): Promise<SeatLink | undefined> {
    return this.#links.link(tokenHash)
  }

  async seatLinks(table: string, seat: number): Promise<SeatLink[]> {
    return this.#links.ofSeat(table, seat)
  }

  async addPushTarget(
    session: string,
    { endpoint, p256dh, auth, language = null }: Omit<PushTarget, 'language'> & { language?: string | null },
    most: number,
  ): Promise<boolean> {
    const added = await this.#write(
      `REPLACE INTO push_targets (endpoint, session, p256dh, auth, language) SELECT ?1, ?2, ?3, ?4, ?6
       WHERE (SELECT count(*) FROM push_targets JOIN sessions ON sessions.id = push_targets.session
              WHERE sessions.guest = (SELECT guest FROM sessions WHERE id = ?2) AND endpoint <> ?1) < ?5`,
      endpoint,
      session,
      p256dh,
      auth,
      most,
      language,
    )
    return added > 0
  }

  async removePushTarget(endpoint: string, guest?: string): Promise<void> {
    if (guest === undefined) await this.#write('DELETE FROM push_targets WHERE endpoint = ?', endpoint)
    else
      await this.#write(
        'DELETE FROM push_targets WHERE endpoint = ? AND session IN (SELECT id FROM sessions WHERE guest = ?)',
        endpoint,
        guest,
      )
  }

  async pushTargetsOf(guest: string): Promise<Omit<PushTarget, 'language'>[]> {
    return this.connection.all(
      `SELECT endpoint, p256dh, auth FROM push_targets JOIN sessions ON sessions.id = push_targets.session
       WHERE guest = ? ORDER BY endpoint`,
      guest,
    ) as Omit<PushTarget, 'language'>[]
  }

  async pushLanguage(session: string): Promise<Language | undefined> {
    const rows = this.connection.all('SELECT language FROM push_targets WHERE session = ?', session)
    return (
      (rows as { language: Language | null }[]).find(({ language }) => language !== null)?.language ??
      undefined
    )
  }

  async tablesAfter(table: string, limit: number): Promise<AgedTable[]> {
    return this.#clearing.tablesAfter(table, limit)
  }

  removeTable(table: AgedTable, isFree: () => boolean): Promise<boolean> {
    return this.#commits.write(() => isFree() && this.#clearing.removeTable(table))
  }

  forgetLeases(before: number): Promise<void> {
    return this.#commits.write(() => this.#clearing.forgetLeases(before))
  }

  forgetGuests(
    after: string,
    limit: number,
    before: number,
    isHere: (guest: string) => boolean,
  ): Promise<Forgotten> {
    return this.#commits.write(() => this.#clearing.forgetGuests(after, limit, before, isHere))
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
