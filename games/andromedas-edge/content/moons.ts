import type { Moon } from './schema.ts'

// A planetary moon bears the number of its first copy: MG1 to MG3 are three of one design.
// biome-ignore format: a moon to a line
const DESIGNS = [
  { id: 'MG1', from: 'gas-giant', copies: 3, relic: false, gains: [{ give: 'energy', amount: 3 }] },
  { id: 'MG4', from: 'gas-giant', copies: 2, relic: false, gains: [{ give: 'energy', amount: 2 }, { give: 'tactics', amount: 1 }] },
  { id: 'MG6', from: 'gas-giant', copies: 1, relic: false, gains: [{ give: 'energy', amount: 2 }, { give: 'credits', amount: 1 }] },
  { id: 'MG7', from: 'gas-giant', copies: 1, relic: false, gains: [{ give: 'energy', amount: 2 }, { give: 'basic', amount: 1 }] },
  { id: 'MG8', from: 'gas-giant', copies: 1, relic: false, gains: [{ give: 'energy', amount: 1 }, { give: 'vp', amount: 2 }] },
  { id: 'MG9', from: 'gas-giant', copies: 1, relic: false, gains: [{ give: 'energy', amount: 2 }, { give: 'repair', amount: 1 }] },

  { id: 'MV1', from: 'volcanic', copies: 3, relic: false, gains: [{ give: 'titanium', amount: 2 }] },
  { id: 'MV4', from: 'volcanic', copies: 2, relic: false, gains: [{ give: 'titanium', amount: 1 }, { give: 'energy', amount: 2 }] },
  { id: 'MV6', from: 'volcanic', copies: 1, relic: false, gains: [{ give: 'titanium', amount: 1 }, { give: 'credits', amount: 1 }] },
  { id: 'MV7', from: 'volcanic', copies: 1, relic: false, gains: [{ give: 'titanium', amount: 1 }, { give: 'tactics', amount: 1 }] },
  { id: 'MV8', from: 'volcanic', copies: 1, relic: false, gains: [{ give: 'titanium', amount: 1 }, { give: 'vp', amount: 1 }] },
  { id: 'MV9', from: 'volcanic', copies: 1, relic: false, gains: [{ give: 'titanium', amount: 1 }, { give: 'repair', amount: 1 }] },

  { id: 'MR1', from: 'ruin-world', copies: 3, relic: false, gains: [{ give: 'tactics', amount: 2 }] },
  { id: 'MR4', from: 'ruin-world', copies: 2, relic: false, gains: [{ give: 'tactics', amount: 1 }, { give: 'energy', amount: 2 }] },
  { id: 'MR6', from: 'ruin-world', copies: 1, relic: false, gains: [{ give: 'tactics', amount: 1 }, { give: 'credits', amount: 1 }] },
  { id: 'MR7', from: 'ruin-world', copies: 1, relic: false, gains: [{ give: 'tactics', amount: 1 }, { give: 'basic', amount: 1 }] },
  { id: 'MR8', from: 'ruin-world', copies: 1, relic: false, gains: [{ give: 'tactics', amount: 1 }, { give: 'vp', amount: 1 }] },
  { id: 'MR9', from: 'ruin-world', copies: 1, relic: false, gains: [{ give: 'tactics', amount: 1 }, { give: 'repair', amount: 1 }] },

  { id: 'MC1', from: 'carbon-world', copies: 3, relic: false, gains: [{ give: 'nanocarbon', amount: 2 }] },
  { id: 'MC4', from: 'carbon-world', copies: 2, relic: false, gains: [{ give: 'nanocarbon', amount: 1 }, { give: 'energy', amount: 2 }] },
  { id: 'MC6', from: 'carbon-world', copies: 1, relic: false, gains: [{ give: 'nanocarbon', amount: 1 }, { give: 'credits', amount: 1 }] },
  { id: 'MC7', from: 'carbon-world', copies: 1, relic: false, gains: [{ give: 'nanocarbon', amount: 1 }, { give: 'tactics', amount: 1 }] },
  { id: 'MC8', from: 'carbon-world', copies: 1, relic: false, gains: [{ give: 'nanocarbon', amount: 1 }, { give: 'vp', amount: 1 }] },
  { id: 'MC9', from: 'carbon-world', copies: 1, relic: false, gains: [{ give: 'nanocarbon', amount: 1 }, { give: 'repair', amount: 1 }] },

  { id: 'MI1', from: 'ice-planet', copies: 3, relic: false, gains: [{ give: 'ice', amount: 2 }] },
  { id: 'MI4', from: 'ice-planet', copies: 2, relic: false, gains: [{ give: 'ice', amount: 1 }, { give: 'energy', amount: 2 }] },
  { id: 'MI6', from: 'ice-planet', copies: 1, relic: false, gains: [{ give: 'ice', amount: 1 }, { give: 'credits', amount: 1 }] },
  { id: 'MI7', from: 'ice-planet', copies: 1, relic: false, gains: [{ give: 'ice', amount: 1 }, { give: 'tactics', amount: 1 }] },
  { id: 'MI8', from: 'ice-planet', copies: 1, relic: false, gains: [{ give: 'ice', amount: 1 }, { give: 'vp', amount: 1 }] },
  { id: 'MI9', from: 'ice-planet', copies: 1, relic: false, gains: [{ give: 'ice', amount: 1 }, { give: 'repair', amount: 1 }] },

  { id: 'OM1', from: 'orphaned', copies: 1, relic: false, gains: [{ give: 'energy', amount: 3 }, { give: 'tactics', amount: 1 }] },
  { id: 'OM2', from: 'orphaned', copies: 1, relic: false, gains: [{ give: 'ice', amount: 2 }, { give: 'credits', amount: 1 }] },
  { id: 'OM3', from: 'orphaned', copies: 1, relic: false, gains: [{ give: 'titanium', amount: 2 }, { give: 'credits', amount: 1 }] },
  { id: 'OM4', from: 'orphaned', copies: 1, relic: false, gains: [{ give: 'nanocarbon', amount: 2 }, { give: 'credits', amount: 1 }] },
  { id: 'OM5', from: 'orphaned', copies: 1, relic: false, gains: [{ give: 'advance', track: 'science-or-civilization' }] },
  { id: 'OM6', from: 'orphaned', copies: 1, relic: false, gains: [{ give: 'free-module', atMost: 3 }] },

  { id: 'AM1', from: 'ancient', copies: 1, relic: true, whenClaimed: [{ give: 'tactics', amount: 1 }] },
  { id: 'AM2', from: 'ancient', copies: 1, relic: true, whenClaimed: [{ give: 'energy', amount: 2 }] },
  { id: 'AM3', from: 'ancient', copies: 1, relic: true, whenClaimed: [{ give: 'basic', amount: 1 }] },
  { id: 'AM4', from: 'ancient', copies: 1, relic: false, cancelsCost: true },
  { id: 'AM5', from: 'ancient', copies: 1, relic: false, gains: [{ give: 'upgrade' }] },
  { id: 'AM6', from: 'ancient', copies: 1, relic: false, gains: [{ give: 'advance', track: 'any' }] },
] as const satisfies readonly Moon[]

export type MoonId = (typeof DESIGNS)[number]['id']

/** Six designs for each type of planet, in the order of PLANET_TYPES; then six orphaned and six ancient moons. */
export const MOONS: readonly (Moon & { readonly id: MoonId })[] = DESIGNS

export const MOONS_PER_TYPE = 6
export const FIRST_ORPHANED = 30
export const FIRST_ANCIENT = 36
