import type { Language } from '@astrolabe/kernel'
import { expect, test } from 'vitest'
import { type Breach, FRENCH_SLIPS, SLIPS } from './breaches.ts'
import { NAMES } from './names.ts'

/** A noun that is counted: its singular, and its plural where it takes more than an s. */
export type Noun = string | readonly [one: string, many: string]

interface Own {
  readonly nouns?: readonly Noun[]
  /** What these texts must not show besides. */
  readonly never?: readonly Breach[]
}

const oneOf = (noun: Noun): string => (typeof noun === 'string' ? noun : noun[0])
const manyOf = (noun: Noun): string => (typeof noun === 'string' ? `${noun}s` : noun[1])

const ONE = { en: '1', fr: '[01]' }
const MORE = { en: '(?:0|[2-9]|\\d\\d)', fr: '(?:[2-9]|\\d\\d)' }

const numbered = (number: string, nouns: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\d])${number}\\s(?:${nouns.join('|')})(?!\\p{L})`, 'u')

const miscounted = (language: Language, nouns: readonly Noun[]): readonly Breach[] =>
  nouns.length === 0
    ? []
    : [
        ['the plural of one', numbered(ONE[language], nouns.map(manyOf))],
        ['the singular of more', numbered(MORE[language], nouns.map(oneOf))],
      ]

const LANGUAGE_SLIPS: Readonly<Record<Language, readonly Breach[]>> = {
  en: [],
  fr: [
    ...FRENCH_SLIPS,
    ['a word to be elided before a name', new RegExp(`\\b(?:de|que|le|la|du|ne|se) (?:${NAMES.join('|')})`)],
  ],
}

/** Texts are well set, and count as their language does. */
export function testTexts(
  language: Language,
  texts: readonly string[],
  { nouns = [], never = [] }: Own = {},
): void {
  const breaches = [...SLIPS, ...LANGUAGE_SLIPS[language], ...miscounted(language, nouns), ...never]
  test.each(breaches)(`never shows, in ${language}, %s`, (_, found) => {
    expect(texts.filter((text) => found.test(text)).slice(0, 5)).toEqual([])
  })
}
