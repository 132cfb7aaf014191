import { expect, test } from 'vitest'
import { WORDS } from '../words/words.ts'
import { namesAt } from './names.ts'

test('people by their names, bots by their level, and equals by their letters', () => {
  const names = namesAt(
    [
      { kind: 'person', name: 'Ada' },
      { kind: 'bot', level: 'cadet' },
      { kind: 'bot', level: 'cadet' },
      { kind: 'person', name: '' },
      { kind: 'bot', level: 'unheard-of' },
      { kind: 'open' },
    ],
    WORDS.en,
  )
  expect([0, 1, 2, 3, 4, 5].map(names)).toEqual([
    'Ada',
    'Cadet B',
    'Cadet C',
    'Player D',
    'unheard-of',
    'Seat F',
  ])
})
