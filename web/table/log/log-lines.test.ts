import { type Fact, SPECTATOR } from '@astrolabe/kernel'
import { describe, expect, test } from 'vitest'
import { lastLine, linesSince, logOf, logOfSeat, turnNow, whoseTurn, withLines } from './log-lines.ts'

interface Told extends Fact {
  readonly seat?: number
  readonly round?: number
}

const turnOf = (fact: Told) =>
  fact.kind === 'turn' ? { seat: fact.seat ?? 0, round: fact.round ?? 0 } : undefined
const face = { turnOf, seatOf: (fact: Told) => fact.seat, spotsOf: (fact: Told) => [`spot-${fact.kind}`] }
const text = {
  fact: (fact: Told) => (fact.kind === 'silent' ? undefined : `${fact.kind} ${fact.seat ?? ''}`),
}

const facts: readonly { readonly at: number; readonly fact: Told }[] = [
  { at: 0, fact: { kind: 'setup', seat: 0 } },
  { at: 0, fact: { kind: 'turn', seat: 0, round: 1 } },
  { at: 1, fact: { kind: 'move', seat: 0 } },
  { at: 2, fact: { kind: 'silent', seat: 0 } },
  { at: 3, fact: { kind: 'turn', seat: 1, round: 1 } },
  { at: 4, fact: { kind: 'hit', seat: 0 } },
  { at: 5, fact: { kind: 'move', seat: 1 } },
]
const log = logOf(facts, face, text, String)

test('lines stand under the turn they were told in; a turn is its own heading', () => {
  expect(log.map(({ turn, lines }) => [turn?.seat, lines.map((line) => line.text)])).toEqual([
    [undefined, ['setup 0']],
    [0, ['move 0']],
    [1, ['hit 0', 'move 1']],
  ])
})

test('a line of no fact stands before what came of it, in the turn in which it was done', () => {
  const line = (at: number) => ({ id: -at, at, text: `order ${at}`, seat: 0, spots: [] })
  const told = withLines(log, [line(1), line(3), line(5)])
  expect(told.map(({ lines }) => lines.map(({ text: says }) => says))).toEqual([
    ['setup 0'],
    ['order 1', 'move 0', 'order 3'],
    ['hit 0', 'order 5', 'move 1'],
  ])
  const [again] = withLines(log, [line(1), { ...line(1), id: -9, text: 'and again' }]).slice(1)
  expect(again.lines.map(({ text: says }) => says)).toEqual(['order 1', 'and again', 'move 0'])
  expect(withLines([], [line(1)])).toEqual([{ id: -1, at: 1, turn: undefined, lines: [line(1)] }])
})

test('a line keeps its id, its moment, its mark and its place on the board', () => {
  expect(log[2].lines[0]).toEqual({ id: 5, at: 4, text: 'hit 0', seat: 0, spots: ['spot-hit'] })
})

test('the last line is that of the last turn in which anything was told', () => {
  expect(lastLine(log)?.text).toBe('move 1')
  expect(lastLine([...log, { id: 9, at: 6, turn: { seat: 0, round: 2 }, lines: [] }])?.text).toBe('move 1')
  expect(lastLine([])).toBeUndefined()
})

test('the log of one player has their turns, and what concerns them in those of others', () => {
  const texts = logOfSeat(log, 0).flatMap(({ lines }) => lines.map((line) => line.text))
  expect(texts).toEqual(['setup 0', 'move 0', 'hit 0'])
  expect(logOfSeat(log, undefined)).toBe(log)
})

test('what was told since, and whose turn it is', () => {
  expect(linesSince(log, 3).map((line) => line.text)).toEqual(['hit 0', 'move 1'])
  expect(turnNow(facts, face)).toEqual({ seat: 1, round: 1 })
  expect(turnNow(facts.slice(0, 1), face)).toBeUndefined()
})

describe('a round with phases that are nobody’s', () => {
  const of = { en: 'Storm', fr: 'Tempête' }
  const phases = {
    ...face,
    turnOf: (fact: Told) => {
      const opened = { seat: SPECTATOR, round: fact.round ?? 0 }
      if (fact.kind === 'storm') return { ...opened, of }
      return fact.kind === 'dawn' ? opened : turnOf(fact)
    },
  }
  const told = [
    ...facts,
    { at: 6, fact: { kind: 'storm', round: 1 } },
    { at: 6, fact: { kind: 'hit', seat: 1 } },
    { at: 6, fact: { kind: 'dawn', round: 2 } },
  ]

  test('has a heading for each that has a name, above the line of its own', () => {
    const [, , , storm] = logOf(told, phases, text, String)
    expect(storm.turn).toEqual({ seat: SPECTATOR, round: 1, of })
    expect(storm.lines.map((line) => line.text)).toEqual(['storm ', 'hit 1', 'dawn '])
  })

  test('is known by its number as soon as it begins', () => {
    expect(turnNow(told, phases)?.round).toBe(2)
  })
})

test('a turn is called by who plays, and by what they play with where they have several things', () => {
  const names = (seat: number): string => ['Ada', 'Bob'][seat]
  const of = { en: 'Warship', fr: 'Vaisseau de guerre' }
  expect(whoseTurn({ seat: 1 }, names, 'en')).toBe('Bob')
  expect(whoseTurn({ seat: 0, of }, names, 'fr')).toBe('Ada · Vaisseau de guerre')
  expect(whoseTurn({ seat: SPECTATOR, of }, names, 'en')).toBe('Warship')
})
