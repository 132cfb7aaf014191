import { listed, several } from '@astrolabe/words/english.ts'
import { capital } from '@astrolabe/words'
import { EXPERT_DOMAIN } from '../../content/ships.ts'
import { DOMAIN_NAMES } from '../cards.en.ts'
import { SECTOR_X } from '../reading.ts'
import { SLOTS } from '../symbols.ts'
import type { PageWords } from '../words.page.ts'
import { aftermath } from './aftermath.ts'
import { cards, ITEMS, PURPOSES } from './nouns.ts'
import { odds } from './odds.ts'

const EXPERTS = { commerce: 'Trade', alliance: 'Alliance', capture: 'Capture' } as const

export const page: PageWords = {
  map: 'Map of the Red Nebula',
  shipBoard: (name) => `Ship board: ${name}`,
  odds,
  aftermath,

  sectorSaid: ({ sector, toFind, planets, ships, cost, grounded, closed }) => {
    const name = sector === SECTOR_X ? 'Sector X' : `Sector ${sector}`
    const seen = [
      ...(closed ? ['closed'] : []),
      ...(sector === SECTOR_X ? [] : [`${several(toFind, 'planet')} to find`]),
      ...(planets.length > 0 ? [`active: ${listed(planets.map((slot) => SLOTS[slot]))}`] : []),
      ...(ships.length > 0 ? [`${listed(ships)} in space`] : []),
      ...(cost === undefined ? [] : [`${grounded ? 'take off first, then ' : ''}${cards(cost)} away`]),
    ]
    return seen.length > 0 ? `${name}: ${seen.join('; ')}` : name
  },
  baseSaid: (ships) => (ships.length > 0 ? `Star base: ${listed(ships)}` : 'Star base'),
  planetSaid: ({ slot, sector, name, life, observer, contact }) => {
    const place = slot === 'x' ? 'Planet of Sector X' : `Planet ${SLOTS[slot]}, sector ${sector}`
    const seen = [
      name === undefined ? 'face down' : `${name}, ${life}`,
      ...(observer === undefined ? [] : [`${observer} observes`]),
      ...(contact === undefined ? [] : [`${contact} in Contact`]),
    ]
    return `${place}: ${seen.join('; ')}`
  },
  worldSaid: (rank, sector) => `Planet ${rank} of sector ${sector}, to find`,
  tokenSaid: (slot) => `Token ${SLOTS[slot]}, free`,
  deckSaid: (deck, hand) => `Exploration deck: ${cards(deck)}, hand of ${hand}`,
  cardSaid: (name) => `Card “${name}”`,
  trackSaid: (track, value, max, left) =>
    `${capital(ITEMS[track])}: ${value} of ${max}${left}, ${PURPOSES[track]}`,
  expertSaid: (kind, aboard, left) =>
    `${EXPERTS[kind]}: ${several(aboard, 'expert')} aboard, ${left} in supply; 1 ${DOMAIN_NAMES[EXPERT_DOMAIN[kind]]} XP each in every Contact`,
  xpSaid: (domain, xp, max) =>
    `${DOMAIN_NAMES[domain]}: ${xp} of ${max}\u00a0XP, to pay for Contacts, which score VP`,
  borderSaid: (from, to, price) => `Border between sectors ${from} and ${to}: ${cards(price)}`,

  track: {
    thrusters: 'Thrusters',
    scanners: 'Scanners',
    lasers: 'Lasers',
    detectors: 'Detectors',
    squads: 'Squads',
  },
  expert: EXPERTS,
  exo: { holodeck: 'Holodeck', nanoprobes: 'Nanoprobes' },
  domain: DOMAIN_NAMES,
  hand: (count, taken) => (taken ? `${count} in hand` : `${count} to take`),
  price: (price) => `Price: ${cards(price)}`,
  away: (price) => `${cards(price)} away`,
  missions: 'Special missions',
  expertLabel: (kind) => `${EXPERTS[kind]} experts`,
  missionsDone: (done, max) => `Special missions: ${done} of ${max}`,
  expertsOf: (aboard, max) => `${aboard} of ${max} experts`,
  vp: 'VP',
  promotionAt: (vp) => `Spatha at ${vp}\u00a0VP, on the star base`,
  promotionDue: 'A Spatha awaits at the star base',
  endAt: (vp) => `Last round at ${vp}\u00a0VP`,
  base: 'Star base',

  panels: { planets: 'Planets', players: 'Players', deck: 'Deck' },
  unknownLife: 'Unknown Extrasolars',
  unknownSays: 'Nobody has landed here yet. Scan the planet, or land and see.',
  squads: (squads) => (squads === 0 ? 'No squad needed' : `Squads needed: ${squads}`),
  squadsShort: (missing) => `${missing} short`,
  observation: (xp, domain, turns) =>
    `Observation: +${xp} ${DOMAIN_NAMES[domain]} a turn, ${several(turns, 'turn')} at most`,
  vpOf: (vp) => `${vp}\u00a0VP`,
  need: (domain, needed, missing) =>
    `${needed} ${DOMAIN_NAMES[domain]}${missing > 0 ? ` (${missing} short)` : ''}`,
  within: 'within reach',
  withinByJoker: 'within reach with the joker',
  tokensFree: 'Free tokens',
  noTokenFree: 'No token is free: no planet can be discovered.',
  nextByType: 'The next card',
  nextBySymbol: 'Its symbol',
  unseenCards: (unseen) => `${cards(unseen)} unseen`,
  noSymbol: 'No symbol',
  anySymbol: 'Domain of your choice',
  supply: 'Experts in supply',
  discarded: (count) => `Discards (${count})`,
  nothingDiscarded: 'Nothing yet: every card is in the deck.',
  lastCard: 'Last card',
  copies: (name, count) => (count > 1 ? `${name} × ${count}` : name),

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
  dieShows: (die) => `Die: ${die}`,

  explorationBack: 'Exploration card',
  extrasolarBack: (deck) => `Extrasolar card, deck ${deck}`,
}
