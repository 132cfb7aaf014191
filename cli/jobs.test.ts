import { beforeAll, describe, expect, test } from 'vitest'
import { type JobReport, type PoolWishes, runJobs } from './jobs.ts'
import { temporaryFolder, testWorker } from './test/bundle.ts'
import { type Errand, trouble } from './test/trouble.ts'

const folder = temporaryFolder()
let worker: URL
beforeAll(async () => {
  worker = await testWorker(folder)
})

async function reportsOf(errands: readonly Errand[], wishes: PoolWishes = {}): Promise<JobReport<number>[]> {
  const reports: JobReport<number>[] = []
  for await (const report of runJobs(trouble, errands, { worker, threads: 2, ...wishes }))
    reports.push(report)
  return reports
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
    for await (const report of runJobs(trouble, errands, {
      worker,
      threads: 2,
      signal: interruption.signal,
    })) {
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
    for await (const report of runJobs(trouble, [{ kind: 'hang' }], { worker, threads: 1 })) {
      expect(report).toEqual({ job: 0, result: 0 })
      break
    }
  })

  test('says so if threads do not know the work', async () => {
    const unknown = { ...trouble, kind: 'juggle' }
    const reports: JobReport<number>[] = []
    for await (const report of runJobs(unknown, counts.slice(0, 1), { worker })) reports.push(report)
    expect(errorsOf(reports)).toEqual([[0, 'threads do not know how to juggle']])
  })
})
