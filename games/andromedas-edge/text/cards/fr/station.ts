import { capital, uncapital } from '@astrolabe/words'
import { french as fr, listed } from '@astrolabe/words/french.ts'
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
import { basics, cards, costText, dice, leaders as leadersText, vp } from '../../fr/nouns.ts'
import { NAMES } from '../../names/fr.ts'
import { nebulaMoonName } from '../moon-names.ts'
import { abilityText } from './abilities.ts'
import { effectText, gainsText } from './gains.ts'
import { shortAbility } from './short-abilities.ts'
import { shortEffect, shortGains } from './short.ts'

const COST_CANCELLED = 'vous n’avez pas à payer le coût de votre prochain effet qui en a un'

export function moduleText({ dock, instant, ongoing = [] }: ModuleDesign): string {
  const parts = [
    ...(dock ? [fr`${NAMES.moduleKinds.dock} : ${uncapital(effectText(dock))}`] : []),
    ...(ongoing.length > 0
      ? [fr`${NAMES.moduleKinds.ongoing} : ${ongoing.map((ability) => `${abilityText(ability)}.`).join(' ')}`]
      : []),
    ...(instant ? [fr`${NAMES.moduleKinds.instant} : ${gainsText(instant)}.`] : []),
  ]
  return parts.join(' ')
}

export const shortModule = ({ dock, instant, ongoing = [] }: ModuleDesign): string =>
  [
    ...(dock ? [shortEffect(dock)] : []),
    ...ongoing.map(shortAbility),
    ...(instant ? [`aussitôt ${shortGains(instant)}`] : []),
  ].join(fr` ; `)

export function moonText({ gains, whenClaimed, cancelsCost, relic }: Moon): string {
  const parts = [
    ...(gains ? [fr`dépensez-la : ${gainsText(gains)}`] : []),
    ...(whenClaimed ? [fr`quand vous la revendiquez : ${gainsText(whenClaimed)}`] : []),
    ...(cancelsCost ? [fr`dépensez-la : ${COST_CANCELLED}`] : []),
    ...(relic ? ['elle porte une icône Relique et se conserve'] : []),
  ]
  return parts.map((part) => `${capital(part)}.`).join(' ')
}

export const shortMoon = ({ gains, whenClaimed, cancelsCost, relic }: Moon): string =>
  [
    ...(gains ? [shortGains(gains)] : []),
    ...(relic ? ['relique'] : []),
    ...(whenClaimed ? [shortGains(whenClaimed)] : []),
    ...(cancelsCost ? ['coût annulé'] : []),
  ].join(', ')

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
    ...(gains ? [fr`dépensez-le : ${gainsText(gains)}`] : []),
    ...(cancelsCost ? [fr`dépensez-le : ${COST_CANCELLED}`] : []),
    ...(hyperlane ? [fr`dépensez-le : ce lancement ignore la portée et peut viser une nébuleuse`] : []),
    ...(more ? [fr`dépensez-le pendant les préparatifs : lancez ${more} dés de plus`] : []),
    ...(kept ? [fr`conservez-le : ${abilityText(kept)}`] : []),
    ...(endVp ? [fr`conservez-le : ${vp(endVp)} en fin de partie`] : []),
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
    ...(cancelsCost ? ['coût annulé'] : []),
    ...(hyperlane ? ['toute portée'] : []),
    ...(more ? [`+${dice(more)}`] : []),
    ...(kept ? [shortAbility(kept)] : []),
    ...(endVp ? [`${vp(endVp)} à la fin`] : []),
  ].join(', ')

export function supremacyText({ ability, now, medals }: Supremacy): string {
  const parts = [
    ...(ability ? [abilityText(ability)] : []),
    ...(now ? [`${gainsText(now)} aussitôt`] : []),
    ...(medals
      ? [`en fin de partie, 1 PV par groupe de ${medals.battles} batailles gagnées (${medals.most} au plus)`]
      : []),
  ]
  return parts.map((part) => `${capital(part)}.`).join(' ')
}

export const shortSupremacy = ({ ability, now, medals }: Supremacy): string =>
  [
    ...(ability ? [shortAbility(ability)] : []),
    ...(now ? [shortGains(now)] : []),
    ...(medals ? [fr`fin : 1 PV par ${medals.battles} victoires, ${medals.most} au plus`] : []),
  ].join(', ')

export const upgradeText = ({ abilities }: Upgrade): string =>
  abilities.map((ability) => `${capital(abilityText(ability))}.`).join(' ')
export const shortUpgrade = ({ abilities }: Upgrade): string => abilities.map(shortAbility).join(fr` ; `)

const BENEFITS: Readonly<Record<UnityBenefit['gets'], (n: number) => string>> = {
  discoveries: (n) => `gagne à la place ${n} pions Découverte au hasard`,
  repairs: (n) => `effectue à la place ${n} réparations`,
  modules: (n) => `gagne à la place ${n} module disponible`,
}
export const benefitText = ({ gets, amount }: UnityBenefit): string => `L’Unité ${BENEFITS[gets](amount)}.`

export const developmentCardText = ({ ability }: DevelopmentCard): string =>
  `${capital(abilityText(ability))}.`
export const shortDevelopmentCard = ({ ability }: DevelopmentCard): string => shortAbility(ability)

const started = (gain: Gain): string[] => {
  if (gain.give === 'tactics') return []
  return [gain.give === 'basic' ? basics(gain.amount) : shortGains([gain])]
}
const tacticsIn = (gains: readonly Gain[]): number =>
  gains.reduce((sum, gain) => sum + (gain.give === 'tactics' ? gain.amount : 0), 0)

export const factionStart = ({ start, leaders }: Faction): string =>
  fr`Au départ : ${listed([...start.flatMap(started), cards(TACTICS_AT_START + tacticsIn(start)), `${TRANSPORTS_AT_START} transports`, leadersText(leaders)])}.`
export const factionAbilities = ({ abilities: [one, other] }: Faction): readonly [string, string] => [
  `${capital(abilityText(one))}.`,
  `${capital(abilityText(other))}.`,
]
export const shortFaction = ({ abilities: [one, other] }: Faction): readonly [string, string] => [
  shortAbility(one),
  shortAbility(other),
]

export const shipText = ({ type, dice: number, range, cost }: ShipKind): string =>
  `${dice(number)}, portée ${range}, coûte ${costText(cost)}. ${SHIP_RULES[type]}`

const SHIP_RULES: Readonly<Record<ShipKind['type'], string>> = {
  transport: 'Le seul vaisseau qui bâtit des infrastructures.',
  fighter: fr`Attaquer : il peut être lancé là où se trouvent les vaisseaux des autres.`,
  'science-vessel': fr`Voyager : il se lance partout, et lui seul atteint les nébuleuses.`,
  'heavy-cruiser': 'Il se lance jusqu’à 2 régions de distance, et ses boucliers absorbent 1 dégât.',
}
