import { type Language, LANGUAGES } from '@astrolabe/kernel'
import { describe, expect, test } from 'vitest'
import type { Chapter } from '../reference.ts'
import type { Breach } from './breaches.ts'
import { testTexts } from './texts-suite.ts'

type Reference = Readonly<Record<string, Chapter>>

/** A rulebook, as the rules of a game list it. */
type Chapters = readonly { readonly id: string; readonly rules: readonly string[] }[]

const LEFTOVERS: readonly Breach[] = [
  ['another rule, card or decision', /\b[A-Z]{2}-(?:[A-Z]{3}|\d)|\b[Ss]ee (?:\d|part|rule)|\b[Cc]f\./],
  ['a tag', /[[\]{}]/],
]

export const numbersIn = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number)
export const rising = (numbers: readonly number[]): number[] => numbers.toSorted((a, b) => a - b)

/** Every rule by its id. */
export const rulesIn = (reference: Reference, language: Language): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.values(reference).flatMap(({ rules }) =>
      Object.entries(rules).map(([id, says]) => [id, says[language]]),
    ),
  )

/** The rules reference of a game is complete, in both languages, and well set. */
export function testReference(reference: Reference, chapters: Chapters, own: Own = {}): void {
  const rules = { en: rulesIn(reference, 'en'), fr: rulesIn(reference, 'fr') }
  const titles = Object.values(reference).map(({ title }) => title)
  const texts = LANGUAGES.flatMap((language) => Object.values(rules[language]))

  describe('the reference', () => {
    test('has the chapters and rules of the rulebook, each once, in their order', () => {
      const told = Object.entries(reference).map(([id, chapter]) => [id, Object.keys(chapter.rules)])
      expect(told).toEqual(chapters.map((chapter) => [chapter.id, chapter.rules]))
      const ids = chapters.flatMap((chapter) => chapter.rules)
      expect(new Set(ids).size).toBe(ids.length)
    })

    test('says nothing twice, and nothing in the wrong language', () => {
      const all = [...texts, ...titles.flatMap(({ en, fr }) => [en, fr])]
      expect(all.filter((text, at) => all.indexOf(text) !== at)).toEqual([])
      expect(Object.values(rules.en).filter((text) => /[À-ÿœ«»]/.test(text))).toEqual([])
      const english = /(?<!\p{L})(?:the|you|of)(?!\p{L})/u
      expect(Object.values(rules.fr).filter((text) => english.test(text))).toEqual([])
    })

    test('is made of whole sentences, neither curt nor long-winded', () => {
      expect(texts.filter((text) => !/^\p{Lu}.*\.$/u.test(text))).toEqual([])
      expect(texts.filter((text) => text.length < 30 || text.length > 600)).toEqual([])
    })

    test('speaks the same numbers in both languages', () => {
      const numbers = (language: Language) =>
        Object.entries(rules[language]).map(([id, text]) => [id, rising(numbersIn(text))])
      expect(numbers('fr')).toEqual(numbers('en'))
    })

    for (const language of LANGUAGES)
      testTexts(language, [...Object.values(rules[language]), ...titles.map((title) => title[language])], {
        never: [...LEFTOVERS, ...(own.never ?? []), ...((language === 'fr' && own.neverFrench) || [])],
      })
  })
}

/** What this game must not say besides. */
interface Own {
  readonly never?: readonly Breach[]
  readonly neverFrench?: readonly Breach[]
}
