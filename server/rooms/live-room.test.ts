import { Driver, type Game } from '@astrolabe/kernel'
import { errand } from '@astrolabe/kernel/testing/errand.ts'
import { ticTacToe } from '@astrolabe/kernel/tiny/tic-tac-toe.ts'
import type { GameTable } from '@astrolabe/tables'
import { describe, expect, test, vi } from 'vitest'
import { houseOf } from '../test/houses.ts'
import { type Done, RuleFailure } from './room.ts'
import { Rooms } from './rooms.ts'
import { FaultyStore } from './test/faulty-store.ts'
import { MemoryStore } from './test/memory-store.ts'
import {
  begin,
  everything,
  listen,
  mustOpen,
  play,
  SEED,
  say,
  send,
  seededBytes,
  settle,
  testParts,
  version,
  wanted,
} from './test/parts.ts'

describe('a change', () => {
  test('is told to everyone once it is on disk, and seen by nobody before', async () => {
    const store = new FaultyStore()
    const rooms = new Rooms(testParts({ store }))
    const room = await begin(rooms, wanted(ticTacToe))
    const heard = listen(room)
    const release = store.hold()
    const answered = send(room, { seat: 0, number: 0, text: '4', id: 'a' }, version)
    const seen = room.look((table) => table.position(1).number)
    const raced = await Promise.race([answered, seen, settle().then(() => 'nothing')])
    expect([raced, heard, store.inner.tables.get(room.id)?.events.length]).toEqual(['nothing', [], 2])
    release()
    expect(await answered).toMatchObject({ done: { event: { kind: 'answered' } }, seen: 3 })
    expect(await seen).toBe(1)
    expect(heard).toEqual(['answered'])
    expect(store.inner.tables.get(room.id)?.events.length).toBe(3)
  })

  test('comes after the one before', async () => {
    const rooms = new Rooms(testParts())
    const room = await begin(rooms, wanted(ticTacToe))
    const answers = await Promise.all([
      send(room, { seat: 0, number: 0, text: '4', id: 'a' }, version),
      send(room, { seat: 0, number: 0, text: '5', id: 'b' }, version),
      send(room, { seat: 1, number: 1, text: '5', id: 'c' }, version),
    ])
    expect(answers.map(({ seen }) => seen)).toEqual([3, 3, 4])
    expect(answers[1].done).toEqual({ problem: { why: 'stale', expected: 1 } })
  })

  test('that is refused changes nothing, and nobody is told', async () => {
    const rooms = new Rooms(testParts())
    const room = await begin(rooms, wanted(ticTacToe))
    const heard = listen(room)
    const before = await room.look(everything)
    const { done } = await send(room, { seat: 1, number: 0, text: '4', id: 'a' }, version)
    expect(done).toEqual({ problem: { why: 'not-your-turn', waitingFor: [0] } })
    expect([await room.look(everything), heard]).toEqual([before, []])
  })

  test('is not disturbed by listeners that fail, or leave', async () => {
    const parts = testParts()
    const room = await begin(new Rooms(parts), wanted(ticTacToe))
    room.subscribe(() => {
      throw new Error('a listener fell asleep')
    })
    const leave = room.subscribe(() => leave())
    const heard = listen(room)
    await play(room, '4', '5')
    expect(heard).toEqual(['answered', 'answered'])
    expect(parts.log.lines.map(({ message }) => message)).toEqual([
      'someone who listens failed',
      'someone who listens failed',
    ])
  })

  test('can be waited for at the end; after it there is nothing', async () => {
    const parts = testParts()
    const rooms = new Rooms(parts)
    const room = await begin(rooms, wanted(ticTacToe))
    const last = room.change(say('bye'), version)
    await rooms.close()
    expect((await last).seen).toBe(3)
    await expect(room.change(say('bye'), version)).rejects.toThrow('is closed')
    await expect(rooms.open(room.id)).rejects.toThrow('closed')
  })
})

describe('an answer sent again', () => {
  const answer = { seat: 0, number: 0, text: '4', id: 'an id' }

  test('counts once, whenever it comes', async () => {
    const parts = testParts()
    const room = await begin(new Rooms(parts), wanted(ticTacToe))
    const heard = listen(room)
    const given = { seat: 0, text: '4', number: 0 }
    const [first, second] = await Promise.all([send(room, answer, version), send(room, answer, version)])
    expect([first.done, second.done]).toMatchObject([{ event: { kind: 'answered' } }, { repeated: given }])
    await play(room, '5')
    expect((await send(room, answer, version)).done).toEqual({ repeated: given })
    const reopened = await mustOpen(new Rooms(parts), room.id)
    expect((await send(reopened, answer, version)).done).toEqual({ repeated: given })
    expect(heard).toEqual(['answered', 'answered'])
  })

  test('counts no second time after it was taken back', async () => {
    const room = await begin(new Rooms(testParts()), wanted(ticTacToe))
    await send(room, answer, version)
    await room.change((table) => table.undo(0, 0), version)
    const { done, seen } = await send(room, answer, (table) => table.position(0).number)
    expect([done, seen]).toEqual([{ repeated: { seat: 0, text: '4', number: 0 } }, 0])
  })

  test.each([{ text: '5' }, { seat: 1 }, { number: 1 }])(
    'is no other answer under the same id (%o)',
    async (other) => {
      const room = await begin(new Rooms(testParts()), wanted(ticTacToe))
      await send(room, answer, version)
      expect((await send(room, { ...answer, ...other }, version)).done).toEqual({
        problem: { why: 'id-taken' },
      })
    },
  )
})

describe('when the store fails', () => {
  test('before anything is written, nothing has happened', async () => {
    const store = new FaultyStore()
    const room = await begin(new Rooms(testParts({ store })), wanted(ticTacToe))
    const heard = listen(room)
    const before = await room.look(everything)
    store.failNext('append', 'before')
    await expect(play(room, '4')).rejects.toThrow('the disk is full')
    expect(await room.look(everything)).toEqual(before)
    await play(room, '5')
    expect(heard).toEqual(['answered'])
  })

  test('after it was written, everyone hears of it, and sending again tells so', async () => {
    const store = new FaultyStore()
    const room = await begin(new Rooms(testParts({ store })), wanted(ticTacToe))
    const heard = listen(room)
    const answer = { seat: 0, number: 0, text: '4', id: 'an id' }
    store.failNext('append', 'after')
    await expect(send(room, answer, version)).rejects.toThrow('the line is dead')
    expect(heard).toEqual(['reloaded'])
    expect((await send(room, answer, version)).done).toHaveProperty('repeated')
  })

  test('and cannot be read either, nobody sees anything until it can', async () => {
    const store = new FaultyStore()
    const parts = testParts({ store })
    const room = await begin(new Rooms(parts), wanted(ticTacToe))
    store.failNext('append', 'before')
    store.failNext('events', 'before')
    store.failNext('events', 'before')
    await expect(play(room, '4')).rejects.toThrow('the disk is full')
    await expect(room.look(version)).rejects.toThrow('the disk is full')
    expect(await room.look((table) => table.position(0).number)).toBe(0)
    expect(parts.log.text).toContain('a table cannot be read')
  })

  test('and cannot be read until later, those who listen are told then, without anybody coming', async () => {
    const store = new FaultyStore()
    const parts = testParts({ store })
    const room = await begin(new Rooms(parts), wanted(ticTacToe))
    const heard = listen(room)
    store.failNext('append', 'after')
    store.failNext('events', 'before')
    store.failNext('events', 'before')
    await expect(play(room, '4')).rejects.toThrow('the line is dead')
    await settle()
    parts.clock.pass(250)
    await settle()
    expect(heard).toEqual([])
    parts.clock.pass(250)
    await settle()
    expect(heard).toEqual(['reloaded'])
  })

  test('and cannot say what others have written, whoever comes is told so, and the next one is served', async () => {
    const store = new FaultyStore()
    const rooms = new Rooms(testParts({ store }))
    const room = await begin(rooms, wanted(ticTacToe))
    await settle()
    store.failNext('poll', 'before')
    await expect(room.look(version)).rejects.toThrow('the disk is full')
    await settle()
    await play(room, '4')
    expect(await room.look(version)).toBe(3)
    await rooms.close()
  })
})

describe('two servers with one store', () => {
  async function twoRooms(store = new MemoryStore(), { id }: Pick<Game<unknown>, 'id'> = ticTacToe) {
    const [one, other] = ['one', 'other'].map(
      (name) => new Rooms(testParts({ store, random: seededBytes(name) })),
    )
    const room = await begin(one, wanted({ id }))
    return [room, await mustOpen(other, room.id)] as const
  }

  test('one of two answers is taken', async () => {
    const [one, other] = await twoRooms()
    const answers = await Promise.all([
      send(one, { seat: 0, number: 0, text: '4', id: 'a' }, version),
      send(other, { seat: 0, number: 0, text: '5', id: 'b' }, version),
    ])
    expect(answers.map(({ done }) => Object.keys(done))).toEqual([['event'], ['problem']])
    expect(await other.look(everything)).toEqual(await one.look(everything))
  })

  test('what does not depend on the other is done after it', async () => {
    const [one, other] = await twoRooms()
    const heard = listen(other)
    await Promise.all([one.change(say('one'), version), other.change(say('other'), version)])
    expect(await other.look(({ chat }) => chat.map(({ text }) => text))).toEqual(['one', 'other'])
    expect(heard).toEqual(['reloaded', 'said'])
  })

  test('what one does not know of yet is not refused', async () => {
    const [one, other] = await twoRooms()
    await play(one, '4')
    const { done } = await send(other, { seat: 1, number: 1, text: '5', id: 'b' }, version)
    expect(done).toMatchObject({ event: { answer: '5' } })
    const repeated = await send(one, { seat: 1, number: 1, text: '5', id: 'b' }, version)
    expect(repeated.done).toHaveProperty('repeated')
  })

  test('what one takes for done already is done all the same, if the other has changed it', async () => {
    const [one, other] = await twoRooms()
    const hide = (table: GameTable): Done => (table.listed ? table.list(false) : { unchanged: true })
    await one.change((table) => table.list(true), version)
    expect((await other.change(hide, version)).done).toMatchObject({ event: { kind: 'listed' } })
    expect((await other.change(hide, version)).done).toEqual({ unchanged: true })
  })

  test('whoever plays on after the other has gone back keeps where the new step began', async () => {
    const store = new MemoryStore()
    const [one, other] = await twoRooms(store, errand)
    await play(one, 'walk', 'end')
    expect(await store.snapshots(one.id)).toMatchObject([{ at: 2 }])
    await other.change((table) => table.undo(0, 1), version)
    expect(await store.snapshots(one.id)).toMatchObject([{ at: 0 }])
    await settle()
    await play(one, 'end')
    expect(await store.snapshots(one.id)).toMatchObject([{ at: 2 }])
  })

  test('what the other has done is read, and not all that was done before', async () => {
    const store = new MemoryStore()
    const [one, other] = await twoRooms(store)
    await play(one, '4')
    const reading = vi.spyOn(store, 'events')
    await settle()
    expect(await other.look(version)).toBe(3)
    expect(reading).not.toHaveBeenCalled()
  })

  test('what the other has done while a table was being opened is heard', async () => {
    const store = new MemoryStore()
    const [one, other] = ['one', 'other'].map(
      (name) => new Rooms(testParts({ store, random: seededBytes(name) })),
    )
    const room = await begin(one, wanted(ticTacToe))
    vi.spyOn(store, 'version').mockImplementationOnce(async (id) => {
      await play(room, '4')
      return await store.version(id)
    })
    const reading = vi.spyOn(store, 'eventsSince')
    await mustOpen(other, room.id)
    expect(reading).toHaveBeenCalledWith(room.id, 2)
  })

  test('whoever is always too late is told so', async () => {
    const store = new FaultyStore()
    const room = await begin(new Rooms(testParts({ store })), wanted(ticTacToe))
    for (let time = 0; time < 10; time++) store.failNext('append', 'conflict')
    const sent = { seat: 0, number: 0, text: '4', id: 'a' }
    const { done, seen } = await send(room, sent, version)
    expect([done, seen]).toEqual([{ problem: { why: 'stale', expected: 0 } }, 2])
    expect((await send(room, sent, version)).done).toHaveProperty('event')
  })
})

describe('rules that fail', () => {
  test('leave the table as it was, with a reference to what is kept apart', async () => {
    const parts = testParts()
    const room = await begin(new Rooms(parts), wanted(errand))
    await play(room, 'draw', 'walk')
    const heard = listen(room)
    const before = await room.look(everything)
    const stumble = { seat: 0, number: 2, text: 'stumble', id: 'an id' }
    const failure = await send(room, stumble, version).catch((error: unknown) => error)
    if (!(failure instanceof RuleFailure)) throw new Error(`not a failure of the rules: ${String(failure)}`)
    expect(failure.message).toBe(`the rules failed (reference ${failure.reference})`)
    expect([await room.look(everything), heard]).toEqual([before, []])

    const kept = await parts.store.failure(failure.reference)
    expect(kept).toMatchObject({
      table: room.id,
      version: 4,
      attempt: { seat: 0, number: 2, text: 'stumble' },
    })
    expect(kept?.error).toContain('the rules stumbled')
    const driver = kept?.record && Driver.open(errand, kept.record)
    expect(() => driver?.answer(0, 'stumble')).toThrow('the rules stumbled')

    expect(parts.log.text).toContain(failure.reference)
    expect(parts.log.text).toContain('errand.ts')
    for (const secret of [SEED, 'the rules stumbled', 'draw']) expect(parts.log.text).not.toContain(secret)
    await expect(send(room, stumble, version)).rejects.toThrow(failure.reference)
    await play(room, 'walk')
  })

  test('keep a table from being opened, and say so with one reference', async () => {
    const parts = testParts()
    const room = await begin(new Rooms(parts), wanted(errand))
    await play(room, 'walk')
    const broken: typeof errand = {
      ...errand,
      step() {
        throw new Error('broken for good')
      },
    }
    const rooms = new Rooms({ ...parts, houses: { errand: async () => houseOf(broken) } })
    const failures = await Promise.allSettled([rooms.open(room.id), rooms.open(room.id)])
    const references = failures.map((opened) => (opened.status === 'rejected' ? String(opened.reason) : ''))
    expect(references[0]).toMatch(/^Error: the rules failed \(reference [a-z2-7]{10}\)$/)
    expect(references[1]).toBe(references[0])
  })
})
