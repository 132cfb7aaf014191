import type { Discovery } from './schema.ts'

// biome-ignore format: a token to a line
const TOKENS = [
  { id: 'DT1', copies: 3, gains: [{ give: 'basic', amount: 2 }, { give: 'energy', amount: 1 }] },
  { id: 'DT2', copies: 1, gains: [{ give: 'credits', amount: 2 }] },
  { id: 'DT2b', copies: 1, cancelsCost: true },
  { id: 'DT3', copies: 2, gains: [{ give: 'tactics', amount: 3 }, { give: 'discard', amount: 1 }] },
  { id: 'DT4', copies: 2, gains: [{ give: 'recruit', amount: 1 }, { give: 'vp', amount: 1 }] },
  { id: 'DT5', copies: 2, gains: [{ give: 'repair', amount: 2 }] },
  { id: 'DT6', copies: 2, hyperlane: true },
  { id: 'DT7', copies: 2, dice: 2 },
  { id: 'DT8', copies: 2, kept: { does: 'targeting', amount: 1, when: 'against-raider' } },
  { id: 'DT9', copies: 2, kept: { does: 'gain', on: 'return-start', gains: [{ give: 'energy', amount: 2 }] } },
  { id: 'DT10', copies: 2, endVp: 4 },
] as const satisfies readonly Discovery[]

export type DiscoveryId = (typeof TOKENS)[number]['id']

export const DISCOVERIES: readonly (Discovery & { readonly id: DiscoveryId })[] = TOKENS
