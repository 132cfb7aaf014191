import { listed, several } from '@astrolabe/words/english.ts'
import { capital } from '@astrolabe/words'
import { SECTOR_X, type SlotName } from '../../position/state.ts'
import type { DomainLetter, ExpertKind, Track } from '../../content/schema.ts'
import { EXPERT_DOMAIN } from '../../content/ships.ts'
import { DOMAIN_NAMES } from '../cards.en.ts'
import { SLOTS } from '../symbols.ts'
import { aftermath } from './aftermath.ts'
import { cards, ITEMS, PURPOSES } from './nouns.ts'
import { odds } from './odds.ts'

/** What is to be said of a sector. */
interface SectorSaid {
  readonly sector: number
  readonly toFind: number
  readonly planets: readonly SlotName[]
  /** Peoples already met there, each with who met them. */
  readonly met: readonly { readonly name: string; readonly by: string }[]
  /** Names of those who are in space there. */
  readonly ships: readonly string[]
  /** Cards of the cheapest way, for whoever has one to pay. */
  readonly cost?: number
  /** The way begins with a take-off. */
  readonly grounded: boolean
  readonly closed: boolean
}

/** What is to be said of an active planet; `name` and `life` only of a card that may be seen. */
interface PlanetSaid {
  readonly slot: SlotName
  readonly sector: number
  readonly name?: string
  readonly life?: string
  /** Who has discovered it, where that is known. */
  readonly finder?: string
  readonly observer?: string
  readonly contact?: string
}

const EXPERTS = { commerce: 'Trade', alliance: 'Alliance', capture: 'Capture' } as const

export const page = {
  map: 'Map of the Red Nebula',
  shipBoard: (name: string) => `Ship board: ${name}`,
  odds,
  aftermath,

  // What is read aloud of each thing that can be pointed at
  sectorSaid: ({ sector, toFind, planets, met, ships, cost, grounded, closed }: SectorSaid) => {
    const name = sector === SECTOR_X ? 'Sector X' : `Sector ${sector}`
    const seen = [
      ...(closed ? ['closed'] : []),
      ...(sector === SECTOR_X ? [] : [`${several(toFind, 'planet')} to find`]),
      ...(planets.length > 0 ? [`active: ${listed(planets.map((slot) => SLOTS[slot]))}`] : []),
      ...(met.length > 0 ? [`met: ${listed(met.map(({ name, by }) => `${name} (${by})`))}`] : []),
      ...(ships.length > 0 ? [`${listed(ships)} in space`] : []),
      ...(cost === undefined ? [] : [`${grounded ? 'take off first, then ' : ''}${cards(cost)} away`]),
    ]
    return seen.length > 0 ? `${name}: ${seen.join('; ')}` : name
  },
  baseSaid: (ships: readonly string[]) => (ships.length > 0 ? `Star base: ${listed(ships)}` : 'Star base'),
  planetSaid: ({ slot, sector, name, life, finder, observer, contact }: PlanetSaid) => {
    const place = slot === 'x' ? 'Planet of Sector X' : `Planet ${SLOTS[slot]}, sector ${sector}`
    const seen = [
      name === undefined ? 'face down' : `${name}, ${life}`,
      ...(finder === undefined ? [] : [`found by ${finder}`]),
      ...(observer === undefined ? [] : [`${observer} observes`]),
      ...(contact === undefined ? [] : [`${contact} in Contact`]),
    ]
    return `${place}: ${seen.join('; ')}`
  },
  worldSaid: (rank: number, sector: number) => `Planet ${rank} of sector ${sector}, to find`,
  tokenSaid: (slot: SlotName) => `Token ${SLOTS[slot]}, free`,
  deckSaid: (deck: number, hand: number) => `Exploration deck: ${cards(deck)}, hand of ${hand}`,
  cardSaid: (name: string) => `Card “${name}”`,
  /** With the uses left, where some are spent. */
  trackSaid: (track: Track, value: number, max: number, left: string) =>
    `${capital(ITEMS[track])}: ${value} of ${max}${left}, ${PURPOSES[track]}`,
  expertSaid: (kind: ExpertKind, aboard: number, left: number) =>
    `${EXPERTS[kind]}: ${several(aboard, 'expert')} aboard, ${left} in supply; 1 ${DOMAIN_NAMES[EXPERT_DOMAIN[kind]]} XP each in every Contact`,
  xpSaid: (domain: DomainLetter, xp: number, max: number) =>
    `${DOMAIN_NAMES[domain]}: ${xp} of ${max}\u00a0XP, to pay for Contacts, which score VP`,
  borderSaid: (from: number, to: number, price: number) =>
    `Border between sectors ${from} and ${to}: ${cards(price)}`,

  // Labels
  /** Short: 11. */
  track: {
    thrusters: 'Thrusters',
    scanners: 'Scanners',
    lasers: 'Lasers',
    detectors: 'Detectors',
    squads: 'Squads',
  },
  /** Short: 9. */
  expert: EXPERTS,
  exo: { holodeck: 'Holodeck', nanoprobes: 'Nanoprobes' },
  /** Short: 11. */
  domain: DOMAIN_NAMES,
  hand: (count: number, taken: boolean) => (taken ? `${count} in hand` : `${count} to take`),
  price: (price: number) => `Price: ${cards(price)}`,
  away: (price: number) => `${cards(price)} away`,
  missions: 'Special missions',
  expertLabel: (kind: ExpertKind) => `${EXPERTS[kind]} experts`,
  missionsDone: (done: number, max: number) => `Special missions: ${done} of ${max}`,
  expertsOf: (aboard: number, max: number) => `${aboard} of ${max} experts`,
  vp: 'VP',
  promotionAt: (vp: number) => `Spatha at ${vp}\u00a0VP, on the star base`,
  promotionDue: 'A Spatha awaits at the star base',
  endAt: (vp: number) => `Last round at ${vp}\u00a0VP`,
  /** Short: 15. */
  base: 'Star base',

  // Panels
  panels: { planets: 'Planets', players: 'Players', deck: 'Deck' },
  groups: { explore: 'Explore', land: 'Land', move: 'Move', buy: 'Buy', recruit: 'Recruit' },
  unknownLife: 'Unknown Extrasolars',
  unknownSays: 'Nobody has landed here yet. Scan the planet, or land and see.',
  squads: (squads: number) => (squads === 0 ? 'No squad needed' : `Squads needed: ${squads}`),
  squadsShort: (missing: number) => `${missing} short`,
  observation: (xp: number, domain: DomainLetter, turns: number) =>
    `Observation: +${xp} ${DOMAIN_NAMES[domain]} a turn, ${several(turns, 'turn')} at most`,
  vpOf: (vp: number | string) => `${vp}\u00a0VP`,
  need: (domain: DomainLetter, needed: number, missing: number) =>
    `${needed} ${DOMAIN_NAMES[domain]}${missing > 0 ? ` (${missing} short)` : ''}`,
  /** Of a threshold. */
  exit: 'the Contact may stop here',
  noExit: 'the Contact must go on from here if it can',
  within: 'within reach',
  withinByJoker: 'within reach with the joker',
  tokensFree: 'Free tokens',
  noTokenFree: 'No token is free: no planet can be discovered.',
  nextByType: 'The next card',
  nextBySymbol: 'Its symbol',
  unseenCards: (unseen: number) => `${cards(unseen)} still hidden`,
  noSymbol: 'No symbol',
  anySymbol: 'Domain of your choice',
  supply: 'Experts in supply',
  discarded: (count: number) => `Discards (${count})`,
  nothingDiscarded: 'Nothing yet: every card is in the deck.',
  lastCard: 'Last card',
  copies: (name: string, count: number) => (count > 1 ? `${name} × ${count}` : name),

  // Gallery
  rooms: {
    exploration: 'Exploration cards',
    extrasolars: 'Extrasolar cards',
    backs: 'Backs of cards',
    ships: 'Ships',
    tokens: 'Tokens, tracks and prices',
    dice: 'Damage die',
    states: 'What can be chosen, and what cannot',
  },
  pieces: {
    base: 'Star base',
    undiscovered: 'Planet to find',
    token: 'Active-planet tokens',
    experience: 'Experience',
    equipment: 'Equipment',
    cost: 'Price in cards',
  },
  spotStates: {
    open: 'Can be chosen',
    refused: 'Refused by a rule',
    idle: 'Nothing to choose',
    armed: 'Waits for a confirmation',
    lit: 'Shown to the reader',
  },
  dieShows: (die: number) => `Die: ${die}`,

  // Backs of cards
  explorationBack: 'Exploration card',
  extrasolarBack: (deck: string) => `Extrasolar card, deck ${deck}`,
}
