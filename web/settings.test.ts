import { expect, test } from 'vitest'
import { settingsFrom } from './settings.ts'

test('without anything kept, settings are the usual ones in the reader’s language', () => {
  expect(settingsFrom(undefined, ['fr'])).toEqual({
    language: 'fr',
    speed: 'normal',
    sound: 'quiet',
    letterKeys: true,
    confirmFinal: true,
    endsAlone: false,
    name: '',
  })
})

test('what was kept counts where it makes sense, and nothing else does', () => {
  const kept = { language: 'en', speed: 'warp', sound: true, letterKeys: 'no', name: 'x'.repeat(99), more: 1 }
  expect(settingsFrom(kept, ['fr'])).toEqual({
    language: 'en',
    speed: 'normal',
    sound: 'full',
    letterKeys: true,
    confirmFinal: true,
    endsAlone: false,
    name: 'x'.repeat(40),
  })
  expect(settingsFrom('nonsense', ['en']).language).toBe('en')
})

test('sounds that were off stay off, and one may choose how loud they are', () => {
  for (const [kept, sound] of [
    [false, 'off'],
    [true, 'full'],
    ['quiet', 'quiet'],
    ['deafening', 'quiet'],
  ])
    expect(settingsFrom({ sound: kept }, ['en']).sound).toBe(sound)
})
