import type { GameTable, TableMessage } from '@astrolabe/tables'
import { Writable } from 'node:stream'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Room } from '../rooms/room.ts'
import { Messages } from './messages.ts'
import { TableStream } from './table-stream.ts'
import { Client } from './test/client.ts'
import { sharedServer } from './test/server.ts'

const server = sharedServer()
let room: Room
let table: string

beforeEach(async () => {
  table = await Client.browser(server.current.address).setUp('ambush', [{ kind: 'me' }, { kind: 'me' }])
  const opened = await server.current.rooms.open(table)
  if (opened === undefined) throw new Error('no room')
  room = opened
})

const say = (text: string) =>
  room.change(
    (now) => now.say(0, -1, 'Ada', text),
    () => undefined,
  )

/** A client that reads when it is told to. */
class Reader extends Writable {
  readonly received: string[] = []
  #goOn: (() => void) | undefined

  constructor() {
    super({ highWaterMark: 1 })
  }

  override _write(piece: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.received.push(piece.toString())
    this.#goOn = done
  }

  read(): void {
    this.#goOn?.()
  }

  get messages(): TableMessage[] {
    return this.received.flatMap((frame) => {
      const data = /\ndata: (.*)\n\n$/.exec(frame)?.[1]
      return data === undefined ? [] : [JSON.parse(data) as TableMessage]
    })
  }
}

function listen(messages = new Messages()): { reader: Reader; stream: TableStream } {
  const reader = new Reader()
  const listening = {
    room,
    guest: undefined,
    session: undefined,
    seat: undefined,
    finality: false,
    heard: undefined,
  }
  return { reader, stream: new TableStream(listening, messages, reader) }
}

/** Lets what was asked for be done. */
const settle = (): Promise<void> => room.look(() => undefined)

describe('a client slow to read', () => {
  test('is sent the sum of what it missed, and never more than one message waits for it', async () => {
    const { reader, stream } = listen()
    await stream.open()
    for (const text of ['one', 'two', 'three']) await say(text)
    expect(reader.messages).toHaveLength(1)
    expect(reader.writableLength).toBe(reader.received[0].length)
    reader.read()
    await settle()
    await settle()
    expect(reader.messages).toHaveLength(2)
    expect(reader.messages[1].chat.map(({ text }) => text)).toEqual(['one', 'two', 'three'])
    stream.close()
  })

  test('is left if it has read nothing between two heartbeats', async () => {
    const { reader, stream } = listen()
    await stream.open()
    stream.beat()
    reader.read()
    stream.beat()
    expect([reader.destroyed, reader.received.at(-1)]).toEqual([false, ':\n\n'])
    stream.beat()
    expect(reader.destroyed).toBe(false)
    stream.beat()
    expect(reader.destroyed).toBe(true)
  })
})

test('a client that has gone is told nothing, and is not there', async () => {
  const { reader, stream } = listen()
  await stream.open()
  expect(room.spectators).toBe(1)
  reader.read()
  stream.close()
  expect(room.spectators).toBe(0)
  await say('anyone?')
  expect(reader.messages).toHaveLength(1)
})

test('a view is made once for all who look from the same seat', async () => {
  const messages = new Messages()
  const streams = Array.from({ length: 5 }, () => listen(messages))
  for (const { stream } of streams) await stream.open()
  for (const { reader } of streams) reader.read()
  await settle()
  let views = 0
  const counted = (now: GameTable): void => {
    const position = now.position.bind(now)
    now.position = (...args) => {
      views++
      return position(...args)
    }
  }
  await room.look(counted)
  await say('hello')
  expect(streams.map(({ reader }) => reader.messages.at(-1)?.chat.length)).toEqual([1, 1, 1, 1, 1])
  expect(views).toBe(1)
  for (const { stream } of streams) stream.close()
})
