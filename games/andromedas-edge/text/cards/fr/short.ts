import { several } from '@astrolabe/words/french.ts'
import {
  type Cost,
  type Effect,
  RESOURCES,
  type Resource,
  type TrackReward,
} from '../../../content/schema.ts'
import { NAMES } from '../../names/fr.ts'
import { ARROW } from '../../symbols.ts'

const WORDS: Readonly<Record<Resource, string>> = {
  energy: 'énergie',
  ice: 'glace',
  nanocarbon: 'carbone',
  titanium: 'titane',
  credits: 'crédit',
}

const counted = (resource: Resource, n: number): string =>
  resource === 'credits' ? several(n, 'crédit') : `${n} ${WORDS[resource]}`

export function shortGain(gain: TrackReward): string {
  switch (gain.give) {
    case 'energy':
    case 'ice':
    case 'nanocarbon':
    case 'titanium':
    case 'credits':
      return counted(gain.give, gain.amount)
    case 'basic':
      return `${gain.amount} de base`
    case 'tactics':
      return several(gain.amount, 'carte')
    case 'vp':
      return `${gain.amount} PV`
    case 'repair':
      return several(gain.amount, 'réparation')
    case 'recruit':
      return several(gain.amount, 'chef')
    case 'advance':
      if (gain.track === 'any') return '+1 piste au choix'
      if (gain.track === 'science-or-civilization') return '+1 Sci. ou Civ.'
      return `+1 ${NAMES.tracks[gain.track]}`
    case 'upgrade':
      return 'amélioration'
    case 'ship':
      return `${gain.only ? NAMES.ships[gain.only].toLowerCase() : 'vaisseau'}${gain.less > 0 ? ` à −${gain.less}` : ' à construire'}`
    case 'free-ship':
      return `${gain.only ? NAMES.ships[gain.only].toLowerCase() : 'vaisseau'} gratuit`
    case 'free-module':
      return `module gratuit${gain.atMost === undefined ? '' : `, ${gain.atMost} au plus`}`
    case 'module':
      return `module à −${gain.less}`
    case 'discard':
      return `défausse ${gain.amount}`
    case 'exchange':
      return gain.among === 'basics' ? `échange ${gain.most} de base` : `échange ${gain.most}`
    case 'gamble':
      return 'un dé, 1 à 3 crédits'
    case 'senate':
      return `1 PV par ${several(gain.leaders, 'chef')}, ${gain.most} au plus`
    case 'void-roll':
      return 'dé du Néant'
    case 'planet-moon':
      return '1 lune de plus'
    case 'nebula-moon':
      return 'lune de nébuleuse'
    case 'vp-per':
      return `1 PV par ${gain.each === 'development' ? 'infrastructure' : 'relique'}, ${gain.most} au plus`
    case 'salvage':
      return `1 énergie par épave, ${gain.most} au plus`
    case 'survey':
      return 'nouvelle colonne'
    case 'rift-walk':
      return 'vaisseau vers le Néant'
    case 'discovery':
      return 'découverte'
    case 'supremacy-token':
      return 'pion Suprématie'
    case 'hand-limit':
      return `main +${gain.amount}`
  }
}

export const shortGains = (gains: readonly TrackReward[]): string => gains.map(shortGain).join(', ')

export const shortCost = (cost: Cost): string =>
  RESOURCES.flatMap((resource) => {
    const n = cost[resource] ?? 0
    return n > 0 ? [counted(resource, n)] : []
  }).join(' + ')

export function shortEffect({ pay, times = 1, gains }: Effect): string {
  const brought = pay === undefined ? shortGains(gains) : `${shortCost(pay)}${ARROW}${shortGains(gains)}`
  return times > 1 ? `${brought} (×${times})` : brought
}
