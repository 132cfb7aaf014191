import type { Language } from '@astrolabe/kernel'
import { type CardWords, EN } from './cards.en.ts'
import { FR } from './cards.fr.ts'

export const CARD_WORDS: Readonly<Record<Language, CardWords>> = { en: EN, fr: FR }
