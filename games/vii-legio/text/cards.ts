import type { Language } from '@astrolabe/kernel'
import type { Wording } from '@astrolabe/words'
import * as en from './cards.en.ts'
import * as fr from './cards.fr.ts'
import { STORIES as storiesEn } from './stories.en.ts'
import { STORIES as storiesFr } from './stories.fr.ts'

const inEnglish: Readonly<Record<string, string>> = storiesEn
const inFrench: Readonly<Record<string, string>> = storiesFr

/** What stands on cards. */
const english = {
  exploration: en.explorationText,
  explorationKind: en.explorationKind,
  extrasolar: en.extrasolarText,
  extrasolarKind: en.extrasolarKind,
  /** A line of a story, by the id of a card. */
  story: (id: string) => inEnglish[id],
}

const french: Wording<typeof english> = {
  exploration: fr.explorationText,
  explorationKind: fr.explorationKind,
  extrasolar: fr.extrasolarText,
  extrasolarKind: fr.extrasolarKind,
  story: (id) => inFrench[id],
}

export const CARD_WORDS: Readonly<Record<Language, Wording<typeof english>>> = { en: english, fr: french }
