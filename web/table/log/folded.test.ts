import { expect, test } from 'vitest'
import { folded } from './folded.ts'

const line = (id: number, text: string, seat?: number) => ({ id, at: id, text, seat, spots: [] })
const NOTHING = { seat: undefined, apart: undefined }

test('lines that say the same in a row are one, with the moment of the last', () => {
  const lines = [line(1, 'unharmed', 0), line(2, 'unharmed', 0), line(3, 'hit', 0), line(4, 'unharmed', 0)]
  expect(folded(lines, NOTHING).map(({ line: { id, text }, times }) => [id, text, times])).toEqual([
    [2, 'unharmed', 2],
    [3, 'hit', 1],
    [4, 'unharmed', 1],
  ])
})

test('the same words about another seat, or behind the horizon, are another line', () => {
  expect(folded([line(1, 'unharmed', 0), line(2, 'unharmed', 1)], NOTHING)).toHaveLength(2)
  expect(folded([line(1, 'x', 0), line(2, 'x', 0)], { seat: 0, apart: 2 })).toHaveLength(2)
})

test('a mark is shown where it changes, and not again', () => {
  const lines = [line(1, 'a', 0), line(2, 'b', 0), line(3, 'c', 1), line(4, 'd'), line(5, 'e', 1)]
  const marked = (seat: number | undefined) =>
    folded(lines, { seat, apart: undefined }).map(({ isMarked }) => isMarked)
  expect(marked(0)).toEqual([true, true, false, false, false])
  expect(marked(undefined)).toEqual([false, true, false, false, false])
})
