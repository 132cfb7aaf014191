import type { Language } from '@astrolabe/kernel'
import { computed } from '@preact/signals'
import { language } from '../../settings.ts'
import { en } from './words.en.ts'
import { fr } from './words.fr.ts'

/** What is said around reasons. */
export type WhyWords = typeof en

const WORDS: Readonly<Record<Language, WhyWords>> = { en, fr }

/** The words of the reader's language. */
export const whyWords = computed(() => WORDS[language.value])
