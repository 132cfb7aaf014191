import type { Append, Failure, TableStore } from '../store/store.ts'

/** A store that says what has been written into it, once it is on disk. */
export class AnnouncingTables implements TableStore {
  readonly #store: TableStore
  readonly #announce: (append: Append) => void

  constructor(store: TableStore, announce: (append: Append) => void) {
    this.#store = store
    this.#announce = announce
  }

  append(append: Append): Promise<void> {
    return this.#store.append(append).then(() => this.#announce(append))
  }

  events(table: string): ReturnType<TableStore['events']> {
    return this.#store.events(table)
  }

  version(table: string): Promise<number> {
    return this.#store.version(table)
  }

  snapshots(table: string): ReturnType<TableStore['snapshots']> {
    return this.#store.snapshots(table)
  }

  table(table: string): ReturnType<TableStore['table']> {
    return this.#store.table(table)
  }

  botTurns(): Promise<string[]> {
    return this.#store.botTurns()
  }

  keepFailure(failure: Failure): Promise<void> {
    return this.#store.keepFailure(failure)
  }

  failure(reference: string): Promise<Failure | undefined> {
    return this.#store.failure(reference)
  }
}
