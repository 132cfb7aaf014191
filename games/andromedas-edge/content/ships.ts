import type { ShipKind } from './schema.ts'

// AE-BS-18, AE-BM-1, AE-BM-2, AE-BM-4

/** In the order of SHIP_TYPES. */
export const SHIPS: readonly ShipKind[] = [
  { type: 'transport', count: 6, dice: 1, range: 1, cost: { titanium: 1, energy: 1 } },
  { type: 'fighter', count: 1, dice: 2, range: 1, cost: { titanium: 2, energy: 1 } },
  { type: 'science-vessel', count: 1, dice: 1, range: 1, cost: { nanocarbon: 1, ice: 1, energy: 1 } },
  { type: 'heavy-cruiser', count: 1, dice: 3, range: 2, cost: { titanium: 3, energy: 2 } },
]
