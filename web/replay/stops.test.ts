import { expect, test } from 'vitest'
import { roundsIn, type Stop, stopAt, stopsIn, strideFrom } from './stops.ts'

const SPAN = { first: 0, last: 20 }
const STOPS: readonly Stop[] = [
  { at: 4, seat: 0, round: 1 },
  { at: 8, seat: 1, round: 1 },
  { at: 10, seat: 0, round: 2 },
  { at: 15, seat: 1, round: 2 },
]

const from = (number: number, stride: 'answer' | 'turn' | 'round') =>
  [false, true].map((forward) => strideFrom(number, stride, forward, STOPS, SPAN))

test('answers are taken one by one, and not beyond the record', () => {
  expect(from(7, 'answer')).toEqual([6, 8])
  expect(from(0, 'answer')).toEqual([0, 1])
  expect(from(20, 'answer')).toEqual([19, 20])
})

test('a turn leads to where it began, or to the one before', () => {
  expect(from(9, 'turn')).toEqual([8, 10])
  expect(from(8, 'turn')).toEqual([4, 10])
  expect(from(3, 'turn')).toEqual([0, 4])
  expect(from(16, 'turn')).toEqual([15, 20])
})

test('a round leads to its first turn', () => {
  expect(roundsIn(STOPS).map(({ at }) => at)).toEqual([4, 10])
  expect(from(12, 'round')).toEqual([10, 20])
  expect(from(4, 'round')).toEqual([0, 10])
})

test('a chapter is a stop for turns and rounds, also where there are none', () => {
  const [chapters, turn] = [[0, 12], 'turn'] as const
  expect(strideFrom(11, turn, true, STOPS, SPAN, chapters)).toBe(12)
  expect(strideFrom(14, 'round', false, STOPS, SPAN, chapters)).toBe(12)
  expect(strideFrom(12, 'round', true, [], SPAN, chapters)).toBe(20)
  expect(strideFrom(12, turn, false, [], SPAN, chapters)).toBe(0)
})

test('the turn under way is the last that began', () => {
  expect(stopAt(STOPS, 3)).toBeUndefined()
  expect(stopAt(STOPS, 4)?.seat).toBe(0)
  expect(stopAt(STOPS, 14)).toEqual(STOPS[2])
})

test('turns are known by the facts that open them', () => {
  const facts = ['x', 'turn', 'y'].map((kind, at) => ({ at, fact: { kind } }))
  const turnOf = ({ kind }: { kind: string }) => (kind === 'turn' ? { seat: 1, round: 3 } : undefined)
  expect(stopsIn(facts, { turnOf })).toEqual([{ at: 1, seat: 1, round: 3 }])
})
