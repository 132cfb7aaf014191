import { capital, uncapital } from '@astrolabe/words'
import { listed, several } from '@astrolabe/words/english.ts'
import { DEVELOPMENT_CARDS } from '../../content/developments.ts'
import { DISCOVERIES } from '../../content/discoveries.ts'
import { FACTIONS } from '../../content/factions.ts'
import { SYNTHESIS_ENERGY } from '../../content/limits.ts'
import { MODULES } from '../../content/modules.ts'
import { RAIDERS } from '../../content/raiders.ts'
import {
  type Basic,
  type Development,
  type Effect,
  type ModuleType,
  type Resource,
  SHIP_TYPES,
  type ShipType,
  type Track,
} from '../../content/schema.ts'
import { TACTICS } from '../../content/tactics.ts'
import { UPGRADES } from '../../content/upgrades.ts'
import type { PaidWay } from '../../position/free-acts.ts'
import type { Price } from '../../position/prices.ts'
import { EN } from '../cards.en.ts'
import { NAMES } from '../names/en.ts'
import { signed } from '../symbols.ts'
import {
  aDevelopment,
  amount,
  costOf,
  dice,
  leaders,
  nth,
  type Party,
  party,
  type Place,
  place,
  ship,
  vp,
} from './nouns.ts'

/** A ship of somebody, where it is, and which of those alike there. */
export interface ShipSight {
  readonly type: number
  readonly at: Place
  readonly nth: number
}

/** A dock of a plan. */
export type DockSight =
  | { readonly kind: 'cargo' | 'slipway' | 'workshop' | 'lab'; readonly effect: Effect }
  | { readonly kind: 'module'; readonly design: number; readonly nth: number; readonly effect: Effect }

/** What building would take and bring. */
export interface Site {
  readonly at: Place
  readonly development: Development
  readonly price: Price
  readonly leaders: number
  readonly vp: number
}

/** “2 titanium + 1 energy, 1 resource less” */
const priceText = ({ cost, less }: Price): string => {
  const full = EN.short.cost(costOf(cost))
  const paid = full === '' ? 'free' : full
  return less > 0 ? `${paid}, ${several(less, 'resource')} less` : paid
}

const moduleText = (design: number, at: number): string => nth(NAMES.modules[MODULES[design].id], at)
const shipAt = ({ type, at, nth: which }: ShipSight): string =>
  nth(`${ship(SHIP_TYPES[type])} at ${place(at)}`, which)

const WAYS: Readonly<Record<PaidWay, string>> = {
  'fold-gate': `${NAMES.modules.S11}: this launch ignores range`,
  'doom-flag': `${NAMES.abilities.F01[1]}: a transport may attack`,
  'quiet-passage': `${NAMES.abilities.F14[0]}: share a base without a battle`,
}

const dockText = (dock: DockSight): string => {
  const name = dock.kind === 'module' ? moduleText(dock.design, dock.nth) : NAMES.docks[dock.kind]
  return `${name} (${EN.short.effect(dock.effect)})`
}

const three = (of: {
  readonly ice: number
  readonly nanocarbon: number
  readonly titanium: number
}): string => {
  const parts = (['ice', 'nanocarbon', 'titanium'] as const).flatMap((basic) =>
    of[basic] > 0 ? [amount(basic, of[basic])] : [],
  )
  return capital(parts.length === 0 ? 'nothing' : listed(parts))
}

const OPERATIONS: Readonly<Record<'energy' | 'tactics' | Basic, string>> = {
  energy: '2 energy',
  tactics: '1 tactics card',
  ice: '1 ice',
  nanocarbon: '1 nanocarbon',
  titanium: '1 titanium',
}

export const options = {
  faction: (faction: number) => {
    const { id } = FACTIONS[faction]
    const [one, other] = EN.factionAbilities(FACTIONS[faction])
    const [first, second] = NAMES.abilities[id]
    return `${NAMES.factions[id]} (${EN.short.gains(FACTIONS[faction].start)}). ${first}: ${uncapital(one)} ${second}: ${uncapital(other)}`
  },
  /** The ship, where it goes, and what is to be had there. */
  launch: (type: ShipType, to: Place, found: string) =>
    `Launch a ${ship(type)} to ${place(to)}${found === '' ? '' : `: ${found}`}`,
  return: (ships: number) =>
    ships === 0 ? 'Return to station' : `Return to station (${several(ships, 'ship')})`,
  wait: 'Wait: 1 energy and 1 tactics card',
  endTurn: 'End the turn',
  moon: (moon: number) => `Spend a moon: ${EN.moonName(moon)}`,
  token: (token: number) =>
    `Spend ${NAMES.discoveries[DISCOVERIES[token].id]} (${EN.short.discovery(DISCOVERIES[token])})`,
  play: (card: number) => `Play ${NAMES.tactics[TACTICS[card].id]} (${EN.short.tactics(TACTICS[card])})`,
  burn: (card: number, energy: number) => `Discard ${NAMES.tactics[TACTICS[card].id]} for ${energy} energy`,
  synthesis: (basic: Basic) => `Synthesis: ${SYNTHESIS_ENERGY} energy for ${amount(basic, 1)}`,
  arbitrage: (give: Basic, take: Basic) =>
    `${NAMES.abilities.F07[0]}: ${amount(give, 1)} for ${amount(take, 1)}`,
  way: (way: PaidWay, energy: number) => `${WAYS[way]} (${energy} energy)`,
  card: (card: number) => `${NAMES.tactics[TACTICS[card].id]} (${EN.short.tactics(TACTICS[card])})`,
  basics: three,
  resource: (resource: Resource) => capital(amount(resource, 1)),
  track: (track: Track, space: number, found: string) =>
    `${NAMES.tracks[track]}, to space ${space}${found === '' ? '' : ` (${found})`}`,
  repairModule: (design: number, at: number) => `Repair ${moduleText(design, at)}`,
  repairShip: (type: ShipType) => `Mend a ${ship(type)}: from the scrapyard to the Repair Barge`,
  repairCruiser: 'Mend the heavy cruiser where it is',
  region: (at: Place) => capital(place(at)),
  upgrade: (upgrade: number) => {
    const tile = UPGRADES[upgrade]
    return `${NAMES.upgrades[tile.id]}, ${NAMES.ships[tile.ship].toLowerCase()} (${EN.short.upgrade(tile)})`
  },
  build: (type: ShipType, price: Price) => `Build a ${ship(type)} (${priceText(price)})`,
  freeShip: (type: ShipType) => `Build a ${ship(type)} for free`,
  enough: 'Leave it at that',
  noShip: 'Bring no ship',
  module: (design: number, at: number, price: Price) =>
    `Buy ${moduleText(design, at)} (${priceText(price)}): ${EN.short.module(MODULES[design])}`,
  freeModule: (design: number, at: number) =>
    `Take ${moduleText(design, at)}: ${EN.short.module(MODULES[design])}`,
  swap: (give: Resource, take: Resource) => `${capital(amount(give, 1))} for ${amount(take, 1)}`,
  column: (type: ModuleType) => NAMES.moduleTypes[type],
  transfer: (moved: ShipSight, to: Place) => `Move the ${shipAt(moved)} to ${place(to)}`,
  use: 'Pay and use it',
  decline: 'Do without',
  discovery: (token: number) =>
    `${NAMES.discoveries[DISCOVERIES[token].id]} (${EN.short.discovery(DISCOVERIES[token])})`,
  nebulaMoon: (moon: number, at: Place) => `${EN.moonName(moon)} of ${place(at)}`,
  done: 'Buy no more',
  titanium: 'Take 1 titanium',
  develop: ({ at, development, price, leaders: n, vp: points }: Site) =>
    `Build ${aDevelopment(development)} on ${place(at)} (${priceText(price)}, ${leaders(n)}: ${vp(points)})`,
  recruitInstead: 'Recruit 1 leader from anywhere and draw 1 tactics card',
  keepCard: 'Keep it',
  burnCard: 'Discard it for 1 energy',
  energy: (n: number) => (n === 0 ? 'No energy' : `${n} energy`),
  result: (die: number) => `${die}: ${EN.short.void(die)}`,
  none: 'Build nothing',
  developmentCard: (card: number) =>
    `${NAMES.developmentCards[DEVELOPMENT_CARDS[card].id]}: ${uncapital(EN.developmentCard(DEVELOPMENT_CARDS[card]))}`,
  ship: (sight: ShipSight) => capital(shipAt(sight)),
  dock: dockText,
  takeOut: (at: number, dock: DockSight) => `Take out no. ${at + 1}: ${dockText(dock)}`,
  earlier: (at: number, dock: DockSight) => `No. ${at + 1} earlier: ${dockText(dock)}`,
  carryOut: (docks: number) => (docks === 0 ? 'Dock nowhere' : `Dock as planned (${several(docks, 'dock')})`),
  raider: (card: number, at: Place) =>
    `${NAMES.raiders[RAIDERS[card].id]} at ${place(at)} (${EN.raiderStats(RAIDERS[card])})`,
  goOn: 'To battle',
  offer: 'Offer a truce',
  fight: 'Fight',
  accept: 'Accept the truce',
  pass: 'Play nothing',
  side: (of: Party) => capital(party(of)),
  divert: (energy: number, overclock: number, cannons: number) => {
    const parts = [
      ...(energy > 0 ? [`${energy} energy for ${dice(energy)}`] : []),
      ...(overclock > 0 ? [`${overclock} energy for ${signed(overclock)} targeting`] : []),
      ...(cannons > 0 ? [cannons === 1 ? '1 Precursor Cannon' : `${cannons} Precursor Cannons`] : []),
    ]
    return parts.length === 0 ? 'Nothing' : capital(listed(parts))
  },
  reroll: (die: number) => `Roll the ${die} again`,
  keepDice: 'Keep the dice',
  take: (resource: Resource, from: Party) => `Take ${amount(resource, 1)} from ${party(from)}`,
  operation: (gain: 'energy' | 'tactics' | Basic) => OPERATIONS[gain],
  shipType: (type: ShipType) => `The ${ship(type)}`,
  ownModule: (design: number, at: number) => moduleText(design, at),
  lose: (resource: Resource) => capital(amount(resource, 1)),
  payCredit: 'Pay 1 credit',
  payBasics: 'Pay 2 basic resources',
  pay: (energy: number) => `Pay ${energy} energy`,
  sufferModule: 'Damage a module',
  sufferShip: 'Let it be damaged',
  payIce: (ice: number, vpLost: number) =>
    `${ice === 0 ? 'Pay nothing' : `Pay ${amount('ice', ice)}`}${vpLost > 0 ? ` (−${vp(vpLost)})` : ''}`,
  loseEnergy: 'Lose 2 energy',
  loseVp: 'Lose 1 VP',
  damageShip: (sight: ShipSight) => `Damage the ${shipAt(sight)} and gain 2 energy`,
  giveDie: 'Let the Unity have 1 more die',
}
