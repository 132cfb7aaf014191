import type { Language } from '@astrolabe/kernel'
import { computed } from '@preact/signals'
import { language } from '../settings.ts'
import { en } from './words.en.ts'
import { fr } from './words.fr.ts'

/** What is said around a table. */
export type TableWords = typeof en

const WORDS: Readonly<Record<Language, TableWords>> = { en, fr }

/** The words of the reader's language. */
export const tableWords = computed(() => WORDS[language.value])
