import { expect, test } from 'vitest'
import { findIn, fold, searchRules, wordsOf } from './search.ts'

const CHAPTERS = [
  {
    title: 'Se poser',
    rules: [
      { id: 'AB-101', text: 'Vous vous posez sur une planète découverte.' },
      { id: 'AB-102', text: 'Un cœur d’étoile n’est pas une planète.' },
    ],
  },
  { title: 'La fin', rules: [{ id: 'AB-201', text: 'La partie s’achève à 33 points.' }] },
]

const found = (query: string) =>
  searchRules(CHAPTERS, query).flatMap(({ rules }) => rules.map(({ id }) => id))

test('accents, capitals, ligatures and kinds of apostrophes make no difference', () => {
  expect(fold('Cœur d’Été').letters).toBe("coeur d'ete")
  expect(found('PLANETE')).toEqual(['AB-101', 'AB-102'])
  expect(found('coeur')).toEqual(['AB-102'])
  expect(found("d'etoile")).toEqual(['AB-102'])
})

test('all words are looked for, in any order, where a word begins', () => {
  expect(found('planete pose')).toEqual(['AB-101'])
  expect(found('toile')).toEqual([])
  expect(found('planete galaxie')).toEqual([])
  expect(found('  ')).toEqual(['AB-101', 'AB-102', 'AB-201'])
})

test('a rule is found by its number', () => {
  expect(found('ab-102')).toEqual(['AB-102'])
  expect(found('201')).toEqual(['AB-201'])
})

test('chapters without a rule that fits are left out', () => {
  expect(searchRules(CHAPTERS, 'points').map(({ title }) => title)).toEqual(['La fin'])
})

test('chapters that have the words in their title come first', () => {
  const chapters = [
    { title: 'Moving', rules: [{ id: 'AB-301', text: 'No border leads to Sector X.' }] },
    { title: 'Sector X', rules: [{ id: 'AB-401', text: 'Sector X is closed.' }] },
  ]
  expect(searchRules(chapters, 'sector x').map(({ title }) => title)).toEqual(['Sector X', 'Moving'])
})

test('what was found is marked in the text as it was written', () => {
  expect(findIn('Un cœur d’étoile', wordsOf('coeur etoile'))).toEqual([
    { text: 'Un ', found: false },
    { text: 'cœur', found: true },
    { text: ' d’', found: false },
    { text: 'étoile', found: true },
  ])
  expect(findIn('abc', [])).toEqual([{ text: 'abc', found: false }])
})
