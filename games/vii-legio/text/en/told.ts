import { capital } from '@astrolabe/words'
import { listed } from '@astrolabe/words/english.ts'
import type { DomainLetter, ExoTechnology } from '../../content/schema.ts'
import { type Item, type SlotName, SECTOR_X } from '../../position/state.ts'
import { DOMAIN_NAMES } from '../cards.en.ts'
import { SLOTS } from '../symbols.ts'
import { AN, cards, EXO, sectorName } from './nouns.ts'

const ITEM: Readonly<Record<Item, readonly [one: string, many: string]>> = {
  thrusters: ['thruster', 'thrusters'],
  scanners: ['scanner', 'scanners'],
  lasers: ['laser', 'lasers'],
  detectors: ['detector', 'detectors'],
  squads: ['squad', 'squads'],
  commerce: ['Trade expert', 'Trade experts'],
  alliance: ['Alliance expert', 'Alliance experts'],
  capture: ['Capture expert', 'Capture experts'],
}

/** What an act came to: whose it was is told by a mark beside it. */
export const told = {
  /** A card, and what came of it. */
  card: (name: string, came: string) => `${name}: ${came}`,
  came: {
    avoided: 'steered clear',
    beaten: 'beaten',
    beatenAtAPrice: 'beaten, at a price',
    tooStrong: 'too strong',
    goesItsWay: 'it goes its way',
    found: (slot: SlotName) => `a world is found, ${SLOTS[slot]}`,
    nothingToFind: 'nothing left to find here',
    adrift: (sector: number) => `adrift into sector ${sector}`,
    recalled: 'back to the star base',
    stopped: 'the exploration is over',
    blind: 'instruments blind this turn',
    lost: (items: readonly Item[]) => `${listed(items.map((item) => AN[item]))} lost`,
    harmless: 'no harm done',
    cardsLost: (count: number) => `${cards(count)} lost`,
    aboard: 'taken aboard',
    nothing: 'nothing happens',
    mission: 'mission accomplished',
    declined: 'declined',
    opened: 'Sector X is open!',
    closed: 'Sector X stays closed',
    reset: 'all the cards are shuffled',
    learned: (domain: DomainLetter) => `experience in ${DOMAIN_NAMES[domain]}`,
    trackFull: (domain: DomainLetter) => `the ${DOMAIN_NAMES[domain]} track is full`,
  },

  freeItem: (item: Item) => `${capital(AN[item])} aboard, free of charge`,
  takeOff: 'Off from the star base',
  crossed: (sector: number) => `Into ${sectorName(sector)}`,
  leftX: 'Out of Sector X, to the star base',
  bought: (item: Item) => `${capital(AN[item])} aboard`,
  scanned: (slot: SlotName) => `${SLOTS[slot]} scanned`,
  scanShows: (slot: SlotName, name: string) => `${SLOTS[slot]}: ${name}`,
  landed: (slot: SlotName, name: string) => `Landed on ${SLOTS[slot]}: ${name}`,
  revealed: (slot: SlotName, name: string) => `${SLOTS[slot]} is revealed: ${name}`,
  notLanded: (slot: SlotName, name: string) => `${SLOTS[slot]}: ${name}, and too few squads`,
  toContact: (name: string) => `To the Contact zone: ${name}`,
  threshold: (name: string, threshold: number) => `Contact, threshold ${threshold}: ${name}`,
  left: (name: string) => `Leaving: ${name}`,
  atBase: 'Landed on the star base',
  promoted: 'Promotion: a Spatha!',
  passed: 'A turn without cards',
  stayed: {
    base: 'Still at the star base',
    observation: 'The observation goes on',
    contact: 'The Contact goes on',
  },
  observed: (domain: DomainLetter) => `Observation: ${DOMAIN_NAMES[domain]}`,
  installed: (technology: ExoTechnology) => `${capital(EXO[technology])}: installed`,
  lastRound: 'This round is the last',
  turnEnds: 'End of the turn',
  cardsBack: (count: number) => `${cards(count)} ${count === 1 ? 'goes' : 'go'} back on the deck, unseen.`,

  item: (item: Item, count: number) => ITEM[item][count === 1 ? 0 : 1],
  cards: (count: number) => (count === 1 ? 'card' : 'cards'),
  vp: 'VP',
  joker: 'joker',
  you: 'you',
  foe: 'hostile',
  place: (sector: number) => (sector === SECTOR_X ? 'X' : `${sector}`),
  base: 'base',
  dieShows: (die: number) => `Die: ${die}`,
  extrasolars: 'Extrasolars',
  star: 'Star base',
}
