import * as fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import { connect } from 'node:net'
import type { TSchema } from 'typebox'
import { Value } from 'typebox/value'
import { expect, test } from 'vitest'
import * as protocol from '../protocol/index.ts'
import { Client } from './test/client.ts'
import { objectWith } from './test/matching.ts'
import { answer } from './test/play.ts'
import { openServer, type TestServer } from './test/server.ts'

const REQUESTS = 10_000
const SEATS = [{ kind: 'me' }, { kind: 'me' }]

/** A route that changes something, with a body it would take. */
interface Target {
  readonly method: 'POST' | 'PUT' | 'DELETE'
  readonly path: (table: string) => string
  readonly schema: TSchema
  readonly good: Readonly<Record<string, unknown>>
}

const deed = (name: string, schema: TSchema, good: Target['good']): Target => ({
  method: 'POST',
  path: (table) => `/api/tables/${table}/${name}`,
  schema,
  good,
})

const TARGETS: readonly Target[] = [
  { method: 'PUT', path: () => '/api/me', schema: protocol.Rename, good: { name: 'Ada' } },
  { method: 'POST', path: () => '/api/guests', schema: protocol.NewGuest, good: { name: 'Robot' } },
  {
    method: 'POST',
    path: () => '/api/tables',
    schema: protocol.NewTable,
    good: { game: 'ambush', seats: SEATS },
  },
  {
    method: 'POST',
    path: () => '/api/tables/fork',
    schema: protocol.ForkTable,
    good: { record: {}, at: 0, seats: SEATS },
  },
  {
    method: 'POST',
    path: () => '/api/seats/claim',
    schema: protocol.ClaimSeat,
    good: { token: 'a'.repeat(22) },
  },
  {
    method: 'POST',
    path: () => '/api/push',
    schema: protocol.PushSubscription,
    good: { endpoint: 'https://push.example/x', keys: { p256dh: 'a', auth: 'b' } },
  },
  {
    method: 'DELETE',
    path: () => '/api/push',
    schema: protocol.PushSubscription,
    good: { endpoint: 'https://push.example/x', keys: { p256dh: 'a', auth: 'b' } },
  },
  deed('sit', protocol.Sit, { seat: 0, name: 'Ada' }),
  deed('start', protocol.Start, { fill: 'cadet' }),
  deed('answer', protocol.Answer, { seat: 0, number: 1, rewinds: 0, answer: 'x', id: 'abcdefgh' }),
  deed('undo', protocol.Undo, { seat: 0, to: 0, number: 1, rewinds: 0 }),
  deed('undo/reply', protocol.UndoReply, { seat: 0, consent: true }),
  deed('chat', protocol.Say, { text: 'hello' }),
  deed('listed', protocol.List, { listed: true }),
  deed('seats/0/hand-over', protocol.HandOver, { to: 'open' }),
]

const anything = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(
    -1,
    0.5,
    1e21,
    16,
    '',
    '\u0000',
    'x'.repeat(600),
    [],
    {},
    null,
    true,
    '__proto__',
    'constructor',
  ),
)

/** A body that is nearly right, or not at all. */
const bodyFor = ({ good, schema }: Target): fc.Arbitrary<unknown> =>
  fc
    .oneof(
      anything,
      fc
        .tuple(fc.constantFrom(...Object.keys(good)), anything)
        .map(([key, value]) => ({ ...good, [key]: value })),
      fc.constantFrom(...Object.keys(good)).map((key) => ({ ...good, [key]: undefined })),
      fc.tuple(fc.string({ minLength: 1 }), anything).map(([key, value]) => ({ ...good, [key]: value })),
    )
    .map((body) => JSON.parse(JSON.stringify(body)) as unknown)
    .filter((body) => !Value.Check(schema, body))

const headers = fc.record(
  {
    'content-type': fc.constantFrom('application/json', 'text/plain', 'application/json; charset=x', 'a', ''),
    'last-event-id': fc.string({ unit: 'grapheme-ascii', maxLength: 40 }),
    accept: fc.constantFrom('text/html', '*/*', 'x'),
    'x-forwarded-for': fc.constantFrom('1.2.3.4', 'x, y', '::1'),
  },
  { requiredKeys: [] },
)

/** Part of an address that leads nowhere, whatever stands around it. */
const nowhere = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 20 }).map((part) => `x${encodeURIComponent(part)}`),
  fc.constantFrom('abcdefghij', '%', '%00', 'a'.repeat(300), '__proto__', '-1', '99', '0x0'),
)

const wrongAddress = fc.tuple(
  fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'),
  fc.oneof(
    nowhere.map((part) => `/api/tables/${part}`),
    nowhere.map((part) => `/api/tables/${part}/answer`),
    nowhere.map((part) => `/api/tables/abcdefghij/seats/${part}/link`),
    nowhere.map((part) => `/api/tables/abcdefghij?seat=${part}`),
    nowhere.map((part) => `/api/tables/abcdefghij/stream?lastEventId=${part}`),
    nowhere.map((part) => `/api/${part}`),
    nowhere.map((part) => `/${part}`),
  ),
)

async function everything({ store }: TestServer, guest: string): Promise<string> {
  const tables = await store.tablesOf(guest, 1000)
  const events = await Promise.all(tables.map(({ table }) => store.events(table)))
  const links = await Promise.all(tables.map(({ table }) => store.seatLinks(table, 0)))
  return JSON.stringify([tables, events, links, await store.lobby(1000), await store.pushTargetsOf(guest)])
}

test(`${REQUESTS} malformed requests are refused as such, and change nothing`, async () => {
  const server = await openServer()
  const ada = Client.browser(server.address)
  const table = await ada.setUp('connect-four', SEATS)
  await ada.deed(table, 'start')
  await answer(ada, (await ada.table(table)).body)
  await ada.setUp('ambush', [{ kind: 'me' }, { kind: 'open' }], { listed: true })
  const guest = (await ada.get<{ guest: { id: string } }>('/api/me')).body.guest.id
  const before = await everything(server, guest)

  const wrongBody = fc
    .constantFrom(...TARGETS)
    .chain((target) => fc.tuple(fc.constant(target), bodyFor(target), headers))
    .map(([{ method, path }, body, more]) => ({
      method,
      url: path(table),
      payload: JSON.stringify(body),
      headers: { ...ada.headers, 'content-type': 'application/json', ...more },
    }))
  const wrongText = fc
    .tuple(fc.constantFrom(...TARGETS), fc.string({ unit: 'binary' }), headers)
    .map(([{ method, path }, payload, more]) => ({
      method,
      url: path(table),
      payload: `{${payload}`,
      headers: { ...ada.headers, 'content-type': 'application/json', ...more },
    }))
  const wrongPlace = fc
    .tuple(wrongAddress, headers)
    .map(([[method, url], more]) => ({ method, url, headers: { ...ada.headers, ...more } }))

  const statuses = new Map<number, number>()
  await fc.assert(
    fc.asyncProperty(fc.oneof(wrongBody, wrongText, wrongPlace), async (request) => {
      const { statusCode } = await server.app.inject(request as InjectOptions)
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1)
      expect(statusCode).toBeGreaterThanOrEqual(400)
      expect(statusCode).toBeLessThan(500)
    }),
    { numRuns: REQUESTS },
  )
  expect([...statuses.keys()]).toEqual(expect.arrayContaining([400, 404, 415]))
  expect(await everything(server, guest)).toBe(before)
  expect(server.logged).toEqual([])
})

test.each([
  ['/api/tables/%zz', 400, 'malformed'],
  [`/api/tables/${'a'.repeat(200)}`, 414, 'malformed'],
])('an address nobody can make sense of is refused like any other: %s', async (path, status, why) => {
  const { address } = await openServer()
  const { headers, ...reply } = await Client.browser(address).get<protocol.Problem>(path)
  expect([reply.status, reply.body]).toEqual([status, objectWith({ why })])
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})

test('a body that is packed is refused, and it is said why', async () => {
  const { address } = await openServer()
  const packed = await Client.browser(address).post<protocol.Problem>('/api/guests', '{}', {
    'Content-Encoding': 'gzip',
  })
  expect([packed.status, packed.body]).toEqual([415, objectWith({ why: 'packed' })])
  expect(packed.body.message).toContain('Content-Encoding')
  const plain = await Client.browser(address).post('/api/guests', '{}', { 'Content-Encoding': 'identity' })
  expect(plain.status).toBe(200)
})

test.each([
  ['a word', 'GARBAGE\r\n\r\n'],
  ['a version', 'GET / HTTP/9.9\r\n\r\n'],
  ['an endless address', `GET /${'x'.repeat(40_000)} HTTP/1.1\r\nHost: x\r\n\r\n`],
  ['a negative length', 'POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\n'],
  [
    'two lengths',
    'POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  ],
  ['bytes', '\u0000\u0001\u0002\r\n\r\n'],
])('what is not even HTTP is hung up on: %s', async (_what, text) => {
  const { address } = await openServer()
  const reply = await new Promise<string>((resolve, reject) => {
    let said = ''
    const socket = connect(Number(new URL(address).port), '127.0.0.1', () => socket.write(text))
    socket.on('data', (piece: Buffer) => (said += piece.toString()))
    socket.on('end', () => resolve(said))
    socket.on('error', reject)
  })
  expect(reply).toMatch(/^HTTP\/1\.1 4\d\d /)
  expect((await Client.browser(address).get('/api/games')).status).toBe(200)
})
