import { listed } from '@astrolabe/words/french.ts'
import type { Result } from './en.ts'
import type { LegioWords } from './words.ts'
import { EXPLORATION_TYPE_NAMES, lifeName } from './cards.fr.ts'
import { ending } from './fr/ending.ts'
import { facts } from './fr/facts.ts'
import { options } from './fr/options.ts'
import { page } from './fr/page.ts'
import { prompts } from './fr/prompts.ts'
import { reasons } from './fr/reasons.ts'
import { refusals } from './fr/refusals.ts'
import { table } from './fr/table.ts'
import { told } from './fr/told.ts'
import { fr as set } from './fr/typeset.ts'
import { warnings } from './fr/warnings.ts'

const name = (result: Result): string => result.name
const ranked = ({ name, vp }: Result): string => `${name} (${vp})`

export const fr: LegioWords = {
  title: set`VII Legio : Nébuleuse Rouge`,
  summary:
    set`Chacun commande un petit vaisseau de la VIIe Légion : explorez la Nébuleuse Rouge, rencontrez ceux qui ` +
    'l’habitent et marquez le plus de points de victoire.',
  prompts,
  options,
  reasons,
  refusals,
  warnings,
  facts,
  ending,
  outcome: (winners, others) => {
    const victory =
      winners.length === 1
        ? set`${listed(winners.map(name))} l’emporte avec ${winners[0].vp} PV`
        : set`${listed(winners.map(name))} se partagent la victoire avec ${winners[0].vp} PV`
    return others.length === 0 ? `${victory}.` : `${victory}, devant ${listed(others.map(ranked))}.`
  },
  tableOptions: {
    advisedItems: {
      name: 'Éléments conseillés',
      help: set`Pour une première partie : tous partent avec un troisième propulseur et une deuxième escouade à bord, et nul ne choisit d’éléments gratuits avant le premier tour.`,
    },
    catchUp: {
      name: 'Rattrapage',
      help: set`À 3 ou 4 Unités, jouer en premier est un avantage : tous les autres commencent avec 1 point d’expérience en Recherche.`,
    },
    landOrTakeOff: {
      name: 'Atterrir ou décoller',
      help: set`La règle d’or, lue plus sévèrement : un tour permet un atterrissage ou un décollage, jamais les deux. Qui quitte une planète ou la base stellaire explore, mais ne se pose qu’à un tour suivant.`,
    },
    leaveEndsTurn: {
      name: 'Partir termine le tour',
      help: set`Quitter une planète termine le tour : ni cartes ni autre atterrissage. La partie est plus longue.`,
    },
    roundLimit: {
      name: 'Limite de manches',
      help: set`La partie s’achève aussi après cette manche ; 0 pour aucune limite avant la manche 300.`,
    },
  },
  table,
  page,
  told,
  cardTypes: EXPLORATION_TYPE_NAMES,
  life: lifeName,
}
