import { keyOf, type Question } from '@astrolabe/kernel'
import { expect, test } from 'vitest'
import { gameText } from './game-text.ts'
import { chaptersIn } from './reference.ts'

type Told = { readonly kind: 'won'; readonly by: number } | { readonly kind: 'silent' }

const reference = {
  general: {
    title: { en: 'General rules', fr: 'Règles générales' },
    rules: { 'AB-001': { en: 'Score 3 VP.', fr: 'Marquez 3 PV.' } },
  },
}

const text = gameText<unknown, Told, Question>(
  {
    title: 'A game',
    summary: 'A game of two.',
    refusals: { 'AB-002': (missing) => `${missing} VP short.` },
    warnings: { late: (rounds) => `${rounds} rounds left.` },
    facts: { won: ({ by }, names) => `${names(by)} wins 3 VP.`, silent: () => undefined },
    outcome: ({ winners }, names) => `${names(winners[0])} wins.`,
    other: (name) => `the ${name}`,
    tableOptions: { short: { name: 'Short', help: 'Three rounds.' } },
  },
  () => Promise.resolve(chaptersIn(reference, 'en')),
  {
    prompt: ({ prompt }) => `${prompt}: 1 VP`,
    option: ({ option }) => `${keyOf(option)}: 2 VP`,
    set: (said) => said.replace(' VP', '_VP'),
  },
)
const names = (seat: number): string => 'AB'.charAt(seat)

test('a rule refuses in words of its own, or by its id', () => {
  expect(text.refusal({ rule: 'AB-002', missing: 2 })).toBe('2_VP short.')
  expect(text.refusal({ rule: 'AB-009' })).toBe('AB-009')
})

test('the reference is read in one language', async () => {
  expect(await text.chapters()).toEqual([
    { title: 'General rules', rules: [{ id: 'AB-001', text: 'Score 3_VP.' }] },
  ])
  expect(chaptersIn(reference, 'fr')[0].title).toBe('Règles générales')
})

test('each kind of fact has its sentence, or none', () => {
  expect(text.fact({ kind: 'won', by: 1 }, names)).toBe('B wins 3_VP.')
  expect(text.fact({ kind: 'silent' }, names)).toBeUndefined()
})

test('questions, options and warnings are set like the rest', () => {
  const asked = { prompt: 'act', about: 0, min: 1, max: 1 }
  expect(text.prompt(asked, {}, 0)).toBe('act: 1_VP')
  expect(text.option({ ...asked, option: 'land' }, {}, 0)).toBe('land: 2_VP')
  expect(text.warning({ kind: 'late', amount: 2 })).toBe('2 rounds left.')
  expect(text.other?.('storm')).toBe('the storm')
  expect(text.outcome({ scores: [3, 1], winners: [0] }, names, {})).toBe('A wins.')
})
