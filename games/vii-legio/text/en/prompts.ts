import { several } from '@astrolabe/words/english.ts'
import { capital } from '@astrolabe/words'
import { explorationText } from '../cards.en.ts'
import type { PromptWords } from '../words.ts'
import { cards, sectorName } from './nouns.ts'

export const prompts: PromptWords = {
  freeItem: (left) => `Choose a free item (${left} to take).`,
  atBase: 'You are at the star base: take off, or stay?',
  exploring: (sector, hand) =>
    hand.taken
      ? `${capital(sectorName(sector))}, ${cards(hand.cards)} in hand: what next?`
      : `${capital(sectorName(sector))}, ${cards(hand.cards)} to take: what will you do?`,
  explorationOver: (sector) =>
    `${capital(sectorName(sector))}. Your exploration is over: scan, land, or end your turn.`,
  installed: 'The installation takes the rest of your turn: scan, or end it.',
  mustLeaveX: (price) => `Your mission in Sector X is done: you must leave (${cards(price)}).`,
  afterLanding: 'You have landed: scan, or end your turn.',
  observation: ({ name, observation: { turns } }, gained) =>
    `You are observing (${name.en}; ${gained} of ${several(turns, 'turn')} gained): stay, make Contact, or leave?`,
  contact: ({ name, thresholds }, passed) =>
    `You are in Contact (${name.en}; threshold ${passed} of ${thresholds.length} passed): continue, or leave?`,
  zone: ({ name }) => `You land (${name.en}): in which zone?`,
  domain: 'You gain 1 XP: in which domain?',
  token: 'You have found a planet: which token marks it?',
  planet: (sector) => `Which planet of ${sectorName(sector)} have you found?`,
  detector: (card) => `“${card.name.en}”. ${explorationText(card)}`,
  joker: ({ name }) => `You pass a threshold (${name.en}): what does your joker stand for?`,
  losePersonnel: 'You lose personnel: whom?',
  giveUp: 'Which equipment do you exchange for the exo-technology?',
  specialMission: (card) => `“${card.name.en}”: do you take it on?`,
  summons: (card) => `“${card.name.en}”: return to the star base at once?`,
}
