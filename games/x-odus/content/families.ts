import type { Boost, Deed, Effect, Trait } from './schema.ts'

type Families = Readonly<
  Record<Effect['do'], 'effect'> & Record<Boost['do'], 'boost'> & Record<Trait['do'], 'trait'>
>

/** What a verb of a card does: something happens, a roll changes, or the rules do for its owner. */
const FAMILY: Families = {
  scraps: 'effect',
  module: 'effect',
  'precursor-module': 'effect',
  avatars: 'effect',
  heal: 'effect',
  energy: 'effect',
  reveal: 'effect',
  pacify: 'effect',
  'close-rift': 'effect',
  'open-rift': 'effect',
  'damage-card': 'effect',
  hurt: 'effect',
  'end-turn': 'effect',
  'damage-roll': 'effect',
  drain: 'effect',
  advance: 'effect',
  hold: 'effect',
  wormhole: 'effect',
  ally: 'effect',
  mend: 'effect',
  action: 'effect',
  jump: 'effect',
  fold: 'effect',
  scavenge: 'effect',

  hit: 'boost',
  'hit-per-miss': 'boost',
  'hit-per-wounds': 'boost',
  convert: 'boost',
  double: 'boost',
  pierce: 'boost',
  ignore: 'boost',
  reroll: 'boost',
  'add-special': 'boost',
  unseen: 'boost',
  'pair-energy': 'boost',
  'pair-heal': 'boost',

  absorb: 'trait',
  bodyguard: 'trait',
  retribution: 'trait',
  survive: 'trait',
  'extra-option': 'trait',
  'repair-more': 'trait',
  'repair-free': 'trait',
  'two-maintenances': 'trait',
  'second-probe': 'trait',
  'foresee-tile': 'trait',
  'longer-rush': 'trait',
  'no-engagement-roll': 'trait',
  'no-disengage-roll': 'trait',
  'scavenge-more': 'trait',
  cheaper: 'trait',
  'every-class': 'trait',
  'spare-energy': 'trait',
}

export const isEffect = (deed: Deed): deed is Effect => FAMILY[deed.do] === 'effect'
export const isBoost = (deed: Deed): deed is Boost => FAMILY[deed.do] === 'boost'
export const isTrait = (deed: Deed): deed is Trait => FAMILY[deed.do] === 'trait'

/** Effects of which each ship concerned has its part; any other happens once. XO-EFF-15 */
const INDIVIDUAL = [
  'heal',
  'energy',
  'damage-card',
  'hurt',
  'damage-roll',
  'drain',
  'mend',
  'action',
  'scavenge',
] as const satisfies readonly Effect['do'][]

export type Individual = Extract<Effect, { do: (typeof INDIVIDUAL)[number] }>

export const isIndividual = (effect: Effect): effect is Individual =>
  INDIVIDUAL.some((verb) => verb === effect.do)
