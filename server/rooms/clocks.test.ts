import { clocksShown, type GameTable, standIn, type TimeControl } from '@astrolabe/tables'
import { ticTacToe } from '@astrolabe/kernel/tiny/tic-tac-toe.ts'
import { expect, test } from 'vitest'
import type { Room } from './room.ts'
import { Rooms } from './rooms.ts'
import { ana, begin, bo, mustOpen, play, say, testParts, wanted } from './test/parts.ts'

const SECOND = 1000
const time: TimeControl = { kind: 'live', bank: 60, more: 10 }

const leftAt = (room: Room): Promise<number[] | undefined> =>
  room.look((table) => clocksShown(table, room.moment(table))?.left.map((left) => left / SECOND))

const replace = (room: Room) =>
  room.change(
    (table) => table.meet(standIn(table, 1, 0, 'cadet', room.moment(table))),
    (table: GameTable) => table.seats[0].kind,
  )

test('time runs for whoever is asked, is kept over a restart, and does not run while no server does', async () => {
  const parts = testParts()
  const { clock, store } = parts
  const rooms = new Rooms(parts)
  const room = await begin(rooms, wanted(ticTacToe, [ana, bo], { time }))
  clock.pass(30 * SECOND)
  expect(await leftAt(room)).toEqual([40, 70])
  await play(room, '0')
  expect(await leftAt(room)).toEqual([50, 70])
  clock.pass(25 * SECOND)
  await room.change(say('well?'), () => {})
  await rooms.close()

  // The server is down for an hour; what was left when something was done last is left still.
  clock.pass(3600 * SECOND)
  const again = new Rooms({ ...parts, store })
  const reopened = await mustOpen(again, room.id)
  expect(await leftAt(reopened)).toEqual([50, 45])
  clock.pass(5 * SECOND)
  expect(await leftAt(reopened)).toEqual([50, 40])
  await play(reopened, '1')
  expect(await leftAt(reopened)).toEqual([50, 50])
  await again.close()
})

test('time runs also while nobody is at the table', async () => {
  const parts = testParts()
  const rooms = new Rooms(parts)
  const room = await begin(rooms, wanted(ticTacToe, [ana, bo], { time: { kind: 'slow', hours: 24 } }))
  parts.clock.pass(20 * 3600 * SECOND)
  expect(await leftAt(await mustOpen(rooms, room.id))).toEqual([4 * 3600, 24 * 3600])
  await rooms.close()
})

test('when it is out, the others give the seat to a bot', async () => {
  const parts = testParts()
  const rooms = new Rooms(parts)
  const room = await begin(rooms, wanted(ticTacToe, [ana, bo], { time }))
  parts.clock.pass(69 * SECOND)
  expect((await replace(room)).done).toEqual({ problem: { why: 'not-yet' } })
  parts.clock.pass(SECOND)
  expect((await replace(room)).seen).toBe('bot')
  await rooms.close()
})

test('a clock that is set back gives no time away, and takes none', async () => {
  const parts = testParts()
  const rooms = new Rooms(parts)
  const room = await begin(rooms, wanted(ticTacToe, [ana, bo], { time }))
  parts.clock.set(-3600 * SECOND)
  expect(await leftAt(room)).toEqual([70, 70])
  await rooms.close()
})
