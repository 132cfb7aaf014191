import { connect } from 'node:net'
import { describe, expect, test } from 'vitest'
import type { TableMessage } from '@astrolabe/tables'
import { TestClock } from '../test/clock.ts'
import { Client } from './test/client.ts'
import { sorted } from './test/matching.ts'
import { answer } from './test/play.ts'
import { openServer, REAL_GAME, sharedServer } from './test/server.ts'

const server = sharedServer()
const browser = (): Client => Client.browser(server.current.address)
const ME = { kind: 'me' }
const OPEN = { kind: 'open' }
const CRLF = '\r\n'

/** A game that one guest plays alone, at its first question. */
async function begun(game = REAL_GAME): Promise<{ ada: Client; table: string }> {
  const ada = browser()
  const table = await ada.setUp(game, [ME, ME])
  await ada.deed(table, 'start')
  return { ada, table }
}

async function answerOnce(ada: Client, table: string): Promise<TableMessage> {
  const { waitingFor } = (await ada.table(table)).body.position
  return await answer(ada, (await ada.table(table, `?seat=${waitingFor[0]}`)).body)
}

const hasNumber = (number: number) => (message: TableMessage) => message.position.number === number

describe('a stream', () => {
  test('begins with the whole table, then tells what is new', async () => {
    const { ada, table } = await begun()
    await answerOnce(ada, table)
    await ada.deed(table, 'chat', { text: 'one' })
    const stream = await ada.stream(table, '?seat=0')
    expect(stream.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(stream.headers.get('cache-control')).toBe('no-store')
    const first = await stream.next()
    const { body } = await ada.table(table, '?seat=0')
    expect(first).toEqual({ ...body, here: [0, 1] })
    await ada.deed(table, 'chat', { text: 'two' })
    expect(await stream.until(({ chat }) => chat.length > 0)).toMatchObject({
      chatFrom: 1,
      chat: [{ text: 'two' }],
      position: { since: 1, facts: [] },
    })
    await answerOnce(ada, table)
    const news = await stream.until(hasNumber(2))
    expect(news.position.since).toBe(1)
    expect(news.position.facts.every(({ at }) => at === 2)).toBe(true)
    expect([news.chat, news.chatFrom]).toEqual([[], 2])
    expect(stream.lastId).toBe(`0.2.${news.position.version}`)
    stream.close()
  })

  test('begins after what was asked for before it on the same line has been answered', async () => {
    const { ada, table } = await begun()
    const { host, port } = new URL(server.current.address)
    const lines = (...more: readonly string[]): string =>
      [
        ...more,
        `Host: ${host}`,
        ...Object.entries(ada.headers).map((field) => field.join(': ')),
        '',
        '',
      ].join(CRLF)
    const body = '{"text":"first"}'
    const type = 'Content-Type: application/json'
    const said = lines(`POST /api/tables/${table}/chat HTTP/1.1`, type, `Content-Length: ${body.length}`)
    const listens = lines(`GET /api/tables/${table}/stream HTTP/1.1`)
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(said + body + listens))
    let heard = ''
    socket.on('data', (piece: Buffer) => (heard += piece.toString()))
    await expect.poll(() => heard).toContain('\n\n')
    socket.destroy()
    const places = ['HTTP/1.1 200', '"text":"first"', 'text/event-stream', 'event: table'].map((part) =>
      heard.indexOf(part),
    )
    expect(places).toEqual(sorted(places))
    expect(places[0]).toBe(0)
  })

  test('tells of the beginning of the game whoever was there before', async () => {
    const ada = browser()
    const table = await ada.setUp(REAL_GAME, [ME, ME])
    const stream = await ada.stream(table)
    expect((await stream.next())?.position.phase).toBe('gathering')
    const { body } = await ada.deed(table, 'start')
    const started = await stream.until(({ position }) => position.phase === 'playing')
    expect(started.position.facts).toEqual(body.position.facts)
    expect(started.position.facts.length).toBeGreaterThan(0)
    stream.close()
  })

  test.each(['header', 'query'])('is resumed where it broke, by %s', async (how) => {
    const { ada, table } = await begun()
    const stream = await ada.stream(table, '?seat=0')
    await stream.next()
    await answerOnce(ada, table)
    await stream.until(hasNumber(1))
    const { lastId } = stream
    stream.close()
    await answerOnce(ada, table)
    await answerOnce(ada, table)
    const resumed =
      how === 'header'
        ? await ada.stream(table, '?seat=0', { 'Last-Event-ID': lastId })
        : await ada.stream(table, `?seat=0&lastEventId=${lastId}`)
    const first = await resumed.next()
    resumed.close()
    expect(first?.position).toMatchObject({ number: 3, since: 1 })
    const { facts } = (await ada.table(table, '?seat=0&since=1')).body.position
    expect(first?.position.facts).toEqual(facts)
  })

  test.each(['1.1.3', '0.99.3', 'nonsense', '', '0.1', '-1.1.1', `0.${'9'.repeat(30)}.1`])(
    'the id “%s” leads to the whole',
    async (id) => {
      const { ada, table } = await begun()
      await answerOnce(ada, table)
      const stream = await ada.stream(table, '?seat=0', { 'Last-Event-ID': id })
      expect((await stream.next())?.position).toMatchObject({ number: 1, since: -1 })
      stream.close()
    },
  )

  test('after an answer was taken back, everything is told again', async () => {
    const { ada, table } = await begun('connect-four')
    await answerOnce(ada, table)
    await answerOnce(ada, table)
    const stream = await ada.stream(table, '?seat=0')
    await stream.until(hasNumber(2))
    const { lastId } = stream
    await ada.deed(table, 'undo', { seat: 1, to: 1, number: 2, rewinds: 0 })
    const rewound = await stream.until(hasNumber(1))
    expect(rewound.position).toMatchObject({ rewinds: 1, since: -1 })
    const resumed = await ada.stream(table, '?seat=0', { 'Last-Event-ID': lastId })
    expect((await resumed.next())?.position).toMatchObject({ rewinds: 1, since: -1 })
    stream.close()
    resumed.close()
  })

  test('shows only seats of one’s own', async () => {
    const { ada, table } = await begun()
    const eve = browser()
    await expect(eve.stream(table, '?seat=0')).rejects.toThrow('401')
    await eve.send('PUT', '/api/me', { name: 'Eve' })
    await expect(eve.stream(table, '?seat=0')).rejects.toThrow('403')
    await expect(ada.stream(table, '?seat=5')).rejects.toThrow('403')
    const stream = await eve.stream(table)
    const first = await stream.next()
    expect([first?.position.seat, first?.yours, first?.host]).toEqual([-1, [], false])
    stream.close()
  })

  test('whoever sits down sees from there, and whoever leaves sees from there no more', async () => {
    const [ada, bob] = [browser(), browser()]
    const table = await ada.setUp('ambush', [ME, OPEN])
    const stream = await bob.stream(table)
    expect((await stream.next())?.position.seat).toBe(-1)
    stream.close()
    await bob.deed(table, 'sit', { seat: 1 })
    await ada.deed(table, 'start')
    const own = await bob.stream(table, '?seat=1')
    const seated = await own.next()
    expect([seated?.position.seat, seated?.yours]).toEqual([1, [1]])
    await bob.post(`/api/tables/${table}/seats/1/hand-over`, { to: 'open' })
    const left = await own.until(({ yours }) => yours.length === 0)
    expect(left.position).toMatchObject({ seat: -1, since: -1, decision: null })
    expect(JSON.stringify(left.position.view)).not.toEqual(JSON.stringify(seated?.position.view))
    own.close()
  })

  test('tells who is here, and how many look on', async () => {
    const [ada, bob] = [browser(), browser()]
    const table = await ada.setUp('ambush', [ME, OPEN])
    await bob.deed(table, 'sit', { seat: 1 })
    const stream = await ada.stream(table)
    expect(await stream.next()).toMatchObject({ here: [0], spectators: 0 })
    const [other, stranger] = [await bob.stream(table), await browser().stream(table)]
    await other.next()
    await stranger.next()
    await stream.until(({ here, spectators }) => here.join() === '0,1' && spectators === 1)
    other.close()
    stranger.close()
    await stream.until(({ here, spectators }) => here.join() === '0' && spectators === 0)
    stream.close()
  })
})

describe('the line', () => {
  test('is kept alive by comments', async () => {
    const clock = new TestClock()
    const { address } = await openServer({ clock })
    const heard: string[] = []
    const [ada, listener] = [Client.browser(address), Client.browser(address, (text) => heard.push(text))]
    const table = await ada.setUp('ambush', [ME, OPEN])
    const stream = await listener.stream(table)
    await stream.next()
    clock.pass(15_000)
    await ada.deed(table, 'chat', { text: 'still there?' })
    await stream.until(({ chat }) => chat.length > 0)
    expect(heard.join('')).toContain('\n\n:\n\nevent: table\n')
    stream.close()
  })
})
