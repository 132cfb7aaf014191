import type { Fortune } from '@astrolabe/kernel'
import type { LegioWords } from '../words.ts'
import { cards, several } from './nouns.ts'
import { fr } from './typeset.ts'

/** « 0,6 attendue », « 2,4 attendues »: below two is singular. */
const expected = (value: number, word: 'attendue' | 'attendu'): string =>
  `${value.toFixed(1).replace('.', ',')} ${word}${value < 2 ? '' : 's'}`

const FORTUNES: Readonly<Record<Fortune, string>> = {
  ordinary: 'une chance ordinaire.',
  kind: 'un hasard plutôt clément.',
  'very-kind': 'un hasard plus clément que dans dix-neuf parties sur vingt.',
  harsh: 'un hasard plutôt sévère.',
  'very-harsh': 'un hasard plus sévère que dans dix-neuf parties sur vingt.',
}

export const aftermath: LegioWords['page']['aftermath'] = {
  overTime: 'Les points, manche après manche',
  round: 'Manche',
  points: 'PV',
  player: 'Joueur',
  total: 'Total',
  sources: 'D’où viennent les points',
  source: {
    discovery: 'Découvertes',
    contact: 'Contacts',
    trophy: 'Trophées',
    specialMission: 'Missions spéciales',
    sectorX: 'Ouverture du Secteur X',
  },
  luck: 'La chance',
  luckMeans:
    'Ce qu’il fallait attendre est compté carte par carte, d’après ce qui restait dans la pioche, et jet par jet, d’après ce que le vaisseau avait à perdre.',
  luckOf: ({ name, cards: turned, planets, dangers, rolls, hits }, fortune) => {
    const drawn =
      turned === 0
        ? `${name} n’a retourné aucune carte`
        : fr`${name} a retourné ${cards(turned)} : ${several(planets.came, 'planète')} (${expected(planets.expected, 'attendue')}) ` +
          `et ${several(dangers.came, 'danger')} (${expected(dangers.expected, 'attendu')})`
    const rolled =
      rolls === 0
        ? ''
        : fr` ; ${several(rolls, 'jet de dégâts', 'jets de dégâts')} pour ${several(hits.came, 'perte')} (${expected(hits.expected, 'attendue')})`
    return fr`${drawn}${rolled}. En tout : ${FORTUNES[fortune]}`
  },
  asTable: 'Les mêmes chiffres en tableau',
}
