import { ticTacToe } from '@astrolabe/kernel/tiny/tic-tac-toe.ts'
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { FaultyStore } from '../rooms/test/faulty-store.ts'
import { begin, say, testParts, version, wanted } from '../rooms/test/parts.ts'
import { Rooms } from '../rooms/rooms.ts'
import type { Services } from './services.ts'
import { ShortPath } from './short-path.ts'
import { Client, type Reply } from './test/client.ts'
import { openServer } from './test/server.ts'

const ME = { kind: 'me' }
const ANSWER = { seat: 0, number: 0, answer: '4', id: 'an-answer' }

const BODY = JSON.stringify(ANSWER)
const headTo = (address: string): string =>
  [
    `POST ${address} HTTP/1.1`,
    'Host: x',
    'Authorization: Bearer ana',
    'Content-Type: application/json',
    `Content-Length: ${BODY.length}`,
    '\r\n',
  ].join('\r\n')

/** A server with nothing behind the short path but a place that says what came there. */
async function shortPath() {
  const store = new FaultyStore()
  const rooms = new Rooms(testParts({ store }))
  const room = await begin(rooms, wanted(ticTacToe))
  const services = {
    rooms,
    sessions: {
      isHttps: () => false,
      recent: (request: { headers: { authorization?: string } }) =>
        request.headers.authorization === 'Bearer ana' ? { id: 'ana' } : undefined,
    },
    limits: { deed() {} },
    messages: { text: () => '"seen"' },
  } as unknown as Services
  const path = new ShortPath(services, (error) => {
    throw error
  })
  const server = createServer(
    path.before((request, response) => {
      const pieces: Buffer[] = []
      request.on('data', (piece: Buffer) => pieces.push(piece))
      request.on('end', () => response.end(`ordinary ${Buffer.concat(pieces).toString()}`))
      request.resume()
    }),
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const client = Client.program(`http://127.0.0.1:${port}`)
  client.headers['Authorization'] = 'Bearer ana'
  return { client, server, port, room, store, address: `/api/tables/${room.id}/answer` }
}

describe('the short path', () => {
  test('is taken by an answer whose seat is the guest’s, at a table where nothing is under way', async () => {
    const { client, room, address } = await shortPath()
    expect((await client.post(address, ANSWER)).text).toBe('"seen"')
    expect(await room.look((table) => table.position(0).number)).toBe(1)
  })

  test('is taken as well by one that asks for what cannot be taken back', async () => {
    const { client, address } = await shortPath()
    expect((await client.post(`${address}?finality=true`, ANSWER)).text).toBe('"seen"')
  })

  test.each<[string, { method?: string; query?: string; body?: string; headers?: object }]>([
    ['something else than a POST', { method: 'PUT' }],
    ['with a query', { query: '?since=0' }],
    ['from somebody not known for sure', { headers: { Authorization: 'Bearer eve' } }],
    ['for the seat of somebody else', { body: BODY.replace('"seat":0', '"seat":1') }],
    ['not of the type of JSON', { headers: { 'Content-Type': 'text/plain' } }],
    ['not JSON', { body: BODY.slice(1) }],
    ['not as it should be', { body: BODY.replace('"number":0', '"number":-1') }],
    ['with more than there should be', { body: BODY.replace('{', '{"__proto__":{},') }],
    ['very long', { body: BODY.padEnd(3000) }],
    ['without a body', { body: '' }],
  ])('is not taken by a request %s, and nothing of it is lost', async (_, request) => {
    const { client, room, address } = await shortPath()
    const { method = 'POST', query = '', body = BODY, headers = {} } = request
    const { text } = await client.send(method, address + query, body, headers)
    expect(text).toBe(`ordinary ${body}`)
    expect(await room.look((table) => table.position(0).number)).toBe(0)
  })

  test('is not taken at a table that is not open', async () => {
    const { client } = await shortPath()
    expect((await client.post('/api/tables/abcdefghij/answer', ANSWER)).text).toMatch(/^ordinary /)
  })

  test('is not taken while something is under way', async () => {
    const { client, room, store, address } = await shortPath()
    const release = store.hold()
    const said = room.change(say('hm'), version)
    expect((await client.post(address, ANSWER)).text).toMatch(/^ordinary /)
    release()
    await said
    expect((await client.post(address, ANSWER)).text).toBe('"seen"')
  })

  test('may be left before its end, and nobody else is the worse for it', async () => {
    const { client, server, port, room, store, address } = await shortPath()
    const release = store.hold()
    const socket = connect(port, '127.0.0.1').setNoDelay()
    socket.write(headTo(address) + BODY)
    const [, response] = (await once(server, 'request')) as [unknown, ServerResponse]
    socket.destroy()
    await once(response, 'close')
    release()
    expect(await room.look((table) => table.position(0).number)).toBe(1)
    expect((await client.post(address, ANSWER)).text).toBe('"seen"')
  })

  test('is not taken by what comes in pieces; what comes after it on the same line is', async () => {
    const { server, port, address } = await shortPath()
    const socket = connect(port, '127.0.0.1').setNoDelay().setEncoding('utf8')
    onTestFinished(() => void socket.destroy())
    const reply = async (): Promise<string> => String((await once(socket, 'data'))[0])
    socket.write(headTo(address) + BODY.slice(0, 20))
    await once(server, 'request')
    socket.write(BODY.slice(20))
    expect(await reply()).toContain(`ordinary ${BODY}`)
    socket.write(headTo(address) + BODY)
    expect(await reply()).toMatch(/\r\n\r\n"seen"$/)
  })
})

/** What a client can tell one reply from another by. */
function outside({ status, headers, text }: Reply<unknown>): unknown {
  return [status, text, [...headers].filter(([name]) => name !== 'date')]
}

/** Sends the same by both ways, and expects the same from both. */
async function sameByBothWays(client: Client, table: string, body: object): Promise<number> {
  const short = await client.deed(table, 'answer', body)
  expect(outside(short)).toEqual(outside(await client.deed(table, 'answer?', body)))
  return short.status
}

test('what comes back is the same, to the byte, as from the ordinary route', async () => {
  const { address } = await openServer()
  const ada = Client.browser(address)
  const table = await ada.setUp('tic-tac-toe', [ME, ME])
  await ada.deed(table, 'start')
  await ada.deed(table, 'answer', ANSWER)
  const statuses: number[] = []
  const others = [{ id: 'too-late' }, { answer: '5' }, { seat: 1, number: 1, id: 'is-taken' }]
  for (const changes of [{}, { brief: true }, ...others])
    statuses.push(await sameByBothWays(ada, table, { ...ANSWER, ...changes }))
  expect(statuses).toEqual([200, 204, 409, 409, 422])
})

test('too many are too many by either way', async () => {
  const { address } = await openServer({ limits: { answers: { count: 1, seconds: 60 } } })
  const ada = Client.browser(address)
  const table = await ada.setUp('tic-tac-toe', [ME, ME])
  await ada.deed(table, 'answer', ANSWER)
  expect(await sameByBothWays(ada, table, ANSWER)).toBe(429)
})
