import type { DiscoveryId } from '../../../content/discoveries.ts'
import type { MoonId } from '../../../content/moons.ts'
import type { SupremacyId } from '../../../content/supremacies.ts'
import type { UpgradeId } from '../../../content/upgrades.ts'

type NebulaMoonId = Extract<MoonId, `${'O' | 'A'}M${string}`>

/** Nebula moons; planetary moons have no name, and are called by their planet and what they yield. */
const moons = {
  OM1: 'Wanderer',
  OM2: 'Frost Heart',
  OM3: 'Titan Shard',
  OM4: 'Carbon Veil',
  OM5: 'Silent Archive',
  OM6: 'Ghost Harbour',
  AM1: 'Mask of Ur',
  AM2: 'Tear of the First',
  AM3: 'Throne Fragment',
  AM4: 'Null Stone',
  AM5: 'Star Forge',
  AM6: 'Choir of Dust',
} satisfies Readonly<Record<NebulaMoonId, string>>

const planetaryMoons = {
  'gas-giant': 'Gas moon',
  volcanic: 'Volcanic moon',
  'ruin-world': 'Ruined moon',
  'carbon-world': 'Carbon moon',
  'ice-planet': 'Ice moon',
}

const moonSets = { orphaned: 'Orphaned moon', ancient: 'Ancient moon' }

const discoveries = {
  DT1: 'Cache',
  DT2: 'Credit Chip',
  DT2b: 'Null Key',
  DT3: 'Data Core',
  DT4: 'Stasis Pod',
  DT5: 'Nano Swarm',
  DT6: 'Hyperlane Map',
  DT7: 'Precursor Cannon',
  DT8: 'Raider Codes',
  DT9: 'Energy Well',
  DT10: 'Star Chart',
} satisfies Readonly<Record<DiscoveryId, string>>

/** Stacks of discovery tokens. */
const discoveryStacks = ['First Science stack', 'Second Science stack', 'Observatory stack']

const supremacies = {
  ST1: 'War Banner',
  ST2: 'Iron Will',
  ST3: 'Spoils',
  ST4: 'Tribute',
  ST5: 'Hall of Heroes',
  ST6: 'Veteran Crews',
  ST7: 'Dread',
  ST8: 'Medals',
} satisfies Readonly<Record<SupremacyId, string>>

const upgrades = {
  UT1: 'Cargo Pods',
  UT2: 'Gun Pods',
  UT3: 'Colony Kit',
  UT4: 'Relic Haulers',
  UF1: 'Twin Cannons',
  UF2: 'Interceptor',
  UF3: 'Boarding Crew',
  UF4: 'Void Blades',
  US1: 'Long Range Lab',
  US2: 'Moon Drill',
  US3: 'Cloak',
  US4: 'Tachyon Lab',
  UC1: 'Siege Battery',
  UC2: 'Deep Shields',
  UC3: 'Command Bridge',
  UC4: 'Gravity Anchor',
  UX1: 'Grapplers',
  UX2: 'Patched Hulls',
  UX3: 'Combat Lab',
  UX4: 'Gleaners',
  UX5: 'Twin Lenses',
  UX6: 'Keel in Stock',
  UX7: 'Courier Crews',
  UX8: 'Long Gangways',
  UX9: 'Vanguard Bow',
  UX10: 'Far Antennas',
  UX11: 'Regent’s Seal',
  UX12: 'Echo Wing',
  UX13: 'Double Net',
  UX14: 'Base Hunters',
  UX15: 'Long Feelers',
} satisfies Readonly<Record<UpgradeId, string>>

export const tokens = { moons, planetaryMoons, moonSets, discoveries, discoveryStacks, supremacies, upgrades }
