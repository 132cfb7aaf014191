import { expect, test } from 'vitest'
import { isYes, parseCommand } from './command.ts'

test.each([
  ['', { kind: 'nothing' }],
  ['   ', { kind: 'nothing' }],
  ['3', { kind: 'choose', numbers: [3] }],
  [' 12 ', { kind: 'choose', numbers: [12] }],
  ['1 3', { kind: 'choose', numbers: [1, 3] }],
  ['1, 3,4', { kind: 'choose', numbers: [1, 3, 4] }],
  ['1 + 3', { kind: 'choose', numbers: [1, 3] }],
  ['?', { kind: 'why' }],
  ['why', { kind: 'reason' }],
  ['POURQUOI', { kind: 'reason' }],
  ['advice', { kind: 'advice' }],
  ['conseil', { kind: 'advice' }],
  ['? 12', { kind: 'why', number: 12 }],
  ['?12', { kind: 'why', number: 12 }],
  ['why 4', { kind: 'why', number: 4 }],
  ['rule ab-204', { kind: 'rule', id: 'AB-204' }],
  ['règle AB-204', { kind: 'rule', id: 'AB-204' }],
  ['regle', { kind: 'rule', id: '' }],
  ['card', { kind: 'card', name: '' }],
  ['card Clans of Sirrh', { kind: 'card', name: 'Clans of Sirrh' }],
  ['carte Épidémie à bord', { kind: 'card', name: 'Épidémie à bord' }],
  ['u', { kind: 'undo', all: false }],
  ['undo all', { kind: 'undo', all: true }],
  ['annuler tout', { kind: 'undo', all: true }],
  ['log', { kind: 'log', lines: 20 }],
  ['journal 50', { kind: 'log', lines: 50 }],
  ['log all', { kind: 'log', lines: Number.POSITIVE_INFINITY }],
  ['chapters', { kind: 'chapter' }],
  ['chapitre 2', { kind: 'chapter', number: 2 }],
  ['branch', { kind: 'branch', file: '' }],
  ['branch 2', { kind: 'branch', number: 2, file: '' }],
  ['branche 12 ma partie.json', { kind: 'branch', number: 12, file: 'ma partie.json' }],
  ['always', { kind: 'always' }],
  ['toujours 2', { kind: 'always', number: 2 }],
  ['never 3', { kind: 'never', number: 3 }],
  ['jamais', { kind: 'never', number: 1 }],
  ['save', { kind: 'save', file: '' }],
  ['sauver ma partie.json', { kind: 'save', file: 'ma partie.json' }],
  ['table', { kind: 'table' }],
  ['aide', { kind: 'help' }],
  ['q', { kind: 'quit' }],
  ['quitter', { kind: 'quit' }],
  ['-1', { kind: 'unknown', text: '-1' }],
  ['1.5', { kind: 'unknown', text: '1.5' }],
  ['constructor', { kind: 'unknown', text: 'constructor' }],
])('“%s”', (typed, command) => {
  expect(parseCommand(typed)).toEqual(command)
})

test('yes in two languages, and nothing else', () => {
  expect(['y', 'YES', ' o ', 'Oui'].every(isYes)).toBe(true)
  expect(['', 'n', 'non', '1', 'yep'].some(isYes)).toBe(false)
})
