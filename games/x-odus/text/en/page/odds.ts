import { several } from '@astrolabe/words/english.ts'
import type { OddsWords } from '../../words.page/odds.ts'
import { FACES } from '../nouns.ts'

export const odds: OddsWords = {
  detection: (system) => `Detection Roll in ${system}`,
  unnoticed: 'Unnoticed',
  avoidable: 'Avoidable with a card',
  detected: 'Detected',

  nextTile: (tiles) => `The next tile (${several(tiles, 'tile')} left)`,
  tile: {
    allied: 'Allied',
    signal: 'Allied + Signal',
    ally: 'Allied + Ally',
    enemy: 'Enemy',
    surveillance: 'Enemy, surveillance',
    corrupted: 'Corrupted',
    'great-rift': 'Great Rift',
  },
  exploration: (cards) => `The next Exploration (${several(cards, 'card')} left)`,
  signal: 'What the Signal may be',
  enemies: (enemies) => (enemies === 1 ? 'The Enemy that comes' : `The ${enemies} Enemies that come`),
  level: (level, enemies) => (enemies === 1 ? `Level ${level}` : `Highest level: ${level}`),

  skill: (needed, face) => `Skill Roll: ${needed} ${FACES[face]}`,
  success: 'Success',
  hopeful: 'Up to your cards',
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
