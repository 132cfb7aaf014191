import type { Refusal } from '@astrolabe/kernel'
import type { XodusState } from '../position/state.ts'
import { actingShips, groupActions } from '../position/turn.ts'
import { refuse } from '../position/refuse.ts'
import type { Xodus } from './xodus.ts'

/** What every Action asks for. Engaged ships are asked how they fight, not what they do. XO-TRN-03, XO-ACT-39 */
export function cannotAct(state: XodusState, actions = 1): Refusal | undefined {
  const missing = actions - groupActions(state)
  return missing > 0 ? refuse('XO-TRN-03', missing) : undefined
}

// XO-FLT-02
export function spendAction(g: Xodus, n = 1): void {
  for (const ship of actingShips(g.state)) ship.actions -= n
}

/** An effect ends the turn; what is owed for straining still comes. XO-EFF-13, XO-ACT-38 */
export function stopTurn(g: Xodus): void {
  if (g.state.turn !== null) g.state.turn.over = true
}

/** What every Action in a System asks for: nothing is done there any more after disengaging. XO-ACT-39, XO-CMB-20 */
export function cannotActHere(state: XodusState): Refusal | undefined {
  return state.turn?.disengaged === true ? refuse('XO-CMB-20') : cannotAct(state)
}
