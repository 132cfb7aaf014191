import { several } from '@astrolabe/words/english.ts'
import { keys } from '../nouns.ts'

export const panels = {
  titles: { ships: 'Ships', signals: 'Signals', decks: 'Decks', cards: 'Cards' },

  // Signals
  signal: (place: string) => `Signal ${place}`,
  keysOnRift: (placed: number, needed: number) => `${placed} of ${keys(needed)} on the Great Rift`,
  keyAboard: (ship: string) => `Key aboard the ${ship}`,
  keyInWreck: (ship: string) => `Key in the wreck of the ${ship}`,
  keyOnRift: 'Key on the Great Rift',
  foundIn: (system: string) => `Found: ${system}`,
  notFound: 'Its System is not revealed yet.',
  unknown: 'Explore its System to see what guards the Key.',
  guardian: (foe: string) => `Its guardian: ${foe}`,

  // Decks
  stack: 'Systems to reveal',
  tilesLeft: (tiles: number) => (tiles === 0 ? 'none left' : `${several(tiles, 'tile')} left`),
  blockRule: 'One Corrupted System in every five tiles; the Great Rift among the last five.',
  nextCorrupted: (percent: number) => `Chance that the next one is Corrupted: ${percent}%.`,
  nextGreatRift: (percent: number) =>
    percent === 0
      ? 'The Great Rift has been found.'
      : `Chance that the next one is the Great Rift: ${percent}%.`,
  enemyDeck: 'Enemies',
  level: (level: number) => `Level ${level}`,
  inDeck: 'in the deck',
  inReserve: 'in the Reserve',
  explorations: 'Explorations to come',
  explorationType: { analysis: 'Analysis', warning: 'Warning', danger: 'Danger' },
  otherDecks: 'Other decks',
  modules: 'Ship Modules',
  precursorModules: 'Precursor Modules',
  damage: 'Damage cards',
  allies: 'Allies to meet',
  cards: (cards: number) => several(cards, 'card'),

  // Cards
  nextMod: (level: number, exp: number) => `Level ${level}, at ${exp} EXP`,
  eitherHalf: 'One of the two:',
}
