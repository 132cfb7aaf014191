import { seedHashOf, SPECTATOR } from '@astrolabe/kernel'
import { ambush } from '@astrolabe/kernel/tiny/ambush.ts'
import { ticTacToe } from '@astrolabe/kernel/tiny/tic-tac-toe.ts'
import { describe, expect, test } from 'vitest'
import { GameTable } from './table.ts'
import { bot, creation, errandTable, everything, nobody, person, SEED, WrittenTable } from './test/tables.ts'

const [ana, bo] = [person('ana'), person('bo')]
const newTable = (...seats: Parameters<typeof creation>[1]) =>
  new WrittenTable(ticTacToe, [creation(ticTacToe, seats)])

describe('before the start', () => {
  test('a table begins with its creation', () => {
    expect(() => new GameTable(ticTacToe, [])).toThrow('begins with its creation')
    expect(() => new GameTable(ticTacToe, [{ kind: 'started' }])).toThrow('begins with its creation')
  })

  test('people find their seats, and there is nothing to see yet', () => {
    const written = newTable(ana, nobody)
    expect(written.table.position(0)).toEqual({
      version: 1,
      game: 'tic-tac-toe',
      rules: '1',
      options: {},
      cooperative: false,
      listed: false,
      phase: 'gathering',
      seats: [{ kind: 'person', name: 'ANA' }, { kind: 'open' }],
      hostSeat: 0,
      seedHash: seedHashOf(SEED),
      seat: 0,
      number: 0,
      rewinds: 0,
      milestones: [],
      since: -1,
      firstChapter: 0,
      facts: [],
      view: null,
      waitingFor: [],
      decision: null,
      asked: null,
      proposals: [],
      outcome: null,
      undo: null,
      request: null,
    })
    written.do((table) => table.seat(1, bo))
    written.do((table) => table.list(true))
    expect(written.table.seatsOf('bo')).toEqual([1])
    expect(written.table).toMatchObject({ listed: true, version: 3, phase: 'gathering' })
  })

  test('nothing of the game can be done', () => {
    const written = newTable(ana, bo)
    expect(written.refuse((table) => table.answer(0, 0, '4'))).toEqual({ why: 'not-started' })
    expect(written.refuse((table) => table.undo(0, 0))).toEqual({ why: 'not-started' })
    expect(written.refuse((table) => table.answerRequest(0, true))).toEqual({ why: 'no-request' })
    expect(written.refuse((table) => table.seat(2, bo))).toEqual({ why: 'no-such-seat', seats: 2 })
    expect(written.table.record()).toBeUndefined()
    expect(written.table.botToAnswer).toBeUndefined()
  })

  test('it starts once, when every seat is filled', () => {
    const written = newTable(nobody, nobody)
    expect(written.refuse((table) => table.start())).toEqual({ why: 'seats-open', open: [0, 1] })
    written.do((table) => table.seat(0, ana))
    written.do((table) => table.seat(1, bot))
    expect(written.do((table) => table.start())).toEqual({ kind: 'started' })
    expect(written.refuse((table) => table.start())).toEqual({ why: 'already-started' })
    expect(written.table.record()?.seats).toEqual(['human', 'cadet'])
  })
})

describe('a seat under way', () => {
  const cy = person('cy')

  test('is open to whoever has seen no other hand', () => {
    const written = new WrittenTable(ambush, [creation(ambush, [ana, bo, bot])])
    written.do((table) => table.start())
    written.do((table) => table.seat(2, nobody))
    expect(written.refuse((table) => table.sit(2, ana))).toEqual({ why: 'seen-another-hand' })
    expect(written.refuse((table) => table.sit(0, cy))).toEqual({ why: 'seat-taken' })
    written.do((table) => table.sit(2, cy))
    expect(written.table.seatsOf('cy')).toEqual([2])
  })

  test('is open again to whoever sat there before', () => {
    const written = errandTable()
    written.do((table) => table.seat(1, nobody))
    written.do((table) => table.sit(1, bo))
    expect(written.table.seatsOf('bo')).toEqual([1])
  })

  test('is open to all where there is nobody to hide it from', () => {
    const alone = errandTable([ana, bot])
    alone.do((table) => table.seat(1, nobody))
    alone.do((table) => table.sit(1, ana))
    expect(alone.table.seatsOf('ana')).toEqual([0, 1])
  })
})

describe('answers', () => {
  test('are taken in turn, at their number, and only if legal', () => {
    const written = newTable(ana, bo)
    written.do((table) => table.start())
    const before = everything(written.table)
    for (const [seat, number, text, why] of [
      [0, 1, '4', 'stale'],
      [1, 0, '4', 'not-your-turn'],
      [SPECTATOR, 0, '4', 'not-your-turn'],
      [0, 0, '9', 'not-on-offer'],
    ] as const)
      expect(written.refuse((table) => table.answer(seat, number, text))).toMatchObject({ why })
    expect(everything(written.table)).toEqual(before)
    written.play('4')
    expect(written.refuse((table) => table.answer(1, 1, '4'))).toEqual({
      why: 'refused',
      rule: 'TTT-2',
    })
    written.play('0', '3', '1', '5')
    expect(written.table.phase).toBe('over')
    expect(written.refuse((table) => table.answer(1, 5, '8'))).toEqual({ why: 'over' })
  })

  test('are remembered by their id, with the seat and the text', () => {
    const written = new WrittenTable(ambush, [creation(ambush, [ana, bo])])
    written.do((table) => table.start())
    const { waitingFor, driver } = written.table
    const text = driver?.decision?.offers.find(({ refusal }) => refusal === undefined)?.key ?? ''
    expect(written.table.given('first')).toBeUndefined()
    written.do((table) => table.answer(waitingFor[0], 0, text, 'first'))
    // Now both play at once: such answers stand in a record with their seat.
    const play = written.table.driver?.decision?.offers.find((offer) => offer.seat === 1)?.key ?? ''
    written.do((table) => table.answer(1, 1, play, 'second'))
    expect(written.events.at(-1)).toMatchObject({ kind: 'answered', answer: `@1 ${play}` })
    for (const table of [written.table, new GameTable(ambush, written.events)]) {
      expect(table.given('first')).toEqual({ seat: waitingFor[0], text, number: 0 })
      expect(table.given('second')).toEqual({ seat: 1, text: play, number: 1 })
    }
  })

  test('that make the rules fail change nothing', () => {
    const written = errandTable().play('walk', 'roll')
    const before = everything(written.table)
    expect(() => written.table.answer(0, 2, 'stumble')).toThrow('the rules stumbled')
    expect(everything(written.table)).toEqual(before)
  })
})

describe('bots', () => {
  test('are next when they are asked, and nobody else', () => {
    const written = errandTable([ana, bot])
    expect(written.table.botToAnswer).toBeUndefined()
    written.play('end')
    expect(written.table.botToAnswer).toEqual({ seat: 1, level: 'cadet' })
    written.do((table) => table.seat(1, bo))
    expect(written.table.botToAnswer).toBeUndefined()
    written.do((table) => table.seat(1, { kind: 'bot', level: 'pilot' }))
    expect(written.table.botToAnswer).toEqual({ seat: 1, level: 'pilot' })
    expect(written.table.record()?.seats).toEqual(['human', 'pilot'])
  })

  test('make a table somebody’s own', () => {
    expect(errandTable([ana, bot]).table.isSoloOf('ana')).toBe(true)
    expect(errandTable([ana, ana]).table.isSoloOf('ana')).toBe(true)
    expect(errandTable([ana, bo]).table.isSoloOf('ana')).toBe(false)
  })
})

describe('what is sent', () => {
  test('holds the facts since what was heard, and none for others', () => {
    const { table } = errandTable().play('walk', 'draw', 'roll')
    const factsOf = (seat: number, since: number) =>
      table.position(seat, since).facts.map(({ at, fact }) => `${at} ${fact.kind}`)
    expect(factsOf(0, -1)).toEqual(['1 walk', '2 draw', '2 own card', '3 roll'])
    expect(factsOf(0, 1)).toEqual(['2 draw', '2 own card', '3 roll'])
    for (const seat of [1, SPECTATOR]) expect(factsOf(seat, 1)).toEqual(['2 draw', '3 roll'])
    expect(factsOf(0, 3)).toEqual([])
  })

  test('asks only those who are asked', () => {
    const { table } = errandTable().play('end')
    expect([SPECTATOR, 0, 1].map((seat) => table.position(seat).decision?.seats)).toEqual([
      undefined,
      undefined,
      [1],
    ])
    expect(table.position(0).waitingFor).toEqual([1])
  })

  test('marks what cannot be taken back, to the person who is asked and wants to know', () => {
    const written = errandTable().play('end')
    const finals = (seat: number, finality: boolean) =>
      written.table
        .position(seat, -1, finality)
        .decision?.offers.flatMap(({ key, final }) => (final ? key : []))
    expect(finals(1, true)).toEqual(['roll', 'draw', 'end'])
    expect(finals(1, false)).toEqual([])
    for (const seat of [SPECTATOR, 0]) expect(finals(seat, true)).toBeUndefined()
    written.do((table) => table.seat(1, bot))
    expect(finals(1, true)).toBeUndefined()
  })

  test('names neither guests nor the secret before the end', () => {
    const written = errandTable([person('guest-one'), person('guest-two')]).play('draw', 'roll')
    written.do((table) => table.undo(1, 0))
    for (const seat of [SPECTATOR, 0, 1]) {
      const sent = JSON.stringify(written.table.position(seat))
      expect(sent).not.toContain(SEED)
      expect(sent).not.toContain('guest-')
    }
    written.play('end', 'end', 'end', 'end')
    expect(written.table.position(SPECTATOR)).toMatchObject({ phase: 'over', seed: SEED })
  })

  test('is the same for a seat, whatever lies where it cannot see', () => {
    const [one, other] = ['one', 'other'].map((seed) => {
      const written = new WrittenTable(ambush, [creation(ambush, [ana, bo, person('cy')], { seed })])
      written.do((table) => table.start())
      return written.table.position(SPECTATOR)
    })
    const { seedHash: _one, view, ...shown } = one
    const { seedHash: _other, view: otherView, ...otherShown } = other
    expect(otherShown).toEqual(shown)
    expect({ ...otherView, row: [] }).toEqual({ ...view, row: [] })
  })
})

test('the chat is kept in its order', () => {
  const written = newTable(ana, bo)
  written.do((table) => table.say(7, 0, 'Ana', 'hello'))
  written.do((table) => table.say(8, SPECTATOR, 'Cy', 'hi'))
  for (const table of [written.table, new GameTable(ticTacToe, written.events)])
    expect(table.chat.map(({ at, text }) => [at, text])).toEqual([
      [7, 'hello'],
      [8, 'hi'],
    ])
})
