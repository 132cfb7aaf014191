import { french } from '@astrolabe/words/french.ts'
import type { XodusWords } from './words.ts'
import { ending } from './fr/ending.ts'
import { facts } from './fr/facts.ts'
import { options } from './fr/options.ts'
import { page } from './fr/page.ts'
import { prompts } from './fr/prompts.ts'
import { reasons } from './fr/reasons.ts'
import { refusals } from './fr/refusals.ts'
import { table } from './fr/table.ts'
import { told } from './fr/told.ts'
import { warnings } from './fr/warnings.ts'

export const fr: XodusWords = {
  title: french`X-ODUS : Rise of the Corruption`,
  summary: french`Menez vos vaisseaux à travers une galaxie mourante, gagnez les Clés des Précurseurs et scellez le Grand Rift avant l’Éveil de la Corruption. Vous gagnez ensemble, ou vous perdez ensemble.`,
  prompts,
  options,
  reasons,
  refusals,
  warnings,
  facts,
  ending,
  outcome: ({ winners }) =>
    winners.length > 0
      ? french`Le sceau est restauré : vous avez gagné ensemble.`
      : french`La galaxie appartient à la Corruption : vous avez perdu ensemble.`,
  tableOptions: {
    difficulty: {
      name: 'Difficulté',
      help: 'Quels Signaux gardent les Clés.',
      choices: ['Promeneurs tranquilles', 'Voyageurs endurcis', 'Aventuriers héroïques'],
    },
    ships: {
      name: 'Vaisseaux',
      help: french`Combien de vaisseaux volent ; les capitaines se les partagent.`,
      choices: ['Comme le veut la règle', 'Trois', 'Quatre'],
    },
    nightmare: {
      name: 'Cauchemar',
      help: 'Les Avatars font un pas de plus à chaque manche.',
    },
    chooseShips: {
      name: 'Choisir les vaisseaux',
      help: french`Les capitaines choisissent parmi six vaisseaux ; sinon, l’équipe conseillée pour débuter prend le départ, ses premiers Mods en place.`,
    },
    keysFirst: {
      name: 'Les Clés attirent les Avatars',
      help: 'À distance égale, un Avatar chasse qui porte le plus de Clés.',
    },
  },
  table,
  page,
  told,
}
