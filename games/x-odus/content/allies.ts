import type { Ally } from './schema.ts'

// biome-ignore format: a card to three lines, with what it asks and gives
const CARDS = [
  { id: 'cartographer', name: { en: 'Cartographer', fr: 'Cartographe', feminine: true }, modules: 2, precursorModules: 1,
    services: [{ pay: 1, does: { do: 'reveal', n: 1 } }] },
  { id: 'engineer', name: { en: 'Specialised Engineer', fr: 'Ingénieur spécialisé' }, modules: 2, precursorModules: 1,
    services: [
      { pay: 1, does: { do: 'heal', n: 2, of: 'system-ship' } },
      { pay: 2, does: { do: 'mend', of: 'system-ship' } }] },
  { id: 'mercenary', name: { en: 'Mercenary', fr: 'Mercenaire' }, modules: 3, precursorModules: 0,
    services: [{ pay: 2, does: { do: 'pacify', n: 1 } }] },
  { id: 'broker', name: { en: 'Broker', fr: 'Courtière', feminine: true }, modules: 3, precursorModules: 1,
    services: [], cheaper: 1 },
] as const satisfies readonly Ally[]

export type AllyId = (typeof CARDS)[number]['id']

export const ALLIES: readonly (Ally & { readonly id: AllyId })[] = CARDS
