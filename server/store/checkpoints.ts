import Database from 'libsql/promise'

/** As much as can be carried over while others read and write. */
export const CHECKPOINT = 'PRAGMA wal_checkpoint(PASSIVE)'
/** After so many writes what is in the log is carried over into the file. */
const WRITES = 4000
/** While one is under way more is written: each time there is less of it left. */
const PASSES = 3

/**
 * Carries the log over into the file, on a thread of the driver: nobody waits for it. Only the last bit is left to the
 * writer, so that the log can begin anew.
 */
export class Checkpoints {
  readonly #database: Database
  readonly #finish: () => void
  #writes = 0
  #underWay: Promise<void> | undefined

  constructor(path: string, finish: () => void) {
    this.#database = new Database(path, {})
    this.#finish = finish
  }

  written(writes: number): void {
    this.#writes += writes
    if (this.#writes < WRITES || this.#underWay !== undefined) return
    this.#writes = 0
    this.#underWay = this.#run().finally(() => {
      this.#underWay = undefined
    })
  }

  async #run(): Promise<void> {
    try {
      for (let pass = 0; pass < PASSES; pass++) await this.#database.exec(CHECKPOINT)
      this.#finish()
    } catch {
      // Whatever is in the log is safe there, and will be carried over another time.
    }
  }

  async close(): Promise<void> {
    await this.#underWay
    this.#database.close()
  }
}
