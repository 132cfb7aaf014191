import { availableParallelism } from 'node:os'
import type { GameRecord } from '@astrolabe/kernel'
import { type PoolWishes, ThreadPool } from '@astrolabe/threads'
import { askTwice, type Thinker, type Thought } from './thinker.ts'
import { THINK, type ThinkJob } from './thinking.ts'

/** One core is left to the server: with all of them busy, commits take twenty times as long. */
const usualThreads = (): number => Math.max(1, availableParallelism() - 1)
const USUAL_LIMIT = 10_000
const USUAL_MEGABYTES = 512

/** Bundled beside the program that imports this. */
const WORKER = new URL('./thinker.js', import.meta.url)

/** Threads on which bots think. Every host gets a turn before any gets a second one, however many tables they have. */
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

  think(thought: Thought, record: () => GameRecord | undefined): Promise<string> {
    return askTwice((asked, whole) => this.#ask({ thought: asked, record: whole }), thought, record)
  }

  #ask(job: ThinkJob): Promise<string | undefined> {
    return this.#pool.ask({ kind: THINK, job }, job.thought.host)
  }

  close(): Promise<void> {
    return this.#pool.close()
  }
}
