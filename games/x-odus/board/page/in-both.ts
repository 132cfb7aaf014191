import type { Exhibit } from '@astrolabe/drawing'
import type { Language } from '@astrolabe/kernel'
import type { PageWords } from '../../text/words.ts'
import { WORDS } from '../../text/text.ts'

/** The same words in both languages. */
export const inBoth = (say: (page: PageWords, language: Language) => string): Exhibit['name'] => ({
  en: say(WORDS.en.page, 'en'),
  fr: say(WORDS.fr.page, 'fr'),
})
