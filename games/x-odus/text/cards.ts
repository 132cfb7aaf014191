import type { Language } from '@astrolabe/kernel'
import { EN } from './cards.en.ts'
import { FR } from './cards.fr.ts'
import type { CardWords } from './cards.words.ts'

export const CARD_WORDS: Readonly<Record<Language, CardWords>> = { en: EN, fr: FR }
