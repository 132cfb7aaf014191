import type { Supremacy } from './schema.ts'

// biome-ignore format: a token to a line
const TOKENS = [
  { id: 'ST1', ability: { does: 'dice', amount: 1, when: 'active' } },
  { id: 'ST2', ability: { does: 'targeting', amount: 1, when: 'always' } },
  { id: 'ST3', ability: { does: 'gain', on: 'battle-won', gains: [{ give: 'basic', amount: 1 }] } },
  { id: 'ST4', ability: { does: 'gain', on: 'battle-won-against-player', gains: [{ give: 'credits', amount: 1 }] } },
  { id: 'ST5', now: [{ give: 'vp', amount: 4 }] },
  { id: 'ST6', ability: { does: 'power', power: 'veteran-crews' } },
  { id: 'ST7', ability: { does: 'power', power: 'dread' } },
  { id: 'ST8', medals: { battles: 2, most: 5 } },
] as const satisfies readonly Supremacy[]

export type SupremacyId = (typeof TOKENS)[number]['id']

export const SUPREMACIES: readonly (Supremacy & { readonly id: SupremacyId })[] = TOKENS
