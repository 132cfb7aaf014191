import type { CardText, Language } from '@astrolabe/kernel'
import { EXPLORATION_CARDS } from '../content/exploration.ts'
import { EXTRASOLAR_CARDS } from '../content/extrasolars.ts'
import { CARD_WORDS } from './cards.ts'

/** Every card of the game, to be read by its name: what it is, what it does, and its line of a story. */
export function cardTexts(language: Language): readonly CardText[] {
  const { exploration, explorationKind, extrasolar, extrasolarKind, story } = CARD_WORDS[language]
  return [
    ...EXPLORATION_CARDS.map((card) => ({
      name: card.name[language],
      lines: [explorationKind(card), exploration(card), story(card.id)],
    })),
    ...EXTRASOLAR_CARDS.map((card) => {
      const { landing, observation, contact } = extrasolar(card)
      return {
        name: card.name[language],
        lines: [extrasolarKind(card), landing, observation, ...contact, story(card.id)],
      }
    }),
  ]
}
