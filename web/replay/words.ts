import type { Language } from '@astrolabe/kernel'
import { computed } from '@preact/signals'
import { language } from '../settings.ts'
import { en } from './words.en.ts'
import { fr } from './words.fr.ts'

export type ReplayWords = typeof en

export const REPLAY_WORDS: Readonly<Record<Language, ReplayWords>> = { en, fr }

/** The words of the reader's language. */
export const replayWords = computed(() => REPLAY_WORDS[language.value])
