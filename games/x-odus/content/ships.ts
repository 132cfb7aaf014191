import type { ShipBoard } from './schema.ts'

/** In the order of their ids in the schema: a ship's number is its place here. */
// biome-ignore format: a board to four lines
export const SHIPS: readonly ShipBoard[] = [
  { id: 'warship', name: { en: 'Warship', fr: 'Vaisseau de guerre' },
    class: 'warrior', health: 9, actions: 3, dice: ['red', 'red'],
    energy: [1, 2, 2, 2, 3],
    exp: 'defeat', levels: [1, 2, 3, 5, 7] },

  { id: 'battlecruiser', name: { en: 'Battlecruiser', fr: 'Croiseur de bataille' },
    class: 'warrior', health: 11, actions: 3, dice: ['red', 'blue'],
    energy: [1, 2, 2, 2, 3],
    exp: 'suffer', levels: [1, 2, 4, 6, 8] },

  { id: 'proto-ship', name: { en: 'Proto-Ship', fr: 'Proto-vaisseau' },
    class: 'scholar', health: 8, actions: 3, dice: ['blue', 'blue'],
    energy: [1, 1, 2, 2, 2],
    exp: 'explore', levels: [1, 2, 3, 5, 7] },

  { id: 'drone-specialist', name: { en: 'Drone Specialist', fr: 'Porte-drones' },
    class: 'scholar', health: 8, actions: 3, dice: ['blue', 'yellow'],
    energy: [1, 1, 2, 2, 2],
    exp: 'repair', levels: [1, 2, 3, 5, 7] },

  { id: 'explorer', name: { en: 'Explorer', fr: 'Explorateur' },
    class: 'rogue', health: 7, actions: 4, dice: ['yellow', 'yellow'],
    energy: [1, 1, 2, 2, 2],
    exp: 'reveal', levels: [2, 4, 6, 9, 12] },

  { id: 'pirate-ship', name: { en: 'Pirate Ship', fr: 'Vaisseau pirate' },
    class: 'rogue', health: 8, actions: 3, dice: ['red', 'yellow'],
    energy: [1, 2, 2, 2, 3],
    exp: 'scraps', levels: [2, 4, 6, 9, 12] },
]
