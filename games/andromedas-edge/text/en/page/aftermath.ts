import type { Fortune } from '@astrolabe/kernel'
import { several } from '@astrolabe/words/english.ts'

/** How often something came, and how often it was to be expected. */
export interface Tally {
  readonly came: number
  readonly expected: number
}

const figure = (value: number): string => value.toFixed(1)

const fortune: Readonly<Record<Fortune, string>> = {
  ordinary: 'An ordinary share of luck.',
  kind: 'Chance was rather kind.',
  'very-kind': 'Chance was kinder than in nineteen games of twenty.',
  harsh: 'Chance was rather harsh.',
  'very-harsh': 'Chance was harsher than in nineteen games of twenty.',
}

export const aftermath = {
  overTime: 'Points, turn by turn',
  overTimeMeans: 'What is counted only at the end makes the last step.',
  turn: 'Turn',
  player: 'Who',
  total: 'Total',
  sources: 'Where the points came from',
  kinds: {
    developments: 'Developments',
    tracks: 'Tracks',
    modules: 'Modules and relics',
    battles: 'Battles and raiders',
    other: 'Leaders, cards, events',
  },
  kindsMean: 'Points that were lost are not drawn; the table has them.',
  battles: 'Battles and luck',
  battlesMean:
    'What was to be expected is counted battle by battle, exactly, from the dice and the targeting of every side when they were rolled.',
  won: ({ came, expected }: Tally, fought: number) =>
    fought === 0
      ? 'No battle was rolled.'
      : `${several(came, 'win')} in ${several(fought, 'battle')} (${figure(expected)} expected).`,
  fortune,
  fought: 'Battles',
  wins: 'Wins',
  expected: 'Expected',
  asTable: 'The same as a table',
}
