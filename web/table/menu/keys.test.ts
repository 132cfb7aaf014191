import { expect, test } from 'vitest'
import { commandOf } from './keys.ts'

const press = (key: string, held: Partial<Parameters<typeof commandOf>[0]> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  repeat: false,
  ...held,
})

test.each([
  ['1', { kind: 'choose', nth: 1 }],
  ['9', { kind: 'choose', nth: 9 }],
  ['0', undefined],
  ['e', { kind: 'end-turn' }],
  ['E', { kind: 'end-turn' }],
  ['u', { kind: 'take-back' }],
  ['l', { kind: 'log' }],
  ['c', { kind: 'choices' }],
  ['?', { kind: 'help' }],
  ['Escape', { kind: 'cancel' }],
  ['x', undefined],
  ['Enter', undefined],
  ['constructor', undefined],
])('“%s”', (key, command) => {
  expect(commandOf(press(key), true, false)).toEqual(command)
})

test('switched off, no character is a command, but Escape still cancels', () => {
  for (const key of ['1', 'e', '?']) expect(commandOf(press(key), false, false)).toBeUndefined()
  expect(commandOf(press('Escape'), false, false)).toEqual({ kind: 'cancel' })
})

test('whoever writes, writes; and keys of the browser or held down are left alone', () => {
  expect(commandOf(press('e'), true, true)).toBeUndefined()
  expect(commandOf(press('l', { ctrlKey: true }), true, false)).toBeUndefined()
  expect(commandOf(press('c', { metaKey: true }), true, false)).toBeUndefined()
  expect(commandOf(press('e', { repeat: true }), true, false)).toBeUndefined()
})
