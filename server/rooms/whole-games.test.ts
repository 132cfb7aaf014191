import { GAMES } from '@astrolabe/games'
import type { Game } from '@astrolabe/kernel'
import { type Errand, errand } from '@astrolabe/kernel/testing/errand.ts'
import type { GameTable } from '@astrolabe/tables'
import { describe, expect, test } from 'vitest'
import { IN_MEMORY, SqliteStore } from '../store/sqlite.ts'
import { houseOf } from '../test/houses.ts'
import type { Room } from './room.ts'
import { Rooms } from './rooms.ts'
import {
  ana,
  begin,
  bo,
  cadet,
  everything,
  mustOpen,
  play,
  seededBytes,
  settle,
  testParts,
  version,
  wanted,
} from './test/parts.ts'

const storedParts = () => testParts({ store: new SqliteStore(IN_MEMORY) })
const rolledIn = (table: GameTable): unknown => (table.position(0).view as Errand).rolled
const position = (room: Room, seat: number) => room.look((table) => table.position(seat))

describe('taking back', () => {
  test('a seat’s own answers needs nobody’s consent', async () => {
    const parts = storedParts()
    const room = await begin(new Rooms(parts), wanted(errand))
    await play(room, 'walk', 'walk')
    const { done } = await room.change((table) => table.undo(0, 1), version)
    expect(done).toEqual({ event: { kind: 'taken-back', seat: 0, to: 1, afresh: false } })
    const again = await mustOpen(new Rooms(parts), room.id)
    expect(await again.look(everything)).toEqual(await room.look(everything))
  })

  test('more needs everyone’s, and chance starts afresh', async () => {
    const parts = storedParts()
    const room = await begin(new Rooms(parts), wanted(errand))
    await play(room, 'roll', 'end')
    const rolled = await room.look(rolledIn)
    await room.change((table) => table.undo(0, 0), version)
    expect((await position(room, 1)).request).toMatchObject({ seat: 0, to: 0, waitingFor: [1] })
    const reopened = await mustOpen(new Rooms(parts), room.id)
    await reopened.change((table) => table.answerRequest(1, true), version)
    await play(reopened, 'roll')
    expect(await reopened.look(rolledIn)).not.toEqual(rolled)
    const again = await mustOpen(new Rooms(parts), room.id)
    expect(await again.look(everything)).toEqual(await reopened.look(everything))
  })

  test('leaves a snapshot of what really happened', async () => {
    const parts = storedParts()
    const room = await begin(new Rooms(parts), wanted(errand))
    await play(room, 'walk', 'end', 'end')
    expect(await parts.store.snapshots(room.id)).toMatchObject([{ at: 3, state: { turn: 2 } }])
    await room.change((table) => table.undo(1, 2), version)
    expect(await parts.store.snapshots(room.id)).toMatchObject([{ at: 2, state: { turn: 1 } }])
  })
})

test('a fork goes on by itself from the same position', async () => {
  const parts = storedParts()
  const rooms = new Rooms(parts)
  const room = await begin(rooms, wanted(errand))
  await play(room, 'roll', 'draw', 'end')
  const past = await room.look((table) => table.driver?.fork('another secret'))
  if (past === undefined) throw new Error('the game has begun')
  const fork = await begin(rooms, wanted(errand, [bo, ana], { seed: 'another secret', past }))
  const [one, other] = await Promise.all([room, fork].map((table) => position(table, 1)))
  expect(other.view).toEqual(one.view)
  expect(other).toMatchObject({ number: 3, seats: [{ name: 'Bo' }, { name: 'Ana' }] })
  await play(fork, 'roll')
  const again = await mustOpen(new Rooms(parts), fork.id)
  expect(await again.look(everything)).toEqual(await fork.look(everything))
  expect(await position(room, 1)).toEqual(one)
})

describe('newer rules', () => {
  const newer: Game<Errand> = { ...errand, rules: '2' }
  const houses = { errand: async () => houseOf(newer) }

  test('carry a game over once, even if two servers start at a time', async () => {
    const parts = storedParts()
    const before = new Rooms(parts)
    const room = await begin(before, wanted(errand))
    await play(room, 'roll', 'end', 'walk')
    await before.close()
    const servers = ['one', 'other'].map((name) => new Rooms({ ...parts, houses, random: seededBytes(name) }))
    const rooms = await Promise.all(servers.map((server) => mustOpen(server, room.id)))
    const written = async () => (await parts.store.events(room.id)).map(({ kind }) => kind)
    const left = await written()
    for (const one of rooms)
      expect(await position(one, 0)).toMatchObject({ rules: '2', number: 3, version: 6 })
    expect(await written()).toEqual(left)
    await play(rooms[0], 'walk')
    await play(rooms[1], 'walk')
    expect(await written()).toEqual([...left, 'carried-over', 'answered', 'answered'])
    await play(rooms[0], 'walk')
    const again = await mustOpen(new Rooms({ ...parts, houses }), room.id)
    expect(await again.look(everything)).toEqual(await rooms[0].look(everything))
  })

  test('leave a finished game finished', async () => {
    const parts = storedParts()
    const room = await begin(new Rooms(parts), wanted(errand))
    await play(room, 'walk', 'end', 'end', 'end', 'end')
    const again = await mustOpen(new Rooms({ ...parts, houses }), room.id)
    expect(await position(again, 0)).toMatchObject({ phase: 'over', outcome: { scores: [1, 1] } })
  })

  test('are those of a table that was only set up', async () => {
    const parts = storedParts()
    const id = await new Rooms(parts).create(wanted(errand))
    const room = await mustOpen(new Rooms({ ...parts, houses }), id)
    await room.change((table) => table.start(), version)
    await play(room, 'walk')
    const again = await mustOpen(new Rooms({ ...parts, houses }), id)
    expect(await again.look(everything)).toEqual(await room.look(everything))
  })
})

test('bots play VII Legio to the end, over a restart in the middle', async () => {
  const parts = testParts({ store: new SqliteStore(IN_MEMORY), houses: GAMES })
  const before = new Rooms(parts)
  const begun = await begin(before, wanted({ id: 'vii-legio' }, [cadet, cadet, cadet]))
  const { id } = begun
  begun.arrive([])
  while ((await parts.store.events(id)).length <= 20) await settle(1)
  await before.close()
  const events = (await parts.store.events(id)).length
  expect(events).toBeGreaterThan(20)

  const after = new Rooms({ ...parts, random: seededBytes('after') })
  const room = await mustOpen(after, id)
  room.arrive([])
  while ((await room.look((table) => table.phase)) !== 'over') await settle(1)
  await after.close()
  expect((await parts.store.events(id)).length).toBeGreaterThan(events)
  expect(await parts.store.botTurns(parts.clock.now())).toEqual([])
  expect(parts.log.lines).toEqual([])
  const again = await mustOpen(new Rooms({ ...parts, random: seededBytes('again') }), id)
  expect(await again.look((table) => table.record()?.end)).toMatchObject({
    scores: expect.any(Array) as number[],
  })
})
