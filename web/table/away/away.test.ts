import { expect, test } from 'vitest'
import type { LogTurn } from '../log/log-lines.ts'
import { absenceOf } from './away.ts'

/** Turn after turn, by two players, with so many lines each; the last of a turn can be seen on the board. */
function turnsOf(count: number, lines: number): LogTurn[] {
  return Array.from({ length: count }, (_, index) => ({
    id: index * 100,
    at: index * lines,
    turn: { seat: index % 2, round: 1 },
    lines: Array.from({ length: lines }, (__, nth) => ({
      id: index * 100 + nth + 1,
      at: index * lines + nth + 1,
      text: `${index}.${nth}`,
      seat: index % 2,
      spots: nth === lines - 1 ? ['here'] : [],
    })),
  }))
}

const seen = (number: number, rewinds = 0) => ({ number, rewinds })
const textsOf = (turns: readonly LogTurn[] | undefined): string[] | undefined =>
  turns?.flatMap(({ lines }) => lines.map(({ text }) => text))

test('the deeds of others since, and not one’s own', () => {
  const absence = absenceOf(turnsOf(4, 2), seen(0), seen(8), [0])
  expect(textsOf(absence?.turns)).toEqual(['1.0', '1.1', '3.0', '3.1'])
  expect(absence?.left).toBe(0)
})

test('at most eight lines, something of each of the last turns, first what can be seen', () => {
  const absence = absenceOf(turnsOf(8, 5), seen(0), seen(40), [0])
  const texts = textsOf(absence?.turns)
  expect(texts).toHaveLength(8)
  expect(absence?.left).toBe(12)
  expect(texts).toEqual(['1.3', '1.4', '3.3', '3.4', '5.3', '5.4', '7.3', '7.4'])
})

test('of many turns, the last eight', () => {
  const absence = absenceOf(turnsOf(40, 1), seen(0), seen(40), [0])
  expect(absence?.turns).toHaveLength(8)
  expect(textsOf(absence?.turns)?.at(-1)).toBe('39.0')
  expect(absence?.left).toBe(12)
})

test.each([
  ['the table was never seen here', undefined, seen(8)],
  ['nothing has happened', seen(8), seen(8)],
  ['hardly anything has happened', seen(6), seen(8)],
  ['something was taken back since', seen(0), seen(8, 1)],
])('nothing is told if %s', (_, before, now) => {
  expect(absenceOf(turnsOf(4, 2), before, now, [0])).toBeUndefined()
})
