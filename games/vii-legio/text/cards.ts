import type { Language } from '@astrolabe/kernel'
import type { CardId } from '../content/decks.ts'
import type { ExplorationCard, ExtrasolarCard } from '../content/schema.ts'
import * as en from './cards.en.ts'
import * as fr from './cards.fr.ts'
import { STORIES as storiesEn } from './stories.en.ts'
import { STORIES as storiesFr } from './stories.fr.ts'

/** What stands on cards. */
export interface CardWords {
  readonly exploration: (card: ExplorationCard) => string
  readonly extrasolar: (card: ExtrasolarCard) => en.ExtrasolarText
  /** A line of a story, by the id of a card. */
  readonly stories: Readonly<Record<CardId, string>>
}

export const CARD_WORDS: Readonly<Record<Language, CardWords>> = {
  en: { exploration: en.explorationText, extrasolar: en.extrasolarText, stories: storiesEn },
  fr: { exploration: fr.explorationText, extrasolar: fr.extrasolarText, stories: storiesFr },
}
