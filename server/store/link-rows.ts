import type { Connection } from './connection.ts'
import { type Along, LinkGone, type SeatLink } from './store.ts'

const COLUMNS = 'token_hash AS tokenHash, table_id AS "table", seat, guest, created_at AS createdAt'
const IS_GOOD = 'used_at IS NULL AND revoked_at IS NULL'

/** Reads and writes the links of seats. */
export class LinkRows {
  readonly #connection: Connection

  constructor(connection: Connection) {
    this.#connection = connection
  }

  link(tokenHash: string): SeatLink | undefined {
    const links = this.#connection.all(
      `SELECT ${COLUMNS} FROM seat_links WHERE token_hash = ? AND ${IS_GOOD}`,
      tokenHash,
    ) as SeatLink[]
    return links.at(0)
  }

  ofSeat(table: string, seat: number): SeatLink[] {
    return this.#connection.all(
      `SELECT ${COLUMNS} FROM seat_links WHERE table_id = ? AND seat = ? AND ${IS_GOOD} ORDER BY created_at`,
      table,
      seat,
    ) as SeatLink[]
  }

  mustBeGood(tokenHash: string): void {
    if (this.link(tokenHash) === undefined) throw new LinkGone('this link has been used or revoked')
  }

  revoke(table: string, seat: number, at: number): void {
    this.#connection.run(
      `UPDATE seat_links SET revoked_at = ? WHERE table_id = ? AND seat = ? AND ${IS_GOOD}`,
      at,
      table,
      seat,
    )
  }

  write(table: string, along: Exclude<Along, { kind: 'table-set-up' }>): void {
    switch (along.kind) {
      case 'link-made': {
        const { tokenHash, seat, guest, createdAt } = along.link
        this.revoke(table, seat, createdAt)
        this.#connection.run(
          'INSERT INTO seat_links (token_hash, table_id, seat, guest, created_at) VALUES (?, ?, ?, ?, ?)',
          tokenHash,
          table,
          seat,
          guest,
          createdAt,
        )
        return
      }
      case 'link-used':
        this.#connection.run(
          'UPDATE seat_links SET used_at = ? WHERE token_hash = ?',
          along.at,
          along.tokenHash,
        )
        return
      case 'links-revoked':
        this.revoke(table, along.seat, along.at)
        return
      case 'bot-games':
        return
    }
  }
}
