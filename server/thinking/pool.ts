import { availableParallelism } from 'node:os'
import type { Explained } from '@astrolabe/bots'
import type { GameRecord } from '@astrolabe/kernel'
import { type PoolWishes, ThreadPool } from '@astrolabe/threads'
import { foundIn, type Progress, type Round, taken } from './spreading.ts'
import { askTwice, type Thinker, type Thought } from './thinker.ts'
import { THINK, type ThinkJob } from './thinking.ts'
import { GIVES_WAY } from './way.ts'

/** Unless bots give way, one core is left to the server: with all of them busy, commits take twenty times as long. */
const usualThreads = (): number => Math.max(1, availableParallelism() - (GIVES_WAY ? 0 : 1))
const USUAL_LIMIT = 10_000
const USUAL_MEGABYTES = 512

/** Bundled beside the program that imports this. */
const WORKER = new URL('./thinker.js', import.meta.url)

/** Threads on which bots think. Every host gets a turn before any gets a second one, however many tables they have. */
export class ThinkingPool implements Thinker, AsyncDisposable {
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

  async think(thought: Thought, record: () => GameRecord | undefined): Promise<string> {
    return (await this.#thinkOn(thought, record)).answer
  }

  explain(thought: Thought, record: () => GameRecord | undefined): Promise<Explained> {
    return this.#thinkOn({ reason: {}, ...thought }, record)
  }

  /**
   * Parts of a thought go to threads that are idle, so that nobody waits for them; where none is, all of it is one job.
   * What comes of it is the same.
   */
  async #thinkOn(thought: Thought, record: () => GameRecord | undefined): Promise<Explained> {
    const ask = (job: Omit<ThinkJob, 'thought' | 'record'>): Promise<Progress> =>
      askTwice((whole) => this.#ask({ ...job, thought, record: whole }), record)
    const rounds: Round[] = []
    for (;;) {
      const progress = await ask({ rounds, here: this.#pool.idle > 1 ? 'none' : 'all' })
      if ('answer' in progress) return progress
      const think = async (part: number): Promise<string> => foundIn(await ask({ rounds, here: part }))
      rounds.push(await taken(progress.of, this.#pool.idle, think))
    }
  }

  #ask(job: ThinkJob): Promise<Progress | undefined> {
    return this.#pool.ask({ kind: THINK, job }, job.thought.host)
  }

  close(): Promise<void> {
    return this.#pool.close()
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.close()
  }
}
