import type { Language } from '@astrolabe/kernel'

/** Says the same in both languages, each in its own words. */
export const inBothOf =
  <W>(words: Readonly<Record<Language, W>>) =>
  (say: (words: W, language: Language) => string): Readonly<Record<Language, string>> => ({
    en: say(words.en, 'en'),
    fr: say(words.fr, 'fr'),
  })
