import { listed, several } from '@astrolabe/words/english.ts'
import { DOMAIN_NAMES } from '../cards.en.ts'
import { LETTERS, SECTOR_X } from '../reading.ts'
import { SLOTS, xpList } from '../symbols.ts'
import type { TableWords } from '../words.table.ts'
import type { Xp } from '../words.ts'
import { cards, ITEMS, sectorName } from './nouns.ts'

const EXPERTS = { commerce: 'Trade', alliance: 'Alliance', capture: 'Capture' } as const

const place = (sector: number): string => (sector === SECTOR_X ? 'X' : `${sector}`)

/** “N 1 D 0 C 2 R 0” */
const xpOf = (xp: Xp): string => LETTERS.map((letter, domain) => `${letter} ${xp[domain]}`).join(' ')

export const table: TableWords = {
  freeItems: 'Setup: free items',
  gameOver: 'Game over',
  round: (round, last) => `Round ${round}${last ? ' (the last)' : ''}`,
  toPlay: (name, letter) => `${name} (${letter}) to play`,
  cards: (hand, deck, discards) => `hand ${hand}, deck ${deck}, discards ${discards}`,

  sector: (sector) => (sector === SECTOR_X ? 'Sector X' : `Sector ${sector}`),
  toFind: (planets) => `${planets} to find`,
  base: 'base',
  open: 'open',
  closed: 'closed',
  legend: (last) =>
    `Ships A ${last === 'B' ? 'and' : 'to'} ${last}. αA: A is on Alpha. Between sectors: the cost in cards.`,
  domains: `Experience (XP): ${LETTERS.map((letter) => `${letter} ${DOMAIN_NAMES[letter]}`).join(', ')}.`,
  way: (from, costs) => {
    const ways = costs.map(({ to, cards: cost }, index) =>
      index === 0 ? `to ${place(to)}: ${cards(cost)}` : `to ${place(to)}: ${cost}`,
    )
    return `From ${sectorName(from)} ${ways.join('; ')}.`
  },
  wayOutOfX: (cost) => `From Sector X to the star base: ${cards(cost)}.`,
  demand: (a, b) => `XP asked by all cards, zone A: ${xpOf(a)} · zone B: ${xpOf(b)}`,

  activePlanets: 'Active planets',
  noActivePlanet: 'No active planet',
  freeTokens: (symbols) =>
    symbols.length === 0
      ? 'no free token'
      : `free ${symbols.length === 1 ? 'token' : 'tokens'}: ${symbols.join(' ')}`,
  planet: (slot, sector) => (slot === 'x' ? 'Sector X' : `${SLOTS[slot]}, sector ${sector}`),
  faceDown: 'face down',
  knownTo: (letters) => `scanned by ${listed(letters)}`,
  squads: (squads, missing) =>
    squads === 0 ? 'no squad' : `${several(squads, 'squad')}${missing > 0 ? ` (you lack ${missing})` : ''}`,
  observation: (xp, domain, turns) => `observe +${xp} ${domain}, ${several(turns, 'turn')}`,
  threshold: (vp, needs) => `${vp} VP for ${xpList(needs)}`,
  passed: 'passed',
  within: (joker) => `within reach${joker ? ' with the joker' : ''}`,
  lacks: (missing, joker) => `you lack ${xpList(missing)}${joker ? ', the joker covers 1' : ''}`,
  observes: (gained, turns) => `observes (${gained} of ${several(turns, 'turn')})`,
  inContact: (passed, thresholds) => `in Contact (${passed} of ${several(thresholds, 'threshold')})`,
  missionDone: 'mission done, closed to landing',

  ships: 'Ships',
  you: 'you',
  vp: (vp) => `${vp} VP`,
  where: (where) => {
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
  track: (track, value, max) => `${ITEMS[track]} ${value}/${max}`,
  cardsPerTurn: (count) => `${cards(count)} a turn`,
  usesLeft: (uses) => `(${uses} left)`,
  xp: (xp) => `XP ${xpOf(xp)}`,
  experts: (kinds, max) =>
    `experts ${kinds.reduce((sum, { count }) => sum + count, 0)}/${max}: ` +
    kinds.map(({ kind, count }) => `${count} ${EXPERTS[kind]}`).join(', '),
  noExpert: (max) => `experts 0/${max}`,
  specialMissions: (done, max) => `special missions ${done}/${max}`,
  exoTechnology: (technology, installed) =>
    `${technology === 'holodeck' ? 'Holodeck' : 'Nanoprobes'} ${installed ? '(joker)' : '(not installed)'}`,

  nextCard: (unseen) => `Next card, of ${unseen} unseen:`,
  noCardLeft: 'The deck is empty: the discards will make a new one.',
  percent: (percent) => `${percent}%`,
  symbols: 'Its symbol:',
  symbol: (symbol) => (symbol === 'none' ? 'none' : symbol),
  supply: (left) =>
    `Experts in supply: ${left.map(({ kind, count }) => `${EXPERTS[kind]} ${count}`).join(', ')}`,
}
