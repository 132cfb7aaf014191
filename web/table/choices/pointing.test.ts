import type { Decision } from '@astrolabe/kernel'
import { expect, test } from 'vitest'
import { type Choice, type Choices, choicesInBar, narrowed } from './choices.ts'
import { asksAgain, pointAt } from './pointing.ts'

const choice = (key: string, more: Partial<Choice> = {}): Choice => ({
  offer: { seat: 0, key, option: key },
  key,
  label: key,
  warnings: [],
  isFinal: false,
  endsTurn: key === 'end',
  ...more,
})
const refused = (key: string): Choice => choice(key, { refusal: { text: 'no', rule: 'XX-1' } })

const decision = (kind: Decision['kind'], choices: readonly Choice[] = []): Decision => ({
  number: 3,
  kind,
  prompt: 'what',
  about: undefined,
  seats: [0],
  offers: choices.map(({ offer, refusal }) => ({ ...offer, ...(refusal && { refusal: { rule: 'XX-1' } }) })),
  min: 0,
  max: 2,
})

const menu = (...choices: readonly Choice[]): Choices => ({
  decision: decision('one', choices),
  prompt: 'What next?',
  legal: choices.filter(({ refusal }) => refusal === undefined),
  refused: choices.filter(({ refusal }) => refusal !== undefined),
})

const planet = { name: 'Alpha', keys: ['land', 'scan'] }

test.each<[string, Choices | undefined, object]>([
  ['no question', undefined, { kind: 'name', name: 'Alpha' }],
  ['nothing on offer there', menu(choice('end')), { kind: 'name', name: 'Alpha' }],
  ['one thing', menu(choice('land'), choice('end')), { kind: 'do', choice: { key: 'land' } }],
  ['one final thing', menu(choice('land', { isFinal: true })), { kind: 'arm', choice: { key: 'land' } }],
  ['one thing with a warning', menu(choice('land', { warnings: ['!'] })), { kind: 'arm' }],
  [
    'one thing beside a refused one',
    menu(refused('land'), choice('scan')),
    { kind: 'do', choice: { key: 'scan' } },
  ],
  [
    'two things',
    menu(choice('land'), choice('scan')),
    { kind: 'among', choices: [{ key: 'land' }, { key: 'scan' }] },
  ],
  [
    'only refused ones',
    menu(refused('land'), refused('scan'), choice('end')),
    { kind: 'refuse', choice: { key: 'land' } },
  ],
])('pointing where there is %s', (_, choices, pointed) => {
  expect(pointAt(planet, choices, true)).toMatchObject(pointed)
})

test.each([
  ['what cannot be taken back', choice('land', { isFinal: true }), true, true],
  ['what cannot, for whoever wants no questions', choice('land', { isFinal: true }), false, false],
  ['what is warned of, always', choice('land', { warnings: ['!'] }), false, true],
  ['what can be taken back', choice('land'), true, false],
])('a choice asks once more, wherever it is pressed: %s', (_, pressed, confirmFinal, asks) => {
  expect(asksAgain(pressed, confirmFinal)).toBe(asks)
  expect(pointAt(planet, menu(pressed), confirmFinal).kind).toBe(asks ? 'arm' : 'do')
})

test('where several are picked together, pointing picks', () => {
  const choices = { ...menu(choice('land', { isFinal: true })), decision: decision('some') }
  expect(pointAt(planet, choices, true).kind).toBe('pick')
})

test('the bar has buttons for up to three choices; ending the turn counts, but has its own place', () => {
  const keysInBar = (...keys: string[]): string[] =>
    choicesInBar(menu(...keys.map((key) => choice(key)))).map(({ key }) => key)
  expect(keysInBar('land', 'scan', 'end')).toEqual(['land', 'scan'])
  expect(keysInBar('land', 'scan', 'cross')).toEqual(['land', 'scan', 'cross'])
  expect(keysInBar('land', 'scan', 'cross', 'end')).toEqual([])
  expect(choicesInBar({ ...menu(choice('land')), decision: decision('some') })).toEqual([])
})

test('a narrowed question keeps what is wanted, and every refusal', () => {
  const asked = decision('one', [choice('land'), choice('scan'), refused('cross')])
  const keys = (only: ReadonlySet<string> | undefined): string[] =>
    narrowed(asked, only).offers.map(({ key }) => key)
  expect(keys(undefined)).toEqual(['land', 'scan', 'cross'])
  expect(keys(new Set(['scan']))).toEqual(['scan', 'cross'])
  expect(keys(new Set())).toEqual(['cross'])
})
