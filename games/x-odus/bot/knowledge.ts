import type { BotKnowledge } from '@astrolabe/kernel'
import type { XodusState } from '../position/state.ts'
import type { XodusQuestion } from '../rules/questions.ts'
import { glanceAtTurn } from './act.ts'
import { aimOf } from './aim.ts'
import { lookAt } from './answers.ts'
import { linear, value, VICTORY } from './value.ts'

/** Rounds that a plan is followed before it is judged. */
const HORIZON = 2

export const knowledge: BotKnowledge<XodusState, XodusQuestion> = {
  value,
  linear,
  scale: VICTORY / 2,
  glance(state, menu, looks) {
    if (menu.prompt === 'act') glanceAtTurn(state, menu, looks)
    else for (let index = 0; index < menu.count; index++) looks[index] = lookAt(state, menu, index)
  },
  aim: aimOf,
  farEnough: (from, now, _, spans) => now.round >= from.round + HORIZON * spans,
  weighs: (_, menu) => menu.prompt === 'act' || menu.prompt === 'order' || menu.prompt === 'manoeuvre',
}
