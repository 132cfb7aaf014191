import { ticTacToe } from '@astrolabe/kernel/tiny/tic-tac-toe.ts'
import { expect, test } from 'vitest'
import type { Problem } from '../protocol/index.ts'
import { IN_MEMORY, SqliteStore } from '../store/sqlite.ts'
import { TestClock } from '../test/clock.ts'
import { houseOf } from '../test/houses.ts'
import { Client, type Reply } from './test/client.ts'
import { answer, legalAnswer } from './test/play.ts'
import { openServer } from './test/server.ts'

const ME = { kind: 'me' }
const SECRET = 'the ace of hearts lies on top'

function expectNothingInternal({ status, text, body }: Reply<Problem>, found: string): string {
  expect(status).toBe(500)
  expect(Object.keys(body).toSorted()).toEqual(['message', 'reference', 'why'])
  expect(body).toMatchObject({
    why: 'failed',
    message: expect.stringContaining(found) as string,
  })
  expect(text).not.toMatch(/hearts|Error|\.ts|\.js|node_modules/)
  expect(body.message).toContain(body.reference)
  return body.reference ?? ''
}

test('rules that fail change nothing; what happened is kept under a reference, and not in the log', async () => {
  let isBroken = false
  const broken = houseOf({
    ...ticTacToe,
    step: (table) => {
      ticTacToe.step(table)
      if (isBroken) throw new Error(SECRET)
    },
  })
  const server = await openServer({ houses: { broken: async () => broken } })
  const ada = Client.browser(server.address)
  const table = await ada.setUp('broken', [ME, ME])
  await ada.deed(table, 'start')
  const { body: before, text } = await ada.table(table)
  isBroken = true
  const { decision, number } = before.position
  if (decision === null) throw new Error('nothing is asked')
  const sent = { seat: 0, number, rewinds: 0, answer: legalAnswer(decision), id: 'abcdefgh' }
  const refused = await ada.post<Problem>(`/api/tables/${table}/answer`, sent)
  const reference = expectNothingInternal(refused, 'nothing was changed')
  expect((await server.store.failure(reference))?.error).toContain(SECRET)
  expect(server.logged.join('')).toContain(reference)
  expect(server.logged.join('')).not.toContain(SECRET)
  isBroken = false
  expect((await ada.table(table)).text).toBe(text)
  expect((await answer(ada, before)).position.number).toBe(1)
})

test('a store that fails is not acknowledged, and says no more than that', async () => {
  const server = await openServer()
  const ada = Client.browser(server.address)
  const table = await ada.setUp('ambush', [ME, { kind: 'open' }])
  const append = server.store.append.bind(server.store)
  server.store.append = async () => await Promise.reject(new Error(`disk full: ${SECRET}`))
  const reference = expectNothingInternal(
    await ada.post<Problem>(`/api/tables/${table}/chat`, { text: 'hello' }),
    'look again',
  )
  expect(server.logged.join('')).toContain(reference)
  expect(server.logged.join('')).not.toContain(SECRET)
  server.store.append = append
  expect((await ada.table(table)).body.chat).toEqual([])
  expect((await ada.deed(table, 'chat', { text: 'hello' })).body.chat).toHaveLength(1)
})

test('a store that cannot be written for long fills no log: one line, then how many in each minute', async () => {
  const clock = new TestClock()
  const server = await openServer({ clock })
  const ada = Client.browser(server.address)
  const table = await ada.setUp('ambush', [ME, { kind: 'open' }])
  server.store.append = async () =>
    await Promise.reject(Object.assign(new Error('disk full'), { code: 'SQLITE_FULL' }))
  const references = new Set<string | undefined>()
  const fail = async (times: number): Promise<void> => {
    for (let time = 0; time < times; time++)
      references.add((await ada.post<Problem>(`/api/tables/${table}/chat`, { text: 'lost' })).body.reference)
  }
  const lines = (): { reference: string; times?: number }[] =>
    server.logged.map((line) => JSON.parse(line) as { reference: string; times?: number })
  await fail(20)
  expect(lines()).toHaveLength(1)
  clock.pass(60_000)
  await fail(5)
  expect(lines().map(({ times }) => times)).toEqual([undefined, 20])
  // Whoever reports it quotes what is in the log.
  expect([...references]).toEqual([lines()[0].reference])
  clock.pass(10 * 60_000)
  await fail(1)
  expect(references.size).toBe(2)
  expect(lines()).toHaveLength(3)
})

test('a store that cannot be written says so; what is on disk can be looked at meanwhile', async () => {
  class FullStore extends SqliteStore {
    set isFull(isFull: boolean) {
      this.connection.all(`PRAGMA query_only = ${Number(isFull)}`)
    }
  }
  const store = new FullStore(IN_MEMORY)
  const server = await openServer({ store })
  const ada = Client.browser(server.address)
  const table = await ada.setUp('ambush', [ME, { kind: 'open' }])
  await ada.deed(table, 'chat', { text: 'kept' })
  store.isFull = true
  const { status, headers, body } = await ada.post<Problem>(`/api/tables/${table}/chat`, { text: 'lost' })
  expect([status, headers.get('retry-after'), body.why]).toEqual([503, '30', 'unwritable'])
  expect(body.message).toContain(body.reference)
  const log = server.logged.join('')
  expect([log.includes('SQLITE_READONLY'), log.includes('lost')]).toEqual([true, false])
  expect((await ada.table(table)).body.chat).toMatchObject([{ text: 'kept' }])
  store.isFull = false
  expect((await ada.deed(table, 'chat', { text: 'again' })).body.chat).toHaveLength(2)
})
