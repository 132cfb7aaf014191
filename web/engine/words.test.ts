import { LANGUAGES } from '@astrolabe/kernel'
import { expect, test } from 'vitest'
import type { Trouble } from './trouble.ts'
import { troubleText } from './words.ts'

const TROUBLES: readonly Trouble[] = [
  { why: 'not-a-record', detail: '' },
  { why: 'unknown-game', game: 'chess' },
  { why: 'other-rules', recorded: '1', known: '2' },
  { why: 'illegal-answer', number: 4 },
  { why: 'no-such-game' },
  { why: 'not-kept' },
  { why: 'failed', detail: '' },
]

test.each(LANGUAGES)('every trouble has words of its own: %s', (language) => {
  const said = TROUBLES.map((trouble) => troubleText(trouble, language))
  expect(new Set(said).size).toBe(TROUBLES.length)
  for (const text of said) expect(text).toMatch(/^\p{Lu}.*[.]$/u)
})

test('answers are counted from 1', () => {
  expect(troubleText({ why: 'illegal-answer', number: 4 }, 'en')).toContain('move 5')
})
