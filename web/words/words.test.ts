import { LANGUAGES } from '@astrolabe/kernel'
import { expect, test } from 'vitest'
import { troubles as troubleEn } from '../engine/words.en.ts'
import { troubles as troubleFr } from '../engine/words.fr.ts'
import { en as lessonEn } from '../lesson/words.en.ts'
import { fr as lessonFr } from '../lesson/words.fr.ts'
import { en as replayEn } from '../replay/words.en.ts'
import { fr as replayFr } from '../replay/words.fr.ts'
import { en as toldEn } from '../table/told/words.en.ts'
import { fr as toldFr } from '../table/told/words.fr.ts'
import { en as tableEn } from '../table/words.en.ts'
import { fr as tableFr } from '../table/words.fr.ts'
import { en as tryingEn } from '../trying/words.en.ts'
import { fr as tryingFr } from '../trying/words.fr.ts'
import { en as whyEn } from '../table/why/words.en.ts'
import { fr as whyFr } from '../table/why/words.fr.ts'
import { TV_WORDS } from '../tv/words.ts'
import { WORDS } from './words.ts'

/** Everything the page says, whichever game is on the table. */
const ALL = {
  en: {
    page: WORDS.en,
    table: { ...tableEn, why: whyEn },
    replay: replayEn,
    lesson: lessonEn,
    trying: tryingEn,
    told: toldEn,
    trouble: troubleEn,
    tv: TV_WORDS.en,
  },
  fr: {
    page: WORDS.fr,
    table: { ...tableFr, why: whyFr },
    replay: replayFr,
    lesson: lessonFr,
    trying: tryingFr,
    told: toldFr,
    trouble: troubleFr,
    tv: TV_WORDS.fr,
  },
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
