import type { Fortune } from '@astrolabe/kernel'
import { several } from '@astrolabe/words/english.ts'
import { cards } from './nouns.ts'

/** How often something came, and how often it was to be expected. */
export interface Tally {
  readonly came: number
  readonly expected: number
}

/** What chance brought to a UC. */
interface Luck {
  readonly name: string
  /** Cards turned over, and among them planets and dangers. */
  readonly cards: number
  readonly planets: Tally
  readonly dangers: Tally
  /** Damage rolls, and those that took something away. */
  readonly rolls: number
  readonly hits: Tally
}

const figure = (value: number): string => value.toFixed(1)

const FORTUNES: Readonly<Record<Fortune, string>> = {
  ordinary: 'an ordinary share of luck.',
  kind: 'chance was rather kind.',
  'very-kind': 'chance was kinder than in nineteen games of twenty.',
  harsh: 'chance was rather harsh.',
  'very-harsh': 'chance was harsher than in nineteen games of twenty.',
}

export const aftermath = {
  overTime: 'Points, round by round',
  round: 'Round',
  points: 'VP',
  player: 'Player',
  total: 'Total',
  sources: 'Where the points came from',
  source: {
    discovery: 'Discoveries',
    contact: 'Contacts',
    trophy: 'Trophies',
    specialMission: 'Special missions',
    sectorX: 'Opening Sector X',
  },
  luck: 'Luck',
  /** What the figures stand for. */
  luckMeans:
    'What was to be expected is counted card by card, from what was left in the deck, and roll by roll, from what the ship had to lose.',
  luckOf: ({ name, cards: turned, planets, dangers, rolls, hits }: Luck, fortune: Fortune) => {
    const drawn =
      turned === 0
        ? `${name} turned over no card`
        : `${name} turned over ${cards(turned)}: ${several(planets.came, 'planet')} (${figure(planets.expected)} expected) ` +
          `and ${several(dangers.came, 'danger')} (${figure(dangers.expected)} expected)`
    const rolled =
      rolls === 0
        ? ''
        : `; ${several(rolls, 'damage roll')} took ${several(hits.came, 'item')} (${figure(hits.expected)} expected)`
    return `${drawn}${rolled}. All told, ${FORTUNES[fortune]}`
  },
  asTable: 'The same as a table',
}
