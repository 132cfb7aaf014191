import type { Level } from '@astrolabe/bots'
import type { Language } from '@astrolabe/kernel'
import type { Wording } from '@astrolabe/words'
import { english } from './words.en.ts'
import { french } from './words.fr.ts'

/** Who sits at a seat, as a record says it. */
export type Sitter = 'human' | Level

/** Everything the program says around a game, in one language. The words of a game are its own. */
export type Words = Wording<typeof english>

export const WORDS: Readonly<Record<Language, Words>> = { en: english, fr: french }
