import { SqliteTables } from './sqlite-tables.ts'
import type { Guest, PushTarget, SeatLink, Store } from './store.ts'

export { IN_MEMORY, UnusableStore } from './connection.ts'

const HOUR = 60 * 60 * 1000
const SESSION = 90 * 24 * HOUR

/** Everything the server keeps, in an SQLite file or, for a while, `IN_MEMORY`. */
export class SqliteStore extends SqliteTables implements Store {
  async addGuest({ id, name, tokenHash, createdAt, seenAt }: Guest): Promise<void> {
    await this.write(
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
    const seen = this.write('UPDATE guests SET seen_at = ? WHERE id = ?', now, guest.id)
    // Where nothing can be written people are known all the same.
    return await seen.then(
      () => ({ ...guest, seenAt: now }),
      () => guest,
    )
  }

  async renameGuest(guest: string, name: string): Promise<void> {
    await this.write('UPDATE guests SET name = ? WHERE id = ?', name, guest)
  }

  async addSeatLink({ tokenHash, table, seat, createdAt }: SeatLink): Promise<void> {
    await this.write(
      'INSERT INTO seat_links (token_hash, table_id, seat, created_at) VALUES (?, ?, ?, ?)',
      tokenHash,
      table,
      seat,
      createdAt,
    )
  }

  async seatLink(tokenHash: string): Promise<SeatLink | undefined> {
    const [link] = this.connection.all(
      `SELECT token_hash AS tokenHash, table_id AS "table", seat, created_at AS createdAt FROM seat_links
       WHERE token_hash = ? AND used_at IS NULL AND revoked_at IS NULL`,
      tokenHash,
    ) as SeatLink[]
    return link
  }

  async useSeatLink(tokenHash: string, now: number): Promise<boolean> {
    const used = await this.write(
      'UPDATE seat_links SET used_at = ? WHERE token_hash = ? AND used_at IS NULL AND revoked_at IS NULL',
      now,
      tokenHash,
    )
    return used > 0
  }

  async seatLinks(table: string, seat: number): Promise<SeatLink[]> {
    return this.connection.all(
      `SELECT token_hash AS tokenHash, table_id AS "table", seat, created_at AS createdAt FROM seat_links
       WHERE table_id = ? AND seat = ? AND used_at IS NULL AND revoked_at IS NULL ORDER BY created_at`,
      table,
      seat,
    ) as SeatLink[]
  }

  async revokeSeatLinks(table: string, seat: number, now: number): Promise<void> {
    await this.write(
      `UPDATE seat_links SET revoked_at = ?
       WHERE table_id = ? AND seat = ? AND used_at IS NULL AND revoked_at IS NULL`,
      now,
      table,
      seat,
    )
  }

  async addPushTarget(guest: string, { endpoint, p256dh, auth }: PushTarget): Promise<void> {
    await this.write(
      'REPLACE INTO push_targets (endpoint, guest, p256dh, auth) VALUES (?, ?, ?, ?)',
      endpoint,
      guest,
      p256dh,
      auth,
    )
  }

  async removePushTarget(endpoint: string, guest?: string): Promise<void> {
    if (guest === undefined) await this.write('DELETE FROM push_targets WHERE endpoint = ?', endpoint)
    else await this.write('DELETE FROM push_targets WHERE endpoint = ? AND guest = ?', endpoint, guest)
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
    await this.write('INSERT INTO settings (key, value) VALUES (?, ?) ON CONFLICT DO NOTHING', key, value)
    return (await this.setting(key)) ?? value
  }
}
