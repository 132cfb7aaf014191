import { expect, test } from 'vitest'
import { apart, bold, dim, inColourOf, inked, spaced } from './ink.ts'

const paint = {
  bold: (text: string) => `<b>${text}</b>`,
  dim: (text: string) => `<i>${text}</i>`,
  seat: (seat: number, text: string) => `<${seat}>${text}`,
}

test('pieces are painted, and stand one space apart', () => {
  const pieces = spaced([bold({ paint }, 'X'), 'is', inColourOf({ paint }, 2, 'C'), dim({ paint }, 'now')])
  expect(inked(pieces)).toBe('<b>X</b> is <2>C <i>now</i>')
  expect(spaced([])).toEqual([])
})

test('parts stand one empty line apart, and those that say nothing take none', () => {
  expect(apart(['a', 'b'], [], ['c'], [])).toEqual(['a', 'b', '', 'c'])
  expect(apart([], ['c'])).toEqual(['c'])
})
