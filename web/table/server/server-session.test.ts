import { afterEach, describe, expect, test } from 'vitest'
import { answerOnce } from '../test/ambush.ts'
import { LossyServer } from '../test/lossy-server.ts'
import type { ServerSession } from '../seats/seating.ts'
import { openServerTable } from './server-session.ts'
import { pauseBefore } from './wire.ts'

const opened: ServerSession[] = []
afterEach(() => {
  for (const session of opened.splice(0)) session.close()
})

async function open(server: LossyServer): Promise<ServerSession> {
  const session = openServerTable('abcdefghij', server.wire)
  opened.push(session)
  await server.settle()
  return session
}

/** Two seats at one screen, of which the second is looked from. */
async function lookFromSecond() {
  const server = new LossyServer()
  server.seatsOfClient = [0, 1]
  const session = await open(server)
  session.look(1)
  await server.settle()
  return { server, session }
}

const positionOf = (session: ServerSession) => session.message.value?.position

describe('following a table', () => {
  test('it is asked for once, then heard of on the stream', async () => {
    const server = new LossyServer()
    const session = await open(server)
    expect(session.connection.value).toBe('live')
    for (let number = 0; number < 6; number++) {
      server.change(() => answerOnce(server.table))
      expect(positionOf(session)).toEqual(server.table.position(0))
    }
    expect(server.requests.filter((request) => request.startsWith('GET'))).toHaveLength(1)
  })

  test('whatever brings a position is asked for what cannot be taken back', async () => {
    const server = new LossyServer()
    const session = await open(server)
    await session.answer(0, 0, 'nothing on offer')
    await session.undo(0, 0)
    expect(server.requests.map((request) => request.split(' ')[0])).toEqual(['GET', 'STREAM', 'POST', 'POST'])
    expect(server.requests.filter((request) => !request.includes('finality=true'))).toEqual([])
  })

  test('a stream that is cut is taken up again, and nothing is missed', async () => {
    const server = new LossyServer()
    const session = await open(server)
    server.change(() => answerOnce(server.table))
    server.cut()
    expect(session.connection.value).toBe('retrying')
    for (let number = 0; number < 4; number++) server.change(() => answerOnce(server.table))
    await server.settle()
    expect(session.connection.value).toBe('live')
    expect(positionOf(session)).toEqual(server.table.position(0))
  })

  test('a server that is away is asked again until it is back, ever less often', async () => {
    const server = new LossyServer()
    server.failures = 6
    const session = await open(server)
    expect(session.connection.value).toBe('live')
    expect(server.pauses).toEqual([...server.pauses].sort((a, b) => a - b))
    expect(server.pauses).toHaveLength(6)
  })

  test('what was taken back while nobody listened is not kept', async () => {
    const server = new LossyServer([
      { kind: 'person', guest: 'ada', name: 'Ada' },
      { kind: 'bot', level: 'cadet' },
    ])
    const session = await open(server)
    for (let number = 0; number < 5; number++) server.change(() => answerOnce(server.table))
    server.cut()
    server.table.undo(0, 2)
    await server.settle()
    expect(positionOf(session)).toEqual(server.table.position(0))
  })

  test('a table that is not there is gone for good', async () => {
    const server = new LossyServer()
    server.isMissing = true
    const session = await open(server)
    expect(session.connection.value).toBe('gone')
    expect(server.requests).toHaveLength(1)
  })

  test('whoever sits down sees from their seat, and whoever gets up no longer does', async () => {
    const server = new LossyServer()
    server.seatsOfClient = []
    const session = await open(server)
    expect(positionOf(session)?.seat).toBe(-1)
    server.seatsOfClient = [1]
    server.change(() => undefined)
    await server.settle()
    expect(positionOf(session)).toEqual(server.table.position(1))
    server.change(() => answerOnce(server.table))
    expect(positionOf(session)).toEqual(server.table.position(1))
    server.seatsOfClient = []
    server.change(() => undefined)
    await server.settle()
    expect(positionOf(session)).toEqual(server.table.position(-1))
  })

  test('another seat of this screen is looked at from its own stream', async () => {
    const { server, session } = await lookFromSecond()
    expect(positionOf(session)).toEqual(server.table.position(1))
    server.change(() => answerOnce(server.table))
    expect(positionOf(session)).toEqual(server.table.position(1))
  })

  test('a seat that is given away while it is looked from gives way to one that is held', async () => {
    const { server, session } = await lookFromSecond()
    server.seatsOfClient = [0]
    server.change(() => answerOnce(server.table))
    await server.settle()
    expect(positionOf(session)).toEqual(server.table.position(0))
    expect(session.message.value?.yours).toEqual([0])
    server.change(() => answerOnce(server.table))
    expect(positionOf(session)).toEqual(server.table.position(0))
  })

  test('a seat that is carried away while nobody listens does not take the table with it', async () => {
    const { server, session } = await lookFromSecond()
    server.cut()
    server.seatsOfClient = []
    await server.settle()
    expect(session.connection.value).toBe('live')
    expect(positionOf(session)).toEqual(server.table.position(-1))
  })

  test('what is told late does not give away a seat', async () => {
    const server = new LossyServer()
    const session = await open(server)
    const late = session.message.value
    server.seatsOfClient = [0, 1]
    server.change(() => answerOnce(server.table))
    await server.settle()
    session.look(1)
    await server.settle()
    server.reply = late
    await session.seating.list(true)
    await server.settle()
    expect(positionOf(session)).toEqual(server.table.position(1))
  })
})

describe('an answer', () => {
  const give = (session: ServerSession, server: LossyServer) => {
    const decision = server.table.position(0).decision
    return session.answer(0, decision?.number ?? 0, decision?.offers[0]?.key ?? '')
  }

  test('is acknowledged in brief; the stream has told of the position after it', async () => {
    const server = new LossyServer()
    const session = await open(server)
    expect(await give(session, server)).toBeUndefined()
    expect(positionOf(session)).toEqual(server.table.position(0))
    expect(positionOf(session)?.number).toBe(1)
    expect(server.requests.filter((request) => request.startsWith('GET'))).toHaveLength(1)
  })

  test('that the stream says nothing of for long is asked after', async () => {
    const server = new LossyServer()
    const session = await open(server)
    server.isDeaf = true
    expect(await give(session, server)).toBeUndefined()
    expect(server.pauses).toEqual([1500])
    expect(positionOf(session)?.number).toBe(1)
  })

  test.each(['before', 'after'] as const)(
    'that is cut off %s it arrived is sent again, and counts once',
    async (when) => {
      const server = new LossyServer()
      const session = await open(server)
      server.loses = when
      const given = give(session, server)
      await server.settle()
      expect(await given).toBeUndefined()
      await server.settle()
      expect(session.connection.value).toBe('live')
      expect(server.table.driver?.answers).toHaveLength(1)
      expect(new Set(server.ids).size).toBe(1)
      expect(server.ids).toHaveLength(2)
    },
  )

  test('that comes late says so, and brings the position as it is now', async () => {
    const server = new LossyServer()
    const session = await open(server)
    const { decision } = server.table.position(0)
    server.isDeaf = true
    answerOnce(server.table)
    expect(await session.answer(0, 0, decision?.offers[0]?.key ?? '')).toMatchObject({ why: 'stale' })
    expect(positionOf(session)?.number).toBe(1)
  })

  test('to a question that was taken back meanwhile, and put again, does not count', async () => {
    const server = new LossyServer([
      { kind: 'person', guest: 'ada', name: 'Ada' },
      { kind: 'bot', level: 'cadet' },
    ])
    const session = await open(server)
    const { decision } = server.table.position(0)
    server.isDeaf = true
    answerOnce(server.table)
    server.table.undo(0, 0)
    expect(await session.answer(0, 0, decision?.offers[0]?.key ?? '')).toMatchObject({ why: 'stale' })
    expect(positionOf(session)).toMatchObject({ number: 0, rewinds: 1 })
  })
})

test('what is said again because it did not seem to arrive is the same line, and what is said later another', async () => {
  const server = new LossyServer()
  const session = await open(server)
  server.failures = 1
  expect(await session.say('hello')).toMatchObject({ why: 'offline' })
  expect(await session.say('hello')).toBeUndefined()
  await session.say('hello')
  expect(server.said.map(({ text }) => text)).toEqual(['hello', 'hello', 'hello'])
  const [first, again, later] = server.said.map(({ id }) => id)
  expect(again).toBe(first)
  expect(later).not.toBe(first)
})

test('pauses grow up to half a minute, and differ from client to client', () => {
  expect(pauseBefore(0, 1)).toBe(500)
  expect(pauseBefore(3, 1)).toBe(4000)
  expect(pauseBefore(30, 1)).toBe(30_000)
  expect(pauseBefore(0, 0)).toBe(250)
})
