import { type PoolWishes, ThreadPool, TookTooLong } from '@astrolabe/threads'
import { REPLAY } from './replaying.ts'
import { type Forked, type Replayer, TooCostly, type WantedFork } from './replayer.ts'

/** Many times what the longest game takes. */
const USUAL_LIMIT = 5000
const USUAL_MEGABYTES = 64

/** Bundled beside the program that imports this. */
const WORKER = new URL('./replayer.js', import.meta.url)

/** Plays records again on a thread, one at a time; none takes more than it is given. */
export class ReplayThreads implements Replayer {
  readonly #pool: ThreadPool
  #closed = false

  constructor(wishes: Partial<PoolWishes> = {}) {
    const usual = { worker: WORKER, threads: 1, limit: USUAL_LIMIT, megabytes: USUAL_MEGABYTES }
    this.#pool = new ThreadPool({ ...usual, ...wishes })
  }

  async fork(wanted: WantedFork): Promise<Forked> {
    try {
      return await this.#pool.ask({ kind: REPLAY, job: wanted })
    } catch (error) {
      if (this.#closed) throw error
      const what = error instanceof TookTooLong ? 'time' : 'memory'
      throw new TooCostly(`it takes too much ${what}`, { cause: error })
    }
  }

  close(): Promise<void> {
    this.#closed = true
    return this.#pool.close()
  }
}
