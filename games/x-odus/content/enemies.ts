import type { Enemy } from './schema.ts'

// biome-ignore format: a card to two lines, what it is and its skill
const CARDS = [
  { id: 'E01', name: { en: 'Cultist Scout', fr: 'Éclaireur cultiste' }, level: 1, health: 2, shields: 0,
    skill: { trigger: { on: 'disengage' }, does: { do: 'hurt', n: 1, of: 'each' } } },
  { id: 'E02', name: { en: 'Cultist Raider', fr: 'Maraudeur cultiste' }, level: 1, health: 3, shields: 0,
    skill: { trigger: { on: 'double-miss' }, does: { do: 'hurt', n: 1, of: 'trigger' } } },
  { id: 'E03', name: { en: 'Spite Swarm', fr: 'Essaim rancunier' }, level: 1, health: 2, shields: 0,
    skill: { trigger: { on: 'defeated' }, does: { do: 'retaliate' } } },
  { id: 'E04', name: { en: 'Zealot Skiff', fr: 'Esquif zélote' }, level: 1, health: 1, shields: 1,
    skill: { trigger: { on: 'misses', n: 1 }, does: { do: 'shield', n: 1 } } },

  { id: 'E05', name: { en: 'Cultist Frigate', fr: 'Frégate cultiste', feminine: true }, level: 2, health: 4, shields: 1,
    skill: { trigger: { on: 'double-miss' }, does: { do: 'drain', n: 1, of: 'trigger' } } },
  { id: 'E06', name: { en: 'Siphon Barge', fr: 'Barge siphonneuse', feminine: true }, level: 2, health: 3, shields: 1,
    skill: { trigger: { on: 'misses', n: 2 }, does: { do: 'regain', n: 1 } } },
  { id: 'E07', name: { en: 'Harpooner', fr: 'Harponneur' }, level: 2, health: 4, shields: 1,
    skill: { trigger: { on: 'disengage' }, does: { do: 'damage-roll', of: 'each' } } },
  { id: 'E08', name: { en: 'Twin Interceptors', fr: 'Intercepteurs jumeaux', plural: true }, level: 2, health: 5, shields: 0,
    skill: { trigger: { on: 'misses', n: 1 }, does: { do: 'hurt', n: 1, of: 'most-misses' } } },

  { id: 'E09', name: { en: 'Corrupted Cruiser', fr: 'Croiseur corrompu' }, level: 3, health: 6, shields: 2,
    skill: { trigger: { on: 'misses', n: 3 }, does: { do: 'hurt', n: 1, of: 'each' } } },
  { id: 'E10', name: { en: 'Phase Hunter', fr: 'Chasseur de phase' }, level: 3, health: 5, shields: 2,
    skill: { trigger: { on: 'defensive' }, does: { do: 'specials-miss' } } },
  { id: 'E11', name: { en: 'Plague Carrier', fr: 'Vecteur de peste' }, level: 3, health: 7, shields: 1,
    skill: { trigger: { on: 'defeated' }, does: { do: 'damage-roll', of: 'each' } } },
  { id: 'E12', name: { en: 'Shield Weaver', fr: 'Tisse-bouclier' }, level: 3, health: 5, shields: 1,
    skill: { trigger: { on: 'no-damage' }, does: { do: 'shield', n: 1, max: 2 } } },

  { id: 'E13', name: { en: 'Corrupted Dreadnought', fr: 'Cuirassé corrompu' }, level: 4, health: 7, shields: 2,
    skill: { trigger: { on: 'double-miss' }, does: { do: 'hurt', n: 2, of: 'trigger' } } },
  { id: 'E14', name: { en: 'Voice of the Rift', fr: 'Voix du Rift', feminine: true }, level: 4, health: 7, shields: 2,
    skill: { trigger: { on: 'disengage' }, does: { do: 'advance' } } },
  { id: 'E15', name: { en: 'Devourer', fr: 'Dévoreur' }, level: 4, health: 7, shields: 2,
    skill: { trigger: { on: 'misses', n: 3 }, does: { do: 'regain', n: 2 } } },
  { id: 'E16', name: { en: 'Nullifier', fr: 'Neutraliseur' }, level: 4, health: 6, shields: 2,
    skill: { trigger: { on: 'combat-start' }, does: { do: 'drain', n: 1, of: 'each' } } },
] as const satisfies readonly Enemy[]

export type EnemyId = (typeof CARDS)[number]['id']

/** By level: numbers 0 to 3 are of level 1, 12 to 15 of level 4. */
export const ENEMIES: readonly (Enemy & { readonly id: EnemyId })[] = CARDS
