import type { IconName, Tone } from '@astrolabe/drawing'
import type {
  Ability,
  Deed,
  Exploration,
  Malfunction,
  ModuleKind,
  ShipClass,
  SignalLevel,
} from '../../../content/schema.ts'

// How each kind of thing looks; an icon and a word always go with a colour.

interface Sign {
  readonly icon: IconName
  readonly tone: Tone
}

/** What a ship has so much of. */
export const STOCK_SIGNS = {
  health: { icon: 'heal', tone: 'good' },
  energy: { icon: 'battery', tone: 6 },
  scraps: { icon: 'minerals', tone: 4 },
  actions: { icon: 'thruster', tone: 'info' },
  exp: { icon: 'upgrade', tone: 3 },
  keys: { icon: 'key', tone: 5 },
  shields: { icon: 'shield', tone: 1 },
} as const satisfies Readonly<Record<string, Sign>>

export const CLASS_SIGNS: Readonly<Record<ShipClass, IconName>> = {
  warrior: 'combat',
  scholar: 'book',
  rogue: 'compass',
}

export const EXPLORATION_SIGNS: Readonly<Record<Exploration['type'], Sign>> = {
  analysis: { icon: 'research', tone: 1 },
  warning: { icon: 'warning', tone: 5 },
  danger: { icon: 'danger', tone: 'danger' },
}

export const SIGNAL_SIGNS: Readonly<Record<SignalLevel, Sign>> = {
  hazardous: { icon: 'satellite', tone: 1 },
  perilous: { icon: 'satellite', tone: 5 },
  lethal: { icon: 'satellite', tone: 'danger' },
}

/** On tiles, cards and dice alike. */
export const WORMHOLE_ICON: IconName = 'portal'

export const MODULE_TONES: Readonly<Record<ModuleKind, Tone>> = { passive: 3, consumable: 2, energy: 6 }

export const MODULE_KIND_ICONS: Readonly<Record<ModuleKind, IconName>> = {
  passive: 'orbit',
  consumable: 'card-discard',
  energy: 'battery',
}

/** Precursor things, whoever has them now. */
export const PRECURSOR_TONE: Tone = 4

/** The sign of a card is that of the first thing it does. */
export const signOfAbility = ({ does: [deed] }: Ability): IconName => signOfDeed(deed)

function signOfDeed(deed: Deed): IconName {
  switch (deed.do) {
    case 'hit':
    case 'hit-per-miss':
    case 'hit-per-wounds':
    case 'double':
      return 'laser'
    case 'convert':
      return 'energy'
    case 'pierce':
      return 'broken-shield'
    case 'ignore':
    case 'absorb':
    case 'bodyguard':
      return 'shield'
    case 'retribution':
      return 'explosion'
    case 'survive':
      return 'planet-core'
    case 'reroll':
      return 'dice'
    case 'add-special':
    case 'pair-energy':
    case 'pair-heal':
      return 'energy'
    case 'unseen':
      return 'hidden'
    case 'scraps':
    case 'scavenge':
    case 'scavenge-more':
      return 'minerals'
    case 'module':
      return 'circuit'
    case 'precursor-module':
      return 'crystal'
    case 'avatars':
      return 'alien'
    case 'heal':
    case 'repair-more':
    case 'repair-free':
    case 'two-maintenances':
    case 'mend':
      return 'repair'
    case 'energy':
    case 'spare-energy':
    case 'drain':
      return 'battery'
    case 'reveal':
    case 'second-probe':
    case 'foresee-tile':
      return 'scanner'
    case 'pacify':
      return 'laurels'
    case 'close-rift':
    case 'open-rift':
      return 'black-hole'
    case 'damage-card':
    case 'hurt':
    case 'damage-roll':
      return 'danger'
    case 'end-turn':
      return 'hourglass'
    case 'advance':
    case 'hold':
      return 'clock'
    case 'wormhole':
    case 'jump':
    case 'fold':
      return WORMHOLE_ICON
    case 'ally':
      return 'diplomacy'
    case 'action':
    case 'longer-rush':
      return 'thruster'
    case 'no-engagement-roll':
    case 'no-disengage-roll':
      return 'footsteps'
    case 'extra-option':
      return 'research'
    case 'cheaper':
      return 'trade'
    case 'every-class':
      return 'skills'
  }
}

export const MALFUNCTION_ICONS: Readonly<Record<Malfunction, IconName>> = {
  'leaking-reactor': 'battery',
  'jammed-turret': 'missile',
  'cracked-hull': 'broken-shield',
  'damaged-sensors': 'scanner',
  'engine-failure': 'thruster',
  'wounded-crew': 'astronaut',
  'unstable-core': 'radiation',
  'breached-hold': 'crate',
}
