import { several } from '@astrolabe/words/english.ts'
import type { PanelWords } from '../../words.page/panels.ts'
import { keys } from '../nouns.ts'

export const panels: PanelWords = {
  titles: { ships: 'Ships', signals: 'Signals', decks: 'Decks', cards: 'Cards' },

  signal: (place) => `Signal ${place}`,
  keysOnRift: (placed, needed) => `${placed} of ${keys(needed)} on the Great Rift`,
  keyAboard: (ship) => `Key aboard the ${ship}`,
  keyInWreck: (ship) => `Key in the wreck of the ${ship}`,
  keyOnRift: 'Key on the Great Rift',
  foundIn: (system) => `Found: ${system}`,
  notFound: 'Its System is not revealed yet.',
  unknown: 'Explore its System to see what guards the Key.',
  guardian: (foe) => `Its guardian: ${foe}`,

  stack: 'Systems to reveal',
  tilesLeft: (tiles) => (tiles === 0 ? 'none left' : `${several(tiles, 'tile')} left`),
  blockRule: 'One Corrupted System in every five tiles; the Great Rift among the last five.',
  nextCorrupted: (percent) => `The next one is Corrupted with ${percent}%.`,
  nextGreatRift: (percent) => `The next one is the Great Rift with ${percent}%.`,
  enemyDeck: 'Enemies',
  level: (level) => `Level ${level}`,
  inDeck: 'in the deck',
  inReserve: 'in the Reserve',
  explorations: 'Explorations to come',
  explorationType: { analysis: 'Analysis', warning: 'Warning', danger: 'Danger' },
  otherDecks: 'Other decks',
  modules: 'Ship Modules',
  precursorModules: 'Precursor Modules',
  damage: 'Damage cards',
  allies: 'Allies to meet',
  cards: (cards) => several(cards, 'card'),

  nextMod: (level, exp) => `Level ${level}, at ${exp} EXP`,
  eitherHalf: 'One of the two:',
}
