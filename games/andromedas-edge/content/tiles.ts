import type { PlanetKind, Tile } from './schema.ts'

// AE-BS-5, AE-BA-5, AE-BA-7

// biome-ignore format: a tile to a line
const LIST = [
  { kind: 'planet', id: 'PG1', type: 'gas-giant', size: 1 },
  { kind: 'planet', id: 'PG2', type: 'gas-giant', size: 2 },
  { kind: 'planet', id: 'PG3', type: 'gas-giant', size: 3 },
  { kind: 'planet', id: 'PV1', type: 'volcanic', size: 1 },
  { kind: 'planet', id: 'PV2', type: 'volcanic', size: 2 },
  { kind: 'planet', id: 'PV3', type: 'volcanic', size: 3 },
  { kind: 'planet', id: 'PR1', type: 'ruin-world', size: 1 },
  { kind: 'planet', id: 'PR2', type: 'ruin-world', size: 2 },
  { kind: 'planet', id: 'PR3', type: 'ruin-world', size: 3 },
  { kind: 'planet', id: 'PC1', type: 'carbon-world', size: 1 },
  { kind: 'planet', id: 'PC2', type: 'carbon-world', size: 2 },
  { kind: 'planet', id: 'PC3', type: 'carbon-world', size: 3 },
  { kind: 'planet', id: 'PI1', type: 'ice-planet', size: 1 },
  { kind: 'planet', id: 'PI2', type: 'ice-planet', size: 2 },
  { kind: 'planet', id: 'PI3', type: 'ice-planet', size: 3 },

  { kind: 'base', id: 'AB1', base: 'field', type: 'science', supply: { give: 'tactics', amount: 1 } },
  { kind: 'base', id: 'AB2', base: 'field', type: 'industry', supply: { give: 'energy', amount: 1 } },
  { kind: 'base', id: 'AB3', base: 'field', type: 'commerce', supply: { give: 'credits', amount: 1 } },
  { kind: 'base', id: 'AB4', base: 'field', type: 'civilization', supply: { give: 'ice', amount: 1 } },
  { kind: 'base', id: 'AB5', base: 'shipyard', less: 1, orElse: [{ give: 'titanium', amount: 1 }], afterwards: [{ give: 'repair', amount: 1 }] },
  { kind: 'base', id: 'AB6', base: 'council', orElse: [{ give: 'recruit', amount: 1 }, { give: 'tactics', amount: 1 }] },

  { kind: 'special', id: 'SR1', region: 'quasar', gains: [{ give: 'energy', amount: 3 }], vpPerDevelopment: 3 },
  { kind: 'special', id: 'SR2', region: 'vortex', gains: [{ give: 'energy', amount: 1 }], vpPerDevelopment: 2 },
  { kind: 'special', id: 'SR3', region: 'shattered-belt', gains: [{ give: 'basic', amount: 2 }], vpPerDevelopment: 0 },
  { kind: 'special', id: 'SR4', region: 'silent-gate', gains: [{ give: 'tactics', amount: 1 }], vpPerDevelopment: 0 },
  { kind: 'special', id: 'SR5', region: 'void', gains: [], vpPerDevelopment: 0 },
] as const satisfies readonly Tile[]

export type TileId = (typeof LIST)[number]['id']

/** The planets by type in the order of PLANET_TYPES and by size; the Alliance bases; the special regions. */
export const TILES: readonly (Tile & { readonly id: TileId })[] = LIST

export const FIRST_BASE = 15
export const FIRST_SPECIAL = 21
export const VOID_TILE = 25

// AE-BA-2, AE-BD-1

/** In the order of PLANET_TYPES. */
// biome-ignore format: a type to a line
export const PLANET_KINDS: readonly PlanetKind[] = [
  { type: 'gas-giant', gain: { give: 'energy', amount: 1 }, development: 'observatory', track: 'science', cost: { nanocarbon: 2, ice: 1 } },
  { type: 'volcanic', gain: { give: 'titanium', amount: 1 }, development: 'factory', track: 'industry', cost: { titanium: 2, ice: 1 } },
  { type: 'ruin-world', gain: { give: 'tactics', amount: 1 }, development: 'obelisk', track: 'supremacy', cost: { ice: 1, nanocarbon: 1, titanium: 1 } },
  { type: 'carbon-world', gain: { give: 'nanocarbon', amount: 1 }, development: 'spaceport', track: 'commerce', cost: { nanocarbon: 2, titanium: 1 } },
  { type: 'ice-planet', gain: { give: 'ice', amount: 1 }, development: 'city', track: 'civilization', cost: { ice: 2, nanocarbon: 1 } },
]
