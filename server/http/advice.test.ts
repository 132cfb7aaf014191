import { expect, test } from 'vitest'
import type { Advice, BotReason } from '@astrolabe/tables'
import { TestClock } from '../test/clock.ts'
import { Client } from './test/client.ts'
import { openServer, sharedServer } from './test/server.ts'

const server = sharedServer()
const ME = { kind: 'me' }
const OPEN = { kind: 'open' }
const CADET = { kind: 'bot', level: 'cadet' }

async function begun(game: string, seats: readonly object[]): Promise<{ table: string; ada: Client }> {
  const ada = Client.browser(server.current.address)
  const table = await ada.setUp(game, seats)
  await ada.deed(table, 'start', { fill: 'cadet' })
  return { table, ada }
}

const question = { seat: 0, number: 0 }

test.each([
  ['of a game that all win or lose together', 'leak', [ME, OPEN], /^bail [012]$/],
  ['alone', 'leak', [ME], /^bail [012]$/],
  ['against bots', 'connect-four', [ME, CADET], /^[0-6]$/],
])('a captain says what to do in the seat %s', async (_, game, seats, answer) => {
  const { table, ada } = await begun(game, seats)
  const { status, body } = await ada.post<Advice>(`/api/tables/${table}/advice`, question)
  expect([status, body.level]).toEqual([200, 'captain'])
  expect(body.answer).toMatch(answer)
  expect((await ada.table(table)).body.position.number).toBe(0)
})

test('where all play together, also if other people play', async () => {
  const [ada, bob] = [Client.browser(server.current.address), Client.browser(server.current.address)]
  const table = await ada.setUp('leak', [ME, OPEN])
  await bob.deed(table, 'sit', { seat: 1 })
  expect((await ada.deed(table, 'advice', question)).body).toMatchObject({ why: 'not-started' })
  await ada.deed(table, 'start')
  expect((await ada.deed(table, 'advice', question)).status).toBe(200)
  const idle = await bob.deed(table, 'advice', { seat: 1, number: 0 })
  expect([idle.status, idle.body]).toEqual([409, expect.objectContaining({ why: 'not-your-turn' })])
})

test('advice has a reason, and a bot says why it did what it did', async () => {
  const { table, ada } = await begun('connect-four', [ME, CADET])
  const { body } = await ada.post<Advice>(`/api/tables/${table}/advice`, question)
  expect(body.why?.options[0].option).toBe(Number(body.answer))
  expect(body.why?.options.length).toBe(3)
  await ada.deed(table, 'answer', { ...question, rewinds: 0, answer: '3', id: 'the-first-one' })
  await expect.poll(async () => (await ada.table(table)).body.position.number).toBe(2)
  const why = await ada.post<BotReason>(`/api/tables/${table}/why`, { seat: 0, number: 1 })
  expect([why.status, why.body]).toEqual([200, expect.objectContaining({ seat: 1, level: 'cadet' })])
  expect(why.body.why?.options[0].option).toBe(Number(why.body.answer))
  expect(why.body.view).toBeDefined()
  const own = await ada.deed(table, 'why', { seat: 0, number: 0 })
  expect([own.status, own.body]).toEqual([409, expect.objectContaining({ why: 'not-by-a-bot' })])
  const stranger = Client.browser(server.current.address)
  expect((await stranger.deed(table, 'why', { seat: 0, number: 1 })).status).not.toBe(200)
})

test('otherwise there is none', async () => {
  const [ada, bob] = [Client.browser(server.current.address), Client.browser(server.current.address)]
  const table = await ada.setUp('connect-four', [ME, OPEN])
  await bob.deed(table, 'sit', { seat: 1 })
  await ada.deed(table, 'start')
  for (const [client, asked, status, why] of [
    [ada, question, 403, 'among-rivals'],
    [bob, question, 403, 'not-your-seat'],
    [ada, { seat: 0 }, 400, 'malformed'],
  ] as const) {
    const reply = await client.deed(table, 'advice', asked)
    expect([reply.status, reply.body]).toEqual([status, expect.objectContaining({ why })])
  }
  const own = await begun('leak', [ME])
  const late = await own.ada.deed(own.table, 'advice', { seat: 0, number: 3 })
  expect([late.status, late.body]).toEqual([409, expect.objectContaining({ why: 'stale' })])
})

test('a captain may think for a guest so many seconds a minute, and one who is lost says so', async () => {
  const clock = new TestClock()
  const think = (): Promise<never> => {
    clock.pass(9000)
    return Promise.reject(new Error('lost'))
  }
  const lost = {
    think,
    explain: think,
    close: () => Promise.resolve(),
  }
  const { address } = await openServer({
    limits: { advice: { count: 30, seconds: 60 } },
    clock,
    thinker: lost,
  })
  const ada = Client.browser(address)
  const table = await ada.setUp('leak', [ME])
  await ada.deed(table, 'start')
  const replies = []
  for (let times = 0; times < 7; times++) replies.push(await ada.deed(table, 'advice', question))
  expect(replies.map(({ status }) => status)).toEqual([503, 503, 503, 503, 503, 503, 429])
  expect(replies[0].body).toMatchObject({ why: 'no-advice' })
  expect(replies[6].body).toMatchObject({ why: 'too-many' })
})
