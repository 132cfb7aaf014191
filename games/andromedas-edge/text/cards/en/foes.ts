import { capital } from '@astrolabe/words'
import { listed } from '@astrolabe/words/english.ts'
import {
  ARMOUR_DICE,
  ARMOUR_VP,
  DAMPED_ENERGY,
  FORCED_SETTLEMENT_VP,
  MECHAPHAGE_TOKENS,
  RATIONING_CARDS,
} from '../../../content/limits.ts'
import {
  type Commander,
  type CommanderPower,
  type ConflictCard,
  type Direction,
  type HelmBonus,
  type RaiderCard,
  type RaiderPower,
  TRACKS,
  type UnityAction,
  type UnityIcon,
  type UnityTarget,
  type UnityToken,
} from '../../../content/schema.ts'
import { dice, vp } from '../../en/nouns.ts'
import { NAMES } from '../../names/en.ts'
import { pack } from '../../symbols.ts'
import { gainsText } from './gains.ts'
import { shortGains } from './short.ts'

const RAIDER_POWERS: Readonly<Record<RaiderPower, string>> = {
  none: 'It has no power of its own.',
  'drain-energy': 'If it wins, each losing player loses 1 energy.',
  loot: 'If it wins, each loser loses 1 resource of their choice.',
  siphon: `No side may divert more than ${DAMPED_ENERGY} energy against it.`,
  mechaphage: `If it wins, each loser puts a Mechaphage token on an intact module; it takes two repairs to get rid of it, but one is enough for the Unity. When all ${MECHAPHAGE_TOKENS} tokens are out, a damage marker takes their place.`,
  marauder:
    'Before dice are compared, the active side sets aside its highest die, unless it rolled only one.',
  hunt: 'After winning, it moves 1 step towards the nearest ship.',
  silence: 'No tactics cards are played in this battle; the Unity still draws its conflict card.',
  'shadow-warp':
    'When it attacks, it stays in the Void and all ships of the region move there instead. The launched ship takes the Void action, then the battle begins.',
  armoured: `Its first defeat only costs it ${dice(ARMOUR_DICE)} and brings ${vp(ARMOUR_VP)}, and it stays where it is; the second brings the whole reward.`,
  harvest: 'If it wins, each loser damages 1 module.',
}

const SHORT_RAIDER_POWERS: Readonly<Record<RaiderPower, string>> = {
  none: 'no power',
  'drain-energy': 'wins: −1 energy',
  loot: 'wins: −1 resource',
  siphon: `divert at most ${DAMPED_ENERGY}`,
  mechaphage: 'wins: infests a module',
  marauder: 'your best die is set aside',
  hunt: 'wins: hunts on',
  silence: 'no tactics cards',
  'shadow-warp': 'pulls ships into the Void',
  armoured: 'must be beaten twice',
  harvest: 'wins: damages a module',
}

export const raiderStats = ({ dice: number, targeting, range }: RaiderCard): string =>
  `${dice(number)}, targeting ${targeting}, range ${range}`
export const raiderPower = ({ power }: RaiderCard): string => RAIDER_POWERS[power]
export const shortRaiderPower = ({ power }: RaiderCard): string => SHORT_RAIDER_POWERS[power]
export const raiderReward = ({ reward }: RaiderCard): string => `Reward: ${gainsText(reward)}.`
export const shortRaiderReward = ({ reward }: RaiderCard): string => shortGains(reward)

const more = (n: number): string => (n === 1 ? '1 more die' : `${n} more dice`)

const CONFLICTS: Readonly<Record<NonNullable<ConflictCard['special']>, string>> = {
  suppression: 'each player in the battle rolls 1 die less (at least 1)',
  siphon: 'each player in the battle loses 1 energy, and the Unity draws 1 tactics card for each',
  extortion: 'each player in the battle gives 1 tactics card to the Unity, or it rolls 1 more die',
  patience: 'if the Unity loses, its ships go to the Repair Barge',
  assimilation: 'if the Unity wins, it gains 1 module of the type it has least of',
}
const SHORT_CONFLICTS: typeof CONFLICTS = {
  suppression: 'players −1 die',
  siphon: 'takes 1 energy each',
  extortion: 'a card each, or +1 die',
  patience: 'loses: ships to the Barge',
  assimilation: 'wins: 1 module',
}

export function conflictText({ dice: number, targeting, special }: ConflictCard): string {
  const parts = [
    ...(number > 0 ? [`the Unity rolls ${more(number)}`] : []),
    ...(targeting > 0 ? [`the Unity has +${targeting} targeting`] : []),
    ...(special ? [CONFLICTS[special]] : []),
  ]
  return parts.length === 0 ? 'It has no effect.' : parts.map((part) => `${capital(part)}.`).join(' ')
}
export function shortConflict({ dice: number, targeting, special }: ConflictCard): string {
  const parts = [
    ...(number > 0 ? [`+${dice(number)}`] : []),
    ...(targeting > 0 ? [`+${targeting} targeting`] : []),
    ...(special ? [SHORT_CONFLICTS[special]] : []),
  ]
  return parts.length === 0 ? 'no effect' : parts.join(', ')
}

const UNITY_TOKENS: Readonly<Record<UnityToken['effect'], string>> = {
  salvage: 'At once: the Unity makes 2 repairs.',
  conscription: 'At once: up to 2 leaders of the Unity move from bases to its station.',
  reactors: 'The Unity rolls 1 more die in its battles.',
  net: 'The Unity has +1 targeting in its battles.',
  tribute: 'The Unity gains 1 VP at each of its returns.',
}
export const unityTokenText = ({ effect }: UnityToken): string => UNITY_TOKENS[effect]

const NEAREST: Readonly<Record<Extract<UnityTarget, { to: 'nearest' }>['of'], string>> = {
  'planet-with-player': 'the planet with a player’s ship nearest to the Probe',
  'planet-with-moons': 'the planet with moons nearest to the Probe',
  base: 'the Alliance base nearest to the Probe',
}
const FROM_PROBE: Readonly<Record<Direction, string>> = {
  east: 'the region east of the Probe',
  'south-east': 'the region south-east of the Probe',
  'south-west': 'the region south-west of the Probe',
  west: 'the region west of the Probe',
  'north-west': 'the region north-west of the Probe',
  'north-east': 'the region north-east of the Probe',
}

export function targetText(target: UnityTarget): string {
  switch (target.to) {
    case 'base':
      return `the ${NAMES.tiles[target.base]}`
    case 'leftmost-uncolonised':
      return 'the leftmost uncolonised planet'
    case 'probe':
      return 'the region of the Probe'
    case 'direction':
      return FROM_PROBE[target.direction]
    case 'nearest':
      return NEAREST[target.of]
  }
}

const ICONS: Readonly<Record<UnityIcon, string>> = {
  infrastructure: 'it builds if it can',
  event: 'the event marker advances',
  repair: 'it makes 1 repair',
}

export const unityActionName = ({ pack: number, id }: UnityAction): string =>
  `Pack ${pack(number)}, card ${id.split('-')[1]}`
export const unityActionText = ({ target, icons }: UnityAction): string =>
  `The Unity launches to ${targetText(target)}${icons.length > 0 ? `; then ${listed(icons.map((icon) => ICONS[icon]))}` : ''}.`
const SHORT_NEAREST: typeof NEAREST = {
  'planet-with-player': 'nearest planet with a player',
  'planet-with-moons': 'nearest planet with moons',
  base: 'nearest base',
}
export const shortUnityAction = ({ target, icons }: UnityAction): string =>
  [
    target.to === 'nearest' ? SHORT_NEAREST[target.of] : targetText(target),
    ...icons.map((icon) => NAMES.unityIcons[icon]),
  ].join(', ')

const HELM: Readonly<Record<HelmBonus, string>> = {
  science: '1 Science module',
  industry: '1 Industry module',
  commerce: '1 Commerce module',
  civilization: '1 Civilization module',
  tactics: '1 tactics card',
  vp: '1 VP',
  repair: '1 repair',
  moon: '1 nebula moon',
  upgrade: '1 upgrade token',
  supremacy: '1 space on Supremacy',
}
export const helmText = (bonuses: readonly HelmBonus[]): string => listed(bonuses.map((bonus) => HELM[bonus]))

const COMMANDER_POWERS: Readonly<Record<CommanderPower, string>> = {
  rationing: `At each event, the Unity draws ${RATIONING_CARDS} tactics cards.`,
  spearhead: 'The Unity rolls 1 more die in battles in which it is the active side.',
  'full-record': 'When the Unity gains discovery tokens, it gains one more.',
  'hunting-pack': 'Its fighter joins every battle from anywhere, like its heavy cruiser.',
  'no-idle-hull':
    'If the section rolled is empty, the next one with a ship is used, with the card of its pack. It returns, without a roll, only if it starts its turn with at most 1 ship in its bay.',
  'forced-settlement': `Its developments take 1 leader less (at least 1) and score ${FORCED_SETTLEMENT_VP} VP more.`,
}
export const commanderPower = ({ power }: Commander): string =>
  power === undefined
    ? 'No ability of its own.'
    : `${NAMES.commanderPowers[power]}. ${COMMANDER_POWERS[power]}`
export const commanderStart = ({ level, start }: Commander): string =>
  `Level ${level}. Starts at ${listed(TRACKS.filter((track) => start[track]).map((track) => `${NAMES.tracks[track]} ${start[track]}`))}.`
