import { expect, test } from 'vitest'
import { spokenLanguage } from './spoken-language.ts'

test('the first of the reader’s languages that is spoken here is chosen, English for others', () => {
  expect(spokenLanguage(['fr-CA', 'en'])).toBe('fr')
  expect(spokenLanguage(['de-DE', 'FR', 'en-US'])).toBe('fr')
  expect(spokenLanguage(['de', 'it'])).toBe('en')
  expect(spokenLanguage([])).toBe('en')
})
