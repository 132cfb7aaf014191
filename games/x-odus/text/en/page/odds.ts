import { several } from '@astrolabe/words/english.ts'
import type { DieFace } from '../../../content/schema.ts'
import { FACES } from '../nouns.ts'

export const odds = {
  detection: (system: string) => `Detection Roll in ${system}`,
  unnoticed: 'Unnoticed',
  /** Detected, but a card that costs something could prevent it. */
  avoidable: 'Avoidable with a card',
  detected: 'Detected',

  /** What comes, from so many that are possible. */
  nextTile: (tiles: number) => `The next tile (${several(tiles, 'tile')} left)`,
  /** Short: 22. */
  tile: {
    allied: 'Allied',
    signal: 'Allied + Signal',
    ally: 'Allied + Ally',
    enemy: 'Enemy',
    surveillance: 'Enemy, surveillance',
    corrupted: 'Corrupted',
    'great-rift': 'Great Rift',
  },
  exploration: (cards: number) => `The next Exploration (${several(cards, 'card')} left)`,
  signal: 'What the Signal may be',
  enemies: (enemies: number) => (enemies === 1 ? 'The Enemy that comes' : `The ${enemies} Enemies that come`),
  /** The highest level, where several come. */
  level: (level: number, enemies: number) => (enemies === 1 ? `Level ${level}` : `Highest level: ${level}`),

  skill: (needed: number, face: DieFace) => `Skill Roll: ${needed} ${FACES[face]}`,
  success: 'Success',
  /** A failure that cards and luck could still turn. */
  hopeful: 'Up to your cards',
  failure: 'Failure',

  work: (signal: string) => `The roll for ${signal}`,
  markers: (markers: number) => several(markers, 'marker'),
  keyFree: 'The Key is free',
  notYet: 'Not yet',

  damageRolls: (rolls: number) => several(rolls, 'Damage Roll'),
  lost: (health: number, orMore: boolean) => `${health}${orMore ? ' or more' : ''} Health lost`,
  nothingLost: 'Nothing lost',

  /** Health that ships lose is given on average. */
  attack: (foe: string, lost: number) => `Damage to ${foe} (you lose ${lost.toFixed(1)} Health on average)`,
  rerolled: 'If this die is rolled again',
  noDamage: 'No damage',
  damage: (damage: number, orMore: boolean) => `${damage}${orMore ? ' or more' : ''} damage`,
  defeated: 'Defeated',
}

/** Tiles as a captain thinks of them before one is revealed. */
export type TileGroup = keyof typeof odds.tile
