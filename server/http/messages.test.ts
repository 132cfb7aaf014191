import { ticTacToe } from '@astrolabe/kernel/tiny/tic-tac-toe.ts'
import type { GameTable } from '@astrolabe/tables'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Room } from '../rooms/room.ts'
import { Rooms } from '../rooms/rooms.ts'
import { begin, play, say, testParts, version, wanted } from '../rooms/test/parts.ts'
import { Messages, type Onlooker } from './messages.ts'

const SPECTATOR: Onlooker = { guest: undefined, seat: -1, since: -1, finality: false, chatFrom: 0 }

let room: Room
let messages: Messages
/** Seats whose view was made, one after the other. */
let made: number[]

beforeEach(async () => {
  room = await begin(new Rooms(testParts()), wanted(ticTacToe))
  messages = new Messages()
  made = []
})

const text = (onlooker: Onlooker): Promise<string> =>
  room.look((table: GameTable) => {
    const position = table.position.bind(table)
    const spy = vi.spyOn(table, 'position').mockImplementation((seat, ...more) => {
      made.push(seat)
      return position(seat, ...more)
    })
    const written = messages.text(room, table, onlooker)
    spy.mockRestore()
    return written
  })

test('however many look from one seat, its view is made once', async () => {
  const seen = await text(SPECTATOR)
  expect(await text(SPECTATOR)).toBe(seen)
  await text({ ...SPECTATOR, guest: 'ana' })
  await text({ ...SPECTATOR, seat: 0, guest: 'ana' })
  expect(made).toEqual([-1, 0])
})

test('whoever wants to know what cannot be taken back is told, and nobody else', async () => {
  await play(room, '4')
  const seated = { ...SPECTATOR, seat: 1, guest: 'bo' }
  const plain = await text(seated)
  const marked = await text({ ...seated, finality: true })
  expect([plain, marked].map((written) => written.includes('"final":true'))).toEqual([false, true])
  expect(await text(seated)).toBe(plain)
})

test('what was written of a table as it was is not sent any more', async () => {
  const before = await text(SPECTATOR)
  await room.change(say('hello'), version)
  const after = await text(SPECTATOR)
  expect([before.includes('hello'), after.includes('hello'), made]).toEqual([false, true, [-1, -1]])
})

test('only so much is kept, however many ways there are to look', async () => {
  const ways = Array.from({ length: 33 }, (_, since) => ({ ...SPECTATOR, since }))
  const written: string[] = []
  for (const way of ways) written.push(await text(way))
  const [first, second] = ways
  await text(second)
  expect(made).toHaveLength(33)
  expect(await text(first)).toBe(written[0])
  expect(made).toHaveLength(34)
})
