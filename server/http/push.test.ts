import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { ServerInfo } from '../protocol/index.ts'
import { Client } from './test/client.ts'
import { answer } from './test/play.ts'
import { openServer, type TestServer } from './test/server.ts'

const ME = { kind: 'me' }
const OPEN = { kind: 'open' }
const KEYS = { p256dh: 'BPoint', auth: 'secret' }

/** What the push service was asked to deliver, and what it says to that. */
let received: { readonly url: string; readonly headers: IncomingHttpHeaders; readonly body: string }[]
let status: number
let service: Server
let endpoint: string

beforeEach(async () => {
  received = []
  status = 201
  service = createServer((request, response) => {
    let body = ''
    request.on('data', (piece: Buffer) => (body += piece.toString()))
    request.on('end', () => {
      received.push({ url: request.url ?? '', headers: request.headers, body })
      response.writeHead(status).end()
    })
  })
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  endpoint = `http://127.0.0.1:${(service.address() as AddressInfo).port}/send`
})

afterEach(() => service.close())

const subscribe = (client: Client, address = endpoint) =>
  client.post('/api/push', { endpoint: address, keys: KEYS })

/** Ada, who has been told where to be told, and Bob, whose turn it is. */
async function bobsTurn(server: TestServer): Promise<{ ada: Client; bob: Client; table: string }> {
  const [ada, bob] = [Client.browser(server.address), Client.browser(server.address)]
  const table = await ada.setUp('connect-four', [ME, OPEN])
  await bob.deed(table, 'sit', { seat: 1 })
  expect((await subscribe(bob, `${endpoint}/bob`)).status).toBe(200)
  await ada.deed(table, 'start')
  await answer(ada, (await ada.table(table)).body)
  expect((await subscribe(ada)).status).toBe(200)
  return { ada, bob, table }
}

describe('a notice', () => {
  test('is sent when it becomes somebody’s turn who is not looking: without content, signed', async () => {
    const server = await openServer({ anyPushHost: true, publicUrl: 'http://play.example' })
    const { ada, table } = await bobsTurn(server)
    await expect.poll(() => received.length).toBe(1)
    const [{ url, headers, body }] = received
    expect([url, body]).toEqual(['/send/bob', ''])
    const { pushKey } = (await ada.get<ServerInfo>('/api/games')).body
    expect(headers).toMatchObject({ ttl: '86400', topic: table, urgency: 'normal' })
    expect(headers.authorization).toMatch(new RegExp(`^vapid t=[\\w-]+\\.[\\w-]+\\.[\\w-]+, k=${pushKey}$`))
    const claims: unknown = JSON.parse(
      Buffer.from(headers.authorization?.split('.')[1] ?? '', 'base64url').toString(),
    )
    expect(claims).toMatchObject({ aud: endpoint.replace('/send', ''), sub: 'http://play.example' })
  })

  test('is sent once, until they look', async () => {
    const server = await openServer({ anyPushHost: true })
    const { ada, bob, table } = await bobsTurn(server)
    await expect.poll(() => received.length).toBe(1)
    await ada.deed(table, 'undo', { seat: 0, to: 0, number: 1, rewinds: 0 })
    await answer(ada, (await ada.table(table)).body)
    await ada.deed(table, 'chat', { text: 'your turn' })
    expect(received).toHaveLength(1)
    // Bob looks, answers, and goes; Ada looks and answers.
    await answer(bob, (await bob.table(table)).body)
    await answer(ada, (await ada.table(table)).body)
    await expect.poll(() => received.map(({ url }) => url)).toEqual(['/send/bob', '/send', '/send/bob'])
  })

  test('is not sent to somebody who is looking', async () => {
    const server = await openServer({ anyPushHost: true })
    const [ada, bob] = [Client.browser(server.address), Client.browser(server.address)]
    const table = await ada.setUp('connect-four', [ME, OPEN])
    await bob.deed(table, 'sit', { seat: 1 })
    await subscribe(bob)
    const stream = await bob.stream(table)
    await stream.next()
    await ada.deed(table, 'start')
    await answer(ada, (await ada.table(table)).body)
    await stream.until(({ position }) => position.decision !== null)
    await answer(bob, (await bob.table(table)).body)
    stream.close()
    expect(received).toEqual([])
  })

  test.each([404, 410])('to an address that is gone (%i) is the last one', async (gone) => {
    const server = await openServer({ anyPushHost: true })
    status = gone
    const { bob } = await bobsTurn(server)
    const { body } = await bob.get<{ guest: { id: string } }>('/api/me')
    await expect.poll(() => server.store.pushTargetsOf(body.guest.id)).toEqual([])
  })

  test('that fails is tried again at the next turn', async () => {
    const server = await openServer({ anyPushHost: true })
    status = 500
    const { bob } = await bobsTurn(server)
    const { body } = await bob.get<{ guest: { id: string } }>('/api/me')
    await expect.poll(() => server.logged.join()).toContain('a push service did not take a notice')
    expect(await server.store.pushTargetsOf(body.guest.id)).toHaveLength(1)
  })
})

describe('a subscription', () => {
  test('can be ended by its guest alone', async () => {
    const server = await openServer({ anyPushHost: true })
    const { ada, bob } = await bobsTurn(server)
    const { body } = await ada.get<{ guest: { id: string } }>('/api/me')
    const targets = () => server.store.pushTargetsOf(body.guest.id)
    expect((await bob.send('DELETE', '/api/push', { endpoint, keys: KEYS })).status).toBe(200)
    expect(await targets()).toHaveLength(1)
    expect((await ada.send('DELETE', '/api/push', { endpoint, keys: KEYS })).status).toBe(200)
    expect(await targets()).toEqual([])
  })

  test('needs a guest, and a service on the public network', async () => {
    const { address } = await openServer()
    const ada = Client.browser(address)
    expect((await subscribe(ada, 'https://push.example/x')).status).toBe(401)
    expect((await ada.send('DELETE', '/api/push', { endpoint, keys: KEYS })).status).toBe(401)
    await ada.send('PUT', '/api/me', { name: 'Ada' })
    expect((await subscribe(ada, 'https://push.example/x')).status).toBe(200)
    for (const address of [
      endpoint,
      'https://127.0.0.1/x',
      'https://localhost/x',
      'http://push.example/x',
      'not an address',
    ]) {
      const reply = await subscribe(ada, address)
      expect([address, reply.status, reply.body]).toEqual([
        address,
        422,
        expect.objectContaining({ why: 'bad-endpoint' }),
      ])
    }
    expect((await ada.post('/api/push', { endpoint: 'https://push.example/x' })).status).toBe(400)
  })

  test('is one of ten at most', async () => {
    const { address } = await openServer()
    const ada = Client.browser(address)
    await ada.send('PUT', '/api/me', { name: 'Ada' })
    const statuses: number[] = []
    for (let device = 0; device < 11; device++)
      statuses.push((await subscribe(ada, `https://push.example/${device}`)).status)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 422])
    expect((await subscribe(ada, 'https://push.example/3')).status).toBe(200)
  })
})

test('of many subscriptions at once as many are taken as one after the other', async () => {
  const { address } = await openServer()
  const ada = Client.browser(address)
  await ada.send('PUT', '/api/me', { name: 'Ada' })
  const devices = Array.from({ length: 30 }, (_, device) => `https://push.example/${device}`)
  const replies = await Promise.all(devices.map((device) => subscribe(ada, device)))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(10)
})

test('the key stays the same when the server starts again', async () => {
  const server = await openServer()
  const kept = await server.store.setting('vapid-keys')
  const { pushKey } = (await Client.browser(server.address).get<ServerInfo>('/api/games')).body
  expect(JSON.parse(kept ?? '')).toMatchObject({ publicKey: pushKey })
  expect(await server.store.keepSetting('vapid-keys', 'another')).toBe(kept)
})

test('a nudge is told at once, although they have not looked since; and what it is about, in the language of the page', async () => {
  const server = await openServer({ anyPushHost: true })
  const { ada, bob, table } = await bobsTurn(server)
  await expect.poll(() => received.length).toBe(1)
  await bob.post('/api/push', { endpoint: `${endpoint}/bob`, keys: KEYS, language: 'fr' })
  expect((await bob.get('/api/push')).body).toEqual({
    language: 'fr',
    tables: [{ table, game: 'connect-four', what: 'turn' }],
  })
  await ada.deed(table, 'nudge', { seat: 0, for: 1 })
  await expect.poll(() => received.map(({ url }) => url)).toEqual(['/send/bob', '/send/bob'])
  const { seats } = (await ada.table(table)).body.position
  const by = seats[0].kind === 'person' ? seats[0].name : ''
  expect((await bob.get('/api/push')).body).toMatchObject({ tables: [{ table, what: 'nudge', by }] })
  expect((await ada.get('/api/push')).body).toEqual({ tables: [] })
  expect((await Client.browser(server.address).get('/api/push')).status).toBe(401)
})

test('who is asked to play again is told, and may say so', async () => {
  const server = await openServer({ anyPushHost: true })
  const [ada, bob] = [Client.browser(server.address), Client.browser(server.address)]
  const table = await ada.setUp('tic-tac-toe', [{ kind: 'me', name: 'Ada' }, OPEN])
  await bob.deed(table, 'sit', { seat: 1 })
  await ada.deed(table, 'start')
  for (let phase = 'playing'; phase === 'playing'; ) {
    for (const one of [ada, bob]) {
      const { body } = await one.table(table)
      if (body.position.decision !== null) await answer(one, body)
      phase = body.position.phase
    }
  }
  await subscribe(bob, `${endpoint}/bob`)
  const next = (await ada.post<{ table: string }>(`/api/tables/${table}/again`)).body.table
  await expect.poll(() => received.map(({ url }) => url)).toEqual(['/send/bob'])
  expect((await bob.get('/api/push')).body).toEqual({
    tables: [{ table: next, game: 'tic-tac-toe', what: 'again', by: 'Ada' }],
  })
})
