import type { RaiderCard } from './schema.ts'

// biome-ignore format: a raider to two lines, what it is and its reward
const CARDS = [
  { id: 'RD-S1', class: 'S', figures: 4, dice: 2, targeting: 1, range: 1, power: 'none',
    reward: [{ give: 'vp', amount: 1 }, { give: 'basic', amount: 1 }] },
  { id: 'RD-S2', class: 'S', figures: 4, dice: 2, targeting: 1, range: 1, power: 'drain-energy',
    reward: [{ give: 'vp', amount: 1 }, { give: 'energy', amount: 2 }] },
  { id: 'RD-A1', class: 'A', figures: 1, dice: 3, targeting: 1, range: 1, power: 'loot',
    reward: [{ give: 'vp', amount: 2 }, { give: 'credits', amount: 1 }] },
  { id: 'RD-A2', class: 'A', figures: 1, dice: 3, targeting: 1, range: 1, power: 'siphon',
    reward: [{ give: 'vp', amount: 2 }, { give: 'energy', amount: 2 }] },
  { id: 'RD-B1', class: 'B', figures: 1, dice: 4, targeting: 1, range: 1, power: 'mechaphage',
    reward: [{ give: 'vp', amount: 3 }, { give: 'repair', amount: 1 }] },
  { id: 'RD-B2', class: 'B', figures: 1, dice: 4, targeting: 1, range: 1, power: 'marauder',
    reward: [{ give: 'vp', amount: 3 }, { give: 'basic', amount: 1 }] },
  { id: 'RD-C1', class: 'C', figures: 1, dice: 4, targeting: 2, range: 1, power: 'hunt',
    reward: [{ give: 'vp', amount: 4 }, { give: 'tactics', amount: 1 }] },
  { id: 'RD-C2', class: 'C', figures: 1, dice: 4, targeting: 2, range: 1, power: 'silence',
    reward: [{ give: 'vp', amount: 4 }, { give: 'credits', amount: 1 }] },
  { id: 'RD-D1', class: 'D', figures: 1, dice: 5, targeting: 2, range: 1, power: 'armoured',
    reward: [{ give: 'vp', amount: 6 }, { give: 'advance', track: 'any' }] },
  { id: 'RD-D2', class: 'D', figures: 1, dice: 5, targeting: 2, range: 2, power: 'harvest',
    reward: [{ give: 'vp', amount: 6 }, { give: 'free-module' }] },
  { id: 'RD-CV', class: 'C', figures: 1, dice: 4, targeting: 2, range: 1, power: 'shadow-warp',
    reward: [{ give: 'vp', amount: 4 }, { give: 'void-roll' }] },
] as const satisfies readonly RaiderCard[]

export type RaiderId = (typeof CARDS)[number]['id']

/** Two of each class, from S to D; then the Void Dragon. */
export const RAIDERS: readonly (RaiderCard & { readonly id: RaiderId })[] = CARDS

export const VOID_DRAGON = 10
