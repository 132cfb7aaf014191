import type { Language } from '@astrolabe/kernel'
import { computed } from '@preact/signals'
import { language } from '../settings.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

/** Everything the page says around a game. English says what there is to say, French says it too. */
export type Words = typeof en

export const WORDS: Readonly<Record<Language, Words>> = { en, fr }

/** The words of the reader's language. */
export const words = computed(() => WORDS[language.value])
