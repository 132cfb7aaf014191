import { expect, test } from 'vitest'
import { pagesOf } from './pages.ts'

test('pages end at empty lines, and blocks stay whole where they can', () => {
  expect(pagesOf(['a', 'b', '', 'c', '', 'd', 'e'], 5)).toEqual([
    ['a', 'b', '', 'c', ''],
    ['d', 'e'],
  ])
  expect(pagesOf(['a', 'b'], 5)).toEqual([['a', 'b']])
  expect(pagesOf([], 5)).toEqual([])
})

test('a block longer than a page is cut', () => {
  expect(pagesOf(['a', '', 'b', 'c', 'd', 'e', 'f'], 3)).toEqual([
    ['a', ''],
    ['b', 'c', 'd'],
    ['e', 'f'],
  ])
})
