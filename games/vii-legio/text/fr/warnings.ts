import type { LegioWords } from '../words.ts'
import { SCORING } from '../../content/scoring.ts'
import { cards, several } from './nouns.ts'
import { fr } from './typeset.ts'

export const warnings: LegioWords['warnings'] = {
  'whole-hand': (amount) =>
    amount === 1 ? 'C’est votre dernière carte.' : `Vos ${amount} dernières cartes y passent.`,
  'blind-landing': (percent) =>
    fr`${percent} % des cartes possibles demandent plus d’escouades que vous n’en avez.`,
  'experts-dropped': (experts) =>
    `Votre promotion laisse derrière vous ${several(experts, 'expert')}, vos escouades et tout votre équipement.`,
  'xp-lost': () => fr`La piste d’expérience est pleine (${SCORING.experienceMax}) : ce point serait perdu.`,
  'cards-unused': (amount) => `Vous pouvez encore utiliser ${cards(amount)}.`,
  'no-landing-in-x': () => 'En l’état, vous ne pourriez pas vous y poser.',
  'return-promotes': () =>
    fr`Promotion à l’arrivée : vos escouades et tout votre équipement restent derrière vous.`,
}
