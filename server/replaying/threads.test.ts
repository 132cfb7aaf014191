import { Driver, type GameRecord } from '@astrolabe/kernel'
import { ambush } from '@astrolabe/kernel/tiny/ambush.ts'
import { randomRecord } from '@astrolabe/kernel/testing/random-record.ts'
import type { PoolWishes } from '@astrolabe/threads'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { bundle } from '../test/bundle.ts'
import { temporaryFolder } from '../test/folder.ts'
import { TooCostly } from './replayer.ts'
import { ReplayThreads } from './threads.ts'

const folder = temporaryFolder()
let worker: URL
beforeAll(async () => {
  worker = await bundle(new URL('./test/worker.ts', import.meta.url), folder)
})

const opened: ReplayThreads[] = []
afterEach(async () => {
  await Promise.all(opened.splice(0).map((threads) => threads.close()))
})

function newThreads(wishes: Partial<PoolWishes> = {}): ReplayThreads {
  const threads = new ReplayThreads({ worker, ...wishes })
  opened.push(threads)
  return threads
}

const record = randomRecord(ambush, { seats: 2, options: {} }, 'secret')
const from = (changes: Partial<GameRecord> = {}, at = 3) => ({
  record: { ...record, ...changes },
  at,
  secret: 'another',
})

describe('records played again on a thread', () => {
  test('lead to the fork they lead to here', async () => {
    const record3 = Driver.open(ambush, record, 3).fork('another')
    expect(await newThreads().fork(from())).toEqual({ fork: { record: record3, milestones: [] } })
  })

  test('that cannot be gone on with say why', async () => {
    const threads = newThreads()
    expect(await threads.fork(from({}, record.answers.length))).toEqual({ why: 'over' })
    expect(await threads.fork(from({ rules: '0' }))).toMatchObject({ why: 'other-rules' })
    expect(await threads.fork(from({ answers: ['nonsense'] }))).toMatchObject({ why: 'bad-record' })
  })

  test('cost neither more time nor more memory than they are given, and the next one is played', async () => {
    const threads = newThreads({ limit: 1500, megabytes: 24 })
    await expect(threads.fork(from({ game: 'hang' }))).rejects.toThrow(TooCostly)
    await expect(threads.fork(from({ game: 'hoard' }))).rejects.toThrow(TooCostly)
    expect(await newThreads().fork(from())).toHaveProperty('fork')
    expect(await threads.fork(from({ rules: '0' }))).toMatchObject({ why: 'other-rules' })
  })

  test('are played no more once it is closed', async () => {
    const threads = newThreads()
    const waiting = threads.fork(from({ game: 'hang' }))
    const next = threads.fork(from())
    const closing = threads.close()
    await expect(waiting).rejects.toThrow('the threads are gone')
    await expect(next).rejects.toThrow('the threads are gone')
    await closing
  })
})
