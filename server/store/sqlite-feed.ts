// Change data capture by polling.
import type { Connection } from './connection.ts'
import type { Feed } from './store.ts'

/** Others write to the same file: whoever polls learns of it. SQLite tells cheaply whether there is anything to learn. */
export class SqliteFeed implements Feed {
  readonly #connection: Pick<Connection, 'all'>
  readonly #heard: (table: string, version: number) => void
  #dataVersion: number
  #change: number
  #closed = false

  constructor(connection: Pick<Connection, 'all'>, heard: (table: string, version: number) => void) {
    this.#connection = connection
    this.#heard = heard
    this.#dataVersion = this.#readDataVersion()
    const [{ change }] = connection.all('SELECT coalesce(max(change), 0) AS change FROM tables') as [
      { readonly change: number },
    ]
    this.#change = change
  }

  poll(): void {
    if (this.#closed) return
    const dataVersion = this.#readDataVersion()
    if (dataVersion === this.#dataVersion) return
    const rows = this.#connection.all(
      'SELECT id, version, change FROM tables WHERE change > ? ORDER BY change',
      this.#change,
    ) as { readonly id: string; readonly version: number; readonly change: number }[]
    this.#dataVersion = dataVersion
    for (const { id, version, change } of rows) {
      this.#change = change
      this.#heard(id, version)
    }
  }

  /** Another one as soon as another connection has written; our own writes do not count. */
  #readDataVersion(): number {
    const [{ data_version: version }] = this.#connection.all('PRAGMA data_version') as [
      { readonly data_version: number },
    ]
    return version
  }

  close(): void {
    this.#closed = true
  }
}
