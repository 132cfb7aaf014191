import { expect, test } from 'vitest'
import { onlyEnd } from './ends-alone.tsx'

const END = { key: 'end-turn', endsTurn: true }
const OTHER = { key: 'explore', endsTurn: false }

test('a turn ends by itself only where nothing else can be done', () => {
  expect(onlyEnd([END])).toBe('end-turn')
  expect(onlyEnd([END, OTHER])).toBeUndefined()
  expect(onlyEnd([OTHER])).toBeUndefined()
  expect(onlyEnd([])).toBeUndefined()
})
