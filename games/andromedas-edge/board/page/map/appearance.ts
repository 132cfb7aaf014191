import type { IconName, PlanetKind, Ramp } from '@astrolabe/drawing'
import type { Basic, Gain, ModuleType, PlanetType, Resource, Track } from '../../../content/schema.ts'

// How each kind of thing on the map looks; an icon, a shape or a letter always goes with a colour.

export const EDGE_OF_SPACE: { readonly seed: string; readonly ramp: Ramp } = {
  seed: 'andromeda 9',
  ramp: ['#0a1030', '#1b2458', '#3a2f6e'],
}

/** The families of planets, as the drawing kit has them. */
export const FAMILY: Readonly<Record<PlanetType, PlanetKind>> = {
  'gas-giant': 'gas',
  volcanic: 'lava',
  'ruin-world': 'rock',
  'carbon-world': 'jungle',
  'ice-planet': 'ice',
}

export const TRACK_ICONS: Readonly<Record<Track, IconName>> = {
  science: 'telescope',
  industry: 'industry',
  commerce: 'commerce',
  civilization: 'civilization',
  supremacy: 'supremacy',
}

export const MODULE_COLOURS: Readonly<Record<ModuleType, string>> = {
  science: '#c79bff',
  industry: '#ff8a6b',
  commerce: '#6be38f',
  civilization: '#6cc4ff',
}

export const RESOURCE_COLOURS: Readonly<Record<Resource, string>> = {
  energy: '#ffe45c',
  ice: '#8fe9ff',
  nanocarbon: '#7fe08a',
  titanium: '#ff9f7a',
  credits: '#ffd98a',
}

/** What something brings, as a sign: so much of it, under an icon. */
export interface Sign {
  readonly icon: IconName
  readonly text: string
  readonly colour: string
}

const PLAIN = '#e6eaff'
const many = (amount: number): string => (amount === 1 ? '' : `${amount}`)
const sign = (icon: IconName, text = '', colour = PLAIN): Sign => ({ icon, text, colour })

const ofResource = (give: Resource | Basic, amount: number): Sign =>
  sign(give, many(amount), RESOURCE_COLOURS[give])

/** A gain at a glance. */
export function signOf(gain: Gain): Sign {
  switch (gain.give) {
    case 'energy':
    case 'ice':
    case 'nanocarbon':
    case 'titanium':
    case 'credits':
      return ofResource(gain.give, gain.amount)
    case 'basic':
      return sign('basics', many(gain.amount))
    case 'tactics':
      return sign('tactics', many(gain.amount), '#d9b3ff')
    case 'vp':
      return sign('laurels', many(gain.amount))
    case 'repair':
      return sign('spanner', many(gain.amount))
    case 'recruit':
      return sign('leader', many(gain.amount))
    case 'advance':
      return gain.track === 'any' || gain.track === 'science-or-civilization'
        ? sign('chart')
        : sign(TRACK_ICONS[gain.track])
    case 'upgrade':
      return sign('upgrade')
    case 'ship':
      return sign('ship', `−${gain.less}`)
    case 'free-ship':
      return sign('ship')
    case 'free-module':
      return sign('module')
    case 'module':
      return sign('module', `−${gain.less}`)
    case 'discard':
      return sign('card-discard', many(gain.amount))
    case 'exchange':
      return sign('exchange', many(gain.most))
    case 'gamble':
      return sign('die', '', RESOURCE_COLOURS.credits)
    case 'senate':
    case 'vp-per':
      return sign('laurels', `≤${gain.most}`)
    case 'void-roll':
      return sign('black-hole')
    case 'planet-moon':
    case 'nebula-moon':
      return sign('moon')
    case 'salvage':
      return sign('energy', `≤${gain.most}`, RESOURCE_COLOURS.energy)
    case 'survey':
      return sign('module')
    case 'rift-walk':
      return sign('portal')
  }
}

/** How large things are drawn, in units of the map, so that they can be read. */
export interface Detail {
  readonly level: 'far' | 'near'
  /** How tall letters are: names, and what stands in chips. */
  readonly name: number
  readonly chip: number
  readonly ship: number
  readonly mark: number
  readonly leader: number
  readonly raider: number
}

/** Pixels that letters need. */
const LETTERS = 13

export function detailAt(scale: number): Detail {
  const letters = Math.min(34, Math.max(17, LETTERS / scale))
  const isFar = scale < 0.5
  return {
    level: isFar ? 'far' : 'near',
    name: letters,
    chip: letters * 0.96,
    ship: isFar ? 62 : 54,
    mark: isFar ? 32 : 24,
    leader: isFar ? 34 : 28,
    raider: isFar ? 66 : 58,
  }
}
