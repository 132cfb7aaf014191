import { expect, test } from 'vitest'
import { settingsFrom } from './settings.ts'
import { spokenLanguage } from './spoken-language.ts'

test('the first of the reader’s languages that is spoken here is chosen, English for others', () => {
  expect(spokenLanguage(['fr-CA', 'en'])).toBe('fr')
  expect(spokenLanguage(['de-DE', 'FR', 'en-US'])).toBe('fr')
  expect(spokenLanguage(['de', 'it'])).toBe('en')
  expect(spokenLanguage([])).toBe('en')
})

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
