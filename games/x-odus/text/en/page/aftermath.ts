import { several } from '@astrolabe/words/english.ts'
import type { DieFace } from '../../../content/schema.ts'

/** What came of chance, and what was to be expected of it. */
export interface Tally {
  readonly came: number
  readonly expected: number
}

/** Detection Rolls of a ship, alone or in a Fleet. */
export interface DetectionLuck {
  readonly rolls: number
  /** Rolls that gave the ships away as the dice fell. */
  readonly seen: Tally
  /** Rolls that still did once cards had been used. */
  readonly detected: number
}

const expected = (value: number): string => `${value.toFixed(1)} expected`

const FACES: Readonly<Record<DieFace, string>> = { hit: 'hits', miss: 'misses', special: 'specials' }

export const aftermath = {
  title: 'How it went',
  round: 'Round',
  ship: 'Ship',
  asTable: 'The same figures as tables',

  // Over the rounds
  corruption: 'Corruption',
  awakening: 'Awakening',
  keys: 'Keys',
  keysWon: 'won',
  keysPlaced: 'on the Great Rift',
  health: 'Health',

  // What each ship did
  deeds: 'What each ship did',
  /** For whom the deeds of a Fleet count. */
  deedsMean:
    'What a Fleet reveals or explores counts for the ship that does it in its name; a foe counts for every ship that fought it to the end.',
  deed: {
    tiles: 'Systems revealed',
    explorations: 'Explorations',
    signals: 'Signals revealed',
    keysWon: 'Keys won',
    keysPlaced: 'Keys placed',
    enemies: 'Enemies beaten',
    avatars: 'Avatars beaten',
    scraps: 'Scraps gained',
  },
  level: 'Level',
  destroyed: 'destroyed',
  healthLost: 'Health lost',
  lostTo: {
    retaliation: 'to retaliations',
    'damage-roll': 'to Damage Rolls',
    skill: 'to skills of foes',
    grip: 'to the grip of Avatars',
    exploration: 'to Explorations',
    signal: 'to Signals',
    bodyguard: 'in another ship’s place',
    card: 'as the price of cards',
    'unstable-core': 'to an unstable core',
    marker: 'with its marker',
  },

  // Luck
  luck: 'The luck of the dice',
  /** What the figures stand for. */
  luckMeans:
    'Dice are counted as they first fell, before any card. What was to be expected follows from the six faces of each colour. Luck is how far ☠ came more often, and ○ less often, than that.',
  dice: (dice: number) => several(dice, 'die rolled', 'dice rolled'),
  face: FACES,
  /** After so many of them. */
  faces: (face: DieFace, count: number) => (count === 1 ? face : FACES[face]),
  expected,
  fortune: {
    ordinary: 'Ordinary luck.',
    kind: 'Rather kind dice.',
    'very-kind': 'Kinder dice than in nineteen games out of twenty.',
    harsh: 'Rather harsh dice.',
    'very-harsh': 'Harsher dice than in nineteen games out of twenty.',
  },
  detections: ({ rolls, seen, detected }: DetectionLuck) =>
    rolls === 0
      ? 'No Detection Roll.'
      : `${several(rolls, 'Detection Roll')}: ${seen.came} gave it away as the dice fell (${expected(seen.expected)}), ${detected} once cards had been used.`,
  detectionRolls: 'Detection Rolls',
  seen: 'Given away by the dice',
  detected: 'Detected after cards',
}

/** What Health is lost to: as the facts tell it, or with a marker, cracked or given up. */
export type HealthCause = keyof typeof aftermath.lostTo

/** What a ship did, in the order in which it is listed. */
export type Deed = keyof typeof aftermath.deed
