import type { Upgrade } from './schema.ts'

// biome-ignore format: an upgrade to a line, or to a few
const LIST = [
  { id: 'UT1', ship: 'transport', set: 'base', abilities: [{ does: 'power', power: 'cargo-pods' }] },
  { id: 'UT2', ship: 'transport', set: 'base',
    abilities: [{ does: 'dice', amount: 1, when: 'alone', with: ['transport'] }] },
  { id: 'UT3', ship: 'transport', set: 'base', abilities: [{ does: 'discount', of: 'developments', amount: 1 }] },
  { id: 'UT4', ship: 'transport', set: 'expansion',
    abilities: [{ does: 'gain', on: 'module-at-field', with: 'transport', gains: [{ give: 'energy', amount: 1 }] }] },

  { id: 'UF1', ship: 'fighter', set: 'base',
    abilities: [{ does: 'dice', amount: 1, when: 'always', with: ['fighter'] }] },
  { id: 'UF2', ship: 'fighter', set: 'base', abilities: [{ does: 'range', ship: 'fighter', range: 2 }] },
  { id: 'UF3', ship: 'fighter', set: 'base',
    abilities: [{ does: 'gain', on: 'battle-won', with: 'fighter', gains: [{ give: 'basic', amount: 1 }] }] },
  { id: 'UF4', ship: 'fighter', set: 'expansion',
    abilities: [{ does: 'power', power: 'void-blades' },
      { does: 'gain', on: 'launched-to-special-region', with: 'fighter', gains: [{ give: 'tactics', amount: 1 }] }] },

  { id: 'US1', ship: 'science-vessel', set: 'base',
    abilities: [{ does: 'gain', on: 'launched', with: 'science-vessel', gains: [{ give: 'tactics', amount: 1 }] }] },
  { id: 'US2', ship: 'science-vessel', set: 'base', abilities: [{ does: 'power', power: 'moon-drill' }] },
  { id: 'US3', ship: 'science-vessel', set: 'base', abilities: [{ does: 'power', power: 'cloak' }] },
  { id: 'US4', ship: 'science-vessel', set: 'expansion',
    abilities: [{ does: 'gain', on: 'launched-to-nebula', with: 'science-vessel', once: 'cycle',
      gains: [{ give: 'advance', track: 'science' }] }] },

  { id: 'UC1', ship: 'heavy-cruiser', set: 'base',
    abilities: [{ does: 'dice', amount: 1, when: 'always', with: ['heavy-cruiser'] }] },
  { id: 'UC2', ship: 'heavy-cruiser', set: 'base', abilities: [{ does: 'shields', amount: 1 }] },
  { id: 'UC3', ship: 'heavy-cruiser', set: 'base',
    abilities: [{ does: 'targeting', amount: 1, when: 'always', with: ['heavy-cruiser'] }] },
  { id: 'UC4', ship: 'heavy-cruiser', set: 'expansion', abilities: [{ does: 'power', power: 'gravity-anchor' }] },

  { id: 'UX1', ship: 'fighter', set: 'faction',
    abilities: [{ does: 'dice', amount: 1, when: 'launched-with-attack', with: ['fighter'] }] },
  { id: 'UX2', ship: 'transport', set: 'faction',
    abilities: [{ does: 'gain', on: 'ship-damaged', with: 'transport', gains: [{ give: 'energy', amount: 1 }] }] },
  { id: 'UX3', ship: 'science-vessel', set: 'faction',
    abilities: [{ does: 'dice', amount: 1, when: 'always', with: ['science-vessel'] }] },
  { id: 'UX4', ship: 'transport', set: 'faction',
    abilities: [{ does: 'gain', on: 'field-action', with: 'transport', gains: [{ give: 'basic', amount: 1 }] }] },
  { id: 'UX5', ship: 'science-vessel', set: 'faction', abilities: [{ does: 'power', power: 'twin-lenses' }] },
  { id: 'UX6', ship: 'heavy-cruiser', set: 'faction',
    abilities: [{ does: 'discount', of: 'ships', amount: 2, ship: 'heavy-cruiser' }] },
  { id: 'UX7', ship: 'transport', set: 'faction',
    abilities: [{ does: 'gain', on: 'launched-to-base', with: 'transport', gains: [{ give: 'energy', amount: 1 }] }] },
  { id: 'UX8', ship: 'transport', set: 'faction', abilities: [{ does: 'power', power: 'long-gangways' }] },
  { id: 'UX9', ship: 'heavy-cruiser', set: 'faction',
    abilities: [{ does: 'dice', amount: 1, when: 'active', with: ['heavy-cruiser'] }] },
  { id: 'UX10', ship: 'science-vessel', set: 'faction',
    abilities: [{ does: 'range', ship: 'science-vessel', range: 2 }] },
  { id: 'UX11', ship: 'transport', set: 'faction', abilities: [{ does: 'power', power: 'regents-seal' }] },
  { id: 'UX12', ship: 'fighter', set: 'faction',
    abilities: [{ does: 'gain', on: 'battle-won', with: 'fighter', gains: [{ give: 'tactics', amount: 1 }] }] },
  { id: 'UX13', ship: 'science-vessel', set: 'faction', abilities: [{ does: 'power', power: 'double-net' }] },
  { id: 'UX14', ship: 'fighter', set: 'faction',
    abilities: [{ does: 'dice', amount: 1, when: 'on-base', with: ['fighter'] }] },
  { id: 'UX15', ship: 'transport', set: 'faction', abilities: [{ does: 'range', ship: 'transport', range: 2 }] },
] as const satisfies readonly Upgrade[]

export type UpgradeId = (typeof LIST)[number]['id']

/** The neutral ones, four for each type of ship in the order of SHIP_TYPES; then one for each faction, in their order. */
export const UPGRADES: readonly (Upgrade & { readonly id: UpgradeId })[] = LIST

export const FIRST_FACTION_UPGRADE = 16
