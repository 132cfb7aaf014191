import type { LegioWords } from '../words.ts'
import { MAP } from '../../content/map.ts'
import { SHIPS } from '../../content/ships.ts'
import { cards, several } from './nouns.ts'
import { fr } from './typeset.ts'

const lacking = (missing: number): string => `Il manque ${cards(missing)}.`

export const refusals: LegioWords['refusals'] = {
  'VL-142': () => 'Votre vaisseau n’a plus de place pour cela.',
  'VL-143': () => `Un Frombola embarque ${SHIPS.frombola.experts} experts au plus.`,
  'VL-144': () => `Un Frombola embarque ${SHIPS.frombola.tracks.lasers.max} lasers au plus.`,
  'VL-146': () => 'La réserve n’a plus d’expert de cette spécialité.',
  'VL-204': () => 'Votre vaisseau s’est déjà posé ce tour-ci.',
  'VL-211': lacking,
  'VL-212': lacking,
  'VL-216': () => 'Il ne vous reste aucun scanner à utiliser ce tour-ci.',
  'VL-220': () => fr`À cette table, un tour permet d’atterrir ou de décoller : vous avez décollé.`,
  'VL-302': () => fr`Aucune frontière n’y mène depuis votre secteur : passez par un autre.`,
  'VL-305': lacking,
  'VL-323': (missing) =>
    missing > 0
      ? 'Il ne vous reste aucune carte à utiliser.'
      : 'Une carte a mis fin à votre exploration pour ce tour.',
  'VL-455': () => 'La remise à zéro a mis fin à votre exploration pour ce tour.',
  'VL-502': () =>
    fr`Le Secteur X est encore fermé : il faut une de ses cartes, et des lasers, pour l’ouvrir.`,
  'VL-504': lacking,
  'VL-505': lacking,
  'VL-510': () => 'On ne retourne aucune carte dans le Secteur X.',
  'VL-513': () => fr`Mission accomplie : il faut d’abord quitter le Secteur X (${cards(MAP.sectorX.exit)}).`,
  'VL-515': (missing) =>
    fr`Il manque ${cards(missing)} : gardez-en ${MAP.sectorX.exit} pour quitter le Secteur X.`,
  'VL-516': () => 'Il n’y a plus rien à trouver dans le Secteur X.',
  'VL-519': () => fr`La mission y est accomplie : nul n’y entre avant le départ de l’observateur.`,
  'VL-558': () => 'Vous connaissez déjà cette carte.',
  'VL-559': () => 'Cette planète n’est pas dans votre secteur.',
  'VL-560': (missing) =>
    missing > 0
      ? `Il manque ${several(missing, 'escouade')}.`
      : 'Cette planète n’est pas dans votre secteur.',
  'VL-566': () => 'L’Observation est prise ou épuisée, et le Contact pris ou hors de portée.',
  'VL-567': () => fr`Votre vaisseau s’est posé : votre exploration est finie.`,
  'VL-569': () => 'Vous venez de quitter cette planète.',
  'VL-606': () => fr`Il n’y a plus rien à apprendre ici : passez en Contact, ou partez.`,
  'VL-607': () => 'Un autre vaisseau observe déjà.',
  'VL-611': () => fr`La mission est accomplie ici : nul ne s’y pose avant le départ de l’observateur.`,
  'VL-613': () => 'Vous avez déjà observé ici tout ce qui pouvait l’être.',
  'VL-653': (missing) => `Il manque ${several(missing, 'point')} d’expérience pour le premier seuil.`,
  'VL-659': () => fr`Ce seuil n’a pas de sortie : le Contact doit se poursuivre.`,
  'VL-660': (missing) =>
    missing > 0
      ? `Il manque ${several(missing, 'point')} d’expérience pour le seuil suivant.`
      : 'Il n’y a pas d’autre seuil.',
  'VL-662': () => 'Un autre vaisseau est déjà en Contact.',
  'VL-702': () => fr`Votre vaisseau s’est posé sur la base stellaire : votre exploration est finie.`,
  'VL-703': () => 'On ne rejoint la base que depuis le secteur 1.',
  'VL-804': () => 'L’installation remplace toute la phase spatiale, avant de prendre des cartes.',
  'VL-808': () => 'Seul un équipement au-dessus de sa valeur grisée peut être échangé.',
  'VL-809': () => fr`Vous installez une exo-technologie : votre vaisseau reste où il est.`,
}
