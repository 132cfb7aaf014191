import type { Explained } from '@astrolabe/bots'
import type { GameRecord } from '@astrolabe/kernel'
import { errand } from '@astrolabe/kernel/testing/errand.ts'
import { ambush } from '@astrolabe/kernel/tiny/ambush.ts'
import { ticTacToe } from '@astrolabe/kernel/tiny/tic-tac-toe.ts'
import { describe, expect, test, vi } from 'vitest'
import { houseOf } from '../test/houses.ts'
import type { Thinker, Thought } from '../thinking/thinker.ts'
import type { Room } from './room.ts'
import { Rooms } from './rooms.ts'
import { FaultyStore } from './test/faulty-store.ts'
import {
  ana,
  begin,
  bo,
  pilot,
  listen,
  mustOpen,
  play,
  SEED,
  say,
  seededBytes,
  settle,
  testParts,
  version,
  wanted,
} from './test/parts.ts'

const phase = (room: Room): Promise<string> => room.look((table) => table.phase)
const number = (room: Room): Promise<number> => room.look((table) => table.position(-1).number)

/** A bot that thinks for as long as the test likes. */
class SlowThinker implements Thinker {
  readonly asked: {
    readonly thought: Thought
    readonly record: () => GameRecord | undefined
    readonly answer: (text: string) => void
  }[] = []

  think(thought: Thought, record: () => GameRecord | undefined): Promise<string> {
    return new Promise((answer) => this.asked.push({ thought, record, answer }))
  }

  async explain(thought: Thought, record: () => GameRecord | undefined): Promise<Explained> {
    return { answer: await this.think(thought, record) }
  }

  async close(): Promise<void> {}
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  for (let turn = 0; turn < 5000; turn++) {
    if (await condition()) return
    await settle(1)
  }
  throw new Error('it never came to that')
}

describe('bots', () => {
  test.each([ticTacToe, ambush])('play a whole game by themselves', async ({ id }) => {
    const rooms = new Rooms(testParts())
    const room = await begin(rooms, wanted({ id }, [pilot, pilot]))
    room.arrive([])
    await until(async () => (await phase(room)) === 'over')
    expect(await room.look((table) => table.botToAnswer)).toBeUndefined()
    await rooms.close()
  })

  test('play among themselves while somebody watches, and no longer', async () => {
    const thinker = new SlowThinker()
    const rooms = new Rooms(testParts({ thinker }))
    const room = await begin(rooms, wanted(ticTacToe, [pilot, pilot]))
    await settle()
    expect(thinker.asked).toEqual([])
    const leave = room.arrive([])
    await until(async () => thinker.asked.length === 1)
    leave()
    thinker.asked[0].answer('4')
    await until(async () => (await number(room)) === 1)
    await settle()
    expect(thinker.asked).toHaveLength(1)
    room.arrive([])
    await until(async () => thinker.asked.length === 2)
    await rooms.close()
  })

  test('go on for whoever watches elsewhere when the server that let them play does not', async () => {
    const [one, other] = [new SlowThinker(), new SlowThinker()]
    const parts = testParts({ thinker: one })
    const { store, clock } = parts
    const here = await begin(new Rooms(parts), wanted(ticTacToe, [pilot, pilot]))
    const elsewhere = new Rooms(testParts({ store, clock, thinker: other, random: seededBytes('other') }))
    const leave = here.arrive([])
    await until(async () => one.asked.length === 1)
    const there = await mustOpen(elsewhere, here.id)
    there.arrive([])
    await settle()
    expect(other.asked).toEqual([])
    leave()
    one.asked[0].answer('4')
    await until(async () => (await number(there)) === 1)
    await settle()
    for (let time = 0; time < 4; time++) {
      clock.pass(2000)
      await settle()
    }
    expect([one.asked.length, other.asked.length]).toEqual([1, 1])
    await elsewhere.close()
  })

  test('are let think by one server, however long they take', async () => {
    const [one, other] = [new SlowThinker(), new SlowThinker()]
    const parts = testParts({ thinker: one })
    const { store, clock } = parts
    const rooms = new Rooms(parts)
    const room = await begin(rooms, wanted(ticTacToe, [pilot, ana]))
    await until(async () => one.asked.length === 1)
    const elsewhere = new Rooms(testParts({ store, clock, thinker: other, random: seededBytes('other') }))
    await mustOpen(elsewhere, room.id)
    for (let time = 0; time < 10; time++) {
      clock.pass(1000)
      await settle()
    }
    expect([one.asked.length, other.asked.length]).toEqual([1, 0])
    await rooms.close()
    await elsewhere.close()
  })

  test.each(['cadet', 'random'])('of level %s wait for nobody who thinks', async (level) => {
    const thinker = new SlowThinker()
    const room = await begin(
      new Rooms(testParts({ thinker })),
      wanted(ticTacToe, [ana, { kind: 'bot', level }]),
    )
    await play(room, '4')
    await until(async () => (await number(room)) === 2)
    expect(thinker.asked).toEqual([])
  })

  test('answer in their turn, and people in theirs', async () => {
    const room = await begin(new Rooms(testParts()), wanted(ticTacToe, [ana, pilot]))
    const heard = listen(room)
    await play(room, '4')
    await until(async () => (await number(room)) === 2)
    await settle()
    expect(heard).toEqual(['answered', 'answered'])
    expect(await room.look(({ waitingFor }) => waitingFor)).toEqual([0])
  })

  test('are told the news, with the record if they want it, and chance of their own', async () => {
    const thinker = new SlowThinker()
    const room = await begin(new Rooms(testParts({ thinker })), wanted(ticTacToe, [pilot, ana]))
    const [{ thought, record }] = thinker.asked
    expect(thought).toMatchObject({
      table: room.id,
      seat: 0,
      level: 'pilot',
      rewinds: 0,
      from: 0,
      answers: [],
    })
    expect(record()).toMatchObject({ seed: SEED, answers: [] })
    expect(thought.seed).toMatch(/^[0-9a-f]{32}$/)
  })

  test('may go on thinking while people talk', async () => {
    const thinker = new SlowThinker()
    const room = await begin(new Rooms(testParts({ thinker })), wanted(ticTacToe, [pilot, ana]))
    await room.change(say('hm'), version)
    expect(thinker.asked).toHaveLength(1)
    thinker.asked[0].answer('4')
    await until(async () => (await number(room)) === 1)
  })

  test('have thought in vain if the game went elsewhere', async () => {
    const thinker = new SlowThinker()
    const room = await begin(new Rooms(testParts({ thinker })), wanted(errand, [ana, pilot]))
    await play(room, 'end')
    await room.change((table) => table.undo(0, 0), version)
    await play(room, 'walk', 'end')
    expect(thinker.asked).toHaveLength(2)
    thinker.asked[0].answer('end')
    await settle()
    expect(await number(room)).toBe(2)
    thinker.asked[1].answer('end')
    await until(async () => (await number(room)) === 3)
  })

  test('have thought in vain if someone else sits there now', async () => {
    const thinker = new SlowThinker()
    const room = await begin(new Rooms(testParts({ thinker })), wanted(ticTacToe, [pilot, ana]))
    await room.change((table) => table.seat(0, bo), version)
    thinker.asked[0].answer('4')
    await settle()
    expect(await number(room)).toBe(0)
  })

  test('wait while someone asks to take an answer back', async () => {
    const thinker = new SlowThinker()
    const room = await begin(new Rooms(testParts({ thinker })), wanted(ambush, [pilot, ana, bo]))
    const scout = await room.look((table) => table.driver?.decision?.offers[0].key ?? '')
    thinker.asked[0].answer(scout)
    await until(async () => (await number(room)) === 1)
    await room.change((table) => table.undo(1, 0), version)
    thinker.asked[1].answer(await room.look((table) => table.driver?.decision?.offers[0].key ?? ''))
    await settle()
    expect(await number(room)).toBe(1)
    await room.change((table) => table.answerRequest(2, false), version)
    expect(thinker.asked).toHaveLength(3)
  })
})

describe('a bot is replaced for an answer', () => {
  const failing = (think: Thinker['think']): Thinker => ({
    think,
    explain: async (...asked) => ({ answer: await think(...asked) }),
    close: async () => {},
  })

  test.each([
    ['fails', () => Promise.reject(new Error('card 17 is missing'))],
    ['answers nonsense', () => Promise.resolve('castle')],
  ])('if it %s', async (_, think) => {
    const parts = testParts({ thinker: failing(think) })
    const room = await begin(new Rooms(parts), wanted(ambush, [pilot, pilot]))
    room.arrive([])
    await until(async () => (await phase(room)) === 'over')
    for (const secret of ['card 17', SEED]) expect(parts.log.text).not.toContain(secret)
  })

  test('by one who asks nothing of the game, if the game’s own advice fails too', async () => {
    const house = houseOf(ticTacToe, {
      glance: () => {
        throw new Error('no advice')
      },
    })
    const houses = { 'tic-tac-toe': async () => house }
    const parts = testParts({ houses, thinker: failing(() => Promise.reject(new Error('no idea'))) })
    const room = await begin(new Rooms(parts), wanted(ticTacToe, [pilot, pilot]))
    room.arrive([])
    await until(async () => (await phase(room)) === 'over')
    expect(parts.log.lines.map(({ message }) => message)).toContain('a bot failed')
  })

  test('and if the rules fail whatever is answered, the table waits for people', async () => {
    const broken: typeof errand = {
      ...errand,
      step(g) {
        const menu = g.menu(g.state.turn % 2, 'errand.deed')
        for (const deed of ['end', 'walk'] as const) menu.offer(deed)
        menu.ask()
        if (g.state.turn % 2 === 1) throw new Error('the rules are broken')
        g.state.turn++
      },
    }
    const parts = testParts({ houses: { errand: async () => houseOf(broken) } })
    const room = await begin(new Rooms(parts), wanted(errand, [ana, pilot]))
    await play(room, 'end')
    await settle()
    expect(await number(room)).toBe(1)
    expect(parts.log.lines.at(-1)?.message).toBe('no bot can answer: the table waits for people')
    await room.change((table) => table.undo(0, 0), version)
    expect(await number(room)).toBe(0)
  })
})

describe('after a restart', () => {
  test('bots go on with every game that waits for them', async () => {
    const parts = testParts({ thinker: new SlowThinker() })
    const before = new Rooms(parts)
    const ids: string[] = []
    for (const seats of [
      [pilot, ana],
      [ana, pilot],
      [pilot, pilot],
    ])
      ids.push((await begin(before, wanted(ticTacToe, seats))).id)
    await before.close()
    const after = new Rooms(testParts({ store: parts.store }))
    await after.recover()
    await settle()
    const numbers = await Promise.all(ids.map(async (id) => number(await mustOpen(after, id))))
    expect(numbers).toEqual([1, 0, 0])
  })

  test('they do so at a few tables at a time, and put away those that wait for people', async () => {
    const parts = testParts({ thinker: new SlowThinker() })
    const before = new Rooms(parts)
    for (let table = 0; table < 12; table++) await begin(before, wanted(ticTacToe, [pilot, ana]))
    await before.close()
    const thinker = new SlowThinker()
    const after = new Rooms(testParts({ store: parts.store, thinker }))
    const recovering = after.recover()
    await settle()
    expect(thinker.asked).toHaveLength(8)
    const { thought, answer } = thinker.asked[0]
    answer('4')
    await settle()
    expect(thinker.asked).toHaveLength(9)
    const reading = vi.spyOn(parts.store, 'events')
    await mustOpen(after, thought.table)
    expect(reading).toHaveBeenCalledWith(thought.table)
    await after.close()
    await recovering
    expect(thinker.asked).toHaveLength(9)
  })

  test('a table to which somebody has come is not put away under them', async () => {
    const parts = testParts({ thinker: new SlowThinker() })
    const before = new Rooms(parts)
    const { id } = await begin(before, wanted(ticTacToe, [pilot, ana]))
    await before.close()
    const thinker = new SlowThinker()
    const after = new Rooms(testParts({ store: parts.store, thinker }))
    const recovering = after.recover()
    await settle()
    const visited = await mustOpen(after, id)
    thinker.asked[0].answer('4')
    await recovering
    await expect(number(visited)).resolves.toBe(1)
    await after.close()
  })

  test('one table that cannot be opened holds up no other', async () => {
    const parts = testParts({ thinker: new SlowThinker() })
    const before = new Rooms(parts)
    await begin(before, wanted(errand, [pilot, ana]))
    const { id } = await begin(before, wanted(ticTacToe, [pilot, ana]))
    await before.close()
    const { 'tic-tac-toe': ticTacToeHouse } = parts.houses
    const now = testParts({ store: parts.store, houses: { 'tic-tac-toe': ticTacToeHouse } })
    const after = new Rooms(now)
    await after.recover()
    expect(await number(await mustOpen(after, id))).toBe(1)
    expect(now.log.text).toContain('a table cannot go on')
  })
})

test('a bot whose answer cannot be written down tries again later, and later still', async () => {
  const store = new FaultyStore()
  const parts = testParts({ store })
  const room = await begin(new Rooms(parts), wanted(ticTacToe, [ana, pilot]))
  await play(room, '4')
  await until(async () => (await number(room)) === 2)
  const turn = await room.look(
    (table) => table.driver?.decision?.offers.find(({ refusal }) => !refusal)?.key ?? '',
  )
  store.failAfter('append', 1, 2)
  await play(room, turn)
  await settle()
  expect(await number(room)).toBe(3)
  parts.clock.pass(1000)
  await settle()
  expect(await number(room)).toBe(3)
  parts.clock.pass(1000)
  await settle()
  expect(await number(room)).toBe(3)
  parts.clock.pass(1000)
  await until(async () => (await number(room)) === 4)
})

test('a bot goes on trying while the table cannot be read either', async () => {
  const store = new FaultyStore()
  const parts = testParts({ store })
  const room = await begin(new Rooms(parts), wanted(ticTacToe, [ana, pilot]))
  store.failAfter('append', 1, 1)
  // Once after the failure, once because nobody else has come, and once when the bot tries again.
  store.failAfter('events', 0, 3)
  await play(room, '4')
  await settle()
  parts.clock.pass(1000)
  await settle()
  const waits = parts.log.lines.filter(({ message }) => message === 'a bot waits for the store')
  expect(waits.map(({ about }) => about)).toMatchObject([{ wait: 1000 }, { wait: 2000 }])
  parts.clock.pass(2000)
  await until(async () => (await number(room)) === 2)
})

describe('a standing order', () => {
  test('is followed as a bot answers, and calls nobody to the table', async () => {
    const game: typeof errand = { ...errand, repeats: ['errand.deed'] }
    const waitingFor: (readonly number[])[] = []
    const rooms = new Rooms(
      testParts({
        houses: { errand: async () => houseOf(game) },
        written: ({ summary }) => waitingFor.push(summary.waitingFor),
      }),
    )
    const room = await begin(rooms, wanted(game))
    await room.change((table) => table.order(0, 'errand.deed', 'end', true), version)
    await until(async () => (await number(room)) === 1)
    await play(room, 'end')
    await until(async () => (await number(room)) === 3)
    // Begun, ordered; then by turns the order and a person answer.
    expect(waitingFor).toEqual([[0], [], [1], [], [1]])
    await rooms.close()
  })
})
