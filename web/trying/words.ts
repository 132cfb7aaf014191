import type { Language } from '@astrolabe/kernel'
import { computed } from '@preact/signals'
import { language } from '../settings.ts'
import { en } from './words.en.ts'
import { fr } from './words.fr.ts'

export type TryingWords = typeof en

const WORDS: Readonly<Record<Language, TryingWords>> = { en, fr }

/** The words of the reader's language. */
export const tryingWords = computed(() => WORDS[language.value])
