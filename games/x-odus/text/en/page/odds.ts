import type { OddsWords } from '../../words.page/odds.ts'
import { FACES, several } from '../nouns.ts'

export const odds: OddsWords = {
  detection: (system) => `Detection Roll in ${system}`,
  unnoticed: 'Unnoticed',
  avoidable: 'Detected, unless a card is used',
  detected: 'Detected',

  nextTile: (tiles) => `The next tile (${several(tiles, 'tile')} left)`,
  tile: {
    allied: 'Allied System',
    signal: 'Allied System with a Signal',
    ally: 'Allied System with an Ally',
    enemy: 'Enemy System',
    surveillance: 'Enemy System under surveillance',
    corrupted: 'Corrupted System',
    'great-rift': 'The Great Rift',
  },
  exploration: (cards) => `The next Exploration (${several(cards, 'card')} left)`,
  signal: 'What the Signal may be',
  enemies: (enemies) => (enemies === 1 ? 'The Enemy that comes' : `The ${enemies} Enemies that come`),
  level: (level, enemies) => (enemies === 1 ? `Level ${level}` : `Highest level: ${level}`),

  skill: (needed, face) => `Skill Roll: ${needed} ${FACES[face]}`,
  success: 'Success',
  hopeful: 'Failure, unless a card helps',
  failure: 'Failure',

  work: (signal) => `The roll for ${signal}`,
  markers: (markers) => several(markers, 'marker'),
  keyFree: 'The Key is free',
  notYet: 'Not yet',

  damageRolls: (rolls) => several(rolls, 'Damage Roll'),
  lost: (health, orMore) => `${health}${orMore ? ' or more' : ''} Health lost`,
  nothingLost: 'Nothing lost',

  attack: (foe, lost) => `Damage to ${foe} (you lose ${lost.toFixed(1)} Health on average)`,
  rerolled: 'If this die is rolled again',
  noDamage: 'No damage',
  damage: (damage, orMore) => `${damage}${orMore ? ' or more' : ''} damage`,
  defeated: 'Defeated',
}
