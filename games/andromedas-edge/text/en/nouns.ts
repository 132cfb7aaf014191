import { listed, several } from '@astrolabe/words/english.ts'
import { HEXES } from '../../content/board.ts'
import { COMMANDERS, CONFLICTS, UNITY_TOKENS } from '../../content/unity.ts'
import { DEVELOPMENT_CARDS } from '../../content/developments.ts'
import { DESTINIES } from '../../content/destinies.ts'
import { DISCOVERIES } from '../../content/discoveries.ts'
import { EVENTS } from '../../content/events.ts'
import { FACTIONS } from '../../content/factions.ts'
import { MODULES } from '../../content/modules.ts'
import { RAIDERS } from '../../content/raiders.ts'
import { type Cost, type Development, RESOURCES, type Resource, type ShipType } from '../../content/schema.ts'
import { SUPREMACIES } from '../../content/supremacies.ts'
import { TACTICS } from '../../content/tactics.ts'
import { TILES } from '../../content/tiles.ts'
import { UPGRADES } from '../../content/upgrades.ts'
import { EAST, NONE, RAIDER, UNITY, WEST } from '../../position/state.ts'
import { NAMES } from '../names/en.ts'

export const vp = (n: number): string => `${n} VP`
export const cards = (n: number): string => several(n, 'tactics card')
export const leaders = (n: number): string => several(n, 'leader')
export const basics = (n: number): string => several(n, 'basic resource')
export const dice = (n: number): string => several(n, 'die', 'dice')
export const steps = (n: number): string => several(n, 'step')

/** “3 energy”, “1 credit” */
export const amount = (resource: Resource, n: number): string =>
  resource === 'credits' ? several(n, 'credit') : `${n} ${NAMES.resources[resource].toLowerCase()}`

/** “2 nanocarbon and 1 ice”, in the order of RESOURCES; “nothing” */
export const costText = (cost: Cost): string => {
  const parts = RESOURCES.flatMap((resource) => amountsIn(resource, cost[resource]))
  return parts.length === 0 ? 'nothing' : listed(parts)
}
const amountsIn = (resource: Resource, n = 0): string[] => (n > 0 ? [amount(resource, n)] : [])

/** What was paid, by number of resource. */
export const costOf = (paid: readonly number[]): Cost =>
  Object.fromEntries(RESOURCES.map((resource, i) => [resource, paid[i]]))

const SHIPS: Readonly<Record<ShipType, string>> = {
  transport: 'transport',
  fighter: 'fighter',
  'science-vessel': 'science vessel',
  'heavy-cruiser': 'heavy cruiser',
}
export const ship = (type: ShipType): string => SHIPS[type]
export const aShip = (type: ShipType): string => `a ${SHIPS[type]}`

const DEVELOPMENTS: Readonly<Record<Development, string>> = {
  observatory: 'an observatory',
  factory: 'a factory',
  obelisk: 'an obelisk',
  spaceport: 'a spaceport',
  city: 'a city',
}
export const aDevelopment = (type: Development): string => DEVELOPMENTS[type]

/** A tile in a sentence: “Auris”, “the Odessa Field”. */
export const tile = (number: number): string => {
  const { id, kind } = TILES[number]
  const name = NAMES.tiles[id]
  if (kind === 'planet') return name
  return name.startsWith('The ') ? `the ${name.slice(4)}` : `the ${name}`
}

/** Where something is, where only the number of the region is known: “B2”, “the West Nebula”. */
export const region = (number: number): string =>
  number === WEST
    ? `the ${NAMES.nebulae.west}`
    : number === EAST
      ? `the ${NAMES.nebulae.east}`
      : HEXES[number].id

export const moduleName = (design: number): string => `“${NAMES.modules[MODULES[design].id]}”`
export const tacticsName = (card: number): string => `“${NAMES.tactics[TACTICS[card].id]}”`
export const upgradeName = (upgrade: number): string => `“${NAMES.upgrades[UPGRADES[upgrade].id]}”`
export const discoveryName = (token: number): string => `“${NAMES.discoveries[DISCOVERIES[token].id]}”`
export const supremacyName = (token: number): string => `“${NAMES.supremacies[SUPREMACIES[token].id]}”`
export const developmentCardName = (card: number): string =>
  `“${NAMES.developmentCards[DEVELOPMENT_CARDS[card].id]}”`
export const eventName = (card: number): string => `“${NAMES.events[EVENTS[card].id]}”`
export const destinyName = (card: number): string => `“${NAMES.destinies[DESTINIES[card].id]}”`
export const conflictName = (card: number): string => `“${NAMES.conflicts[CONFLICTS[card].id]}”`
export const unityTokenName = (token: number): string => `“${NAMES.unityTokens[UNITY_TOKENS[token].id]}”`
export const commanderName = (commander: number): string => NAMES.commanders[COMMANDERS[commander].id]

/** “the Lumen Choir”; “Krawl’n” */
export const theFaction = (faction: number): string => {
  const { id } = FACTIONS[faction]
  return id === 'F15' ? NAMES.factions[id] : `the ${NAMES.factions[id]}`
}

/** “the Void Dragon”; figures of class S go by the name of their swarm. */
export const theRaider = (card: number): string => {
  const name = NAMES.raiders[RAIDERS[card].id]
  return name.startsWith('The ') ? `the ${name.slice(4)}` : `the ${name}`
}

/** A verb with a raider for its subject: swarms are several. */
export const raiderDoes = (card: number, one: string, many: string): string =>
  RAIDERS[card].figures > 1 ? many : one

/** A region and the tile in it, NONE in a nebula. */
export interface Place {
  readonly region: number
  readonly tile: number
}

/** “Auris (A3)”, “the West Nebula” */
export const place = ({ region: number, tile: there }: Place): string =>
  there === NONE ? region(number) : `${tile(there)} (${HEXES[number].id})`

/** A participant where players are not called by their names: by their faction. */
export interface Party {
  readonly who: number
  readonly faction: number
  /** The card of the raider in the battle, NONE without one. */
  readonly raider: number
}

export const party = ({ who, faction, raider }: Party): string => {
  if (who === UNITY) return 'the Unity'
  if (who === RAIDER) return raider === NONE ? 'the raider' : theRaider(raider)
  return faction === NONE ? `seat ${who + 1}` : theFaction(faction)
}

/** A thing of which one may have several alike, and which of those it is, from 0. */
export const nth = (name: string, at: number): string => (at === 0 ? name : `${name}, no. ${at + 1}`)
