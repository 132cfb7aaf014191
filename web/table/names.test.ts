import { expect, test } from 'vitest'
import { WORDS } from '../words/words.ts'
import { labelsAt, namesAt } from './names.ts'

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

const TWO = [
  { kind: 'person', name: '' },
  { kind: 'bot', level: 'cadet' },
] as const

test('whoever has not said their name at the table is called as their settings say, on their own screen', () => {
  const names = namesAt(TWO, WORDS.en, { seat: 0, name: 'Ada' })
  expect([0, 1].map(names)).toEqual(['Ada', 'Cadet'])
  expect(namesAt(TWO, WORDS.en, { seat: 0, name: '' })(0)).toBe('Player A')
  expect(namesAt(TWO, WORDS.en, { seat: undefined, name: 'Ada' })(0)).toBe('Player A')
  expect(namesAt([{ kind: 'person', name: 'Bo' }], WORDS.en, { seat: 0, name: 'Ada' })(0)).toBe('Bo')
})

test('where a name stands alone, you are you, and everybody else is themselves', () => {
  const names = namesAt(TWO, WORDS.fr)
  expect([0, 1].map(labelsAt(names, WORDS.fr, 0))).toEqual(['Vous', 'Cadet'])
  expect([0, 1].map(labelsAt(names, WORDS.fr, undefined))).toEqual(['Joueur A', 'Cadet'])
})
