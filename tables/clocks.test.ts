import { ticTacToe } from '@astrolabe/kernel/tiny/tic-tac-toe.ts'
import { describe, expect, test } from 'vitest'
import { standIn } from './absence.ts'
import { clocksShown, type TimeControl } from './clocks.ts'
import type { Sitter, TableEvent } from './events.ts'
import type { Deed } from './problem.ts'
import { GameTable } from './table.ts'
import { bot, creation, person } from './test/tables.ts'

const [ana, bo] = [person('ana'), person('bo')]
const SECOND = 1000
const HOUR = 3600 * SECOND

/** A table with a clock that stands still between deeds. */
class Timed {
  readonly events: TableEvent[]
  readonly table: GameTable
  #now = 1_800_000_000_000
  #elapsed = 0

  constructor(time: TimeControl, seats: readonly Sitter[] = [ana, bo]) {
    this.events = [creation(ticTacToe, seats, { time })]
    this.table = new GameTable(ticTacToe, this.events)
    this.do((table) => table.start())
  }

  pass(milliseconds: number): this {
    this.#now += milliseconds
    this.#elapsed += milliseconds
    return this
  }

  do(deed: (table: GameTable) => Deed): this {
    const done = deed(this.table)
    if ('problem' in done) throw new Error(done.problem.why)
    this.events.push(this.table.stamp(done.event, this.moment))
    this.#elapsed = 0
    return this
  }

  mark(cell: string): this {
    return this.do((table) => table.answer(table.waitingFor[0], table.driver?.answers.length ?? 0, cell))
  }

  get moment() {
    return { now: this.#now, elapsed: this.#elapsed }
  }

  get left(): readonly number[] {
    return clocksShown(this.table, this.moment)?.left.map((left) => left / SECOND) ?? []
  }
}

describe('a live clock', () => {
  const time: TimeControl = { kind: 'live', bank: 60, more: 10 }

  test('gives so much to each decision, and takes the rest from the bank', () => {
    const timed = new Timed(time)
    expect(timed.left).toEqual([70, 70])
    expect(timed.pass(7 * SECOND).left).toEqual([63, 70])
    // Within its own seconds a decision costs nothing.
    expect(timed.mark('0').left).toEqual([70, 70])
    expect(timed.pass(25 * SECOND).left).toEqual([70, 45])
    expect(timed.mark('1').left).toEqual([70, 55])
  })

  test('runs for nobody but those who are asked, and not for bots', () => {
    const timed = new Timed(time, [ana, bot])
    timed.pass(5 * SECOND).mark('0')
    expect(timed.table.company.clocks?.running).toEqual([])
    expect(timed.pass(500 * SECOND).left).toEqual([70, 70])
  })

  test('goes on while others talk', () => {
    const timed = new Timed(time).pass(8 * SECOND)
    timed.do((table) => table.say(1, 1, 'Bo', 'well?'))
    expect(timed.pass(8 * SECOND).left).toEqual([54, 70])
  })

  test('is what it was when the table is read again', () => {
    const timed = new Timed(time)
      .pass(30 * SECOND)
      .mark('0')
      .pass(3 * SECOND)
    timed.do((table) => table.say(1, 0, 'Ana', 'well?'))
    const again = new GameTable(ticTacToe, timed.events)
    expect(again.company.clocks).toEqual(timed.table.company.clocks)
    expect(clocksShown(again, { now: 0, elapsed: 0 })).toEqual(clocksShown(timed.table, timed.moment))
  })

  test('that is out lets others give the seat to a bot, at once and not before', () => {
    const timed = new Timed(time).pass(70 * SECOND - 1)
    const replace = () => standIn(timed.table, 1, 0, 'pilot', timed.moment)
    expect(replace()).toEqual({ problem: { why: 'not-yet' } })
    timed.pass(1)
    expect(timed.left).toEqual([0, 70])
    timed.do((table) => table.meet(replace()))
    expect(timed.table.seats[0]).toMatchObject({ kind: 'bot', for: { guest: 'ana' } })
  })
})

test('a slow clock gives hours to a turn, however much was used before', () => {
  const timed = new Timed({ kind: 'slow', hours: 24 })
  timed.pass(23 * HOUR)
  expect(timed.left).toEqual([3600, 24 * 3600])
  timed.mark('0')
  expect(timed.pass(25 * HOUR).left).toEqual([24 * 3600, -3600])
  // Somebody who is late may still answer.
  expect(timed.mark('1').left).toEqual([24 * 3600, 24 * 3600])
})

test('without a clock nothing is written of the time', () => {
  const table = new GameTable(ticTacToe, [creation(ticTacToe, [ana, bo])])
  const started = table.start()
  if (!('event' in started)) throw new Error('not started')
  expect(table.stamp(started.event, { now: 5, elapsed: 5 })).toBe(started.event)
})

test('a table that was written down before there were clocks is told as it was', () => {
  const events: TableEvent[] = [
    creation(ticTacToe, [ana, bot]),
    { kind: 'started' },
    { kind: 'answered', seat: 0, answer: '0' },
    { kind: 'seated', seat: 1, sitter: bo },
  ]
  const position = new GameTable(ticTacToe, events).position(0)
  for (const news of ['time', 'nudges', 'incidents', 'again']) expect(position).not.toHaveProperty(news)
  expect(position).toMatchObject({ number: 1, waitingFor: [1] })
})
