import type { Gain } from './schema.ts'

// The numbers of the rules. Those of cards and tiles stand with them.

// Setup

/** AE-BS-5, AE-5P-2: planets on the map, by number of participants. */
export const PLANETS_AT_START: Readonly<Record<number, number>> = { 2: 4, 3: 6, 4: 8, 5: 10 }
/** AE-BS-9, AE-RL-2. */
export const MOONS_PER_NEBULA = 1
export const MIXED_MOONS_PER_NEBULA = 2
/** AE-BS-10. */
export const MOONS_PER_PLANET = 3
/** AE-BS-11. */
export const SCOUTS_AT_START = 2
/** AE-BS-13. */
export const TERMINI = [50, 60, 70] as const
/** AE-BS-14, AE-BM-13. */
export const COLUMN_LENGTH = 3
/** AE-BS-15. */
export const DISCOVERIES_PER_STACK = 5
/** AE-BS-18, AE-BS-23, AE-US-8, AE-US-9: of nine leaders one is on each base; these wait on nebulae. */
export const LEADERS_EACH = 9
export const LEADERS_ON_NEBULAE = 2
/** AE-BS-19, AE-BS-29. */
export const FACTIONS_DEALT = 3
export const FACTIONS_DEALT_FIRST_GAME = 2
/** AE-BS-20. */
export const TRANSPORTS_AT_START = 3
/** AE-BS-24. */
export const TACTICS_AT_START = 2
/** AE-BS-25, AE-US-20. */
export const DESTINIES_DEALT = 2
/** AE-BS-26. */
export const SPECIAL_REGIONS_MOST = 2
/** AE-BS-27, by place in the order. */
export const SEAT_BONUSES: readonly (readonly Gain[])[] = [
  [],
  [{ give: 'credits', amount: 1 }],
  [
    { give: 'credits', amount: 1 },
    { give: 'energy', amount: 1 },
  ],
  [
    { give: 'credits', amount: 1 },
    { give: 'tactics', amount: 1 },
  ],
  [
    { give: 'credits', amount: 1 },
    { give: 'tactics', amount: 1 },
    { give: 'energy', amount: 1 },
  ],
]

// The turn

/** AE-BT-6. */
export const BURNT_CARD: readonly Gain[] = [{ give: 'energy', amount: 1 }]
/** AE-BT-8. */
export const SYNTHESIS_ENERGY = 3
/** AE-BT-10. */
export const ENERGY_STORAGE = 10
export const STORAGE = 5
/** AE-BT-11: what the Civilization track adds is on it. */
export const HAND_LIMIT = 4
/** AE-BT-14. */
export const WAITING: readonly Gain[] = [
  { give: 'energy', amount: 1 },
  { give: 'tactics', amount: 1 },
]

// Launch and region actions

/** AE-BL-4, AE-BL-5. */
export const LAUNCH_RANGE = 1
export const HEAVY_CRUISER_LAUNCH_RANGE = 2
/** AE-BA-4. */
export const NEBULA_ACTION: readonly Gain[] = [
  { give: 'energy', amount: 1 },
  { give: 'tactics', amount: 1 },
]
/** AE-BA-6. */
export const MODULES_PER_FIELD_ACTION = 2
export const FIELD_WITHOUT_MODULE: readonly Gain[] = [{ give: 'energy', amount: 1 }]
/** AE-VO-5: the first for a 1. */
export const VOID_BENEFITS: readonly (readonly Gain[])[] = [
  [{ give: 'energy', amount: 3 }],
  [{ give: 'tactics', amount: 2 }],
  [{ give: 'credits', amount: 2 }],
  [{ give: 'advance', track: 'any' }],
  [{ give: 'upgrade' }],
  [{ give: 'free-module' }],
]

// The return

/** AE-BH-4: of each ship in the Cargo one of these. */
export const CARGO: readonly Gain[] = [
  { give: 'basic', amount: 1 },
  { give: 'energy', amount: 1 },
]
/** AE-BH-4: for one ship each. */
export const STATION_DOCKS: Readonly<Record<'slipway' | 'workshop' | 'lab', readonly Gain[]>> = {
  slipway: [{ give: 'ship', less: 0 }],
  workshop: [{ give: 'repair', amount: 1 }],
  lab: [{ give: 'tactics', amount: 1 }],
}
/** AE-BH-5. */
export const SALVAGE: readonly Gain[] = [{ give: 'energy', amount: 1 }]

// Ships, modules, developments

/** AE-BM-3: damage markers that a heavy cruiser bears. */
export const SHIELDS = 1
/** AE-BM-7. */
export const NO_UPGRADE_VP = 2
/** AE-BM-10. */
export const NO_MODULE_VP = 1
/** AE-BZ-11. */
export const MODULE_COST_LEAST = 1
/** AE-BD-2. */
export const DEVELOPMENTS_PER_TYPE = 3
/** AE-BD-4, AE-UD-32. */
export const DEVELOPMENT_VP_MOST = 10
/** AE-BD-9. */
export const NO_LEADER_VP = 1
/** AE-BX-2. */
export const NO_INTACT_MODULE_VP = -1
/** AE-BX-4, AE-UD-14. */
export const NOTHING_TO_REPAIR_VP = 1
/** AE-UD-42. */
export const UNITY_SHIP_VP = 1

// Tracks and events

/** AE-BP-1. */
export const LAST_SPACE = 9
/** AE-BP-2. */
export const BEYOND_TRACK_VP = 2
/** AE-BP-3: the first spaces of bands I, II and III. */
export const BAND_STARTS = [0, 3, 6] as const
/** AE-BP-4, AE-BP-5, AE-BD-6, AE-UD-39. */
export const NO_TOKEN_VP = 2
/** AE-BP-6: the Commerce spaces from which the vault counts once and twice. */
export const VAULT_STARTS = [4, 7] as const
/** AE-BE-2. */
export const REVEALED_PLANET_CREDITS = 1
/** AE-BF-12. */
export const EVENTS_MOST = 20

// Battle

/** AE-BB-12, AE-VO-7. */
export const DIVERTED_MOST = 3
/** AE-BB-13, AE-BB-14. */
export const DICE_LEAST = 1
export const DICE_MOST = 6
export const TARGETING_LEAST = 1
export const TARGETING_MOST = 5
/** AE-BB-19. */
export const DAMAGED_SHIPS_VP_MOST = 3
/** AE-BB-20: one of these, or two with so many ships. */
export const STRATEGIC_OPERATIONS: readonly Gain[] = [
  { give: 'energy', amount: 2 },
  { give: 'tactics', amount: 1 },
  { give: 'basic', amount: 1 },
]
export const SHIPS_FOR_TWO_OPERATIONS = 2

// Raiders: numbers of their powers

/** Energy that a Siphon Leech or a Solar Flare lets each side divert. */
export const DAMPED_ENERGY = 1
export const MECHAPHAGE_TOKENS = 5
/** The first defeat of an armoured raider. */
export const ARMOUR_VP = 3
export const ARMOUR_DICE = 1

// Powers of factions, upgrades and cards

export const FOLD_GATE_ENERGY = 1
export const DOOM_FLAG_ENERGY = 1
export const QUIET_PASSAGE_ENERGY = 1
export const OVERCLOCK_MOST = 2
export const BURNING_PAGES: readonly Gain[] = [{ give: 'energy', amount: 2 }]
export const OLD_VAULTS_EARLIER = 1
export const OVERLOAD_DIVERTED_MOST = 4
export const LONG_STRIDES_RANGE = 2
/** A point more for a development, and for the most it can bring. */
export const SPLENDOUR_VP = 1
export const BEACONS_RANGE = 2
/** The smallest planet on which a leader is saved. */
export const REGENTS_SEAL_SIZE = 3
export const DEVELOPMENT_LEADERS_LEAST = 1
export const MIST_HARVEST: readonly Gain[] = [{ give: 'basic', amount: 1 }]
export const DARK_READING: readonly Gain[] = [{ give: 'energy', amount: 1 }]
export const WAR_COUNCIL: readonly Gain[] = [{ give: 'advance', track: 'supremacy' }]

// The end

/** AE-BF-3: by space. */
export const END_VP = [0, 1, 2, 3, 4, 5, 7, 9, 11, 13] as const
/** AE-BF-4: by band. */
export const BAND_VP = [2, 4, 7] as const
/** AE-BF-5, AE-UF-5. */
export const DAMAGED_MODULE_VP = -2
/** AE-BF-6, AE-UF-10. */
export const LEADER_VP = 1
/** AE-BF-7, AE-UF-8. */
export const VAULT_MOST = 15
/** AE-RL-5, AE-RL-6: by relic icons; more bring no more. */
export const RELIC_VP = [0, 2, 5, 9, 14, 20] as const

// The Unity

/** AE-US-12. */
export const CORRUPTED_LEADERS = 5
/** AE-UD-24. */
export const UNITY_DISCOVERIES = 2
/** AE-UR-5. */
export const UNITY_SCRAPYARD_VP = 2
/** AE-UF-6, AE-UF-7. */
export const UNITY_MOON_VP = 2
export const UNITY_TOKEN_VP = 3
/** Commanders: cards of Rationing, points of Forced Settlement. */
export const RATIONING_CARDS = 2
export const FORCED_SETTLEMENT_VP = 2
/** Upgrade tokens: repairs of a Salvage Protocol, leaders of a Conscription. */
export const SALVAGE_PROTOCOL_REPAIRS = 2
export const CONSCRIPTED_LEADERS = 2
