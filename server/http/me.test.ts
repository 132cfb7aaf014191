import { expect, test } from 'vitest'
import { UNKNOWN_DEVICE } from '../identity/device.ts'
import type { Me } from '../protocol/index.ts'
import { textWith } from './test/matching.ts'
import { Client } from './test/client.ts'
import { openServer } from './test/server.ts'

const COOKIE = /^astrolabe=[\w-]{22}; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/

test('nobody is known before they have done something, and looking is not doing', async () => {
  const { address } = await openServer()
  const browser = Client.browser(address)
  for (const path of ['/api/me', '/api/games', '/api/lobby', '/api/tables/mine', '/api']) {
    const { status, headers } = await browser.get(path)
    expect([path, status, headers.getSetCookie()]).toEqual([path, 200, []])
  }
  expect((await browser.get('/api/me')).body).toEqual({ guest: null })
})

test('a first deed makes a guest with a friendly name, whose session each visit prolongs', async () => {
  const { address, store } = await openServer()
  const browser = Client.browser(address)
  const { headers } = await browser.post('/api/tables', {
    game: 'ambush',
    seats: [{ kind: 'me' }, { kind: 'open' }],
  })
  const [cookie] = headers.getSetCookie()
  expect(cookie).toMatch(COOKIE)
  const me = await browser.get<Me>('/api/me')
  expect(me.body.guest?.name).toMatch(/^[A-Z][a-z]+ \d\d$/)
  expect(me.headers.getSetCookie()).toEqual([cookie])
  const token = /=([\w-]{22});/.exec(cookie)?.[1] ?? ''
  expect(await store.guestOf(token, Date.now(), UNKNOWN_DEVICE)).toBeUndefined()
})

test('a name can be chosen; it is cleaned, and there has to be something left', async () => {
  const { address } = await openServer()
  const browser = Client.browser(address)
  const { body } = await browser.send<Me>('PUT', '/api/me', { name: '  Ada\u202E \n Lovelace ' })
  expect(body.guest?.name).toBe('Ada Lovelace')
  expect((await browser.get<Me>('/api/me')).body).toEqual(body)
  const nothing = await browser.send('PUT', '/api/me', { name: '\u200B \u0007' })
  expect(nothing.status).toBe(400)
  expect(nothing.body).toMatchObject({
    why: 'malformed',
    message: textWith('nothing in this text'),
  })
})

test('a program is a guest by a token', async () => {
  const { address } = await openServer()
  const program = Client.program(address)
  const refused = await program.post('/api/tables', {
    game: 'ambush',
    seats: [{ kind: 'me' }, { kind: 'open' }],
  })
  expect(refused.status).toBe(401)
  expect(refused.body).toMatchObject({
    why: 'no-session',
    message: textWith('POST /api/guests'),
  })
  expect(refused.headers.getSetCookie()).toEqual([])

  const guest = await Client.guest(address, 'Robot')
  const me = await guest.get<Me>('/api/me')
  expect(me.body.guest?.name).toBe('Robot')
  expect(me.headers.getSetCookie()).toEqual([])
})

test.each(['Bearer', 'Bearer x', `Bearer ${'a'.repeat(22)}`, 'Basic dXNlcjpwYXNz'])(
  'the header Authorization “%s” opens nothing',
  async (header) => {
    const { address } = await openServer()
    const reply = await Client.program(address).get('/api/me', { Authorization: header })
    expect([reply.status, reply.body]).toEqual([401, expect.objectContaining({ why: 'wrong-token' })])
  },
)

test('a cookie nobody was given is as good as none', async () => {
  const { address } = await openServer()
  const browser = Client.browser(address)
  browser.headers['Cookie'] = `astrolabe=${'a'.repeat(22)}`
  expect((await browser.get<Me>('/api/me')).body).toEqual({ guest: null })
  expect((await browser.deed('abcdefghij', 'answer', {})).status).toBe(400)
})

test('over https the cookie is bound to the host', async () => {
  const { address } = await openServer({ publicUrl: 'https://play.example' })
  const browser = Client.browser(address)
  const { headers } = await browser.send(
    'PUT',
    '/api/me',
    { name: 'Ada' },
    { Origin: 'https://play.example' },
  )
  expect(headers.getSetCookie()[0]).toMatch(
    /^__Host-astrolabe=[\w-]{22}; .*Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  )
  expect(headers.get('strict-transport-security')).toBe('max-age=63072000')
})

test('a proxy is believed only where one is said to be', async () => {
  const forwarded = { 'X-Forwarded-Proto': 'https' }
  const [bare, behind] = [await openServer(), await openServer({ behindProxy: true })]
  const cookieOf = async (address: string): Promise<string> =>
    (
      await Client.browser(address).send('PUT', '/api/me', { name: 'Ada' }, forwarded)
    ).headers.getSetCookie()[0]
  expect(await cookieOf(bare.address)).toMatch(/^astrolabe=/)
  expect(await cookieOf(behind.address)).toMatch(/^__Host-astrolabe=/)
})
