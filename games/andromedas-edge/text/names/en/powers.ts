import type { FactionId } from '../../../content/factions.ts'
import type { RaiderId } from '../../../content/raiders.ts'
import type { CommanderPower, RaiderPower } from '../../../content/schema.ts'
import type { CommanderId, ConflictId, UnityTokenId } from '../../../content/unity.ts'

const factions = {
  F01: 'Astropirates of Nightmare Cove',
  F02: 'Pulsewar Refugees',
  F03: 'Synthetic Mecharons',
  F04: 'Tolzeed Carriers',
  F05: 'Lumen Choir',
  F06: 'Ironwake Union',
  F07: 'Sable Exchange',
  F08: 'Verdant Exodus',
  F09: 'Ashen Legion',
  F10: 'Drift Nomads',
  F11: 'Crystal Regency',
  F12: 'Echo Collective',
  F13: 'Cloud Nebulons',
  F14: 'Acolytes of the Dark Star',
  F15: 'Krawl’n',
} satisfies Readonly<Record<FactionId, string>>

/** For chips and columns. */
const shortFactions = {
  F01: 'Astropirates',
  F02: 'Refugees',
  F03: 'Mecharons',
  F04: 'Tolzeed',
  F05: 'Lumen Choir',
  F06: 'Ironwake',
  F07: 'Sable',
  F08: 'Verdant',
  F09: 'Legion',
  F10: 'Nomads',
  F11: 'Regency',
  F12: 'Echo',
  F13: 'Nebulons',
  F14: 'Acolytes',
  F15: 'Krawl’n',
} satisfies Readonly<Record<FactionId, string>>

const abilities = {
  F01: ['Piracy', 'Doom Flag'],
  F02: ['Lessons of Defeat', 'Scavengers'],
  F03: ['Overclock', 'Self-repair'],
  F04: ['Open Fields', 'Deep Holds'],
  F05: ['Revelation', 'Burning Pages'],
  F06: ['Shared Yards', 'Launch Feast'],
  F07: ['Arbitrage', 'Old Vaults'],
  F08: ['Elders Aboard', 'First Harvest'],
  F09: ['Blood Price', 'Overload'],
  F10: ['Long Strides', 'Drift'],
  F11: ['Splendour', 'Beacons'],
  F12: ['Deep Memory', 'Two Voices'],
  F13: ['Mist-born', 'Mist Harvest'],
  F14: ['Quiet Passage', 'Dark Reading'],
  F15: ['Swarm', 'Converge'],
} satisfies Readonly<Record<FactionId, readonly [string, string]>>

const raiders = {
  'RD-S1': 'Vorticon Attackers',
  'RD-S2': 'Scrap Wasps',
  'RD-A1': 'Corsair Frigate',
  'RD-A2': 'Siphon Leech',
  'RD-B1': 'Mechaphage',
  'RD-B2': 'Iron Marauder',
  'RD-C1': 'Star Kraken',
  'RD-C2': 'Null Dreadnought',
  'RD-D1': 'Leviathan of Ash',
  'RD-D2': 'The Harvester',
  'RD-CV': 'Void Dragon',
} satisfies Readonly<Record<RaiderId, string>>

const raiderPowers = {
  none: 'None',
  'drain-energy': 'Drain',
  loot: 'Loot',
  siphon: 'Siphon',
  mechaphage: 'Infestation',
  marauder: 'Broken Lance',
  hunt: 'Hunt',
  silence: 'Silence',
  'shadow-warp': 'Shadow Warp',
  armoured: 'Armour',
  harvest: 'Harvest',
} satisfies Readonly<Record<RaiderPower, string>>

const conflicts = {
  Z01: 'Cold Calculus',
  Z02: 'Reinforced Line',
  Z03: 'Overwhelm',
  Z04: 'Guided Fire',
  Z05: 'Perfect Solution',
  Z06: 'Combined Arms',
  Z07: 'Suppression',
  Z08: 'Energy Siphon',
  Z09: 'Extortion',
  Z10: 'Machine Patience',
  Z11: 'Assimilation',
} satisfies Readonly<Record<ConflictId, string>>

const unityTokens = {
  ZU1: 'Salvage Protocol',
  ZU2: 'Conscription',
  ZU3: 'Twin Reactors',
  ZU4: 'Targeting Net',
  ZU5: 'Tribute Engine',
} satisfies Readonly<Record<UnityTokenId, string>>

const commanders = {
  L1A: 'Prefect Anselm Vey',
  L1B: 'Legate Ysolde Marn',
  L1C: 'Auditor Threx',
  L2A: 'Proconsul Haldane',
  L2B: 'Marshal Oda Kres',
  L2C: 'Archivist Nul',
  L3A: 'Grand Admiral Serrat',
  L3B: 'The Sovereign Mind',
  L3C: 'High Lord Varkas',
} satisfies Readonly<Record<CommanderId, string>>

const commanderPowers = {
  rationing: 'Rationing',
  spearhead: 'Spearhead',
  'full-record': 'Full Record',
  'hunting-pack': 'Hunting Pack',
  'no-idle-hull': 'No Idle Hull',
  'forced-settlement': 'Forced Settlement',
} satisfies Readonly<Record<CommanderPower, string>>

export const powers = {
  factions,
  shortFactions,
  abilities,
  raiders,
  raiderPowers,
  conflicts,
  unityTokens,
  commanders,
  commanderPowers,
}
