import { FastChance } from '@astrolabe/kernel'
import { randomRecord } from '@astrolabe/kernel/testing/random-record.ts'
import { ticTacToe } from '@astrolabe/kernel/tiny/tic-tac-toe.ts'
import { describe, expect, test } from 'vitest'
import { newId, newSecret } from '@astrolabe/tables'
import { houseOf } from '../test/houses.ts'
import { FullHouse, Rooms } from './rooms.ts'
import { MemoryStore } from './test/memory-store.ts'
import {
  ana,
  begin,
  bo,
  listen,
  mustOpen,
  pilot,
  seededBytes,
  settle,
  testParts,
  version,
  wanted,
} from './test/parts.ts'

const MINUTE = 60_000

describe('names', () => {
  test('are ten letters, secrets 128 bits', () => {
    const random = seededBytes('names')
    for (let name = 0; name < 100; name++) expect(newId(random)).toMatch(/^[a-z2-7]{10}$/)
    expect(newSecret(random)).toMatch(/^[0-9a-f]{32}$/)
    expect(newId((length) => new Uint8Array(length).fill(255))).toBe('7777777777')
  })

  test('use all letters alike', () => {
    const chance = new FastChance('letters')
    const letters = new Set<string>()
    for (let name = 0; name < 200; name++)
      for (const letter of newId((length) => Uint8Array.from({ length }, () => chance.below(256))))
        letters.add(letter)
    expect(letters.size).toBe(32)
  })
})

describe('a table', () => {
  test('is set up, and found under its name', async () => {
    const rooms = new Rooms(testParts())
    const id = await rooms.create(wanted(ticTacToe))
    expect(id).toMatch(/^[a-z2-7]{10}$/)
    const room = await mustOpen(rooms, id)
    expect(await rooms.open(id)).toBe(room)
    expect(await room.look((table) => table.position(0))).toMatchObject({ phase: 'gathering', version: 1 })
    expect(await rooms.open('nosuchtabl')).toBeUndefined()
    await rooms.close()
  })

  test('is opened once, however many come at once', async () => {
    const rooms = new Rooms(testParts())
    const id = await rooms.create(wanted(ticTacToe))
    const opened = await Promise.all([1, 2, 3].map(() => rooms.open(id)))
    expect(new Set(opened).size).toBe(1)
  })

  test('gets another name if its name is taken', async () => {
    const bytes = [1, 1, 2]
    const rooms = new Rooms(
      testParts({ random: (length) => new Uint8Array(length).fill(bytes.shift() ?? 0) }),
    )
    expect(await rooms.create(wanted(ticTacToe))).toBe('bbbbbbbbbb')
    expect(await rooms.create(wanted(ticTacToe))).toBe('cccccccccc')
  })

  test.each([
    ['a game that is not there', { game: 'chess' }, 'there is no game “chess”; games are: tic-tac-toe,'],
    ['a game that is not one', { game: 'constructor' }, 'there is no game “constructor”'],
    ['too few seats', { seats: [ana] }, 'is played with 2 to 2 seats, not 1'],
    ['an option that is not there', { options: { speed: 2 } }, 'there is no option “speed”'],
  ])('is not set up with %s', async (_, changes, reason) => {
    const store = new MemoryStore()
    const rooms = new Rooms(testParts({ store }))
    await expect(rooms.create(wanted(ticTacToe, [ana, bo], changes))).rejects.toThrow(reason)
    expect(store.tables.size).toBe(0)
  })

  test('takes over a past without playing it again', async () => {
    let steps = 0
    const counted: typeof ticTacToe = {
      ...ticTacToe,
      step(g) {
        steps++
        ticTacToe.step(g)
      },
    }
    const houses = { 'tic-tac-toe': async () => houseOf(counted) }
    const rooms = new Rooms(testParts({ houses }))
    const { seed, answers } = randomRecord(ticTacToe, { seats: 2, options: {} }, 'past')
    const past = { seed, answers: answers.slice(0, 4) }
    const room = await mustOpen(rooms, await rooms.create(wanted(ticTacToe, [ana, bo], { past })))
    expect(steps).toBe(0)
    await room.change((table) => table.start(), version)
    expect(await room.look((table) => table.driver?.answers)).toEqual(past.answers)
  })

  test('has all options of its game', async () => {
    const rooms = new Rooms(testParts())
    const room = await mustOpen(rooms, await rooms.create(wanted({ id: 'ambush' })))
    expect(await room.look(({ created }) => created.options)).toEqual({ rounds: 4 })
  })
})

describe('presence', () => {
  async function watchedRoom() {
    const parts = testParts()
    const room = await begin(new Rooms(parts), wanted(ticTacToe))
    return { room, clock: parts.clock, heard: listen(room) }
  }

  test('is counted by seat, spectators apart', async () => {
    const { room } = await watchedRoom()
    const leave = [[1], [0, 1], [], []].map((seats) => room.arrive(seats))
    expect([room.here, room.spectators]).toEqual([[0, 1], 2])
    leave[1]()
    leave[1]()
    leave[2]()
    expect([room.here, room.spectators]).toEqual([[1], 1])
    leave[0]()
    leave[3]()
    expect([room.here, room.spectators]).toEqual([[], 0])
  })

  test('is told a moment later, once for all who came', async () => {
    const { room, clock, heard } = await watchedRoom()
    room.arrive([0])
    room.arrive([])
    await settle()
    expect(heard).toEqual([])
    clock.pass(1000)
    await settle()
    expect(heard).toEqual(['presence'])
  })

  test('is not told of someone who only loaded the page anew', async () => {
    const { room, clock, heard } = await watchedRoom()
    const leave = room.arrive([0])
    clock.pass(1000)
    leave()
    room.arrive([0])
    clock.pass(1000)
    await settle()
    expect(heard).toEqual(['presence'])
  })
})

describe('a room nobody is in', () => {
  test('is put away after a while, and read again when somebody comes', async () => {
    const parts = testParts()
    const rooms = new Rooms(parts)
    const room = await begin(rooms, wanted(ticTacToe))
    for (let minute = 0; minute < 9; minute++) {
      parts.clock.pass(MINUTE)
      await settle(2)
    }
    expect(await rooms.open(room.id)).toBe(room)
    for (let minute = 0; minute < 12; minute++) {
      parts.clock.pass(MINUTE)
      await settle(2)
    }
    const again = await mustOpen(rooms, room.id)
    expect(again).not.toBe(room)
    expect(await again.look(version)).toBe(2)
  })

  test.each([
    ['someone listens', (room: Awaited<ReturnType<typeof mustOpen>>) => room.subscribe(() => {})],
    ['someone is there', (room: Awaited<ReturnType<typeof mustOpen>>) => room.arrive([])],
  ])('is another one while %s', async (_, stay) => {
    const parts = testParts()
    const rooms = new Rooms(parts)
    const room = await begin(rooms, wanted(ticTacToe))
    const leave = stay(room)
    for (let minute = 0; minute < 30; minute++) {
      parts.clock.pass(MINUTE)
      await settle(2)
    }
    expect(await rooms.open(room.id)).toBe(room)
    leave()
  })

  test('stays while a bot thinks', async () => {
    const think = () => new Promise<never>(() => {})
    const thinker = { think, explain: think, close: async () => {} }
    const parts = testParts({ thinker })
    const rooms = new Rooms(parts)
    const room = await begin(rooms, wanted(ticTacToe, [pilot, ana]))
    for (let minute = 0; minute < 30; minute++) {
      parts.clock.pass(MINUTE)
      await settle(2)
    }
    expect(await rooms.open(room.id)).toBe(room)
  })
})

describe('open tables', () => {
  const tables = async (rooms: Rooms, count: number): Promise<string[]> => {
    const ids: string[] = []
    for (let table = 0; table < count; table++) ids.push(await rooms.create(wanted(ticTacToe)))
    return ids
  }

  test('are so many at most: those used least are put away, and come back as they were', async () => {
    const parts = testParts({ most: 2 })
    const rooms = new Rooms(parts)
    const [a, b, c] = await tables(rooms, 3)
    const first = await mustOpen(rooms, a)
    const second = await mustOpen(rooms, b)
    parts.clock.pass(3000)
    expect(await mustOpen(rooms, a)).toBe(first)
    await mustOpen(rooms, c)
    expect(await mustOpen(rooms, a)).toBe(first)
    parts.clock.pass(3000)
    expect(await mustOpen(rooms, b)).not.toBe(second)
    await rooms.close()
  })

  test('at which somebody is are never put away: where there is no room left, that is said', async () => {
    const parts = testParts({ most: 2 })
    const rooms = new Rooms(parts)
    const ids = await tables(rooms, 4)
    const leave = (await mustOpen(rooms, ids[0])).arrive([0])
    ;(await mustOpen(rooms, ids[1])).subscribe(() => {})
    parts.clock.pass(3000)
    await expect(rooms.open(ids[2])).rejects.toThrow(FullHouse)
    await expect(Promise.all([rooms.open(ids[2]), rooms.open(ids[3])])).rejects.toThrow(FullHouse)
    leave()
    await settle()
    await mustOpen(rooms, ids[2])
    await rooms.close()
  })

  test('are put away too while there is little memory left', async () => {
    let isFull = false
    const parts = testParts({ isFull: () => isFull })
    const rooms = new Rooms(parts)
    const [a, b] = await tables(rooms, 2)
    const room = await mustOpen(rooms, a)
    parts.clock.pass(3000)
    isFull = true
    await mustOpen(rooms, b)
    isFull = false
    expect(await mustOpen(rooms, a)).not.toBe(room)
    await rooms.close()
  })
})
