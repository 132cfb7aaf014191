import { FACTIONS } from '../content/factions.ts'
import { SHIP_TYPES } from '../content/schema.ts'
import { UPGRADES } from '../content/upgrades.ts'
import { type AndromedaState, NONE, type Participant } from './state.ts'

// AE-BM-6

const upgradesOfFactions: readonly number[] = FACTIONS.map(({ upgrade }) =>
  UPGRADES.findIndex(({ id }) => id === upgrade),
)

/** The neutral upgrade that is available for a type of ship, or NONE. */
export const neutralUpgrade = (state: AndromedaState, type: number): number =>
  state.upgradePiles[type].at(-1) ?? NONE

/** The upgrade of one’s faction if it is for a type of ship, or NONE. */
export function factionUpgrade({ faction }: Participant, type: number): number {
  if (faction === NONE) return NONE
  const upgrade = upgradesOfFactions[faction]
  return UPGRADES[upgrade].ship === SHIP_TYPES[type] ? upgrade : NONE
}
