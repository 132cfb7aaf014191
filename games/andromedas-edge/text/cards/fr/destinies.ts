import { french as fr, listed } from '@astrolabe/words/french.ts'
import { type DestinyCard, type DestinyCount, type Track, TRACKS } from '../../../content/schema.ts'
import { vp } from '../../fr/nouns.ts'
import { NAMES } from '../../names/fr.ts'

const isTrack = (of: DestinyCount): of is Track => TRACKS.some((track) => track === of)

const COUNTS: Readonly<Record<Exclude<DestinyCount, Track>, string>> = {
  developments: 'infrastructure à vous',
  'tracks-at-3': 'piste où vous êtes à la case 3 ou au-delà',
  modules: 'module',
  leaders: 'chef dans votre station',
  raiders: 'pillard que vous avez vaincu',
  moons: 'lune conservée',
  'two-resources': 'groupe de 2 ressources en stock',
  'developments-below': 'infrastructure à vous dans les rangées C à F',
  'developments-at-nebulae': 'infrastructure à vous à côté d’une nébuleuse',
  tokens: 'pion Découverte ou Suprématie que vous avez gagné',
  'battles-lost': 'bataille que vous avez perdue',
}

export function destinyText(card: DestinyCard): string {
  switch (card.destiny) {
    case 'count': {
      const what = isTrack(card.of) ? `case en ${NAMES.tracks[card.of]}` : COUNTS[card.of]
      return `${vp(card.each)} par ${what} (${card.most} au plus).`
    }
    case 'fleet':
      return fr`${listed(card.steps.map(({ ships, vp: points }) => `${vp(points)} avec ${ships} vaisseaux ou plus hors de votre réserve`))} ; seul le meilleur compte.`
    case 'diplomat':
      return fr`${vp(card.vp)} si personne n’a plus d’infrastructures que vous ; sinon ${vp(card.orElse.vp)} avec ${card.orElse.developments} infrastructures.`
    case 'mechanic':
      return `${vp(card.vp)} avec au moins ${card.modules} modules, dont aucun n’est endommagé.`
    case 'specialist':
      return `${vp(card.vp)} si l’une de vos pistes est à la case ${card.space} ou au-delà.`
  }
}

export function shortDestiny(card: DestinyCard): string {
  switch (card.destiny) {
    case 'count':
      return `${vp(card.each)} par ${isTrack(card.of) ? `case en ${NAMES.tracks[card.of]}` : SHORT[card.of]}, ${card.most} au plus`
    case 'fleet':
      return card.steps.map(({ ships, vp: points }) => fr`${ships} vaisseaux : ${vp(points)}`).join(', ')
    case 'diplomat':
      return fr`le plus d’infrastructures : ${vp(card.vp)}`
    case 'mechanic':
      return fr`${card.modules} modules intacts : ${vp(card.vp)}`
    case 'specialist':
      return fr`une piste à ${card.space} : ${vp(card.vp)}`
  }
}

const SHORT: typeof COUNTS = {
  developments: 'infrastructure',
  'tracks-at-3': 'piste à 3',
  modules: 'module',
  leaders: 'chef',
  raiders: 'pillard',
  moons: 'lune',
  'two-resources': '2 ressources',
  'developments-below': 'infrastructure, rangées C à F',
  'developments-at-nebulae': 'infrastructure près d’une nébuleuse',
  tokens: 'pion',
  'battles-lost': 'défaite',
}
