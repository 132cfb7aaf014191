import type { Language } from '@astrolabe/kernel'
import type { Trouble } from './trouble.ts'
import { troubles as en } from './words.en.ts'
import { troubles as fr } from './words.fr.ts'

export type TroubleWords = typeof en

const WORDS: Readonly<Record<Language, TroubleWords>> = { en, fr }

/** What a person is told when a game of this browser cannot be had. Answers are counted from 1. */
export function troubleText(trouble: Trouble, language: Language): string {
  const words = WORDS[language]
  switch (trouble.why) {
    case 'not-a-record':
      return words.notARecord
    case 'unknown-game':
      return words.unknownGame(trouble.game)
    case 'other-rules':
      return words.otherRules(trouble.recorded, trouble.known)
    case 'illegal-answer':
      return words.illegalAnswer(trouble.number + 1)
    case 'no-such-game':
      return words.noSuchGame
    case 'not-kept':
      return words.notKept
    case 'failed':
      return words.failed
  }
}
