import type { Language } from '@astrolabe/kernel'
import { computed } from '@preact/signals'
import { language } from '../settings.ts'
import { en } from './words.en.ts'
import { fr } from './words.fr.ts'

export type LessonWords = typeof en

const WORDS: Readonly<Record<Language, LessonWords>> = { en, fr }

/** The words of the reader's language. */
export const lessonWords = computed(() => WORDS[language.value])
