import type { Language } from '@astrolabe/kernel'
import { en as lessonEn } from '../lesson/words.en.ts'
import { fr as lessonFr } from '../lesson/words.fr.ts'
import { REPLAY_WORDS } from '../replay/words.ts'
import { en as tableEn } from '../table/words.en.ts'
import { fr as tableFr } from '../table/words.fr.ts'
import { en as tryingEn } from '../trying/words.en.ts'
import { fr as tryingFr } from '../trying/words.fr.ts'
import { TV_WORDS } from '../tv/words.ts'
import { WORDS } from '../words/words.ts'

/** What the page says, by which people find their way in it. */
export const SAID = {
  en: {
    page: WORDS.en,
    table: tableEn,
    replay: REPLAY_WORDS.en,
    lesson: lessonEn,
    trying: tryingEn,
    tv: TV_WORDS.en,
  },
  fr: {
    page: WORDS.fr,
    table: tableFr,
    replay: REPLAY_WORDS.fr,
    lesson: lessonFr,
    trying: tryingFr,
    tv: TV_WORDS.fr,
  },
} as const satisfies Record<Language, unknown>
