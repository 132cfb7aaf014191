import { hash } from 'node:crypto'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import type { Me, Problem, SessionList } from '../protocol/index.ts'
import { Client } from './test/client.ts'
import { openServer, type TestServer } from './test/server.ts'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0'
const ME = { kind: 'me' }
const OPEN = { kind: 'open' }
const AMBUSH = { game: 'ambush', seats: [ME, OPEN] }

const sessionsOf = async (client: Client): Promise<SessionList['sessions']> =>
  (await client.get<SessionList>('/api/me/sessions')).body.sessions

const nameOf = async (client: Client): Promise<string | undefined> =>
  (await client.get<Me>('/api/me')).body.guest?.name

/** Ada at her desk, and with a telephone on which she is known too. */
async function adaTwice({
  address,
  store,
}: TestServer): Promise<{ desk: Client; phone: Client; table: string }> {
  const desk = Client.browser(address)
  desk.headers['User-Agent'] = FIREFOX
  await desk.send('PUT', '/api/me', { name: 'Ada' })
  const table = await desk.setUp('ambush', [ME, OPEN])
  const guest = (await desk.get<Me>('/api/me')).body.guest?.id ?? ''
  const phone = Client.browser(address)
  const token = 'p'.repeat(22)
  phone.headers['Cookie'] = `astrolabe=${token}`
  const device = { browser: 'Safari', system: 'iPhone' }
  const now = Date.now()
  const tokenHash = hash('sha256', token, 'base64url')
  await store.addSession({ id: 'telephone22', guest, tokenHash, device, createdAt: now, seenAt: now })
  return { desk, phone, table }
}

test('a guest sees where they are known, and no more of it than they need', async () => {
  const server = await openServer()
  const { desk, phone } = await adaTwice(server)
  expect(await nameOf(phone)).toBe('Ada')
  const sessions = await sessionsOf(desk)
  expect(sessions).toMatchObject([
    { current: true, browser: 'Firefox', system: 'Linux' },
    { id: 'telephone22', current: false, browser: 'Safari', system: 'iPhone' },
  ])
  expect(sessions.map((session) => Object.keys(session).toSorted())).toEqual([
    ['browser', 'createdAt', 'current', 'id', 'seenAt', 'system'],
    ['browser', 'createdAt', 'current', 'id', 'seenAt', 'system'],
  ])
  expect((await sessionsOf(phone)).map(({ current }) => current)).toEqual([true, false])
  expect(await sessionsOf(Client.browser(server.address))).toEqual([])
})

test('a session that is ended is refused at once, and hears nothing more', async () => {
  const server = await openServer()
  const { desk, phone, table } = await adaTwice(server)
  const [heard, kept] = [await phone.stream(table), await desk.stream(table)]
  for (const stream of [heard, kept]) expect(await stream.next()).toMatchObject({ yours: [0] })
  const { status, body } = await desk.send<SessionList>('DELETE', '/api/me/sessions/telephone22')
  expect([status, body.sessions.map(({ current }) => current)]).toEqual([200, [true]])
  // Its stream may have told that somebody came before it ended.
  while ((await heard.next()) !== undefined);
  expect((await phone.deed(table, 'start')).status).toBe(401)
  expect(await nameOf(phone)).toBeUndefined()
  expect((await desk.deed(table, 'chat', { text: 'still here' })).status).toBe(200)
  await kept.until(({ chat }) => chat.some(({ text }) => text === 'still here'))
  kept.close()
})

test('all others are ended together', async () => {
  const server = await openServer()
  const { desk, phone, table } = await adaTwice(server)
  const heard = await desk.stream(table)
  const { status, body } = await phone.send<SessionList>('DELETE', '/api/me/sessions')
  expect([status, body.sessions.map(({ id }) => id)]).toEqual([200, ['telephone22']])
  while ((await heard.next()) !== undefined);
  expect([await nameOf(desk), await nameOf(phone)]).toEqual([undefined, 'Ada'])
})

test('whoever ends their own is forgotten, by the browser too', async () => {
  const server = await openServer()
  const { desk, phone } = await adaTwice(server)
  const [{ id }] = await sessionsOf(desk)
  const cookie = desk.headers['Cookie']
  const { status, headers } = await desk.send('DELETE', `/api/me/sessions/${id}`)
  expect([status, headers.getSetCookie()]).toEqual([
    200,
    [expect.stringMatching(/^astrolabe=; Max-Age=0; Path=\/; .*HttpOnly; SameSite=Lax$/)],
  ])
  desk.headers['Cookie'] = cookie
  expect([await nameOf(desk), await nameOf(phone)]).toEqual([undefined, 'Ada'])
})

test('nobody ends a session of somebody else, and a page of another site ends none', async () => {
  const server = await openServer()
  const { desk, phone } = await adaTwice(server)
  const bob = Client.browser(server.address)
  await bob.post('/api/tables', AMBUSH)
  const stolen = await bob.send<Problem>('DELETE', '/api/me/sessions/telephone22')
  expect([stolen.status, stolen.body.why]).toEqual([404, 'no-such-session'])
  expect((await bob.send<Problem>('DELETE', '/api/me/sessions/..')).status).toBe(404)
  const foreign = { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' }
  for (const path of ['/api/me/sessions', '/api/me/sessions/telephone22'])
    expect((await desk.send('DELETE', path, undefined, foreign)).status).toBe(403)
  expect(await nameOf(phone)).toBe('Ada')
})

test('a stream that is being opened when its session ends is not opened', async () => {
  const server = await openServer()
  const { desk, phone, table } = await adaTwice(server)
  await nameOf(phone)
  // Whoever looks waits for what is being done: long enough for the session to end meanwhile.
  const append = server.store.append.bind(server.store)
  let release = (): void => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  let isHeld = (): void => {}
  const holding = new Promise<void>((resolve) => (isHeld = resolve))
  server.store.append = async (written) => {
    isHeld()
    await held
    await append(written)
  }
  const said = desk.deed(table, 'chat', { text: 'wait' })
  await holding
  const asked = once(server.app.server, 'request')
  const opening = phone.stream(table, '?seat=0')
  const outcome = opening.then(
    () => 'opened',
    (error: unknown) => String(error),
  )
  await asked
  await desk.send('DELETE', '/api/me/sessions/telephone22')
  release()
  await said
  expect(await outcome).toContain('401')
})
