import { ReadableStream, type ReadableStreamDefaultController } from 'node:stream/web'
import type { ThreadPool } from './pool.ts'
import type { Work } from './work.ts'

/** Something heard of a job, by its place in the list: one of its results, or why it failed. */
export type JobReport<R> =
  | { readonly job: number; readonly result: R }
  | { readonly job: number; readonly error: Error }

/**
 * Does jobs on all threads of a pool. Reports come in whatever order they are made. The signal, or nobody listening
 * any more, ends the work where it stands, and the threads with it.
 */
export function runJobs<J, R>(
  pool: ThreadPool,
  { kind }: Work<J, R>,
  jobs: readonly J[],
  signal?: AbortSignal,
): ReadableStream<JobReport<R>> {
  // One list for all threads: each takes its next job from it.
  const left = jobs.entries()
  let stopped = signal?.aborted === true
  let cancelled = false

  async function work(reports: ReadableStreamDefaultController<JobReport<R>>): Promise<void> {
    for (const [job, order] of left) {
      if (stopped) return
      try {
        await pool.do<R>({ kind, job: order }, (result) => reports.enqueue({ job, result }))
      } catch (error) {
        if (!stopped)
          reports.enqueue({ job, error: error instanceof Error ? error : new Error(String(error)) })
      }
    }
  }

  const stop = (): void => {
    stopped = true
    void pool.close()
  }

  return new ReadableStream({
    start(reports) {
      signal?.addEventListener('abort', stop)
      const workers = Array.from({ length: Math.min(pool.threads, jobs.length) }, () => work(reports))
      void Promise.all(workers).then(() => {
        signal?.removeEventListener('abort', stop)
        if (!cancelled) reports.close()
      })
    },
    cancel() {
      cancelled = true
      stop()
    },
  })
}
