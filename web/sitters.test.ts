import { expect, test } from 'vitest'
import { sitterName } from './sitters.ts'
import { WORDS } from './words/words.ts'

test('people without a name are called by the letter of their seat', () => {
  const nameOf = (name?: string) =>
    sitterName(WORDS.en, { kind: 'person', ...(name !== undefined && { name }) }, 1)
  expect([nameOf('Ada'), nameOf(''), nameOf()]).toEqual(['Ada', 'Player B', 'Player B'])
})

test('bots are called by their level, and an open seat is said to be open', () => {
  expect(sitterName(WORDS.en, { kind: 'bot', level: 'cadet' }, 0)).toBe('Cadet')
  expect(sitterName(WORDS.en, { kind: 'bot', level: 'unheard-of' }, 0)).toBe('unheard-of')
  expect(sitterName(WORDS.en, { kind: 'open' }, 0)).toBe(WORDS.en.home.mine.openSeat)
  expect(sitterName(WORDS.en, { kind: 'bot', level: 'cadet', for: 'Ada' }, 0)).toBe('Ada (Cadet)')
  expect(sitterName(WORDS.en, { kind: 'open', for: 'Ada' }, 0)).toBe('kept for Ada')
})
