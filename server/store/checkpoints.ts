import Database from 'libsql/promise'

/** As much as can be carried over while others read and write. */
export const CHECKPOINT = 'PRAGMA wal_checkpoint(PASSIVE)'
/**
 * After so many transactions, or writes in them, what is in the log is carried over into the file. Often, so that there
 * is never much of it: a disk that is handed a lot at once lets everyone wait.
 */
const TRANSACTIONS = 400
const WRITES = 4000
/** Every so many times the log begins anew. */
const ROUNDS = 10

/**
 * Carries the log over into the file, on a thread of the driver: nobody waits for it. Now and then what is written
 * meanwhile is left to the writer, so that the log can begin anew: only then there is nothing in it.
 */
export class Checkpoints {
  readonly #database: Database
  readonly #finish: () => void
  #transactions = 0
  #writes = 0
  #rounds = 0
  #underWay: Promise<void> | undefined

  constructor(path: string, finish: () => void) {
    this.#database = new Database(path, {})
    this.#finish = finish
  }

  /** A transaction is in the log. */
  written(writes: number): void {
    this.#transactions++
    this.#writes += writes
    const isDue = this.#transactions >= TRANSACTIONS || this.#writes >= WRITES
    if (!isDue || this.#underWay !== undefined) return
    this.#transactions = 0
    this.#writes = 0
    this.#underWay = this.#run().finally(() => {
      this.#underWay = undefined
    })
  }

  async #run(): Promise<void> {
    try {
      await this.#database.exec(CHECKPOINT)
      if (++this.#rounds % ROUNDS === 0) this.#finish()
    } catch {
      // Whatever is in the log is safe there, and will be carried over another time.
    }
  }

  async close(): Promise<void> {
    await this.#underWay
    this.#database.close()
  }
}
