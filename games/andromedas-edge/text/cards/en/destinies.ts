import { capital } from '@astrolabe/words'
import { listed } from '@astrolabe/words/english.ts'
import { TRACKS, type DestinyCard, type DestinyCount, type Track } from '../../../content/schema.ts'
import { vp } from '../../en/nouns.ts'
import { NAMES } from '../../names/en.ts'

const isTrack = (of: DestinyCount): of is Track => TRACKS.some((track) => track === of)

const COUNTS: Readonly<Record<Exclude<DestinyCount, Track>, string>> = {
  developments: 'development of yours',
  'tracks-at-3': 'track on which you are at space 3 or beyond',
  modules: 'module',
  leaders: 'leader on your station',
  raiders: 'raider you have defeated',
  moons: 'moon you have kept',
  'two-resources': '2 resources in storage',
  'developments-below': 'development of yours on rows C to F',
  'developments-at-nebulae': 'development of yours beside a nebula',
  tokens: 'discovery or supremacy token you have gained',
  'battles-lost': 'battle you have lost',
}

export function destinyText(card: DestinyCard): string {
  switch (card.destiny) {
    case 'count': {
      const what = isTrack(card.of) ? `space on ${NAMES.tracks[card.of]}` : COUNTS[card.of]
      return `${vp(card.each)} for each ${what} (at most ${card.most}).`
    }
    case 'fleet':
      return `${capital(listed(card.steps.map(({ ships, vp: points }) => `${vp(points)} with ${ships} ships or more outside your supply`)))}; only the better counts.`
    case 'diplomat':
      return `${vp(card.vp)} if nobody has more developments than you; otherwise ${vp(card.orElse.vp)} with ${card.orElse.developments} developments.`
    case 'mechanic':
      return `${vp(card.vp)} with at least ${card.modules} modules, none of them damaged.`
    case 'specialist':
      return `${vp(card.vp)} if one of your tracks is at space ${card.space} or beyond.`
  }
}

export function shortDestiny(card: DestinyCard): string {
  switch (card.destiny) {
    case 'count':
      return `${vp(card.each)} per ${isTrack(card.of) ? NAMES.tracks[card.of] : SHORT[card.of]}, at most ${card.most}`
    case 'fleet':
      return card.steps.map(({ ships, vp: points }) => `${ships} ships: ${vp(points)}`).join(', ')
    case 'diplomat':
      return `most developments: ${vp(card.vp)}`
    case 'mechanic':
      return `${card.modules} intact modules: ${vp(card.vp)}`
    case 'specialist':
      return `a track at ${card.space}: ${vp(card.vp)}`
  }
}

const SHORT: typeof COUNTS = {
  developments: 'development',
  'tracks-at-3': 'track at 3',
  modules: 'module',
  leaders: 'leader',
  raiders: 'raider',
  moons: 'moon',
  'two-resources': '2 resources',
  'developments-below': 'development, rows C to F',
  'developments-at-nebulae': 'development by a nebula',
  tokens: 'token',
  'battles-lost': 'defeat',
}
