import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Clock } from '../world.ts'
import type { Word } from './serve.ts'
import type { Thinker, Thought } from './thinker.ts'
import { FairQueue } from './fair-queue.ts'

/** One core is left to the server: with all of them busy, commits take twenty times as long. */
const usualThreads = (): number => Math.max(1, availableParallelism() - 1)
const USUAL_LIMIT = 10_000
const USUAL_MEGABYTES = 512

/** Bundled beside the program that imports this. */
const WORKER = new URL('./thinker.js', import.meta.url)

export interface PoolWishes {
  readonly clock: Clock
  readonly threads?: number
  /** Milliseconds that an answer may take. */
  readonly limit?: number
  /** What a thread may use: a search that runs wild ends itself, not the server. */
  readonly megabytes?: number
  readonly worker?: URL
}

/** A bot did not answer in time. */
export class TookTooLong extends Error {}

interface Job {
  readonly thought: Thought
  readonly resolve: (text: string) => void
  readonly reject: (error: Error) => void
}

/** A thread, and what it is at; nothing while it starts or rests. */
interface Desk {
  readonly thread: Worker
  ready: boolean
  job: Job | undefined
  callOff: (() => void) | undefined
}

/** Threads on which bots think. They are hired when there is something to think about. */
export class ThinkingPool implements Thinker {
  readonly #clock: Clock
  readonly #threads: number
  readonly #limit: number
  readonly #megabytes: number
  readonly #worker: URL
  readonly #desks = new Set<Desk>()
  readonly #queue = new FairQueue<Job>()
  #closed = false

  constructor(wishes: PoolWishes) {
    this.#clock = wishes.clock
    this.#threads = wishes.threads ?? usualThreads()
    this.#limit = wishes.limit ?? USUAL_LIMIT
    this.#megabytes = wishes.megabytes ?? USUAL_MEGABYTES
    this.#worker = wishes.worker ?? WORKER
  }

  think(thought: Thought): Promise<string> {
    if (this.#closed) return Promise.reject(new Error('nobody thinks any more'))
    return new Promise((resolve, reject) => {
      this.#queue.add(thought.table, { thought, resolve, reject })
      this.#distribute()
    })
  }

  async close(): Promise<void> {
    this.#closed = true
    const error = new Error('nobody thinks any more')
    for (let job = this.#queue.take(); job !== undefined; job = this.#queue.take()) job.reject(error)
    await Promise.all([...this.#desks].map((desk) => this.#dismiss(desk, error)))
  }

  #distribute(): void {
    for (const desk of this.#desks) {
      if (!desk.ready || desk.job !== undefined) continue
      const job = this.#queue.take()
      if (job === undefined) return
      this.#assign(desk, job)
    }
    const starting = [...this.#desks].filter(({ ready }) => !ready).length
    if (this.#queue.size > starting && this.#desks.size < this.#threads) this.#hire()
  }

  #assign(desk: Desk, job: Job): void {
    desk.job = job
    desk.callOff = this.#clock.after(this.#limit, () => {
      void this.#dismiss(desk, new TookTooLong(`a bot did not answer within ${this.#limit} ms`))
    })
    desk.thread.postMessage(job.thought)
  }

  #hire(): void {
    const thread = new Worker(this.#worker, { resourceLimits: { maxOldGenerationSizeMb: this.#megabytes } })
    const desk: Desk = { thread, ready: false, job: undefined, callOff: undefined }
    this.#desks.add(desk)
    thread.on('message', (word: Word) => this.#hear(desk, word))
    thread.on(
      'error',
      (error) => void this.#dismiss(desk, error instanceof Error ? error : new Error(String(error))),
    )
    thread.on(
      'exit',
      (code) => void this.#dismiss(desk, new Error(`a thread ended by itself, with code ${code}`)),
    )
  }

  #hear(desk: Desk, word: Word): void {
    if (!this.#desks.has(desk)) return
    desk.ready = true
    if (word.kind !== 'ready') {
      const { job } = desk
      desk.callOff?.()
      desk.job = undefined
      if (word.kind === 'answer') job?.resolve(word.text)
      else job?.reject(word.error)
    }
    this.#distribute()
  }

  /**
   * Ends a thread. Its job fails; if it could not even start, the next in line does: another thread would be hired
   * for that one for ever.
   */
  async #dismiss(desk: Desk, error: Error): Promise<void> {
    if (!this.#desks.delete(desk)) return
    desk.callOff?.()
    const job = desk.ready ? desk.job : this.#queue.take()
    job?.reject(error)
    if (!this.#closed) this.#distribute()
    await desk.thread.terminate()
  }
}
