import { speech } from '@astrolabe/words/speech.ts'
import { computed } from '@preact/signals'
import { language } from '../settings.ts'
import type { en } from './words.en.ts'

/** What is said around a table. */
export type TableWords = typeof en

const WORDS = await speech.words<TableWords>({
  en: async () => (await import('./words.en.ts')).en,
  fr: async () => (await import('./words.fr.ts')).fr,
})

/** The words of the reader's language. */
export const tableWords = computed(() => WORDS[language.value])
