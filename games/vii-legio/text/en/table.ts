import { listed, several } from '@astrolabe/words/english.ts'
import { LETTERS, SECTOR_X, type SlotName } from '../../position/state.ts'
import type { DomainLetter, ExoTechnology, ExpertiseSymbol, ExpertKind, Track } from '../../content/schema.ts'
import { DOMAIN_NAMES } from '../cards.en.ts'
import { SLOTS, type Xp, xpList } from '../symbols.ts'
import { cards, ITEMS, sectorName } from './nouns.ts'

/** Where a ship is. */
export type Whereabouts =
  | { readonly place: 'base' }
  | { readonly place: 'space'; readonly sector: number; readonly mustLeave: boolean }
  | { readonly place: 'observation' | 'contact'; readonly slot: SlotName }

const EXPERTS = { commerce: 'Trade', alliance: 'Alliance', capture: 'Capture' } as const

const place = (sector: number): string => (sector === SECTOR_X ? 'X' : `${sector}`)

/** “N 1 D 0 C 2 R 0” */
const xpOf = (xp: Xp): string => LETTERS.map((letter, domain) => `${letter} ${xp[domain]}`).join(' ')

export const table = {
  freeItems: 'Setup: free items',
  gameOver: 'Game over',
  round: (round: number, last: boolean) => `Round ${round}${last ? ' (the last)' : ''}`,
  toPlay: (name: string, letter: string) => `${name} (${letter}) to play`,
  cards: (hand: number, deck: number, discards: number) => `hand ${hand}, deck ${deck}, discards ${discards}`,

  /** Short: 10. */
  sector: (sector: number) => (sector === SECTOR_X ? 'Sector X' : `Sector ${sector}`),
  /** Short: 11. */
  toFind: (planets: number) => `${planets} to find`,
  /** Short: 6. */
  base: 'base',
  /** Short: 8. */
  open: 'open',
  /** Short: 8. */
  closed: 'closed',
  /** How to read the picture; `last` is the letter of the last ship. */
  legend: (last: string) =>
    `Ships A ${last === 'B' ? 'and' : 'to'} ${last}. αA: A is on Alpha. Between sectors: the cost in cards.`,
  /** What the letters of the domains stand for. */
  domains: `Experience (XP): ${LETTERS.map((letter) => `${letter} ${DOMAIN_NAMES[letter]}`).join(', ')}.`,
  way: (from: number, costs: readonly { readonly to: number; readonly cards: number }[]) => {
    const ways = costs.map(({ to, cards: cost }, index) =>
      index === 0 ? `to ${place(to)}: ${cards(cost)}` : `to ${place(to)}: ${cost}`,
    )
    return `From ${sectorName(from)} ${ways.join('; ')}.`
  },
  wayOutOfX: (cost: number) => `From Sector X to the star base: ${cards(cost)}.`,
  /** What all the cards of zones A and B ask for. */
  demand: (a: Xp, b: Xp) => `XP asked by all cards, zone A: ${xpOf(a)} · zone B: ${xpOf(b)}`,

  /** What points are for: a larger ship, and the end. */
  goals: (promotion: number, end: number) =>
    `At ${promotion} VP the star base has a larger ship, the Spatha; at ${end} VP the round is the last.`,

  activePlanets: 'Active planets',
  noActivePlanet: 'No active planet',
  freeTokens: (symbols: readonly string[]) =>
    symbols.length === 0
      ? 'no free token'
      : `free ${symbols.length === 1 ? 'token' : 'tokens'}: ${symbols.join(' ')}`,
  planet: (slot: SlotName, sector: number) =>
    slot === 'x' ? 'Sector X' : `${SLOTS[slot]}, sector ${sector}`,
  faceDown: 'face down',
  knownTo: (letters: readonly string[]) => `scanned by ${listed(letters)}`,
  squads: (squads: number, missing: number) =>
    squads === 0 ? 'no squad' : `${several(squads, 'squad')}${missing > 0 ? ` (you lack ${missing})` : ''}`,
  observation: (xp: number, domain: DomainLetter, turns: number) =>
    `observe +${xp} ${domain}, ${several(turns, 'turn')}`,
  threshold: (vp: number, needs: Xp, exit: boolean) =>
    `${vp} VP for ${xpList(needs)}${exit ? '' : ', no exit'}`,
  passed: 'passed',
  within: (joker: boolean) => `within reach${joker ? ' with the joker' : ''}`,
  lacks: (missing: Xp, joker: boolean) => `you lack ${xpList(missing)}${joker ? ', the joker covers 1' : ''}`,
  observes: (gained: number, turns: number) => `observes (${gained} of ${several(turns, 'turn')})`,
  inContact: (passed: number, thresholds: number) =>
    `in Contact (${passed} of ${several(thresholds, 'threshold')})`,
  missionDone: 'mission done, closed to landing',

  ships: 'Ships',
  you: 'you',
  vp: (vp: number) => `${vp} VP`,
  where: (where: Whereabouts) => {
    switch (where.place) {
      case 'base':
        return 'at the star base'
      case 'space':
        return `in ${sectorName(where.sector)}${where.mustLeave ? ', must leave it' : ''}`
      case 'observation':
        return `on ${SLOTS[where.slot]}, observing`
      case 'contact':
        return `on ${SLOTS[where.slot]}, in Contact`
    }
  },
  track: (track: Track, value: number, max: number) => `${ITEMS[track]} ${value}/${max}`,
  cardsPerTurn: (count: number) => `${cards(count)} a turn`,
  usesLeft: (uses: number) => `(${uses} left)`,
  xp: (xp: Xp, max: number) => `XP (up to ${max}) ${xpOf(xp)}`,
  experts: (kinds: readonly { readonly kind: ExpertKind; readonly count: number }[], max: number) =>
    `experts ${kinds.reduce((sum, { count }) => sum + count, 0)}/${max}: ` +
    kinds.map(({ kind, count }) => `${count} ${EXPERTS[kind]}`).join(', '),
  noExpert: (max: number) => `experts 0/${max}`,
  specialMissions: (done: number, max: number) => `special missions ${done}/${max}`,
  exoTechnology: (technology: ExoTechnology, installed: boolean) =>
    `${technology === 'holodeck' ? 'Holodeck' : 'Nanoprobes'} ${installed ? '(joker)' : '(not installed)'}`,

  nextCard: (unseen: number) => `Next card, of ${unseen} still hidden:`,
  noCardLeft: 'The deck is empty: the discards will make a new one.',
  percent: (percent: number) => `${percent}%`,
  symbols: 'Its symbol:',
  symbol: (symbol: ExpertiseSymbol | 'none') => (symbol === 'none' ? 'none' : symbol),
  supply: (left: readonly { readonly kind: ExpertKind; readonly count: number }[]) =>
    `Experts in supply: ${left.map(({ kind, count }) => `${EXPERTS[kind]} ${count}`).join(', ')}`,
}
