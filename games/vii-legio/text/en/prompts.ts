import { several } from '@astrolabe/words/english.ts'
import { capital } from '@astrolabe/words'
import type { ExplorationCard } from '../../content/schema.ts'
import type { Extrasolar } from '../../content/decks.ts'
import { explorationText } from '../cards.en.ts'
import { cards, sectorName } from './nouns.ts'
import type { Hand } from '../../position/deck.ts'

export const prompts = {
  freeItem: (left: number) => `Choose a free item (${left} to take).`,
  atBase: 'You are at the star base: take off, or stay?',
  exploring: (sector: number, hand: Hand) =>
    hand.taken
      ? `${capital(sectorName(sector))}, ${cards(hand.cards)} in hand: what next?`
      : `${capital(sectorName(sector))}, ${cards(hand.cards)} to take: what will you do?`,
  explorationOver: (sector: number) => `${capital(sectorName(sector))}. Your exploration is over: what else?`,
  installed: 'The installation takes the rest of your turn.',
  mustLeaveX: (price: number) => `Your mission in Sector X is done: you must leave (${cards(price)}).`,
  afterLanding: 'You have landed: scan, or end your turn.',
  observation: ({ name, observation: { turns } }: Extrasolar, gained: number) =>
    `You are observing (${name.en}; ${gained} of ${several(turns, 'turn')} gained): stay, make Contact, or leave?`,
  contact: ({ name, thresholds }: Extrasolar, passed: number) =>
    `You are in Contact (${name.en}; threshold ${passed} of ${thresholds.length} passed): continue, or leave?`,
  zone: ({ name }: Extrasolar) => `You land (${name.en}): in which zone?`,
  domain: 'You gain 1 XP: in which domain?',
  token: 'You have found a planet: which token marks it?',
  planet: (sector: number) => `Which planet of ${sectorName(sector)} have you found?`,
  detector: (card: ExplorationCard) => `“${card.name.en}”. ${explorationText(card)}`,
  joker: ({ name }: Extrasolar) => `You pass a threshold (${name.en}): what does your joker stand for?`,
  losePersonnel: 'You lose personnel: whom?',
  giveUp: 'Which equipment do you exchange for the exo-technology?',
  exoTechnology: (card: ExplorationCard) => `“${card.name.en}”. ${explorationText(card)}`,
  specialMission: (card: ExplorationCard) => `“${card.name.en}”: do you take it on?`,
  summons: (card: ExplorationCard) => `“${card.name.en}”: return to the star base at once?`,
}
