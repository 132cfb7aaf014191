import type { DestinyCard } from './schema.ts'

// biome-ignore format: a card to a line
const CARDS = [
  { id: 'Y01', destiny: 'count', of: 'developments', each: 2, most: 8 },
  { id: 'Y02', destiny: 'count', of: 'science', each: 1, most: 8 },
  { id: 'Y03', destiny: 'count', of: 'industry', each: 1, most: 8 },
  { id: 'Y04', destiny: 'count', of: 'commerce', each: 1, most: 8 },
  { id: 'Y05', destiny: 'count', of: 'civilization', each: 1, most: 8 },
  { id: 'Y06', destiny: 'count', of: 'supremacy', each: 1, most: 8 },
  { id: 'Y07', destiny: 'count', of: 'tracks-at-3', each: 2, most: 8 },
  { id: 'Y08', destiny: 'count', of: 'modules', each: 1, most: 8 },
  { id: 'Y09', destiny: 'fleet', steps: [{ ships: 7, vp: 7 }, { ships: 5, vp: 4 }] },
  { id: 'Y10', destiny: 'count', of: 'leaders', each: 2, most: 8 },
  { id: 'Y11', destiny: 'count', of: 'raiders', each: 2, most: 8 },
  { id: 'Y12', destiny: 'count', of: 'moons', each: 2, most: 8 },
  { id: 'Y13', destiny: 'count', of: 'two-resources', each: 1, most: 7 },
  { id: 'Y14', destiny: 'diplomat', vp: 7, orElse: { developments: 2, vp: 4 } },
  { id: 'Y15', destiny: 'count', of: 'developments-below', each: 3, most: 9 },
  { id: 'Y16', destiny: 'count', of: 'developments-at-nebulae', each: 3, most: 9 },
  { id: 'Y17', destiny: 'mechanic', modules: 6, vp: 6 },
  { id: 'Y18', destiny: 'specialist', space: 8, vp: 8 },
  { id: 'Y19', destiny: 'count', of: 'tokens', each: 2, most: 8 },
  { id: 'Y20', destiny: 'count', of: 'battles-lost', each: 1, most: 6 },
] as const satisfies readonly DestinyCard[]

export type DestinyId = (typeof CARDS)[number]['id']

export const DESTINIES: readonly (DestinyCard & { readonly id: DestinyId })[] = CARDS
