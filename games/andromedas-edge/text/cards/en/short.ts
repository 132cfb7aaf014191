import { several } from '@astrolabe/words/english.ts'
import {
  type Cost,
  type Effect,
  RESOURCES,
  type Resource,
  type TrackReward,
} from '../../../content/schema.ts'
import { ARROW } from '../../symbols.ts'
import { NAMES } from '../../names/en.ts'

// The shortest form that can still be read: a line on a small card.

const WORDS: Readonly<Record<Resource, string>> = {
  energy: 'energy',
  ice: 'ice',
  nanocarbon: 'carbon',
  titanium: 'titanium',
  credits: 'credit',
}

const counted = (resource: Resource, n: number): string =>
  resource === 'credits' ? several(n, 'credit') : `${n} ${WORDS[resource]}`

export function shortGain(gain: TrackReward): string {
  switch (gain.give) {
    case 'energy':
    case 'ice':
    case 'nanocarbon':
    case 'titanium':
    case 'credits':
      return counted(gain.give, gain.amount)
    case 'basic':
      return several(gain.amount, 'basic')
    case 'tactics':
      return several(gain.amount, 'card')
    case 'vp':
      return `${gain.amount} VP`
    case 'repair':
      return several(gain.amount, 'repair')
    case 'recruit':
      return several(gain.amount, 'leader')
    case 'advance':
      if (gain.track === 'any') return '+1 any track'
      if (gain.track === 'science-or-civilization') return '+1 Sci. or Civ.'
      return `+1 ${NAMES.tracks[gain.track]}`
    case 'upgrade':
      return 'upgrade'
    case 'ship':
      return `build ${gain.only ? NAMES.ships[gain.only].toLowerCase() : 'ship'}${gain.less > 0 ? ` −${gain.less}` : ''}`
    case 'free-ship':
      return `free ${gain.only ? NAMES.ships[gain.only].toLowerCase() : 'ship'}`
    case 'free-module':
      return `free module${gain.atMost === undefined ? '' : `, at most ${gain.atMost}`}`
    case 'module':
      return `buy module −${gain.less}`
    case 'discard':
      return `discard ${gain.amount}`
    case 'exchange':
      return gain.among === 'basics' ? `swap ${gain.most} basics` : `swap ${gain.most}`
    case 'gamble':
      return 'die: 1 to 3 credits'
    case 'senate':
      return `1 VP per ${several(gain.leaders, 'leader')}, at most ${gain.most}`
    case 'void-roll':
      return 'Void roll'
    case 'planet-moon':
      return '1 more moon'
    case 'nebula-moon':
      return 'nebula moon'
    case 'vp-per':
      return `1 VP per ${gain.each}, at most ${gain.most}`
    case 'salvage':
      return `1 energy per wreck, at most ${gain.most}`
    case 'survey':
      return 'new column'
    case 'rift-walk':
      return 'ship to the Void'
    case 'discovery':
      return 'discovery'
    case 'supremacy-token':
      return 'supremacy token'
    case 'hand-limit':
      return `hand +${gain.amount}`
  }
}

/** “2 titanium, 1 VP” */
export const shortGains = (gains: readonly TrackReward[]): string => gains.map(shortGain).join(', ')

/** “2 carbon + 1 ice” */
export const shortCost = (cost: Cost): string =>
  RESOURCES.flatMap((resource) => {
    const n = cost[resource] ?? 0
    return n > 0 ? [counted(resource, n)] : []
  }).join(' + ')

/** “1 energy → 2 cards” */
export function shortEffect({ pay, times = 1, gains }: Effect): string {
  const brought = pay === undefined ? shortGains(gains) : `${shortCost(pay)}${ARROW}${shortGains(gains)}`
  return times > 1 ? `${brought} (×${times})` : brought
}
