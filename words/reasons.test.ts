import { type Aim, keyOf, type Term, type Why } from '@astrolabe/kernel'
import { expect, test } from 'vitest'
import { reasonText } from './reasons.ts'

const words = {
  aim: ({ stones }: Aim) => `only ${stones} stones are left`,
  things: { stones: (amount: number, number: string) => `${number} ${amount === 1 ? 'stone' : 'stones'}` },
  ahead: 'in the end',
}

const why = (terms: readonly Term[], more: Partial<Why> = {}): Why => ({
  prompt: 'take',
  options: [
    { option: 'one', share: 0.61, futures: 16 },
    { option: 'two', share: 0.4, futures: 16 },
  ],
  terms,
  gain: 0,
  ...more,
})

const inEnglish = (of: Why): string =>
  reasonText('en', words, of, ({ option }) => `Take ${keyOf(option)} (free)`)
const inFrench = (of: Why): string => reasonText('fr', words, of, ({ option }) => `Prendre ${keyOf(option)}`)

const GAIN = { thing: 'stones', amount: 1.26, worth: 2 }
const COST = { thing: 'stones', amount: -2, worth: -1 }

test('what speaks for a choice comes before what speaks against it, with its sign', () => {
  expect(inEnglish(why([COST, GAIN]))).toBe('Against “Take two”, in the end: +1.3 stones, −2 stones.')
  expect(inFrench(why([GAIN]))).toBe('Face à «\u00a0Prendre two\u00a0», in the end\u00a0: +1,3 stones.')
})

test('first what it is for, if there is a goal', () => {
  const aim = { goal: 'win', stones: 3 }
  expect(inEnglish(why([GAIN], { aim }))).toBe(
    'Only 3 stones are left; against “Take two”, in the end: +1.3 stones.',
  )
})

test('where nothing sets it apart that can be counted, the outlook does, or nothing', () => {
  const little = { thing: 'stones', amount: 0.1, worth: 1 }
  const unspoken = { thing: 'position', amount: 3, worth: 1 }
  expect(inEnglish(why([little, unspoken, COST]))).toBe(
    'Its outlook is better than that of “Take two”: 61% against 40%.',
  )
  const even = why([]).options.map((prospect) => ({ ...prospect, share: 0.5 }))
  expect(inEnglish(why([], { options: [even[0], even[1]] }))).toBe('“Take two” looks about as good.')
})

test('where there is no other option, that is said', () => {
  expect(inEnglish(why([], { options: [why([]).options[0]] }))).toBe('There is nothing else to do.')
})
