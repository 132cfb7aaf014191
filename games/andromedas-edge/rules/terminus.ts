import { participantOf, turnOrderFrom } from '../position/participants.ts'
import { nextOf } from '../position/turn-order.ts'
import type { Andromeda } from './andromeda.ts'

/** AE-BF-1, AE-BF-13: to be asked whenever somebody has gained points. */
export function checkTerminus(g: Andromeda, who: number): void {
  const { state } = g
  if (!state.ending && participantOf(state, who).vp >= state.terminus) triggerEnd(g, who, 'terminus')
}

/** AE-BF-2, AE-UF-13: from now on it is fixed in which order everybody has one more turn. */
export function triggerEnd(g: Andromeda, who: number, why: 'terminus' | 'events'): void {
  const { state } = g
  state.ending = true
  state.lastTurns = turnOrderFrom(state, nextOf(state, state.turn.who))
  g.tell({ kind: 'end-triggered', who, why })
}
