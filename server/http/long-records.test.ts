import { GAMES } from '@astrolabe/games'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { beforeAll, expect, test } from 'vitest'
import { ReplayThreads } from '../replaying/threads.ts'
import { bundle } from '../test/bundle.ts'
import { temporaryFolder } from '../test/folder.ts'
import { Client } from './test/client.ts'
import { longRecord } from './test/long-record.ts'
import { openServer, REAL_GAMES } from './test/server.ts'

const SECOND = 1e9
const MEGABYTE = 1e6
const FORKS = 5

const folder = temporaryFolder()
let worker: URL
beforeAll(async () => {
  worker = await bundle(new URL('../replaying/worker.ts', import.meta.url), folder)
})

/** What is left in use once everything that nobody needs is gone. */
function heapInUse(): number {
  setFlagsFromString('--expose-gc')
  ;(runInNewContext('gc') as () => void)()
  return process.memoryUsage().heapUsed
}

test.each(REAL_GAMES)('the longest game of %s is gone on with, and nobody waits for it', async (id) => {
  const { game } = await GAMES[id]()
  const record = longRecord(game, 20)
  const at = record.answers.length - 1
  const seats = record.seats.map(() => ({ kind: 'me' }))
  const server = await openServer({ houses: GAMES, replayer: new ReplayThreads({ worker }) })
  const ada = Client.browser(server.address)
  const before = heapInUse()
  const delay = monitorEventLoopDelay({ resolution: 5 })
  const longest: number[] = []
  delay.enable()
  for (let fork = 0; fork < FORKS; fork++) {
    const { status, body } = await ada.post<{ table: string }>('/api/tables/fork', { record, at, seats })
    expect(status).toBe(200)
    const started = await ada.deed(body.table, 'start')
    expect([started.status, started.body.position.number]).toEqual([200, at])
    longest.push(delay.max)
    delay.reset()
  }
  delay.disable()
  // Of several, since a busy machine makes any one of them wait.
  expect(Math.min(...longest)).toBeLessThan(SECOND)
  expect(heapInUse() - before).toBeLessThan(100 * MEGABYTE)
})
