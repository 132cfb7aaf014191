import type { AmountWords } from '@astrolabe/words'
import { several } from '@astrolabe/words/english.ts'
import type { LegioWarning } from '../../rules/warnings.ts'
import { SCORING } from '../../content/scoring.ts'
import { cards } from './nouns.ts'

export const warnings: AmountWords<LegioWarning> = {
  'whole-hand': (amount) =>
    amount === 1 ? 'This is your last card.' : `This takes your last ${cards(amount)}.`,
  'blind-landing': (percent) => `${percent}% of the cards this could be ask for more squads than you have.`,
  'experts-dropped': (experts) =>
    `Your promotion leaves ${several(experts, 'expert')}, your squads and all your equipment behind.`,
  'xp-lost': () => `The experience track is full (${SCORING.experienceMax}): this XP would be lost.`,
  'cards-unused': (amount) => `You could still use ${cards(amount)}.`,
  'no-landing-in-x': () => 'As things stand, you could not land there.',
  'return-promotes': () => 'You will be promoted: your squads and all your equipment stay behind.',
}
