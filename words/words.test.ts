import { expect, test } from 'vitest'
import * as english from './english.ts'
import * as french from './french.ts'
import { agoIn, capital, type Clause, countIn, sentences, told } from './index.ts'

test('0 is plural in English and singular in French', () => {
  expect([0, 1, 2].map((n) => english.several(n, 'Key'))).toEqual(['0 Keys', '1 Key', '2 Keys'])
  expect([0, 1, 2].map((n) => french.several(n, 'Clé'))).toEqual(['0 Clé', '1 Clé', '2 Clés'])
  expect(english.several(2, 'Enemy', 'Enemies')).toBe('2 Enemies')
  expect(french.several(2, 'pas', 'pas')).toBe('2 pas')
})

test('a number that is counted stays beside its noun, and its figures are grouped as the language does', () => {
  expect([0, 1, 2].map((n) => countIn('en')(n, 'seat'))).toEqual([
    '0\u00a0seats',
    '1\u00a0seat',
    '2\u00a0seats',
  ])
  expect(countIn('fr')(0, 'place')).toBe('0\u00a0place')
  expect(countIn('fr')(2, 'place libre', 'places libres')).toBe('2\u00a0places libres')
  expect(countIn('en')(1234, 'game')).toBe('1,234\u00a0games')
  expect(countIn('fr')(1234, 'partie')).toBe('1\u202f234\u00a0parties')
})

test('a list ends in “and” or “or”, without a comma before it', () => {
  expect(english.listed(['A', 'B', 'C'])).toBe('A, B and C')
  expect(english.either(['A', 'B', 'C'])).toBe('A, B or C')
  expect(french.listed(['A', 'B', 'C'])).toBe('A, B et C')
  expect(french.either(['A', 'B'])).toBe('A ou B')
})

test('French signs keep their spaces, and what is quoted from elsewhere stands as it is', () => {
  expect(french.french`« ${'a : b'} » ; ${5} % !`).toBe('«\u00a0a : b\u00a0»\u202f; 5\u00a0%\u202f!')
})

test('a sentence begins with a capital, accent included', () => {
  expect([capital('énergie'), capital('')]).toEqual(['Énergie', ''])
})

test('a subject and a verb that come again at once are said once', () => {
  const ship = (verb: string, object: string): Clause => ({ subject: 'each ship', verb, object })
  const clauses = [
    ship('loses', '2 Health'),
    ship('loses', '1 Energy'),
    ship('draws', 'a card'),
    told('gain', '1 Scrap'),
  ]
  expect(sentences(clauses, english.listed)).toBe(
    'each ship loses 2 Health and 1 Energy and draws a card. Gain 1 Scrap',
  )
})

test('how long ago is said in the largest measure that fits', () => {
  const ago = agoIn('en')
  expect(ago(0, 30_000)).toBe('now')
  expect(ago(0, 5 * 60_000)).toBe('5 minutes ago')
  const [monday, wednesday] = [new Date(2026, 10, 16, 23), new Date(2026, 10, 18, 22)].map(Number)
  expect(ago(monday, monday + 23 * 3_600_000)).toBe('23 hours ago')
  expect(ago(monday, monday + 24 * 3_600_000)).toBe('yesterday')
  expect(ago(monday, wednesday)).toBe('2 days ago')
  expect(ago(monday, monday + 15 * 24 * 3_600_000)).toBe('November 16, 2026')
  expect(ago(10, 0)).toBe('now')
  expect(agoIn('fr')(0, 2 * 3_600_000)).toBe('il y a 2 heures')
})
