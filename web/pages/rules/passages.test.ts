import type { GlossaryTerm } from '@astrolabe/kernel'
import { expect, test } from 'vitest'
import { linkedPieces, linkedWords, mentionsIn } from './passages.ts'

const terms: readonly GlossaryTerm[] = [
  { rule: 'A-1', forms: { en: ['ship', 'ships'], fr: ['vaisseau'] } },
  { rule: 'A-2', forms: { en: ['hostile ship'], fr: ['vaisseau hostile'] } },
  { rule: 'A-3', forms: { en: ['Rift'], fr: ['Rift'] } },
]

const rulesIn = (text: string, own = '') => mentionsIn(text, terms, 'en', own).map(({ rule }) => rule)

test('words of the overview lead to rules', () => {
  expect(linkedWords('First [take off|VL-207], then [land|VL-560].')).toEqual([
    { text: 'First ' },
    { text: 'take off', rule: 'VL-207' },
    { text: ', then ' },
    { text: 'land', rule: 'VL-560' },
    { text: '.' },
  ])
  expect(linkedWords('Nothing')).toEqual([{ text: 'Nothing' }])
})

test('a rule leads to those that explain its words, once each, and never to itself', () => {
  expect(rulesIn('A ship fears the Rift; two ships fear less.')).toEqual(['A-1', 'A-3'])
  expect(rulesIn('A ship fears the Rift.', 'A-3')).toEqual(['A-1'])
})

test('only whole words count, and the longer of two terms', () => {
  expect(rulesIn('Worship is no ship-yard; the Rifts are many.')).toEqual([])
  expect(rulesIn('A hostile ship comes.')).toEqual(['A-2'])
  expect(rulesIn('A ship meets a hostile ship.')).toEqual(['A-2', 'A-1'].toReversed())
})

test('what was searched for stays marked inside and outside of links', () => {
  const pieces = [
    { text: 'A sh', found: false },
    { text: 'ip fe', found: true },
    { text: 'ars.', found: false },
  ]
  const linked = linkedPieces(pieces, mentionsIn('A ship fears.', terms, 'en', ''))
  expect(linked).toEqual([
    { text: [{ text: 'A ', found: false }] },
    {
      text: [
        { text: 'sh', found: false },
        { text: 'ip', found: true },
      ],
      rule: 'A-1',
    },
    {
      text: [
        { text: ' fe', found: true },
        { text: 'ars.', found: false },
      ],
    },
  ])
})
