import { expect, test } from 'vitest'
import { commandOf } from './keys.ts'

const press = (key: string, held: { readonly shiftKey?: boolean; readonly ctrlKey?: boolean } = {}) =>
  commandOf({ key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...held })

test('arrows go answer by answer, with Shift turn by turn, pages round by round', () => {
  expect(press('ArrowRight')).toEqual({ kind: 'stride', stride: 'answer', forward: true })
  expect(press('ArrowLeft', { shiftKey: true })).toEqual({ kind: 'stride', stride: 'turn', forward: false })
  expect(press('PageDown')).toEqual({ kind: 'stride', stride: 'round', forward: true })
  expect(press('PageUp')).toEqual({ kind: 'stride', stride: 'round', forward: false })
})

test('the ends and the space bar', () => {
  expect([press('Home'), press('End'), press(' ')].map((command) => command?.kind)).toEqual([
    'start',
    'end',
    'play',
  ])
})

test('all else is left to the page and the browser', () => {
  expect(press('a')).toBeUndefined()
  expect(press('ArrowLeft', { ctrlKey: true })).toBeUndefined()
})
