import { expect, test } from 'vitest'
import { agoIn, countIn } from './count.ts'
import { WORDS } from './words.ts'

/** Every sentence of a catalogue, with its place; those that are made are made for one and for several. */
function sentencesOf(words: unknown, place = ''): readonly (readonly [place: string, sentence: string])[] {
  if (typeof words === 'string') return [[place, words]]
  if (typeof words === 'function') {
    const make = words as (...given: unknown[]) => unknown
    const made = [make(1, 2), make(2, 3)]
    return made.flatMap((one) => sentencesOf(one, place))
  }
  if (typeof words !== 'object' || words === null) return []
  return Object.entries(words).flatMap(([key, inner]) => sentencesOf(inner, `${place}.${key}`))
}

const wrong = (language: 'en' | 'fr', pattern: RegExp) =>
  sentencesOf(WORDS[language]).filter(([, sentence]) => pattern.test(sentence))

test('no sentence has a typewriter’s quotes, dots or spaces at its ends', () => {
  for (const language of ['en', 'fr'] as const) {
    expect(wrong(language, /['"]|\.\.\.|^\s|\s$| {2}/)).toEqual([])
    expect(wrong(language, /undefined|NaN|\[object/)).toEqual([])
  }
})

test('French puts a narrow space before ; ! ? and a wide one before : and inside its quotes', () => {
  expect(wrong('fr', /(?:^|[^\u202f])[;!?]/)).toEqual([])
  expect(wrong('fr', /(?:^|[^\u00a0]):/)).toEqual([])
  expect(wrong('fr', /«(?!\u00a0)|(?<!\u00a0)»|“|”/)).toEqual([])
})

test('numbers take the form of the noun that goes with them', () => {
  expect(countIn('en')(0, 'seat', 'seats')).toBe('0\u00a0seats')
  expect(countIn('fr')(0, 'place', 'places')).toBe('0\u00a0place')
  expect(countIn('fr')(2, 'place', 'places')).toBe('2\u00a0places')
})

test('how long ago is said in the largest measure that fits', () => {
  const ago = agoIn('en')
  expect(ago(0, 30_000)).toBe('now')
  expect(ago(0, 5 * 60_000)).toBe('5 minutes ago')
  expect(ago(0, 30 * 3_600_000)).toBe('yesterday')
  expect(ago(10, 0)).toBe('now')
  expect(agoIn('fr')(0, 2 * 3_600_000)).toBe('il y a 2 heures')
})
