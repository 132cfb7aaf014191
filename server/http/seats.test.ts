import { describe, expect, test } from 'vitest'
import type { SeatClaimed, SeatLink, SeatLinkList } from '../protocol/index.ts'
import { anyNumber, sorted } from './test/matching.ts'
import { TestClock } from '../test/clock.ts'
import { Client, type Reply } from './test/client.ts'
import { openServer, sharedServer } from './test/server.ts'

const server = sharedServer()
const browser = (): Client => Client.browser(server.current.address)
const ME = { kind: 'me' }
const OPEN = { kind: 'open' }
const CADET = { kind: 'bot', level: 'cadet' }

const claim = (client: Client, token: string): Promise<Reply<SeatClaimed>> =>
  client.post('/api/seats/claim', { token })
const makeLink = (client: Client, table: string, seat = 0): Promise<Reply<SeatLink>> =>
  client.post(`/api/tables/${table}/seats/${seat}/link`)
const linksOf = (client: Client, table: string, seat = 0): Promise<Reply<SeatLinkList>> =>
  client.get(`/api/tables/${table}/seats/${seat}/link`)

describe('sitting down', () => {
  test('makes a guest, at an open seat only, under a name', async () => {
    const [ada, bob, eve] = [browser(), browser(), browser()]
    const table = await ada.setUp('ambush', [ME, OPEN, CADET])
    const { status, body, headers } = await bob.deed(table, 'sit', { seat: 1, name: ' Bob ' })
    expect([status, body.yours, body.host, body.position.seat]).toEqual([200, [1], false, 1])
    expect(body.position.seats[1]).toEqual({ kind: 'person', name: 'Bob' })
    expect(headers.getSetCookie()).toHaveLength(1)
    for (const seat of [0, 1, 2]) {
      const taken = await eve.deed(table, 'sit', { seat })
      expect([seat, taken.status, taken.body]).toEqual([
        seat,
        409,
        expect.objectContaining({ why: 'seat-taken' }),
      ])
    }
    expect((await eve.deed(table, 'sit', { seat: 7 })).body).toMatchObject({ why: 'no-such-seat' })
    expect((await eve.deed(table, 'sit', { seat: -1 })).status).toBe(400)
  })

  test('nobody looks at the cards of a bot by sitting down in its place', async () => {
    const [ada, bob] = [browser(), browser()]
    const table = await ada.setUp('ambush', [ME, OPEN, CADET])
    await bob.deed(table, 'sit', { seat: 1 })
    await ada.deed(table, 'start')
    await ada.post(`/api/tables/${table}/seats/2/hand-over`, { to: 'open' })
    const { status, body } = await ada.deed(table, 'sit', { seat: 2 })
    expect([status, body]).toEqual([409, expect.objectContaining({ why: 'seen-another-hand' })])
    expect((await browser().deed(table, 'sit', { seat: 2 })).status).toBe(200)
  })

  test('two who want the same seat: one gets it', async () => {
    const ada = browser()
    const table = await ada.setUp('ambush', [ME, OPEN])
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => browser().deed(table, 'sit', { seat: 1 })),
    )
    expect(sorted(replies.map(({ status }) => status))).toEqual([200, 409, 409, 409, 409])
  })
})

describe('handing a seat over', () => {
  const handOver = (client: Client, table: string, seat: number, to: unknown) =>
    client.post(`/api/tables/${table}/seats/${seat}/hand-over`, { to })

  test('its holder leaves it open, or to a bot; then it is theirs no more', async () => {
    const [ada, bob] = [browser(), browser()]
    const table = await ada.setUp('ambush', [ME, OPEN])
    await bob.deed(table, 'sit', { seat: 1 })
    await ada.deed(table, 'start')
    expect(await handOver(bob, table, 1, 'open')).toMatchObject({
      status: 200,
      body: { yours: [], position: { seat: -1, seats: [{ kind: 'person' }, { kind: 'open' }] } },
    })
    expect((await handOver(bob, table, 1, { level: 'cadet' })).status).toBe(403)
    expect((await handOver(ada, table, 1, { level: 'god' })).status).toBe(400)
    expect((await handOver(ada, table, 1, { level: 'cadet' })).status).toBe(200)
    expect((await handOver(ada, table, 0, 'anybody')).status).toBe(400)
    expect((await handOver(browser(), table, 0, 'open')).status).toBe(401)
    expect((await handOver(ada, table, 5, 'open')).status).toBe(404)
  })

  test('nobody gives away the seat of another person, not even the host', async () => {
    const [ada, bob] = [browser(), browser()]
    const table = await ada.setUp('ambush', [ME, OPEN])
    await bob.deed(table, 'sit', { seat: 1 })
    expect((await handOver(ada, table, 1, 'open')).status).toBe(403)
    expect((await handOver(bob, table, 0, 'open')).status).toBe(403)
  })
})

describe('a seat link', () => {
  test('carries a seat to another device, once', async () => {
    const [desk, phone, thief] = [browser(), browser(), browser()]
    const table = await desk.setUp('ambush', [{ ...ME, name: 'Ada' }, CADET])
    const { body } = await makeLink(desk, table)
    expect(body.token).toMatch(/^[\w-]{22}$/)
    const claimed = await claim(phone, body.token)
    expect([claimed.status, claimed.body]).toEqual([200, { table, seat: 0 }])
    const { body: seen } = await phone.table(table)
    expect([seen.yours, seen.position.seats[0]]).toEqual([[0], { kind: 'person', name: 'Ada' }])
    expect((await desk.table(table)).body.yours).toEqual([])
    const again = await claim(thief, body.token)
    expect([again.status, again.body]).toEqual([404, expect.objectContaining({ why: 'no-such-link' })])
    expect(again.headers.getSetCookie()).toEqual([])
  })

  test('of two who use it at once, one has the seat', async () => {
    const desk = browser()
    const table = await desk.setUp('ambush', [ME, CADET])
    const { token } = (await makeLink(desk, table)).body
    const replies = await Promise.all(Array.from({ length: 4 }, () => claim(browser(), token)))
    expect(sorted(replies.map(({ status }) => status))).toEqual([200, 404, 404, 404])
  })

  test('is as good as before where it was refused: somebody at the table knows what is to come', async () => {
    const desk = browser()
    const table = await desk.setUp('ambush', [ME, ME, CADET])
    await desk.deed(table, 'start')
    expect((await desk.get(`/api/tables/${table}/record`)).status).toBe(200)
    const { token } = (await makeLink(desk, table, 1)).body
    const refused = await claim(browser(), token)
    expect([refused.status, refused.body]).toEqual([409, expect.objectContaining({ why: 'secret-told' })])
    expect((await claim(desk, token)).status).toBe(200)
  })

  test('carries the only seat of a person also when its holder knows what is to come', async () => {
    const desk = browser()
    const table = await desk.setUp('ambush', [ME, CADET])
    await desk.deed(table, 'start')
    expect((await desk.get(`/api/tables/${table}/record`)).status).toBe(200)
    const { token } = (await makeLink(desk, table)).body
    expect((await claim(browser(), token)).status).toBe(200)
  })

  test('is as good as before where it was refused: too many have come from that address', async () => {
    const clock = new TestClock()
    const { address } = await openServer({ clock, limits: { guests: { count: 1, seconds: 60 } } })
    const [desk, phone] = [Client.browser(address), Client.browser(address)]
    const table = await desk.setUp('ambush', [ME, CADET])
    const { token } = (await makeLink(desk, table)).body
    expect((await claim(phone, token)).status).toBe(429)
    clock.pass(60_000)
    expect((await claim(phone, token)).status).toBe(200)
  })

  test('is listed to its holder, and can be revoked', async () => {
    const [desk, phone] = [browser(), browser()]
    const table = await desk.setUp('ambush', [ME, ME, CADET])
    const { token } = (await makeLink(desk, table, 1)).body
    expect((await linksOf(desk, table, 1)).body).toEqual({ links: [{ createdAt: anyNumber }] })
    expect((await linksOf(desk, table, 0)).body).toEqual({ links: [] })
    expect((await linksOf(phone, table, 1)).status).toBe(401)
    const gone = await desk.send('DELETE', `/api/tables/${table}/seats/1/link`)
    expect([gone.status, gone.body]).toEqual([200, { links: [] }])
    expect((await claim(phone, token)).status).toBe(404)
  })

  test('that is revoked while somebody comes by it is gone', async () => {
    const { address, store } = await openServer()
    const [desk, phone] = [Client.browser(address), Client.browser(address)]
    const table = await desk.setUp('ambush', [ME, CADET])
    const { token } = (await makeLink(desk, table)).body
    const find = store.seatLink.bind(store)
    store.seatLink = async (hash) => {
      const link = await find(hash)
      await desk.send('DELETE', `/api/tables/${table}/seats/0/link`)
      return link
    }
    const late = await claim(phone, token)
    expect([late.status, late.body]).toEqual([404, expect.objectContaining({ why: 'no-such-link' })])
    expect((await desk.table(table)).body.yours).toEqual([0])
  })

  test('a newer one takes its place, and a seat that changes hands leaves none behind', async () => {
    const [desk, phone] = [browser(), browser()]
    const table = await desk.setUp('ambush', [ME, CADET])
    const first = (await makeLink(desk, table)).body.token
    const second = (await makeLink(desk, table)).body.token
    expect((await claim(phone, first)).status).toBe(404)
    await desk.post(`/api/tables/${table}/seats/0/hand-over`, { to: 'open' })
    expect((await claim(phone, second)).status).toBe(404)
  })

  test('is made for one’s own seat only', async () => {
    const [desk, eve] = [browser(), browser()]
    const table = await desk.setUp('ambush', [ME, CADET])
    expect((await makeLink(eve, table)).status).toBe(401)
    await eve.send('PUT', '/api/me', { name: 'Eve' })
    expect((await makeLink(eve, table)).status).toBe(403)
    expect((await makeLink(desk, table, 1)).status).toBe(403)
    expect((await eve.send('DELETE', `/api/tables/${table}/seats/0/link`)).status).toBe(403)
  })

  test.each(['', 'short', 'a'.repeat(23), `${'a'.repeat(21)}!`])('“%s” is no token', async (token) => {
    expect((await claim(browser(), token)).status).toBe(400)
  })
})
