import { availableParallelism } from 'node:os'
import { ReadableStream, type ReadableStreamDefaultController } from 'node:stream/web'
import { Worker } from 'node:worker_threads'
import type { Order, Word, Work } from './work.ts'

/** Something heard of a job, by its place in the list: one of its results, or why it failed. */
export type JobReport<R> =
  | { readonly job: number; readonly result: R }
  | { readonly job: number; readonly error: Error }

export interface PoolWishes {
  /** All cores by default. */
  readonly threads?: number | undefined
  /** Ends the work where it stands. */
  readonly signal?: AbortSignal
  readonly worker?: URL
}

/** Bundled beside the program that imports this. */
const WORKER = new URL('./worker.js', import.meta.url)

/** Does jobs on several threads. Reports come in whatever order they are made; a job that fails fails alone. */
export function runJobs<J, R>(
  work: Work<J, R>,
  jobs: readonly J[],
  wishes: PoolWishes = {},
): ReadableStream<JobReport<R>> {
  const pool = new Pool(work, jobs, wishes)
  return new ReadableStream({ start: (reports) => pool.start(reports), cancel: () => pool.stop() })
}

class Pool<J, R> {
  readonly #work: Work<J, R>
  readonly #jobs: readonly J[]
  readonly #wishes: PoolWishes
  /** Each thread with the job it is at. */
  readonly #threads = new Map<Worker, number>()
  #next = 0
  #stopped = false

  constructor(work: Work<J, R>, jobs: readonly J[], wishes: PoolWishes) {
    this.#work = work
    this.#jobs = jobs
    this.#wishes = wishes
  }

  start(reports: ReadableStreamDefaultController<JobReport<R>>): void {
    const { threads = availableParallelism(), signal } = this.#wishes
    const finish = (): void => {
      if (this.#stopped) return
      signal?.removeEventListener('abort', finish)
      this.stop()
      reports.close()
    }
    if (signal?.aborted === true || this.#jobs.length === 0) return finish()
    signal?.addEventListener('abort', finish)
    for (let thread = 0; thread < Math.min(threads, this.#jobs.length); thread++) this.#hire(reports, finish)
  }

  stop(): void {
    this.#stopped = true
    for (const thread of this.#threads.keys()) void thread.terminate()
    this.#threads.clear()
  }

  #hire(reports: ReadableStreamDefaultController<JobReport<R>>, finish: () => void): void {
    const thread = new Worker(this.#wishes.worker ?? WORKER)
    const fail = (error: Error): void => {
      const job = this.#threads.get(thread)
      if (this.#stopped || job === undefined) return
      reports.enqueue({ job, error })
      this.#threads.delete(thread)
      // A thread that broke is replaced, so that the other jobs are done all the same.
      if (this.#next < this.#jobs.length) this.#hire(reports, finish)
      else if (this.#threads.size === 0) finish()
    }
    thread.on('error', (error) => fail(error instanceof Error ? error : new Error(String(error))))
    thread.on('exit', (code) => fail(new Error(`a thread ended by itself, with code ${code}`)))
    thread.on('message', (word: Word) => {
      const job = this.#threads.get(thread)
      if (this.#stopped || job === undefined) return
      if (word.kind === 'result') {
        reports.enqueue({ job, result: word.result as R })
        return
      }
      if (word.kind === 'failed') reports.enqueue({ job, error: word.error })
      if (!this.#assign(thread) && this.#threads.size === 0) finish()
    })
    this.#assign(thread)
  }

  /** Gives a thread the next job; without one, the thread is let go. */
  #assign(thread: Worker): boolean {
    const job = this.#next
    if (job === this.#jobs.length) {
      this.#threads.delete(thread)
      void thread.terminate()
      return false
    }
    this.#next++
    this.#threads.set(thread, job)
    thread.postMessage({ kind: this.#work.kind, job: this.#jobs[job] } satisfies Order)
    return true
  }
}
