import { expect, test } from 'vitest'
import { USUAL_LIMITS } from '../limits/index.ts'
import type { Problem } from '../protocol/index.ts'
import { TestClock } from '../test/clock.ts'
import { Client, type Reply } from './test/client.ts'
import { textWith } from './test/matching.ts'
import { answer } from './test/play.ts'
import { openServer } from './test/server.ts'

/** The usual ones; a machine busy with other tests is no server that lags behind. */
const { lateness: _lateness, ...LIMITS } = USUAL_LIMITS

const ME = { kind: 'me' }
const OPEN = { kind: 'open' }
const SEATS = { game: 'ambush', seats: [ME, OPEN] }

/** Does something until it is too much: how often it worked, and what was said then. */
async function often(
  deed: () => Promise<Reply<unknown>>,
): Promise<{ times: number; refused: Reply<Problem> }> {
  for (let times = 0; times < 200; times++) {
    const reply = await deed()
    if (reply.status === 429) return { times, refused: reply as Reply<Problem> }
  }
  throw new Error('it is never too much')
}

async function limited(limits: object = LIMITS): Promise<{ clock: TestClock; ada: Client; address: string }> {
  const clock = new TestClock()
  const { address } = await openServer({ limits, clock })
  return { clock, address, ada: Client.browser(address) }
}

test('tables: ten in an hour; the reply says how long to wait, and then it works', async () => {
  const { clock, ada } = await limited()
  const { times, refused } = await often(() => ada.post('/api/tables', SEATS))
  expect(times).toBe(10)
  expect(refused.headers.get('retry-after')).toBe('360')
  expect(refused.body).toMatchObject({ why: 'too-many', retryAfter: 360 })
  expect(refused.body.message).toContain('Try again in 360 seconds.')
  clock.pass(360_000)
  expect((await ada.post('/api/tables', SEATS)).status).toBe(200)
})

test('tables: those that do not fit their game are not counted', async () => {
  const { ada } = await limited()
  for (let table = 0; table < 10; table++) {
    const unfit = table % 2 === 0 ? { seats: [ME] } : { options: { speed: 1 } }
    expect((await ada.post('/api/tables', { ...SEATS, ...unfit })).status).toBe(400)
  }
  expect((await ada.post('/api/tables', SEATS)).status).toBe(200)
})

test('answers: a burst of twenty, then five a second, for each seat', async () => {
  const { clock, ada } = await limited()
  const table = await ada.setUp('ambush', [ME, ME])
  const tooEarly = (seat: number) => () =>
    ada.deed(table, 'answer', { seat, number: 0, rewinds: 0, answer: 'x', id: 'abcdefgh' })
  expect(await often(tooEarly(0))).toMatchObject({ times: 20, refused: { body: { retryAfter: 1 } } })
  expect((await tooEarly(1)()).status).toBe(409)
  clock.pass(1000)
  expect((await often(tooEarly(0))).times).toBe(5)
})

test('chat: five lines in ten seconds', async () => {
  const { ada } = await limited()
  const table = await ada.setUp('ambush', SEATS.seats)
  const { times, refused } = await often(() => ada.deed(table, 'chat', { text: 'la' }))
  expect([times, refused.body.retryAfter]).toEqual([5, 2])
})

test('guesses: ten wrong addresses in a minute; after that nothing is told, but at one’s own tables', async () => {
  const { ada, address } = await limited()
  const table = await ada.setUp('ambush', SEATS.seats)
  const stranger = Client.browser(address)
  expect((await often(() => stranger.table('abcdefghij'))).times).toBe(10)
  expect((await stranger.table(table)).status).toBe(429)
  expect((await stranger.deed(table, 'sit', { seat: 1 })).status).toBe(429)
  expect((await stranger.post('/api/seats/claim', { token: 'a'.repeat(22) })).status).toBe(429)
  expect((await ada.table(table)).status).toBe(200)
})

test('wrong seat links count as guesses', async () => {
  const { ada } = await limited()
  const { times } = await often(() => ada.post('/api/seats/claim', { token: 'a'.repeat(22) }))
  expect(times).toBe(10)
})

test('guests: sixty in an hour from one address', async () => {
  const { address } = await limited()
  const { times } = await often(() => Client.program(address).post('/api/guests', {}))
  expect(times).toBe(60)
})

test('guests: behind a proxy, the address that the proxy itself saw counts, whatever the client wrote before it', async () => {
  const { address } = await openServer({ limits: LIMITS, clock: new TestClock(), behindProxy: true })
  let hops = 0
  const introduce = (client: string): Promise<Reply<unknown>> =>
    Client.program(address).post('/api/guests', {}, { 'X-Forwarded-For': `10.9.8.${hops++}, ${client}` })
  expect((await often(() => introduce('203.0.113.7'))).times).toBe(60)
  expect((await introduce('203.0.113.8')).status).toBe(200)
})

test('guests: whoever has a network of IPv6 addresses is one, whichever of them is used', async () => {
  const { address } = await openServer({ limits: LIMITS, clock: new TestClock(), behindProxy: true })
  let guests = 0
  const introduce = (): Promise<Reply<unknown>> =>
    Client.program(address).post('/api/guests', {}, { 'X-Forwarded-For': `2001:db8:1:2::${++guests}` })
  expect((await often(introduce)).times).toBe(60)
})

test('the time of day: set back or ahead, it changes nothing', async () => {
  const { clock, ada } = await limited()
  const table = await ada.setUp('ambush', SEATS.seats)
  for (const ahead of [-60 * 60 * 1000, 60 * 60 * 1000]) {
    await ada.deed(table, 'chat', { text: 'la' })
    clock.set(ahead)
    const { times, refused } = await often(() => ada.deed(table, 'chat', { text: 'la' }))
    expect([times, refused.body.retryAfter]).toEqual([4, 2])
    clock.pass(10_000)
  }
})

test.each([
  ['table', ''],
  ['record', '/record'],
  ['chapter', '/chapters/0'],
  ['stream', '/stream'],
])('looks: at a %s, for a guest and for all strangers of a network', async (_, path) => {
  const { ada, address } = await limited({ looks: { count: 5, seconds: 60 } })
  const table = await ada.setUp('ambush', SEATS.seats)
  const [stranger, other] = [Client.browser(address), Client.browser(address)]
  expect((await often(() => stranger.get('/api/lobby'))).times).toBe(5)
  const { status, body } = await other.get<Problem>(`/api/tables/${table}${path}`)
  expect([status, body.message]).toEqual([429, textWith('You have looked at a lot')])
  expect((await often(() => ada.get('/api/tables/mine'))).times).toBe(5)
  expect((await ada.get(`/api/tables/${table}${path}`)).status).toBe(429)
  expect((await ada.deed(table, 'chat', { text: 'I still speak' })).status).toBe(200)
})

test('requests: so many from a network, of whatever kind', async () => {
  const { ada, address } = await limited({ requests: { count: 20, seconds: 60 } })
  const wrong = { Authorization: `Bearer ${'a'.repeat(22)}` }
  expect((await often(() => ada.post('/api/tables', SEATS, wrong))).times).toBe(20)
  expect((await Client.browser(address).get('/api/games')).status).toBe(429)
})

test('names: ten in a minute', async () => {
  const { ada } = await limited()
  let names = 0
  const rename = (): Promise<Reply<unknown>> => ada.send('PUT', '/api/me', { name: `Ada ${names++}` })
  expect((await often(rename)).times).toBe(10)
})

test('notices: twenty changes in a minute', async () => {
  const { ada } = await limited()
  await ada.send('PUT', '/api/me', { name: 'Ada' })
  const body = { endpoint: 'https://push.example/x', keys: { p256dh: 'BPoint', auth: 'secret' } }
  let changes = 0
  const change = (): Promise<Reply<unknown>> =>
    ada.send(changes++ % 2 === 0 ? 'POST' : 'DELETE', '/api/push', body)
  expect((await often(change)).times).toBe(20)
})

test('games gone on from: by their length, before any of it is played', async () => {
  const { ada } = await limited({ records: { count: 1, seconds: 3600 } })
  const table = await ada.setUp('connect-four', [ME, ME])
  await ada.deed(table, 'start')
  for (let number = 0; number < 40; number++) {
    const { position } = (await ada.table(table, `?seat=${number % 2}`)).body
    if (position.decision === null) break
    await answer(ada, (await ada.table(table, `?seat=${number % 2}`)).body)
  }
  const { body: record } = await ada.get<object>(`/api/tables/${table}/record`)
  const fork = (): Promise<Reply<unknown>> => ada.post('/api/tables/fork', { record, at: 1, seats: [ME, ME] })
  const { times, refused } = await often(fork)
  expect([times > 0 && times < 60, refused.body.message]).toEqual([true, textWith('many long games')])
})

test('streams: five for a guest, each given back when it ends', async () => {
  const { ada } = await limited()
  const table = await ada.setUp('ambush', SEATS.seats)
  const streams = await Promise.all(Array.from({ length: 5 }, () => ada.stream(table)))
  await expect(ada.stream(table)).rejects.toThrow('429')
  streams[0].close()
  await expect.poll(async () => (await ada.stream(table)).next()).toBeDefined()
  for (const stream of streams) stream.close()
})

test('streams: those who leave before they have come are not counted', async () => {
  const { ada, address } = await limited()
  const table = await ada.setUp('ambush', SEATS.seats)
  for (let visit = 0; visit < 30; visit++) {
    const leaving = new AbortController()
    const coming = fetch(`${address}/api/tables/${table}/stream`, {
      headers: ada.headers,
      signal: leaving.signal,
    })
    setTimeout(() => leaving.abort(), visit % 4)
    await coming.then((response) => response.body?.cancel()).catch(() => undefined)
  }
  const openFive = async (): Promise<number> => {
    const streams = await Promise.allSettled(Array.from({ length: 5 }, () => ada.stream(table)))
    const open = streams.flatMap((stream) => (stream.status === 'fulfilled' ? [stream.value] : []))
    for (const stream of open) stream.close()
    return open.length
  }
  await expect.poll(openFive, { interval: 200 }).toBe(5)
})

test('games with bots: three under way at once', async () => {
  const { clock, ada } = await limited()
  const bots = { game: 'ambush', seats: [ME, { kind: 'bot', level: 'random' }] }
  for (let game = 0; game < 3; game++) {
    const table = await ada.setUp('ambush', bots.seats)
    expect((await ada.deed(table, 'start')).status).toBe(200)
  }
  const refused = await ada.post<Problem>('/api/tables', bots)
  expect([refused.status, refused.body.message]).toEqual([
    429,
    expect.stringContaining('finish one of them first'),
  ])
  const open = await ada.setUp('ambush', SEATS.seats)
  expect((await ada.deed(open, 'start', { fill: 'random' })).status).toBe(429)
  clock.pass(60 * 60 * 1000)
  expect((await ada.post('/api/tables', bots)).status).toBe(200)
})

test('games with bots: a seat of a game under way that goes to a bot counts, whoever gave it', async () => {
  const { ada, address } = await limited({ botGames: 1 })
  const bob = Client.browser(address)
  const handOver = (client: Client, table: string, to: unknown): Promise<Reply<Problem>> =>
    client.post(`/api/tables/${table}/seats/1/hand-over`, { to })
  const withBob = async (): Promise<string> => {
    const table = await ada.setUp('connect-four', SEATS.seats)
    await bob.deed(table, 'sit', { seat: 1 })
    await ada.deed(table, 'start')
    return table
  }
  const [first, second] = [await withBob(), await withBob()]
  expect((await handOver(bob, first, { level: 'random' })).status).toBe(200)
  const refused = await handOver(bob, second, { level: 'random' })
  expect([refused.status, refused.body.message]).toEqual([
    429,
    expect.stringContaining('leave the seat open instead'),
  ])
  expect((await handOver(bob, second, 'open')).status).toBe(200)
  expect((await handOver(ada, second, { level: 'random' })).status).toBe(429)
  // One more bot in a game with bots is no other game; and what has not begun is counted when it does.
  expect((await handOver(bob, first, { level: 'cadet' })).status).toBe(200)
  // While Bob may come back, it is not the host’s to change who plays in his place.
  expect((await handOver(ada, first, { level: 'cadet' })).status).toBe(403)
  expect((await handOver(ada, await ada.setUp('ambush', SEATS.seats), { level: 'cadet' })).status).toBe(200)
})

test('nothing is too much where there are no limits', async () => {
  const { ada } = await limited({})
  const table = await ada.setUp('ambush', [ME, ME])
  await expect(often(() => ada.deed(table, 'chat', { text: 'la' }))).rejects.toThrow('never too much')
})

test('games with bots: of many that are set up and started at once, no more than may be are under way', async () => {
  const { ada } = await limited({ botGames: 3 })
  await ada.send('PUT', '/api/me', { name: 'Ada' })
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'random' }]
  const begin = async (): Promise<number> => {
    const { status, body } = await ada.post<{ table: string }>('/api/tables', { game: 'ambush', seats })
    return status === 200 ? (await ada.deed(body.table, 'start')).status : status
  }
  const statuses = await Promise.all(Array.from({ length: 12 }, begin))
  expect(statuses.filter((status) => status === 200)).toHaveLength(3)
  expect(new Set(statuses)).toEqual(new Set([200, 429]))
})
