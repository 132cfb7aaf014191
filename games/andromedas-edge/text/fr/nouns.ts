import { listed, several } from '@astrolabe/words/french.ts'
import { definite, type FrenchNoun, indefinite, ofThe, toThe } from '@astrolabe/words/french-nouns.ts'
import { HEXES } from '../../content/board.ts'
import { DESTINIES } from '../../content/destinies.ts'
import { DEVELOPMENT_CARDS } from '../../content/developments.ts'
import { DISCOVERIES } from '../../content/discoveries.ts'
import { EVENTS } from '../../content/events.ts'
import { FACTIONS, type FactionId } from '../../content/factions.ts'
import { MODULES } from '../../content/modules.ts'
import { RAIDERS, type RaiderId } from '../../content/raiders.ts'
import { type Cost, type Development, RESOURCES, type Resource, type ShipType } from '../../content/schema.ts'
import { SUPREMACIES } from '../../content/supremacies.ts'
import { TACTICS } from '../../content/tactics.ts'
import { TILES } from '../../content/tiles.ts'
import { COMMANDERS, CONFLICTS, UNITY_TOKENS } from '../../content/unity.ts'
import { UPGRADES } from '../../content/upgrades.ts'
import { EAST, NONE, RAIDER, UNITY, WEST } from '../../position/state.ts'
import type { Party, Place } from '../en/nouns.ts'
import { NAMES } from '../names/fr.ts'

export const vp = (n: number): string => `${n} PV`
export const cards = (n: number): string => several(n, 'carte Stratégie', 'cartes Stratégie')
export const leaders = (n: number): string => several(n, 'chef')
export const basics = (n: number): string => several(n, 'ressource de base', 'ressources de base')
export const dice = (n: number): string => several(n, 'dé')
export const steps = (n: number): string => several(n, 'pas', 'pas')
export const resourcesOf = (n: number): string => several(n, 'ressource')

/** « 3 énergie », « 2 crédits »: what is not counted stays in the singular. */
export const amount = (resource: Resource, n: number): string =>
  resource === 'credits' ? several(n, 'crédit') : `${n} ${NAMES.resources[resource].toLowerCase()}`

/** « 2 nanocarbone et 1 glace » */
export const costText = (cost: Cost): string => {
  const parts = RESOURCES.flatMap((resource) => amountsIn(resource, cost[resource]))
  return parts.length === 0 ? 'rien' : listed(parts)
}
const amountsIn = (resource: Resource, n = 0): string[] => (n > 0 ? [amount(resource, n)] : [])

export const costOf = (paid: readonly number[]): Cost =>
  Object.fromEntries(RESOURCES.map((resource, i) => [resource, paid[i]]))

const SHIPS: Readonly<Record<ShipType, FrenchNoun>> = {
  transport: { fr: 'transport' },
  fighter: { fr: 'chasseur' },
  'science-vessel': { fr: 'vaisseau scientifique' },
  'heavy-cruiser': { fr: 'croiseur lourd' },
}
export const ship = (type: ShipType): string => SHIPS[type].fr
export const aShip = (type: ShipType): string => indefinite(SHIPS[type])

const DEVELOPMENTS: Readonly<Record<Development, FrenchNoun>> = {
  observatory: { fr: 'observatoire' },
  factory: { fr: 'usine', feminine: true },
  obelisk: { fr: 'obélisque' },
  spaceport: { fr: 'spatioport' },
  city: { fr: 'ville', feminine: true },
}
export const aDevelopment = (type: Development): string => indefinite(DEVELOPMENTS[type])
export const ofTheDevelopment = (type: Development): string => ofThe(DEVELOPMENTS[type])

/** Tiles that are not planets: « le Champ d’Odessa », « la Porte silencieuse », « le Néant ». */
const nounOfTile = (number: number): FrenchNoun => {
  const name = NAMES.tiles[TILES[number].id].replace(/^Le /, '')
  return { fr: name, feminine: /^(?:Ceinture|Porte)/.test(name) }
}
const isPlanet = (number: number): boolean => TILES[number].kind === 'planet'
const planet = (number: number): string => NAMES.tiles[TILES[number].id]

export const tile = (number: number): string =>
  isPlanet(number) ? planet(number) : definite(nounOfTile(number))
/** « vers Auris », « vers le Champ d’Odessa »; « sur Auris », « au Champ d’Odessa ». */
export const onTile = (number: number): string =>
  isPlanet(number)
    ? `sur ${planet(number)}`
    : TILES[number].kind === 'base'
      ? toThe(nounOfTile(number))
      : `dans ${tile(number)}`

const NEBULAE: Readonly<Record<number, FrenchNoun>> = {
  [WEST]: { fr: NAMES.nebulae.west, feminine: true },
  [EAST]: { fr: NAMES.nebulae.east, feminine: true },
}

/** « B2 », « la Nébuleuse Ouest » */
export const region = (number: number): string =>
  number in NEBULAE ? definite(NEBULAE[number]) : HEXES[number].id
/** « en B2 », « dans la Nébuleuse Ouest » */
export const inRegion = (number: number): string => `${number in NEBULAE ? 'dans' : 'en'} ${region(number)}`
/** « de B2 », « de la Nébuleuse Ouest » */
export const fromRegion = (number: number): string =>
  number in NEBULAE ? ofThe(NEBULAE[number]) : `de ${HEXES[number].id}`

const quoted = (name: string): string => `«\u00a0${name}\u00a0»`

export const moduleName = (design: number): string => quoted(NAMES.modules[MODULES[design].id])
export const tacticsName = (card: number): string => quoted(NAMES.tactics[TACTICS[card].id])
export const upgradeName = (upgrade: number): string => quoted(NAMES.upgrades[UPGRADES[upgrade].id])
export const discoveryName = (token: number): string => quoted(NAMES.discoveries[DISCOVERIES[token].id])
export const supremacyName = (token: number): string => quoted(NAMES.supremacies[SUPREMACIES[token].id])
export const developmentCardName = (card: number): string =>
  quoted(NAMES.developmentCards[DEVELOPMENT_CARDS[card].id])
export const eventName = (card: number): string => quoted(NAMES.events[EVENTS[card].id])
export const destinyName = (card: number): string => quoted(NAMES.destinies[DESTINIES[card].id])
export const conflictName = (card: number): string => quoted(NAMES.conflicts[CONFLICTS[card].id])
export const unityTokenName = (token: number): string => quoted(NAMES.unityTokens[UNITY_TOKENS[token].id])
export const commanderName = (commander: number): string => NAMES.commanders[COMMANDERS[commander].id]

const FACTION_NOUNS: Readonly<Record<FactionId, Omit<FrenchNoun, 'fr'>>> = {
  F01: { plural: true },
  F02: { plural: true },
  F03: { plural: true },
  F04: { plural: true },
  F05: {},
  F06: { feminine: true },
  F07: {},
  F08: {},
  F09: { feminine: true },
  F10: { plural: true },
  F11: { feminine: true },
  F12: {},
  F13: { plural: true },
  F14: { plural: true },
  F15: { plural: true },
}
const nounOfFaction = (faction: number): FrenchNoun => {
  const { id } = FACTIONS[faction]
  return { fr: NAMES.factions[id], ...FACTION_NOUNS[id] }
}
export const theFaction = (faction: number): string => definite(nounOfFaction(faction))

const RAIDER_NOUNS: Readonly<Record<RaiderId, Omit<FrenchNoun, 'fr'>>> = {
  'RD-S1': { plural: true },
  'RD-S2': { plural: true, feminine: true },
  'RD-A1': { feminine: true },
  'RD-A2': { feminine: true },
  'RD-B1': {},
  'RD-B2': {},
  'RD-C1': {},
  'RD-C2': {},
  'RD-D1': {},
  'RD-D2': {},
  'RD-CV': {},
}
const nounOfRaider = (card: number): FrenchNoun => {
  const { id } = RAIDERS[card]
  return { fr: NAMES.raiders[id].replace(/^Le /, ''), ...RAIDER_NOUNS[id] }
}
export const theRaider = (card: number): string => definite(nounOfRaider(card))
const toTheRaider = (card: number): string => toThe(nounOfRaider(card))
/** A verb or a participle with a raider for its subject. */
export const raiderDoes = (card: number, one: string, many: string): string =>
  nounOfRaider(card).plural ? many : one
/** « vaincu », « vaincues » */
export const agreeing = (card: number, participle: string): string => {
  const { feminine = false, plural = false } = nounOfRaider(card)
  return `${participle}${feminine ? 'e' : ''}${plural ? 's' : ''}`
}

/** « Auris (A3) », « la Nébuleuse Ouest » */
export const place = ({ region: number, tile: there }: Place): string =>
  there === NONE ? region(number) : `${tile(there)} (${HEXES[number].id})`
/** « sur Auris (A3) », « au Champ d’Odessa (B1) », « dans la Nébuleuse Ouest » */
export const atPlace = ({ region: number, tile: there }: Place): string =>
  there === NONE ? inRegion(number) : `${onTile(there)} (${HEXES[number].id})`

export const party = ({ who, faction, raider }: Party): string => {
  if (who === UNITY) return 'l’Unité'
  if (who === RAIDER) return raider === NONE ? 'le pillard' : theRaider(raider)
  return faction === NONE ? `la place ${who + 1}` : theFaction(faction)
}
/** « à l’Unité », « aux Mécarons synthétiques » */
export const toParty = ({ who, faction, raider }: Party): string => {
  if (who === UNITY) return 'à l’Unité'
  if (who === RAIDER) return raider === NONE ? 'au pillard' : toTheRaider(raider)
  return faction === NONE ? `à la place ${who + 1}` : toThe(nounOfFaction(faction))
}

export const nth = (name: string, at: number): string => (at === 0 ? name : `${name}, nº ${at + 1}`)
