import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Leases } from '../rooms/leases.ts'
import { TestLog } from '../rooms/test/parts.ts'
import { IN_MEMORY, SqliteStore } from '../store/sqlite.ts'
import type { Summary } from '../store/store.ts'
import { ana, appendLine, bo, summary, session } from '../store/test/lines.ts'
import { TestClock } from '../test/clock.ts'
import { Notices } from './notices.ts'

/** How many notices the push service was sent, and what it says to them. */
let received: number
let status: number
let service: Server
let store: SqliteStore
let notices: Notices
const clock = new TestClock()

beforeEach(async () => {
  received = 0
  status = 201
  service = createServer((_, response) => {
    received++
    response.writeHead(status).end()
  })
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  store = new SqliteStore(IN_MEMORY)
  await store.addGuest('Bo', session('bo'))
  notices = await noticesOf('one')
})

/** Those of one of the servers that share the store. */
function noticesOf(server: string): Promise<Notices> {
  return Notices.open({
    store,
    leases: new Leases(store, clock, server),
    clock,
    log: new TestLog(),
    contact: undefined,
    isLooking: () => false,
    anyHost: true,
  })
}

afterEach(async () => {
  await notices.close()
  await store.close()
  service.close()
})

async function subscribe(): Promise<void> {
  const { port } = service.address() as AddressInfo
  const target = { endpoint: `http://127.0.0.1:${port}/bo`, p256dh: 'key', auth: 'auth' }
  expect(await notices.subscribe({ id: 'bo', name: 'Bo', session: 's-bo' }, target)).toBeUndefined()
}

/** Ana has answered; how many notices have been sent by then. */
async function anaAnswers(changes: Partial<Summary> = {}): Promise<number> {
  const now = summary({ phase: 'playing', seats: [ana, bo], waitingFor: [1], ...changes })
  notices.written({ ...appendLine('aa', 1, 'x'), summary: now })
  await notices.settled()
  return received
}

test('whoever has been told is told again once they have looked', async () => {
  await subscribe()
  expect([await anaAnswers(), await anaAnswers()]).toEqual([1, 1])
  notices.looked('bo', 'aa')
  expect(await anaAnswers()).toBe(2)
})

test('whoever could not be told anywhere has not been told', async () => {
  expect(await anaAnswers()).toBe(0)
  await subscribe()
  expect(await anaAnswers()).toBe(1)
})

test('whoever was not reached is told at the next turn', async () => {
  await subscribe()
  status = 500
  expect(await anaAnswers()).toBe(1)
  status = 201
  expect([await anaAnswers(), await anaAnswers()]).toEqual([2, 2])
})

test('who was told of a game is forgotten with its end', async () => {
  await subscribe()
  expect(await anaAnswers()).toBe(1)
  expect(await anaAnswers({ phase: 'over', waitingFor: [] })).toBe(1)
  expect(await anaAnswers()).toBe(2)
})

test('of two servers that have the same to tell one does', async () => {
  await subscribe()
  const others = await noticesOf('other')
  const now = summary({ phase: 'playing', seats: [ana, bo], waitingFor: [1] })
  for (const one of [notices, others]) one.written({ ...appendLine('aa', 1, 'x'), summary: now })
  await Promise.all([notices.settled(), others.settled()])
  expect(received).toBe(1)
  await others.close()
})
