import type { Device } from '../identity/device.ts'
import type { Connection } from './connection.ts'
import type { Guest, Session } from './store.ts'

const HOUR = 60 * 60 * 1000
/** So long after it was last seen a session is good for nothing. */
const SESSION = 90 * 24 * HOUR

const ADD_SESSION = `INSERT INTO sessions (id, guest, token_hash, browser, system, created_at, seen_at)
  VALUES (?, ?, ?, ?, ?, ?, ?)`
const FIND = `SELECT guests.id, guests.name, sessions.id AS session, seen_at AS seenAt
  FROM sessions JOIN guests ON guests.id = sessions.guest WHERE token_hash = ? AND seen_at > ?`
/** A device that could not be told before may be now. */
const SEE = `UPDATE sessions SET seen_at = ?2, browser = coalesce(browser, ?3), system = coalesce(system, ?4)
  WHERE id = ?1`
const SESSIONS = `SELECT id, guest, token_hash AS tokenHash, browser, system, created_at AS createdAt,
  seen_at AS seenAt FROM sessions WHERE guest = ? AND seen_at > ? ORDER BY seen_at DESC, created_at DESC, id`

type SessionRow = Omit<Session, 'device'> & Device

/** The rows of guests and of their sessions. What changes them belongs into a transaction. */
export class GuestRows {
  readonly #connection: Connection

  constructor(connection: Connection) {
    this.#connection = connection
  }

  add(name: string, session: Session): void {
    const { guest, createdAt } = session
    this.#connection.run('INSERT INTO guests (id, name, created_at) VALUES (?, ?, ?)', guest, name, createdAt)
    this.addSession(session)
  }

  addSession({ id, guest, tokenHash, device, createdAt, seenAt }: Session): void {
    this.#connection.run(ADD_SESSION, id, guest, tokenHash, device.browser, device.system, createdAt, seenAt)
  }

  /** Whether there was such a session. */
  end(guest: string, session: string): boolean {
    return this.#connection.run('DELETE FROM sessions WHERE id = ? AND guest = ?', session, guest) > 0
  }

  /** Not at every request is it noted that somebody was seen: to the hour is near enough, and spares the disk. */
  find(tokenHash: string, now: number): { readonly guest: Guest; readonly isSeenAgain: boolean } | undefined {
    const [row] = this.#connection.all(FIND, tokenHash, now - SESSION) as (Guest & { seenAt: number })[]
    if (row === undefined) return undefined
    const { seenAt, ...guest } = row
    return { guest, isSeenAgain: seenAt <= now - HOUR }
  }

  see(session: string, now: number, { browser, system }: Device): void {
    this.#connection.run(SEE, session, now, browser, system)
  }

  sessions(guest: string, now: number): Session[] {
    const rows = this.#connection.all(SESSIONS, guest, now - SESSION) as SessionRow[]
    return rows.map(({ browser, system, ...session }) => ({ ...session, device: { browser, system } }))
  }
}
