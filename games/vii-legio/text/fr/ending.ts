import { SCORING } from '../../content/scoring.ts'
import type { VpSource } from '../../position/state.ts'
import type { LegioWords } from '../words.ts'
import { fr } from './typeset.ts'

const SOURCES: Readonly<Record<VpSource, string>> = {
  discovery: 'aux découvertes',
  contact: 'aux Contacts',
  trophy: 'aux trophées',
  specialMission: 'aux missions spéciales',
  sectorX: 'à l’ouverture du Secteur X',
}

export const ending: LegioWords['ending'] = {
  how: ({ round, isReached, name, vp, source, points }) =>
    (isReached
      ? fr`La course à ${SCORING.end} PV s’est achevée à la manche ${round}. `
      : fr`La partie s’est achevée à la manche ${round}. `) +
    (points === 0
      ? fr`${name} n’avait aucun PV, et personne n’en avait davantage.`
      : fr`${name} doit ${points} de ses ${vp} PV ${SOURCES[source]}.`),
  epilogues: {
    discovery: fr`Les cartes de la Nébuleuse Rouge ont ce soir moins de blancs. Sur chaque monde nouveau, la première ligne est de la même main : quelqu’un est passé par là, et a pris la peine de regarder.`,
    contact:
      'Dans bien des ports de la Nébuleuse, une lampe reste allumée désormais pour les vaisseaux de la Légion. Tout a commencé par un salut mal prononcé, auquel personne n’a répondu par un coup de feu.',
    trophy:
      'La coque a été si souvent rapiécée que l’arsenal demande où est le vaisseau. Au mur du carré pendent les trophées et, sous chacun, en petites lettres, un nom qui manque.',
    specialMission: fr`Les ordres sont arrivés scellés et repartis accomplis. Aux archives de la Légion, un mince dossier s’est épaissi ; nul de ceux qui le liront ne le croira tout entier.`,
    sectorX:
      'Derrière la dernière frontière, il y avait donc une porte. La voilà ouverte, et pour la première fois la Nébuleuse regarde à son tour.',
  },
}
