import type { BotKnowledge } from '@astrolabe/kernel'
import type { LegioQuestion } from '../rules/questions.ts'
import type { LegioState } from '../position/state.ts'
import { aimOf } from './aim.ts'
import { appeal } from './thumb.ts'
import { linear, value } from './value.ts'

export const knowledge: BotKnowledge<LegioState, LegioQuestion> = {
  value,
  linear,
  scale: 20,
  glance(state, menu, looks) {
    for (let index = 0; index < menu.count; index++) looks[index] = appeal(state, menu, index)
  },
  aim: aimOf,
  /** Up to the end of the seat's next turn: what it prepares now comes to pass there. */
  farEnough: (from, now) => now.turnsPlayed > from.turnsPlayed + from.seats,
}
