import { availableParallelism } from 'node:os'
import { type PoolWishes, ThreadPool } from '@astrolabe/threads'
import { THINK } from './thinking.ts'
import type { Thinker, Thought } from './thinker.ts'

/** One core is left to the server: with all of them busy, commits take twenty times as long. */
const usualThreads = (): number => Math.max(1, availableParallelism() - 1)
const USUAL_LIMIT = 10_000
const USUAL_MEGABYTES = 512

/** Bundled beside the program that imports this. */
const WORKER = new URL('./thinker.js', import.meta.url)

/** Threads on which bots think. Every table gets a turn before any gets a second one. */
export class ThinkingPool implements Thinker {
  readonly #pool: ThreadPool

  constructor(wishes: Partial<PoolWishes> = {}) {
    this.#pool = new ThreadPool({
      worker: WORKER,
      threads: usualThreads(),
      limit: USUAL_LIMIT,
      megabytes: USUAL_MEGABYTES,
      ...wishes,
    })
  }

  async think(thought: Thought): Promise<string> {
    let answer = ''
    await this.#pool.do<string>(
      { kind: THINK, job: thought },
      (text) => {
        answer = text
      },
      thought.table,
    )
    return answer
  }

  close(): Promise<void> {
    return this.#pool.close()
  }
}
