import type { TableEvent } from '@astrolabe/tables'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/**
 * What the servers have written, read from their file by another program than theirs. It is open for a moment only: were
 * it open while a server is killed, the next one would not have to recover.
 */
export class Books {
  readonly #path: string

  constructor(folder: string) {
    this.#path = join(folder, 'astrolabe.sqlite')
  }

  /** The events of tables, all of them as they were at one moment. A server has to be up. */
  read(tables: readonly string[]): ReadonlyMap<string, readonly TableEvent[]> {
    const database = new DatabaseSync(this.#path, { readOnly: true })
    try {
      database.exec('BEGIN')
      const select = database.prepare('SELECT event FROM events WHERE table_id = ? ORDER BY number')
      return new Map(
        tables.map((table) => {
          const rows = select.all(table) as { readonly event: string }[]
          return [table, rows.flatMap(({ event }) => JSON.parse(event) as TableEvent | TableEvent[])]
        }),
      )
    } finally {
      database.close()
    }
  }
}
