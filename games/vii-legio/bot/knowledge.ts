import type { BotKnowledge } from '@astrolabe/kernel'
import type { LegioState } from '../rules/state.ts'
import { appeal } from './thumb.ts'
import { value } from './value.ts'

export const knowledge: BotKnowledge<LegioState> = {
  value,
  scale: 20,
  promise: appeal,
  /** Up to the end of the seat's next turn: what it prepares now comes to pass there. */
  farEnough: (from, now) => now.turnsPlayed > from.turnsPlayed + from.seats,
}
