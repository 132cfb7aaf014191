import { expect, test } from 'vitest'
import { settingsFrom } from './settings.ts'

test('without anything kept, settings are the usual ones in the reader’s language', () => {
  expect(settingsFrom(undefined, ['fr'])).toEqual({
    language: 'fr',
    speed: 'normal',
    sound: false,
    letterKeys: true,
    confirmFinal: true,
    name: '',
  })
})

test('what was kept counts where it makes sense, and nothing else does', () => {
  const kept = { language: 'en', speed: 'warp', sound: true, letterKeys: 'no', name: 'x'.repeat(99), more: 1 }
  expect(settingsFrom(kept, ['fr'])).toEqual({
    language: 'en',
    speed: 'normal',
    sound: true,
    letterKeys: true,
    confirmFinal: true,
    name: 'x'.repeat(40),
  })
  expect(settingsFrom('nonsense', ['en']).language).toBe('en')
})
