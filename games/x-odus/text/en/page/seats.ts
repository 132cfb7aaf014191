import { several } from '@astrolabe/words/english.ts'

/** What is always on screen of a captain, and of the crew. */
export const seats = {
  destroyed: 'Destroyed',
  ships: (ships: number) => several(ships, 'ship'),
  damage: 'Damage cards',
  you: 'You',
  /** Short: 8. */
  keys: 'Keys',
  keysOnRift: 'Keys on the Great Rift',
  corruption: 'Corruption',
  /** Spaces until the Corruption awakens. */
  awakening: (spaces: number) => (spaces === 0 ? 'last round' : `Awakening in ${spaces}`),
}
