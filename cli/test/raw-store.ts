import { SqliteStore } from '@astrolabe/server/store'

/** A store that can be changed by hand, as nobody should. */
export class RawStore extends SqliteStore {
  change(sql: string): void {
    this.connection.all(sql)
  }
}
