import { ticTacToe } from '@astrolabe/kernel/tiny/tic-tac-toe.ts'
import { leak } from '@astrolabe/kernel/tiny/leak.ts'
import { describe, expect, test } from 'vitest'
import { comeBack, hearNudge, nudge, standIn, USUAL_PATIENCE } from './absence.ts'
import { resign, withoutResigned } from './resigning.ts'
import { creation, everything, person, WrittenTable } from './test/tables.ts'
import { GameTable } from './table.ts'

const [ana, bo] = [person('ana'), person('bo')]
const NOW = 1_800_000_000_000
const LIMIT = 1000 * USUAL_PATIENCE

/** Ana has made the first mark, and waits for Bo. */
function waiting(): WrittenTable<unknown> {
  const written: WrittenTable<unknown> = new WrittenTable(ticTacToe, [creation(ticTacToe, [ana, bo])])
  written.do((table) => table.start())
  return written.play('0')
}

const nudged = (written: WrittenTable<unknown>, at = NOW) =>
  written.do((table) => table.meet(nudge(table, 0, 1, at)))

const again = ({ events }: WrittenTable<unknown>): GameTable => new GameTable(ticTacToe, events)

describe('somebody who is waited for', () => {
  test('is nudged once, by others, and everyone is told until when they have time', () => {
    const written = waiting()
    expect(written.refuse((table) => table.meet(nudge(table, 1, 0, NOW)))).toEqual({ why: 'not-waited-for' })
    expect(written.refuse((table) => table.meet(nudge(table, 1, 1, NOW)))).toEqual({ why: 'not-waited-for' })
    nudged(written)
    expect(written.refuse((table) => table.meet(nudge(table, 0, 1, NOW)))).toEqual({ why: 'nudged-already' })
    expect(written.table.position(-1).nudges).toEqual([{ seat: 1, by: 0, at: NOW, until: NOW + LIMIT }])
  })

  test('who answers, or says anything, is there', () => {
    for (const reply of [
      (table: GameTable) => table.answer(1, 1, '1'),
      (table: GameTable) => table.say(NOW, 1, 'Bo', 'yes'),
      (table: GameTable) => table.meet(hearNudge(table, 1)),
    ]) {
      const written = waiting()
      nudged(written)
      written.do(reply)
      expect(written.table.company.nudges).toEqual([])
      expect(
        written.refuse((table) => table.meet(standIn(table, 0, 1, 'pilot', { now: NOW + LIMIT, elapsed: 0 })))
          .why,
      ).toMatch(/^not-(yet|waited-for)$/)
    }
  })

  test('is replaced by a bot when the limit has passed, not before, and comes back when they like', () => {
    const written = waiting()
    const replace = (now: number) => (table: GameTable) =>
      table.meet(standIn(table, 0, 1, 'pilot', { now, elapsed: 0 }))
    expect(written.refuse(replace(NOW + LIMIT))).toEqual({ why: 'not-yet' })
    nudged(written)
    expect(written.refuse(replace(NOW + LIMIT - 1))).toEqual({ why: 'not-yet' })
    written.do(replace(NOW + LIMIT))
    expect(written.table.botToAnswer).toEqual({ seat: 1, level: 'pilot' })
    expect(written.table.position(0).seats[1]).toEqual({ kind: 'bot', level: 'pilot', for: 'BO' })
    // Nothing is theirs that belongs to somebody who may come back.
    expect(written.table.isSoloOf('ana')).toBe(false)
    expect(written.refuse((table) => table.meet(comeBack(table, 1, 'ana'))).why).toBe('not-your-seat')
    written.do((table) => table.meet(comeBack(table, 1, 'bo')))
    expect([written.table.isHeldBy('bo', 1), written.table.botToAnswer]).toEqual([true, undefined])
    expect(written.table.position(0).incidents?.map(({ kind, at }) => [kind, at])).toEqual([
      ['nudged', 1],
      ['stood-in', 1],
      ['returned', 1],
    ])
    expect(everything(again(written))).toEqual(everything(written.table))
  })
})

describe('resigning', () => {
  test('leaves the seat to a bot for good, among rivals', () => {
    const written = waiting()
    written.do((table) => table.meet(resign(table, 1, 'cadet')))
    expect(written.table.position(0).seats[1]).toEqual({
      kind: 'bot',
      level: 'cadet',
      for: 'BO',
      resigned: true,
    })
    expect(written.refuse((table) => table.meet(comeBack(table, 1, 'bo')))).toEqual({ why: 'resigned' })
  })

  test('whoever resigned does not win, and the record says how the game ended', () => {
    const written = waiting()
    written.do((table) => table.meet(resign(table, 1, 'cadet')))
    // The bot in Bo's place completes the middle column.
    written.play('1', '2', '4', '3', '7')
    const { outcome } = written.table.position(0)
    expect([written.table.phase, outcome?.winners]).toEqual(['over', [0]])
    expect(written.table.driver?.view(-1).outcome?.winners).toEqual([1])
    expect(everything(again(written))).toEqual(everything(written.table))
  })

  test('of those who are left, the best win', () => {
    const seats = [{ kind: 'bot', level: 'cadet', for: ana, resigned: true } as const, bo, person('cy')]
    const outcome = { scores: [9, 4, 7], winners: [0] }
    expect(withoutResigned(outcome, seats).winners).toEqual([2])
    expect(withoutResigned({ ...outcome, winners: [0, 1] }, seats).winners).toEqual([1])
    expect(withoutResigned({ ...outcome, winners: [1] }, seats).winners).toEqual([1])
  })

  test('of those who are left, nobody wins who has no more than what has no seat', () => {
    const seats = [{ kind: 'bot', level: 'cadet', for: ana, resigned: true } as const, bo, person('cy')]
    const ended = (score: number) =>
      withoutResigned({ scores: [9, 4, 7], winners: [0], others: [{ name: 'storm', score }] }, seats)
    expect(ended(6)).toMatchObject({ winners: [2], others: [{ name: 'storm', score: 6 }] })
    expect(ended(6).others?.[0].wins).toBeUndefined()
    expect(ended(7)).toMatchObject({ winners: [], others: [{ name: 'storm', score: 7, wins: true }] })
  })

  test('where all play together is leaving, and one may come back', () => {
    const written: WrittenTable<unknown> = new WrittenTable(leak, [creation(leak, [ana, bo])])
    written.do((table) => table.start())
    written.do((table) => table.meet(resign(table, 1, 'cadet')))
    expect(written.table.position(0).seats[1]).toEqual({ kind: 'bot', level: 'cadet', for: 'BO' })
    written.do((table) => table.meet(comeBack(table, 1, 'bo')))
    expect(written.table.isHeldBy('bo', 1)).toBe(true)
  })
})

test('who plays on while somebody asks to go back ends that, and all are told', () => {
  const written = waiting().play('1')
  written.do((table) => table.undo(1, 0))
  written.play('2')
  expect(written.table.position(0).incidents).toEqual([{ kind: 'request-ended', at: 2, seat: 1, by: 0 }])
})
