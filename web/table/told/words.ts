import type { Language } from '@astrolabe/kernel'
import { computed } from '@preact/signals'
import { language } from '../../settings.ts'
import { en } from './words.en.ts'
import { fr } from './words.fr.ts'

/** What is said around what happened. */
export type ToldWords = typeof en

const WORDS: Readonly<Record<Language, ToldWords>> = { en, fr }

/** The words of the reader's language. */
export const toldWords = computed(() => WORDS[language.value])
