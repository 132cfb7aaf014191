import { several } from '@astrolabe/words/english.ts'

/** What is always on screen of a captain, and of the crew. */
export const seats = {
  destroyed: 'Destroyed',
  /** Of a captain with one ship. */
  ship: (name: string, level: number) => `${name}, level ${level}`,
  ships: (ships: number) => several(ships, 'ship'),
  damage: 'Damage cards',
  /** Short: 16. */
  keys: 'Keys on the Rift',
  corruption: 'Corruption',
  /** Spaces until the Corruption awakens. */
  awakening: (spaces: number) => (spaces === 0 ? 'last round' : `Awakening in ${spaces}`),
}
