import { capital } from '@astrolabe/words'
import { listed } from '@astrolabe/words/english.ts'
import { TACTICS_AT_START, TRANSPORTS_AT_START } from '../../../content/limits.ts'
import { MOONS } from '../../../content/moons.ts'
import type {
  DevelopmentCard,
  Discovery,
  Faction,
  Gain,
  ModuleDesign,
  Moon,
  ShipKind,
  Supremacy,
  UnityBenefit,
  Upgrade,
} from '../../../content/schema.ts'
import { basics, cards, costText, dice, leaders as leadersText, vp } from '../../en/nouns.ts'
import { NAMES } from '../../names/en.ts'
import { nebulaMoonName } from '../moon-names.ts'
import { abilityText } from './abilities.ts'
import { effectText, gainsText } from './gains.ts'
import { shortAbility } from './short-abilities.ts'
import { shortEffect, shortGains } from './short.ts'

const COST_CANCELLED = 'you need not pay the cost of the next effect of yours that has one'

/** “Dock: gain 3 energy.” */
export function moduleText({ dock, instant, ongoing = [] }: ModuleDesign): string {
  const parts = [
    ...(dock ? [`${NAMES.moduleKinds.dock}: ${uncapitalised(effectText(dock))}`] : []),
    ...(ongoing.length > 0
      ? [`${NAMES.moduleKinds.ongoing}: ${ongoing.map((ability) => `${abilityText(ability)}.`).join(' ')}`]
      : []),
    ...(instant ? [`${NAMES.moduleKinds.instant}: ${gainsText(instant)}.`] : []),
  ]
  return parts.join(' ')
}
const uncapitalised = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

export const shortModule = ({ dock, instant, ongoing = [] }: ModuleDesign): string =>
  [
    ...(dock ? [shortEffect(dock)] : []),
    ...ongoing.map(shortAbility),
    ...(instant ? [`now ${shortGains(instant)}`] : []),
  ].join('; ')

export function moonText({ gains, whenClaimed, cancelsCost, relic }: Moon): string {
  const parts = [
    ...(gains ? [`spend it: ${gainsText(gains)}`] : []),
    ...(whenClaimed ? [`when you claim it: ${gainsText(whenClaimed)}`] : []),
    ...(cancelsCost ? [`spend it: ${COST_CANCELLED}`] : []),
    ...(relic ? ['it bears a relic icon and is kept'] : []),
  ]
  return parts.map((part) => `${capital(part)}.`).join(' ')
}

export const shortMoon = ({ gains, whenClaimed, cancelsCost, relic }: Moon): string =>
  [
    ...(gains ? [shortGains(gains)] : []),
    ...(relic ? ['relic'] : []),
    ...(whenClaimed ? [shortGains(whenClaimed)] : []),
    ...(cancelsCost ? ['no cost'] : []),
  ].join(', ')

/** A nebula moon by its name, a planetary moon by its planet and what it yields: “Ice moon (2 ice)”. */
export const moonName = (moon: number): string => {
  const { from } = MOONS[moon]
  return (
    nebulaMoonName(NAMES.moons, moon) ??
    `${from === 'orphaned' || from === 'ancient' ? NAMES.moonSets[from] : NAMES.planetaryMoons[from]} (${shortMoon(MOONS[moon])})`
  )
}

export function discoveryText(token: Discovery): string {
  const { gains, cancelsCost, hyperlane, dice: more, kept, endVp } = token
  const parts = [
    ...(gains ? [`spend it: ${gainsText(gains)}`] : []),
    ...(cancelsCost ? [`spend it: ${COST_CANCELLED}`] : []),
    ...(hyperlane ? ['spend it: this launch ignores range, and may go to a nebula'] : []),
    ...(more ? [`spend it in Preparations: roll ${more} more dice`] : []),
    ...(kept ? [`keep it: ${abilityText(kept)}`] : []),
    ...(endVp ? [`keep it: ${vp(endVp)} at the end of the game`] : []),
  ]
  return parts.map((part) => `${capital(part)}.`).join(' ')
}

export const shortDiscovery = ({
  gains,
  cancelsCost,
  hyperlane,
  dice: more,
  kept,
  endVp,
}: Discovery): string =>
  [
    ...(gains ? [shortGains(gains)] : []),
    ...(cancelsCost ? ['no cost'] : []),
    ...(hyperlane ? ['any range'] : []),
    ...(more ? [`+${dice(more)}`] : []),
    ...(kept ? [shortAbility(kept)] : []),
    ...(endVp ? [`${vp(endVp)} at the end`] : []),
  ].join(', ')

export function supremacyText({ ability, now, medals }: Supremacy): string {
  const parts = [
    ...(ability ? [abilityText(ability)] : []),
    ...(now ? [`${gainsText(now)} at once`] : []),
    ...(medals
      ? [
          `at the end of the game, 1 VP for every ${medals.battles} battles you have won (at most ${medals.most})`,
        ]
      : []),
  ]
  return parts.map((part) => `${capital(part)}.`).join(' ')
}

export const shortSupremacy = ({ ability, now, medals }: Supremacy): string =>
  [
    ...(ability ? [shortAbility(ability)] : []),
    ...(now ? [shortGains(now)] : []),
    ...(medals ? [`end: 1 VP per ${medals.battles} wins, at most ${medals.most}`] : []),
  ].join(', ')

export const upgradeText = ({ abilities }: Upgrade): string =>
  abilities.map((ability) => `${capital(abilityText(ability))}.`).join(' ')
export const shortUpgrade = ({ abilities }: Upgrade): string => abilities.map(shortAbility).join('; ')

const BENEFITS: Readonly<Record<UnityBenefit['gets'], (n: number) => string>> = {
  discoveries: (n) => `${n} discovery tokens at random`,
  repairs: (n) => `${n} repairs`,
  modules: (n) => `${n} available module`,
}
export const benefitText = ({ gets, amount }: UnityBenefit): string =>
  `The Unity gains ${BENEFITS[gets](amount)} instead.`

export const developmentCardText = ({ ability }: DevelopmentCard): string =>
  `${capital(abilityText(ability))}.`
export const shortDevelopmentCard = ({ ability }: DevelopmentCard): string => shortAbility(ability)

const started = (gain: Gain): string[] => {
  if (gain.give === 'tactics') return []
  return [gain.give === 'basic' ? basics(gain.amount) : shortGains([gain])]
}
const tacticsIn = (gains: readonly Gain[]): number =>
  gains.reduce((sum, gain) => sum + (gain.give === 'tactics' ? gain.amount : 0), 0)

/** What it starts with; then what it can do. */
export const factionStart = ({ start, leaders }: Faction): string =>
  `Start with ${listed([...start.flatMap(started), cards(TACTICS_AT_START + tacticsIn(start)), `${TRANSPORTS_AT_START} transports`, leadersText(leaders)])}.`
export const factionAbilities = ({ abilities: [one, other] }: Faction): readonly [string, string] => [
  `${capital(abilityText(one))}.`,
  `${capital(abilityText(other))}.`,
]
export const shortFaction = ({ abilities: [one, other] }: Faction): readonly [string, string] => [
  shortAbility(one),
  shortAbility(other),
]

export const shipText = ({ type, dice: number, range, cost }: ShipKind): string =>
  `${dice(number)}, range ${range}, costs ${costText(cost)}. ${SHIP_RULES[type]}`

const SHIP_RULES: Readonly<Record<ShipKind['type'], string>> = {
  transport: 'The only ship that builds developments.',
  fighter: 'Attack: it may be launched to where ships of others are.',
  'science-vessel': 'Voyage: it is launched anywhere, and alone reaches nebulae.',
  'heavy-cruiser': 'It is launched up to 2 regions away, and its shields absorb 1 damage.',
}
