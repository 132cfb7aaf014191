import type { Connection } from './connection.ts'
import type { GuestRows } from './guest-rows.ts'
import type { DeviceLink, Guest, Session } from './store.ts'

const GOOD = 'token_hash = ? AND created_at > ?'

/** The rows of links that carry a guest to another device: one at most for each. What changes them belongs into a transaction. */
export class DeviceLinkRows {
  readonly #connection: Connection
  readonly #guests: GuestRows

  constructor(connection: Connection, guests: GuestRows) {
    this.#connection = connection
    this.#guests = guests
  }

  add({ guest, tokenHash, createdAt }: DeviceLink): void {
    this.#connection.run(
      'REPLACE INTO device_links (guest, token_hash, created_at) VALUES (?, ?, ?)',
      guest,
      tokenHash,
      createdAt,
    )
  }

  guestOf(tokenHash: string, after: number): string | undefined {
    const [row] = this.#connection.all(`SELECT guest FROM device_links WHERE ${GOOD}`, tokenHash, after) as {
      readonly guest: string
    }[]
    return row?.guest
  }

  /** Of those who come with the same link at once, one has it. */
  use(tokenHash: string, after: number, session: Omit<Session, 'guest'>): Guest | undefined {
    const guest = this.guestOf(tokenHash, after)
    if (guest === undefined) return undefined
    this.remove(guest)
    this.#guests.addSession({ ...session, guest })
    return this.#guests.find(session.tokenHash, session.seenAt)?.guest
  }

  remove(guest: string): void {
    this.#connection.run('DELETE FROM device_links WHERE guest = ?', guest)
  }
}
