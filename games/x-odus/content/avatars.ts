import type { Avatar } from './schema.ts'

/** By the number on their token, less one. */
// biome-ignore format: a card to two lines, what it is and its skill
export const AVATARS: readonly Avatar[] = [
  { number: 1, name: { en: 'The Reaper', fr: 'Le Faucheur' }, health: 8, shields: 4,
    skill: { trigger: { on: 'double-miss' }, does: { do: 'discard', what: 'health', of: 'trigger' } } },
  { number: 2, name: { en: 'The Hollow', fr: 'Le Vide' }, health: 8, shields: 4,
    skill: { trigger: { on: 'misses', n: 3 }, does: { do: 'discard', what: 'energy', of: 'most-misses' } } },
  { number: 3, name: { en: 'The Weaver', fr: 'Le Tisseur' }, health: 8, shields: 4,
    skill: { trigger: { on: 'no-damage' }, does: { do: 'discard', what: 'module', of: 'chosen' } } },
  { number: 4, name: { en: 'The Hunger', fr: 'La Faim', feminine: true }, health: 8, shields: 4,
    skill: { trigger: { on: 'misses', n: 3 }, does: { do: 'regain', n: 3 } } },
]
