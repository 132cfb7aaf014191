import type { Avatar } from './schema.ts'

/** By the number on their token, less one. */
// biome-ignore format: a card to three lines, what it is, its skill and what it leaves behind
export const AVATARS: readonly Avatar[] = [
  { number: 1, name: { en: 'The Reaper', fr: 'Le Faucheur' }, health: 8, shields: 3,
    skill: { trigger: { on: 'double-miss' }, does: { do: 'discard', what: 'health', of: 'trigger' } },
    spoils: [{ do: 'hold' }, { do: 'heal', n: 2 }] },
  { number: 2, name: { en: 'The Hollow', fr: 'Le Vide' }, health: 8, shields: 3,
    skill: { trigger: { on: 'misses', n: 3 }, does: { do: 'discard', what: 'energy', of: 'most-misses' } },
    spoils: [{ do: 'hold' }, { do: 'energy', n: 'all' }] },
  { number: 3, name: { en: 'The Weaver', fr: 'Le Tisseur' }, health: 8, shields: 3,
    skill: { trigger: { on: 'no-damage' }, does: { do: 'discard', what: 'module', of: 'chosen' } },
    spoils: [{ do: 'hold' }, { do: 'module', n: 1 }] },
  { number: 4, name: { en: 'The Hunger', fr: 'La Faim', feminine: true }, health: 8, shields: 4,
    skill: { trigger: { on: 'misses', n: 3 }, does: { do: 'regain', n: 3 } },
    spoils: [{ do: 'hold' }, { do: 'precursor-module', n: 1 }] },
]
