import { describe, expect, test } from 'vitest'
import { type JobReport, runJobs } from './jobs.ts'
import { ThreadPool } from './pool.ts'
import { type Errand, trouble } from './test/trouble.ts'

const worker = new URL('./test/worker.ts', import.meta.url)

async function allOf<R>(stream: AsyncIterable<R>): Promise<R[]> {
  const all: R[] = []
  for await (const one of stream) all.push(one)
  return all
}

async function reportsOf(
  errands: readonly Errand[],
  { threads = 2, signal }: { readonly threads?: number; readonly signal?: AbortSignal } = {},
): Promise<JobReport<number>[]> {
  await using pool = new ThreadPool({ worker, threads })
  return await allOf(runJobs(pool, trouble, errands, signal))
}

function resultsOf(reports: readonly JobReport<number>[], job: number): number[] {
  return reports.flatMap((report) => (report.job === job && 'result' in report ? [report.result] : []))
}

function errorsOf(reports: readonly JobReport<number>[]): [job: number, message: string][] {
  return reports
    .flatMap((report) => ('error' in report ? [[report.job, report.error.message] as const] : []))
    .map(([job, message]) => [job, message])
}

const counts: readonly Errand[] = [3, 0, 5, 1, 4].map((to) => ({ kind: 'count', to }))

describe('a pool of threads', () => {
  test.each([1, 2, 8])('does every job on %i threads, each in its own order', async (threads) => {
    const reports = await reportsOf(counts, { threads })
    expect(counts.map((_, job) => resultsOf(reports, job))).toEqual([
      [1, 2, 3],
      [],
      [1, 2, 3, 4, 5],
      [1],
      [1, 2, 3, 4],
    ])
    expect(errorsOf(reports)).toEqual([])
  })

  test('has nothing to say without jobs', async () => expect(await reportsOf([])).toEqual([]))

  test('reports a job that fails after what it had done, and does the others', async () => {
    const reports = await reportsOf([counts[0], { kind: 'throw', after: 2 }, counts[2], counts[4]])
    expect(resultsOf(reports, 1)).toEqual([1, 2])
    expect(errorsOf(reports)).toEqual([[1, 'this errand went wrong']])
    expect([0, 2, 3].map((job) => resultsOf(reports, job).length)).toEqual([3, 5, 4])
  })

  test('replaces a thread that breaks', async () => {
    const reports = await reportsOf([
      { kind: 'exit' },
      counts[0],
      { kind: 'crash' },
      counts[2],
      { kind: 'exit' },
    ])
    expect(new Map(errorsOf(reports))).toEqual(
      new Map([
        [0, 'a thread ended by itself, with code 3'],
        [2, 'out of nowhere'],
        [4, 'a thread ended by itself, with code 3'],
      ]),
    )
    expect([1, 3].map((job) => resultsOf(reports, job).length)).toEqual([3, 5])
  })

  test('stops at a signal, even threads that never would, and keeps what was heard', async () => {
    const interruption = new AbortController()
    const heard: JobReport<number>[] = []
    const errands: readonly Errand[] = [{ kind: 'hang' }, { kind: 'hang' }, counts[0]]
    await using pool = new ThreadPool({ worker, threads: 2 })
    for await (const report of runJobs(pool, trouble, errands, interruption.signal)) {
      heard.push(report)
      if (heard.length === 2) interruption.abort()
    }
    expect(heard).toEqual(
      expect.arrayContaining([
        { job: 0, result: 0 },
        { job: 1, result: 0 },
      ]),
    )
  })

  test('does nothing after a signal', async () => {
    expect(await reportsOf(counts, { signal: AbortSignal.abort() })).toEqual([])
  })

  test('stops when nobody listens any more', async () => {
    await using pool = new ThreadPool({ worker, threads: 1 })
    for await (const report of runJobs(pool, trouble, [{ kind: 'hang' }])) {
      expect(report).toEqual({ job: 0, result: 0 })
      break
    }
  })

  test('says so if threads do not know the work', async () => {
    const unknown = { ...trouble, kind: 'juggle' }
    await using pool = new ThreadPool({ worker, threads: 1 })
    const reports = await allOf(runJobs(pool, unknown, counts.slice(0, 1)))
    expect(errorsOf(reports)).toEqual([[0, 'threads do not know how to juggle']])
  })

  test('knows how many of its threads are at nothing', async () => {
    await using pool = new ThreadPool({ worker, threads: 3 })
    expect(pool.idle).toBe(3)
    const [one, other] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const hanging = Promise.allSettled(
      [one, other].map(({ resolve }) =>
        pool.do({ kind: trouble.kind, job: { kind: 'hang' } }, () => resolve()),
      ),
    )
    expect(pool.idle).toBe(1)
    await Promise.all([one.promise, other.promise])
    expect(pool.idle).toBe(1)
    await pool.ask({ kind: trouble.kind, job: { kind: 'number' } })
    expect(pool.idle).toBe(1)
    await pool.close()
    await hanging
  })

  test('keeps its threads from one list of jobs to the next', async () => {
    await using pool = new ThreadPool({ worker, threads: 1 })
    const [first] = await allOf(runJobs(pool, trouble, [{ kind: 'number' }]))
    const [second] = await allOf(runJobs(pool, trouble, [{ kind: 'number' }]))
    expect(first).toEqual({ job: 0, result: expect.any(Number) as number })
    expect(second).toEqual(first)
  })
})
