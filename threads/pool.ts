import { Worker } from 'node:worker_threads'
import { FairQueue } from './fair-queue.ts'
import type { Order, Word } from './work.ts'

export interface PoolWishes {
  /** What runs on each thread: a file that calls `serve`. */
  readonly worker: URL
  /** As many as there may be at once. */
  readonly threads: number
  /** Milliseconds that a job may take. */
  readonly limit?: number
  /** What a thread may use: a job that runs wild ends its thread, not the program. */
  readonly megabytes?: number
}

/** A job was not done in time. */
export class TookTooLong extends Error {}

interface Job {
  readonly order: Order
  readonly heard: (result: unknown) => void
  readonly done: () => void
  readonly failed: (error: Error) => void
}

/** A thread, and what it is at; nothing while it starts or rests. */
interface Desk {
  readonly thread: Worker
  ready: boolean
  job: Job | undefined
  limit: NodeJS.Timeout | undefined
}

/** A thread pool. Threads are hired when there is something to do, and kept: code that has run is faster. */
export class ThreadPool implements AsyncDisposable {
  readonly #wishes: PoolWishes
  readonly #desks = new Set<Desk>()
  readonly #queue = new FairQueue<Job>()
  #closed = false

  constructor(wishes: PoolWishes) {
    this.#wishes = wishes
  }

  get threads(): number {
    return this.#wishes.threads
  }

  /** How many threads would be at nothing, with everything done that waits; those not hired yet among them. */
  get idle(): number {
    const busy = [...this.#desks].filter(({ job }) => job !== undefined).length
    return Math.max(0, this.#wishes.threads - busy - this.#queue.size)
  }

  /** Does a job when its turn comes: every owner gets one before any gets a second one. A job that fails fails alone. */
  async do<R>(order: Order, heard: (result: R) => void, owner = ''): Promise<void> {
    if (this.#closed) throw new Error('the threads are gone')
    const { promise, resolve: done, reject: failed } = Promise.withResolvers<void>()
    this.#queue.add(owner, { order, heard: heard as Job['heard'], done, failed })
    this.#distribute()
    await promise
  }

  /** Does a job that has one result. */
  async ask<R>(order: Order, owner?: string): Promise<R> {
    const results: R[] = []
    await this.do<R>(order, (result) => results.push(result), owner)
    return results[0]
  }

  /** Ends all threads, whatever they are at. */
  async close(): Promise<void> {
    this.#closed = true
    const error = new Error('the threads are gone')
    for (let job = this.#queue.take(); job !== undefined; job = this.#queue.take()) job.failed(error)
    await Promise.all([...this.#desks].map((desk) => this.#dismiss(desk, error)))
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.close()
  }

  #distribute(): void {
    for (const desk of this.#desks) {
      if (!desk.ready || desk.job !== undefined) continue
      const job = this.#queue.take()
      if (job === undefined) return
      this.#assign(desk, job)
    }
    const starting = [...this.#desks].filter(({ ready }) => !ready).length
    if (this.#queue.size > starting && this.#desks.size < this.#wishes.threads) this.#hire()
  }

  #assign(desk: Desk, job: Job): void {
    const { limit } = this.#wishes
    desk.job = job
    if (limit !== undefined) {
      const late = new TookTooLong(`a job was not done within ${limit} ms`)
      desk.limit = setTimeout(() => void this.#dismiss(desk, late), limit)
    }
    desk.thread.postMessage(job.order)
  }

  #hire(): void {
    const { worker, megabytes } = this.#wishes
    const resourceLimits = megabytes === undefined ? {} : { maxOldGenerationSizeMb: megabytes }
    const thread = new Worker(worker, { resourceLimits })
    const desk: Desk = { thread, ready: false, job: undefined, limit: undefined }
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
    if (word.kind === 'result') {
      desk.job?.heard(word.result)
      return
    }
    const { job } = desk
    clearTimeout(desk.limit)
    desk.ready = true
    desk.job = undefined
    if (word.kind === 'done') job?.done()
    if (word.kind === 'failed') job?.failed(word.error)
    this.#distribute()
  }

  /**
   * Ends a thread. Its job fails; if it could not even start, the next in line does: another thread would be hired
   * for that one for ever.
   */
  async #dismiss(desk: Desk, error: Error): Promise<void> {
    if (!this.#desks.delete(desk)) return
    clearTimeout(desk.limit)
    const job = desk.ready ? desk.job : this.#queue.take()
    job?.failed(error)
    if (!this.#closed) this.#distribute()
    await desk.thread.terminate()
  }
}
