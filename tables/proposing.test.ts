import { SPECTATOR } from '@astrolabe/kernel'
import { type Leak, type LeakFact, leak } from '@astrolabe/kernel/tiny/leak.ts'
import { describe, expect, test } from 'vitest'
import { cannotAdvise } from './advising.ts'
import type { Sitter } from './events.ts'
import { GameTable } from './table.ts'
import { bot, creation, errandTable, everything, person, WrittenTable } from './test/tables.ts'

const [ana, bo, cy] = [person('ana'), person('bo'), person('cy')]

function leakTable(...seats: readonly Sitter[]): WrittenTable<Leak, LeakFact> {
  const written = new WrittenTable(leak, [creation(leak, seats, { options: { rounds: 4 } })])
  written.do((table) => table.start())
  return written
}

const proposalsAt = ({ table }: WrittenTable<Leak, LeakFact>) => table.position(SPECTATOR).proposals

describe('what others are asked', () => {
  test('is sent to everyone who is not asked, where all play together', () => {
    const { table } = leakTable(ana, bo)
    expect(table.position(0)).toMatchObject({ cooperative: true, decision: { seats: [0] }, asked: null })
    for (const seat of [1, SPECTATOR])
      expect(table.position(seat)).toMatchObject({ decision: null, asked: { seats: [0], number: 0 } })
  })

  test('as the options of the table have it', () => {
    const choosing: typeof leak = {
      ...leak,
      options: [...leak.options, { key: 'rivals', initial: false }],
      cooperative: (options) => options['rivals'] !== true,
    }
    for (const rivals of [true, false]) {
      const options = { rounds: 4, rivals }
      const { table } = new WrittenTable(choosing, [creation(choosing, [ana, bo], { options })])
      table.start()
      const { cooperative, asked } = table.position(1)
      expect([cooperative, asked !== null]).toEqual([!rivals, !rivals])
      expect('problem' in table.propose(1, 0, 0, 'bail 2')).toBe(rivals)
    }
  })

  test('and to nobody in a game of rivals', () => {
    const { table } = errandTable()
    expect(table.position(1)).toMatchObject({ cooperative: false, asked: null, proposals: [] })
  })
})

describe('proposals', () => {
  test('are seen by all, one of each proposer', () => {
    const written = leakTable(ana, bo, cy)
    const event = written.do((table) => table.propose(1, 0, 0, 'bail 2'))
    expect(event).toEqual({ kind: 'proposed', seat: 1, for: 0, answer: 'bail 2' })
    written.do((table) => table.propose(2, 0, 0, 'bail 0'))
    written.do((table) => table.propose(1, 0, 0, 'bail 1'))
    for (const seat of [SPECTATOR, 0, 1, 2])
      expect(written.table.position(seat).proposals).toEqual([
        { seat: 2, for: 0, answer: 'bail 0' },
        { seat: 1, for: 0, answer: 'bail 1' },
      ])
    expect(everything(new GameTable(leak, written.events))).toEqual(everything(written.table))
  })

  test('end with the question, however it ends', () => {
    const written = leakTable(ana, bo, cy)
    written.do((table) => table.propose(1, 0, 0, 'bail 2'))
    written.play('bail 1')
    expect(proposalsAt(written)).toEqual([])
    written.play('let-in')
    written.do((table) => table.propose(2, 1, 2, 'bail 0'))
    written.do((table) => table.undo(2, 0))
    written.do((table) => table.answerRequest(0, true))
    expect(proposalsAt(written)).toHaveLength(1)
    written.do((table) => table.answerRequest(1, true))
    expect(proposalsAt(written)).toEqual([])
  })

  test('are declined by the seat they are for, or withdrawn', () => {
    const written = leakTable(ana, bo, cy)
    expect(written.refuse((table) => table.decline(0, 1))).toEqual({ why: 'no-proposal' })
    written.do((table) => table.propose(1, 0, 0, 'bail 2'))
    written.do((table) => table.propose(2, 0, 0, 'bail 0'))
    expect(written.refuse((table) => table.decline(2, 1))).toEqual({ why: 'no-proposal' })
    expect(written.do((table) => table.decline(0, 1))).toEqual({
      kind: 'proposal-declined',
      seat: 0,
      proposer: 1,
    })
    expect(proposalsAt(written)).toEqual([{ seat: 2, for: 0, answer: 'bail 0' }])
    written.do((table) => table.decline(2, 2))
    expect(proposalsAt(written)).toEqual([])
  })

  test('leave with either of the two seats', () => {
    for (const seat of [0, 1]) {
      const written = leakTable(ana, bo, cy)
      written.do((table) => table.propose(1, 0, 0, 'bail 2'))
      written.do((table) => table.seat(2, bot))
      expect(proposalsAt(written)).toHaveLength(1)
      written.do((table) => table.seat(seat, bot))
      expect(proposalsAt(written)).toEqual([])
    }
  })

  test('are refused with a reason', () => {
    const unbegun = new WrittenTable(leak, [creation(leak, [ana, bo], { options: { rounds: 4 } })])
    expect(unbegun.refuse((table) => table.propose(1, 0, 0, 'bail 0'))).toEqual({ why: 'not-started' })
    expect(errandTable().refuse((table) => table.propose(1, 0, 0, 'walk'))).toEqual({
      why: 'not-cooperative',
    })
    const written = leakTable(ana, bo)
    written.play('bail 0', 'let-in')
    written.do((table) => table.undo(0, 1))
    written.play('let-in')
    const before = everything(written.table)
    for (const [seat, to, number, answer, rewinds, why] of [
      [0, 1, 1, 'bail 1', 1, 'stale'],
      [0, 1, 2, 'bail 1', 0, 'stale'],
      [1, 1, 2, 'bail 1', 1, 'own-question'],
      [0, 0, 2, 'bail 1', 1, 'not-your-turn'],
      [0, 1, 2, 'bail 3', 1, 'not-on-offer'],
      [4, 1, 2, 'bail 1', 1, 'no-such-seat'],
    ] as const)
      expect(written.refuse((table) => table.propose(seat, to, number, answer, rewinds))).toMatchObject({
        why,
      })
    expect(everything(written.table)).toEqual(before)
  })
})

describe('advice', () => {
  const cannot = (written: WrittenTable<Leak, LeakFact>, seat = 0, number = written.number) =>
    cannotAdvise(written.table, 'ana', seat, number)

  test('is for whoever is asked, where all play together', () => {
    const written = leakTable(ana, bo)
    expect(cannot(written)).toBeUndefined()
    expect(cannot(written, 1)).toMatchObject({ why: 'not-your-turn', waitingFor: [0] })
    expect(cannot(written, 0, 2)).toEqual({ why: 'stale', expected: 0 })
    const unbegun = new WrittenTable(leak, [creation(leak, [ana], { options: { rounds: 4 } })])
    expect(cannot(unbegun)).toEqual({ why: 'not-started' })
  })

  test('and among rivals, for one seat against bots', () => {
    const cannotOf = (...seats: readonly Sitter[]) => cannotAdvise(errandTable(seats).table, 'ana', 0, 0)
    expect(cannotOf(ana, bot)).toBeUndefined()
    expect(cannotOf(ana, bo)).toEqual({ why: 'among-rivals' })
    expect(cannotOf(ana, ana)).toEqual({ why: 'among-rivals' })
  })
})

describe('where the first answer counts', () => {
  test('bots wait for the people who are asked too', () => {
    const written = leakTable(ana, bot)
    written.play('bail 0')
    expect(written.table.waitingFor).toEqual([0, 1])
    expect(written.table.botToAnswer).toBeUndefined()
    written.do((table) => table.answer(0, 1, 'plug'))
    expect(written.table.botToAnswer).toEqual({ seat: 1, level: 'cadet' })
    written.play('bail 1')
    expect(written.table.waitingFor).toEqual([1])
    expect(written.table.botToAnswer).toEqual({ seat: 1, level: 'cadet' })
  })

  test('bots among themselves do not', () => {
    const written = leakTable(bot, bot)
    written.play('bail 0')
    expect(written.table.waitingFor).toEqual([0, 1])
    expect(written.table.botToAnswer).toEqual({ seat: 0, level: 'cadet' })
  })
})
