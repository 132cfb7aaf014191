import { french as fr, listed } from '@astrolabe/words/french.ts'
import type { Result } from '../en/ending.ts'
import { ENDINGS } from '../stories.fr.ts'
import type { AndromedaWords } from '../words.ts'
import type { VpSource } from '../../position/state.ts'
import { vp } from './nouns.ts'

const SOURCES: Readonly<Record<VpSource, string>> = {
  order: 'de l’ordre du tour',
  developments: 'des infrastructures',
  tracks: 'des pistes Progrès',
  modules: 'des modules',
  battles: 'des batailles',
  raiders: 'des pillards',
  repairs: 'des réparations',
  leaders: 'des chefs',
  vault: 'du coffre-fort',
  cards: 'des cartes',
  tokens: 'des pions et des lunes',
  factions: 'des pouvoirs de la faction',
  events: 'des événements',
  regions: 'des régions spéciales',
  relics: 'des reliques',
  destiny: 'de la Destinée',
  helm: 'du Gouvernail',
  scrapyard: 'de la casse',
  damage: 'des dégâts',
}

const withPoints = ({ name, vp: points }: Result): string => `${name} (${vp(points)})`

export const ending: AndromedaWords['ending'] = {
  outcome: (winners, others, unity) => {
    const rest = others.length === 0 ? '' : `, devant ${listed(others.map(withPoints))}`
    const machine = unity === undefined ? '' : ` L’Unité a ${vp(unity)}.`
    if (winners.length === 0) {
      const score = unity ?? 0
      const all = listed(others.map(withPoints))
      return others.some((other) => other.vp > score)
        ? fr`Vous perdez ensemble : ${all} n’ont pas tous battu les ${vp(score)} de l’Unité.`
        : `L’Unité l’emporte avec ${vp(score)} contre ${all}.`
    }
    return `${listed(winners.map(withPoints))} ${winners.length === 1 ? 'l’emporte' : 'l’emportent'}${rest}.${machine}`
  },
  how: ({ name, vp: points, source, points: most, turns }) =>
    fr`Au bout de ${turns} tours, ${name} compte ${vp(points)} ; ${vp(most)} viennent ${SOURCES[source]}.`,
  epilogues: ENDINGS,
}
