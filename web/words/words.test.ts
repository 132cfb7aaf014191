import { LANGUAGES } from '@astrolabe/kernel'
import { expect, test } from 'vitest'
import { troubles as troubleEn } from '../engine/words.en.ts'
import { troubles as troubleFr } from '../engine/words.fr.ts'
import { en as lessonEn } from '../lesson/words.en.ts'
import { fr as lessonFr } from '../lesson/words.fr.ts'
import { en as replayEn } from '../replay/words.en.ts'
import { fr as replayFr } from '../replay/words.fr.ts'
import { en as tableEn } from '../table/words.en.ts'
import { fr as tableFr } from '../table/words.fr.ts'
import { agoIn, countIn } from './count.ts'
import { WORDS } from './words.ts'

/** Everything the page says, whichever game is on the table. */
const ALL = {
  en: { page: WORDS.en, table: tableEn, replay: replayEn, lesson: lessonEn, trouble: troubleEn },
  fr: { page: WORDS.fr, table: tableFr, replay: replayFr, lesson: lessonFr, trouble: troubleFr },
}

/** Every sentence of a catalogue, with its place; those that are made are made for one and for several. */
function sentencesOf(words: unknown, place = ''): readonly (readonly [place: string, sentence: string])[] {
  if (typeof words === 'string') return [[place, words]]
  if (typeof words === 'function') {
    const make = words as (...given: unknown[]) => unknown
    const made = [make(1, 2, 3), make(2, 3, 4)]
    return made.flatMap((one) => sentencesOf(one, place))
  }
  if (typeof words !== 'object' || words === null) return []
  return Object.entries(words).flatMap(([key, inner]) => sentencesOf(inner, `${place}.${key}`))
}

const wrong = (language: 'en' | 'fr', pattern: RegExp) =>
  sentencesOf(ALL[language]).filter(([, sentence]) => pattern.test(sentence))

test('no sentence has a typewriter’s quotes, dots or spaces at its ends', () => {
  for (const language of LANGUAGES) {
    expect(wrong(language, /['"]|\.\.\.|^\s|\s$| {2}/)).toEqual([])
    expect(wrong(language, /undefined|NaN|\[object/)).toEqual([])
  }
})

test('French puts a narrow space before ; ! ? and a wide one before : and inside its quotes', () => {
  // A sign that stands alone is the name of a key.
  expect(wrong('fr', /[^\u202f][;!?]/)).toEqual([])
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
  const [monday, wednesday] = [new Date(2026, 10, 16, 23), new Date(2026, 10, 18, 22)].map(Number)
  expect(ago(monday, monday + 23 * 3_600_000)).toBe('23 hours ago')
  expect(ago(monday, monday + 24 * 3_600_000)).toBe('yesterday')
  expect(ago(monday, wednesday)).toBe('2 days ago')
  expect(ago(monday, monday + 15 * 24 * 3_600_000)).toBe('November 16, 2026')
  expect(ago(10, 0)).toBe('now')
  expect(agoIn('fr')(0, 2 * 3_600_000)).toBe('il y a 2 heures')
})
