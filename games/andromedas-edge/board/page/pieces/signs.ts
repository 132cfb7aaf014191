import type { IconName } from '@astrolabe/drawing'
import {
  type Ability,
  type BattleEffect,
  type Cost,
  type Effect,
  type HelmBonus,
  type ModuleDesign,
  type Moment,
  type Moon,
  type TrackReward,
  type TurnEffect,
  RESOURCES,
} from '../../../content/schema.ts'
import { RESOURCE_COLOURS, type Sign, signOf, TRACK_ICONS } from '../map/appearance.ts'

// What stands on cards and tokens, as signs: so much of it, under an icon. The words are read aloud and told on a press.

const PLAIN = '#e6eaff'
const sign = (icon: IconName, text = '', colour = PLAIN): Sign => ({ icon, text, colour })

/** What a space of a track gives. */
export function rewardSign(reward: TrackReward): Sign {
  if (reward.give === 'discovery') return sign('seal', '', '#8ff0d8')
  if (reward.give === 'supremacy-token') return sign('medal', '', '#ff9c8f')
  return reward.give === 'hand-limit' ? sign('hand', `+${reward.amount}`) : signOf(reward)
}

export const costSigns = (cost: Cost): Sign[] =>
  RESOURCES.flatMap((resource) => {
    const amount = cost[resource] ?? 0
    return amount === 0 ? [] : [sign(resource, amount > 1 ? `${amount}` : '', RESOURCE_COLOURS[resource])]
  })

const ARROW = sign('arrow-right', '', '#a9b4dc')

function effectSigns({ pay, times = 1, gains }: Effect): Sign[] {
  return [
    ...(pay === undefined ? [] : [...costSigns(pay), ARROW]),
    ...gains.map(signOf),
    ...(times > 1 ? [sign('repeat', `×${times}`)] : []),
  ]
}

/** When something comes: a launch, a return, a place, a battle. */
const MOMENT_ICONS: Readonly<Record<Moment, IconName>> = {
  'return-start': 'undo',
  salvage: 'scrapyard',
  launched: 'ship',
  'launched-to-base': 'station',
  'launched-to-nebula': 'cloud',
  'launched-to-special-region': 'portal',
  'planet-action': 'planet',
  'nebula-action': 'cloud',
  'base-action': 'station',
  'field-action': 'station',
  'module-at-field': 'module',
  'planetary-moon': 'moon',
  'tactics-card-played': 'hand',
  'discovery-taken': 'seal',
  'leaders-recruited': 'leader',
  'development-built': 'observatory',
  'warship-built': 'shipyard',
  'battle-won': 'trophy',
  'battle-won-against-player': 'trophy',
  'battle-lost': 'broken-shield',
  'ship-damaged': 'broken-shield',
  'launched-to-own-planet': 'footsteps',
  'launched-here': 'footsteps',
}

const signedBy = (amount: number): string => `${amount < 0 ? '−' : '+'}${Math.abs(amount)}`

export function abilitySigns(ability: Ability): Sign[] {
  switch (ability.does) {
    case 'gain':
      return [sign(MOMENT_ICONS[ability.on]), ARROW, ...ability.gains.map(signOf)]
    case 'dice':
      return [sign('die', signedBy(ability.amount))]
    case 'targeting':
      return [sign('targeting', signedBy(ability.amount))]
    case 'discount':
      return [sign(DISCOUNT_ICONS[ability.of], `−${ability.amount}`)]
    case 'storage':
      return [sign('crate', `+${ability.amount}`)]
    case 'hand':
      return [sign('hand', `+${ability.amount}`)]
    case 'range':
      return [sign('ship'), sign('orbit', `${ability.range}`)]
    case 'shields':
      return [sign('seal', `+${ability.amount}`)]
    case 'power':
      return [sign('idea')]
  }
}

const DISCOUNT_ICONS = { modules: 'module', ships: 'ship', developments: 'observatory' } as const

/** What a module does; several things one after the other. */
export const moduleSigns = ({ dock, instant = [], ongoing = [] }: ModuleDesign): Sign[] => [
  ...(dock === undefined ? [] : effectSigns(dock)),
  ...ongoing.flatMap(abilitySigns),
  ...instant.map(signOf),
]

export type ModuleKind = 'dock' | 'ongoing' | 'instant'

/** By a ship that docks there, always, or once. */
export function kindOf({ dock, ongoing = [] }: ModuleDesign): ModuleKind {
  if (dock !== undefined) return 'dock'
  return ongoing.length > 0 ? 'ongoing' : 'instant'
}

export const KIND_ICONS: Readonly<Record<ModuleKind, IconName>> = {
  dock: 'download',
  ongoing: 'repeat',
  instant: 'idea',
}

export const moonSigns = ({ gains = [], whenClaimed = [], cancelsCost, relic }: Moon): Sign[] => [
  ...[...gains, ...whenClaimed].map(signOf),
  ...(cancelsCost ? [sign('close')] : []),
  ...(relic ? [sign('relic', '', '#ffb3e6')] : []),
]

export function battleSigns(effect: BattleEffect): Sign[] {
  switch (effect.battle) {
    case 'dice':
      return [
        ...(effect.pay === undefined ? [] : [...costSigns(effect.pay), ARROW]),
        sign('die', `+${effect.amount}`),
      ]
    case 'targeting':
      return [sign('targeting', `+${effect.amount}`)]
    case 'jam':
      return [sign('hostile'), sign('die', `−${effect.amount}`)]
    case 'sabotage':
      return [sign('hostile'), sign('targeting', '1')]
    case 'evade':
      return [sign('barge')]
    case 'withdraw':
      return [sign('footsteps')]
    case 'ambush':
      return [sign('ship', '+1')]
    case 'bribe':
      return [...costSigns(effect.pay), ARROW, sign('raider')]
    case 'if-lost':
      return [sign('broken-shield'), ARROW, ...effect.gains.map(signOf)]
    case 'if-won':
      return [sign('trophy'), ARROW, ...effect.gains.map(signOf)]
    case 'flare':
      return [sign('players'), sign('targeting', '1')]
    case 'swarm':
      return [sign('ship'), ARROW, sign('die', `≤${effect.most}`)]
  }
}

export function turnSigns(effect: TurnEffect): Sign[] {
  switch (effect.turn) {
    case 'gain':
      return effect.gains.map(signOf)
    case 'jump':
      return [sign('portal')]
    case 'cease-fire':
      return [sign('truce')]
  }
}

export function helmSign(bonus: HelmBonus): Sign {
  switch (bonus) {
    case 'science':
    case 'industry':
    case 'commerce':
    case 'civilization':
      return sign(TRACK_ICONS[bonus])
    case 'supremacy':
      return sign('medal')
    case 'tactics':
      return sign('tactics')
    case 'vp':
      return sign('laurels')
    case 'repair':
      return sign('spanner')
    case 'moon':
      return sign('moon')
    case 'upgrade':
      return sign('upgrade')
  }
}

export const DOCK_ICONS = {
  cargo: 'crate',
  slipway: 'shipyard',
  workshop: 'spanner',
  lab: 'lab',
} as const satisfies Readonly<Record<string, IconName>>
