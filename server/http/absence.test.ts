import { describe, expect, test } from 'vitest'
import { TestClock } from '../test/clock.ts'
import { Client } from './test/client.ts'
import { answer, playSeat } from './test/play.ts'
import { openServer, type TestServer } from './test/server.ts'

const ME = { kind: 'me', name: 'Ada' }
const OPEN = { kind: 'open' }
const MINUTE = 60_000

/** Ada has played, and waits for Bob. */
async function waiting(server: TestServer, more: object = {}) {
  const [ada, bob] = [Client.browser(server.address), Client.browser(server.address)]
  const table = await ada.setUp('connect-four', [ME, OPEN], more)
  await bob.deed(table, 'sit', { seat: 1, name: 'Bob' })
  await ada.deed(table, 'start')
  await answer(ada, (await ada.table(table)).body)
  return { ada, bob, table }
}

const NUDGE = { seat: 0, for: 1 }

describe('an absent player', () => {
  test('is nudged, replaced when the limit has passed, and comes back with one request', async () => {
    const clock = new TestClock()
    const server = await openServer({ clock })
    const { ada, bob, table } = await waiting(server)
    const { token } = (await bob.post<{ token: string }>(`/api/tables/${table}/seats/1/link`)).body
    const { status, body } = await ada.deed(table, 'nudge', NUDGE)
    const at = clock.now()
    expect([status, body.now, body.position.nudges]).toEqual([
      200,
      at,
      [{ seat: 1, by: 0, at, until: at + 3 * MINUTE }],
    ])
    expect((await ada.deed(table, 'nudge', NUDGE)).body).toMatchObject({ why: 'nudged-already' })
    clock.pass(3 * MINUTE - 1)
    expect((await ada.deed(table, 'stand-in', NUDGE)).body).toMatchObject({ why: 'not-yet' })
    clock.pass(1)
    const replaced = await ada.deed(table, 'stand-in', NUDGE)
    expect(replaced.body.position.seats[1]).toEqual({ kind: 'bot', level: 'pilot', for: 'Bob' })
    // What belonged to the seat is worth nothing.
    expect((await Client.browser(server.address).post('/api/seats/claim', { token })).status).toBe(404)
    const seen = (await bob.table(table)).body
    expect([seen.yours, seen.owned, seen.position.seat]).toEqual([[], [1], -1])
    expect((await ada.deed(table, 'return', { seat: 1 })).status).toBe(403)
    expect((await ada.post(`/api/tables/${table}/seats/1/hand-over`, { to: 'open' })).status).toBe(403)
    const back = await bob.deed(table, 'return', { seat: 1 })
    expect([back.status, back.body.yours, back.body.owned, back.body.position.seat]).toEqual([
      200,
      [1],
      undefined,
      1,
    ])
  })

  test('who says that they are there stays', async () => {
    const clock = new TestClock()
    const { ada, bob, table } = await waiting(await openServer({ clock }), { patience: 0 })
    await ada.deed(table, 'nudge', NUDGE)
    expect((await ada.deed(table, 'nudge/reply', { seat: 1 })).status).toBe(403)
    expect((await bob.deed(table, 'nudge/reply', { seat: 1 })).status).toBe(200)
    expect((await ada.deed(table, 'stand-in', NUDGE)).body).toMatchObject({ why: 'not-yet' })
    await ada.deed(table, 'nudge', NUDGE)
    expect((await ada.deed(table, 'stand-in', { ...NUDGE, level: 'nobody' })).status).toBe(400)
    expect((await ada.deed(table, 'stand-in', { ...NUDGE, level: 'cadet' })).status).toBe(200)
  })

  test('is nobody’s business who does not sit there, and nobody is nudged too often', async () => {
    const server = await openServer({ limits: { nudges: { count: 1, seconds: 60 } } })
    const { ada, bob, table } = await waiting(server)
    const eve = await Client.guest(server.address, 'Eve')
    expect((await eve.deed(table, 'nudge', NUDGE)).status).toBe(403)
    expect((await bob.deed(table, 'nudge', { seat: 1, for: 0 })).body).toMatchObject({
      why: 'not-waited-for',
    })
    expect((await ada.deed(table, 'nudge', NUDGE)).status).toBe(200)
    await bob.deed(table, 'nudge/reply', { seat: 1 })
    expect((await ada.deed(table, 'nudge', NUDGE)).status).toBe(429)
  })
})

test('everyone is told who is here, who is away, and since when', async () => {
  const clock = new TestClock()
  const server = await openServer({ clock })
  const { ada, bob, table } = await waiting(server)
  const [stream, other] = [await ada.stream(table), await bob.stream(table)]
  await expect
    .poll(async () => {
      clock.pass(300)
      return (await ada.table(table)).body.presence
    })
    .toEqual([{ is: 'here' }, { is: 'here' }])
  other.close()
  await expect.poll(async () => (await ada.table(table)).body.presence?.[1].is).toBe('away')
  const since = clock.now()
  clock.pass(MINUTE)
  expect((await ada.table(table)).body.presence).toEqual([{ is: 'here' }, { is: 'away', since }])
  stream.close()
})

test('who resigns is replaced for good, and does not count as the winner', async () => {
  const server = await openServer()
  const { ada, bob, table } = await waiting(server)
  expect((await ada.deed(table, 'resign', { seat: 1 })).status).toBe(403)
  const { status, body } = await bob.deed(table, 'resign', { seat: 1, level: 'cadet' })
  expect([status, body.yours, body.position.seats[1]]).toEqual([
    200,
    [],
    { kind: 'bot', level: 'cadet', for: 'Bob', resigned: true },
  ])
  // The hand was theirs until then: the reply shows it no more.
  expect([body.yours, body.position.seat]).toEqual([[], -1])
  expect((await bob.deed(table, 'return', { seat: 1 })).body).toMatchObject({ why: 'resigned' })
  expect((await bob.post(`/api/tables/${table}/seats/1/hand-over`, { to: 'open' })).status).toBe(403)
  const { position } = await playSeat(ada, table, 0)
  expect(position.outcome?.winners).toEqual([0])
})

test('everyone is told the clocks, and whoever is out of time is replaced', async () => {
  const clock = new TestClock()
  const server = await openServer({ clock })
  const { ada, bob, table } = await waiting(server, { time: { kind: 'live', bank: 60, more: 10 } })
  clock.pass(15_000)
  const { body } = await bob.table(table)
  expect([body.clock, body.now]).toEqual([{ left: [70_000, 55_000], running: [1] }, clock.now()])
  expect((await ada.deed(table, 'stand-in', NUDGE)).body).toMatchObject({ why: 'not-yet' })
  clock.pass(55_000)
  expect((await ada.deed(table, 'stand-in', NUDGE)).status).toBe(200)
  const bad = [{ kind: 'live', bank: -1, more: 5 }, { kind: 'slow', hours: 0 }, { kind: 'fast' }]
  for (const time of bad)
    expect((await ada.post('/api/tables', { game: 'ambush', seats: [ME, OPEN], time })).status).toBe(400)
})
