import Database from 'libsql/promise'

/** As much as can be carried over while others read and write. */
export const CHECKPOINT = 'PRAGMA wal_checkpoint(PASSIVE)'

/** What has been written to the log. */
interface Written {
  transactions: number
  writes: number
}

/**
 * After so much of either, what is in the log is carried over into the file. Often, so that there is never much of it: a
 * disk that is handed a lot at once lets everyone wait.
 */
const OFTEN: Written = { transactions: 100, writes: 4000 }
/** After so much the log begins anew. */
const SELDOM: Written = { transactions: 4000, writes: 40_000 }

const isEnough = ({ transactions, writes }: Written, limit: Written): boolean =>
  transactions >= limit.transactions || writes >= limit.writes

/**
 * Carries the log over into the file, on a thread of the driver: nobody waits for it. Now and then what is written
 * meanwhile is left to the writer, so that the log can begin anew: only then there is nothing in it.
 */
export class Checkpoints {
  readonly #database: Database
  readonly #finish: () => void
  /** Since it was last carried over, and since it began. */
  #news: Written = { transactions: 0, writes: 0 }
  #all: Written = { transactions: 0, writes: 0 }
  #underWay: Promise<void> | undefined

  constructor(path: string, finish: () => void) {
    this.#database = new Database(path, {})
    this.#finish = finish
  }

  /** A transaction is in the log. */
  written(writes: number): void {
    for (const count of [this.#news, this.#all]) {
      count.transactions++
      count.writes += writes
    }
    if (!isEnough(this.#news, OFTEN) || this.#underWay !== undefined) return
    this.#news = { transactions: 0, writes: 0 }
    this.#underWay = this.#run().finally(() => {
      this.#underWay = undefined
    })
  }

  async #run(): Promise<void> {
    try {
      await this.#database.exec(CHECKPOINT)
      if (!isEnough(this.#all, SELDOM)) return
      this.#finish()
      this.#all = { transactions: 0, writes: 0 }
    } catch {
      // Whatever is in the log is safe there, and will be carried over another time.
    }
  }

  async close(): Promise<void> {
    await this.#underWay
    this.#database.close()
  }
}
