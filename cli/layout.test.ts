import { expect, test } from 'vitest'
import { inColumns, widthOf, wrap } from './layout.ts'
import { COLOURED, paintFor, PLAIN } from './paint.ts'

test('a width counts what is seen', () => {
  expect(widthOf(COLOURED.bold('é') + COLOURED.seat(1, 'ab'))).toBe(3)
  expect(widthOf('e\u0301')).toBe(1)
})

test('lines break at spaces that may break, and go on below the text of the first', () => {
  expect(wrap('one two three', 9, '- ')).toEqual(['- one two', '  three'])
  expect(wrap('fin\u202f! et suite', 6)).toEqual(['fin\u202f!', 'et', 'suite'])
  expect(wrap('a\nb c', 80, '> ')).toEqual(['> a', '  b c'])
  expect(wrap('unbreakable', 4)).toEqual(['unbreakable'])
  expect(wrap('', 10)).toEqual([''])
})

test('short entries stand in two columns, read downwards, unless one is too long', () => {
  expect(inColumns(['1', '2', '3'], 10)).toEqual(['1     3', '2'])
  expect(inColumns(['1', 'a long one', '3'], 10)).toBeUndefined()
})

test('colour where a terminal shows it and nobody refuses it', () => {
  const terminal = { isTerminal: true, settings: { TERM: 'xterm' } }
  expect(paintFor(terminal, true)).toBe(COLOURED)
  expect(paintFor(terminal, false)).toBe(PLAIN)
  expect(paintFor({ isTerminal: false, settings: {} }, true)).toBe(PLAIN)
  expect(paintFor({ isTerminal: true, settings: { TERM: 'dumb' } }, true)).toBe(PLAIN)
  expect(paintFor({ isTerminal: true, settings: { NO_COLOR: '1' } }, true)).toBe(PLAIN)
  expect(paintFor({ isTerminal: true, settings: { NO_COLOR: '' } }, true)).toBe(COLOURED)
})

test('paints can be put into each other', () => {
  expect(COLOURED.bold(`a ${COLOURED.seat(0, 'b')} c`)).toBe('\u001b[1ma \u001b[36mb\u001b[39m c\u001b[22m')
  expect(COLOURED.dim('')).toBe('')
})
