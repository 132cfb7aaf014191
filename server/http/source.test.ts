import { describe, expect, test } from 'vitest'
import { Client } from './test/client.ts'
import { openServer } from './test/server.ts'

const SEATS = { game: 'ambush', seats: [{ kind: 'me' }, { kind: 'open' }] }

describe('nothing is changed for a page of another site', () => {
  test.each([
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    { 'Sec-Fetch-Site': 'none' },
    { 'Sec-Fetch-Site': '', Origin: 'https://evil.example' },
    { 'Sec-Fetch-Site': '', Origin: 'null' },
  ])('%j', async (headers) => {
    const { address, store } = await openServer()
    const browser = Client.browser(address)
    const table = await browser.setUp('ambush', SEATS.seats)
    const before = await store.events(table)
    const tries = [
      ['POST', '/api/tables', SEATS],
      ['POST', '/api/guests', {}],
      ['PUT', '/api/me', { name: 'Eve' }],
      ['POST', `/api/tables/${table}/start`, { fill: 'cadet' }],
      ['POST', `/api/tables/${table}/seats/0/link`, {}],
      ['DELETE', `/api/tables/${table}/seats/0/link`, undefined],
      ['POST', '/api/push', { endpoint: 'https://push.example/x', keys: { p256dh: 'a', auth: 'b' } }],
    ] as const
    for (const [method, path, body] of tries) {
      const reply = await browser.send(method, path, body, headers)
      expect([path, reply.status, reply.body]).toEqual([
        path,
        403,
        expect.objectContaining({ why: 'foreign-page' }),
      ])
    }
    expect(await store.events(table)).toEqual(before)
  })
})

test('a cookie without a page is not enough; a token needs none', async () => {
  const { address } = await openServer()
  const browser = Client.browser(address)
  await browser.setUp('ambush', SEATS.seats)
  const script = Client.program(address)
  script.headers['Cookie'] = browser.headers['Cookie']
  const reply = await script.post('/api/tables', SEATS)
  expect([reply.status, reply.body]).toEqual([403, expect.objectContaining({ why: 'no-origin' })])
  expect((await (await Client.guest(address, 'Robot')).post('/api/tables', SEATS)).status).toBe(200)
})

test('an older browser that names its page only in Origin is let in', async () => {
  const { address } = await openServer()
  const browser = Client.program(address)
  browser.headers['Origin'] = address
  expect((await browser.post('/api/tables', SEATS)).status).toBe(200)
})
