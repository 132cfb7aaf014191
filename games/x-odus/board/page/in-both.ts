import { inBothOf } from '@astrolabe/drawing'
import { WORDS } from '../../text/text.ts'

/** What the page says, in both languages. */
export const inBoth = inBothOf({ en: WORDS.en.page, fr: WORDS.fr.page })
