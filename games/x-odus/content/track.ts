import type { CorruptionTrack } from './schema.ts'

/** The two sides of the Corruption board, by number of ships. Spaces count from 1; the last one is the Awakening. */
export const TRACKS: Readonly<Record<number, CorruptionTrack>> = {
  4: { ships: 4, spaces: 18, red: [5, 11, 16], keys: 4, grip: 2 },
  3: { ships: 3, spaces: 18, red: [6, 12], keys: 3, grip: 1 },
}
