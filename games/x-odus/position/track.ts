import type { CorruptionTrack } from '../content/schema.ts'
import { TRACKS } from '../content/track.ts'
import type { XodusState } from './state.ts'

/** Enemy cards that a red space adds. XO-CPH-03 */
export const REINFORCEMENTS = 4

/** The side of the Corruption board in use. XO-SET-01, XO-VAR-01 */
export function trackOf(state: XodusState): CorruptionTrack {
  return TRACKS[state.ships.length]
}
