import type { BotKnowledge } from '@astrolabe/kernel'
import type { AndromedaState } from '../position/state.ts'
import type { AndromedaQuestion } from '../rules/questions.ts'
import { aimOf } from './aim.ts'
import { appeal } from './thumb.ts'
import { linear, value } from './value.ts'

export const knowledge: BotKnowledge<AndromedaState, AndromedaQuestion> = {
  value,
  linear,
  scale: 45,
  glance(state, menu, looks) {
    for (let index = 0; index < menu.count; index++) looks[index] = appeal(state, menu, index)
  },
  aim: aimOf,
  /** Up to the end of a round after the seat's own turn: what others can do about it is seen. */
  farEnough: (from, now, _seat, spans) => now.turnsPlayed >= from.turnsPlayed + 1 + from.seats * spans,
}
