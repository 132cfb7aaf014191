import { expect, test } from 'vitest'
import { readPath, roundedPath } from './path-data.mjs'

test('points are rounded where they are, so that no error grows along the way', () => {
  expect(roundedPath('M0 0l.4 0l.4 0l.4 0l.4 0')).toBe('M0 0l0 0l1 0l0 0l1 0')
})

test('the end of a figure is its start, however it was rounded', () => {
  expect(roundedPath('M10.4 10.4h5.2v5.2zm1 1')).toBe('M10 10h6v6zm1 1')
})

test('absolute commands become steps', () => {
  expect(roundedPath('M5 5L9.6 2.2H1V1')).toBe('M5 5l5-3h-9v-1')
})

test('arcs keep the step between their ends, and what follows comes back to whole numbers', () => {
  expect(roundedPath('M0 0a60.04 60.04 0 0 1-4.688-119.996l1 0')).toBe(
    'M0 0a60.04 60.04 0 0 1-4.69-120l0.69 0',
  )
})

test('flags of arcs may stand together, and letters be left out', () => {
  expect(readPath('M1 2 3 4a1 1 0 01.5.5').map(({ letter, numbers }) => [letter, ...numbers])).toEqual([
    ['M', 1, 2],
    ['L', 3, 4],
    ['a', 1, 1, 0, 0, 1, 0.5, 0.5],
  ])
})

test('what is not path data is refused', () => {
  expect(() => readPath('M1')).toThrow('M1')
  expect(() => readPath('M1 1z4')).toThrow('M1 1z4')
  expect(() => readPath('K1')).toThrow('K1')
})
