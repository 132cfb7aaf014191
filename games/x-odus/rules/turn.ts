import type { Refusal } from '@astrolabe/kernel'
import { atTurnStart } from './abilities.ts'
import { damageRoll } from './damage.ts'
import { gather } from './fleets.ts'
import { battle, faceFoes } from './foes-met.ts'
import { refuse } from './refuse.ts'
import { isOver, type Ship, type Xodus, type XodusState } from '../position/state.ts'
import { playMove } from './turn-moves.ts'

/** Everyone whose turn it is and who is left, the leader first. */
export function actingShips(state: XodusState): Ship[] {
  const acting: Ship[] = []
  for (const index of state.turn?.fleet ?? []) {
    const ship = state.ships[index]
    if (!ship.destroyed) acting.push(ship)
  }
  return acting
}

/** The ship whose captain decides for the group; should it be destroyed, the next one. */
export function leaderOf(state: XodusState): Ship {
  const { ships, turn } = state
  const fleet = turn?.fleet ?? []
  for (let member = 0; member < fleet.length; member++) {
    if (!ships[fleet[member]].destroyed) return ships[fleet[member]]
  }
  return ships[fleet[0]]
}

/** XO-FLT-03: as many as the member with the fewest. */
export function groupActions(state: XodusState): number {
  const { ships, turn } = state
  const fleet = turn?.fleet ?? []
  let fewest = leaderOf(state).actions
  for (let member = 1; member < fleet.length; member++) {
    const { actions, destroyed } = ships[fleet[member]]
    if (actions < fewest && !destroyed) fewest = actions
  }
  return fewest
}

// XO-FLT-02
export function spendAction(g: Xodus, n = 1): void {
  for (const ship of actingShips(g.state)) ship.actions -= n
}

export function isEngaged(state: XodusState): boolean {
  const fleet = state.turn?.fleet ?? []
  for (let member = 0; member < fleet.length; member++) if (state.ships[fleet[member]].engaged) return true
  return false
}

/** What every Action asks for. Engaged ships are asked how they fight, not what they do. XO-TRN-03, XO-ACT-39 */
export function cannotAct(state: XodusState, actions = 1): Refusal | undefined {
  const missing = actions - groupActions(state)
  return missing > 0 ? refuse('XO-TRN-03', missing) : undefined
}

/** Whether the group still has a turn: the game is not over, and someone is left of it. XO-CMB-24 */
export function goesOn(state: XodusState): boolean {
  const { turn } = state
  return turn !== null && !turn.over && !isOver(state) && !leaderOf(state).destroyed
}

/** An effect ends the turn; what is owed for straining still comes. XO-EFF-13, XO-ACT-38 */
export function stopTurn(g: Xodus): void {
  if (g.state.turn !== null) g.state.turn.over = true
}

// XO-TRN-02, XO-TRN-04, XO-TRN-06
export function playTurn(g: Xodus, leader: Ship): void {
  const { state } = g
  state.turn = {
    leader: leader.index,
    fleet: [leader.index],
    disengaged: false,
    over: false,
    blind: false,
    declined: [],
  }
  // OP-25: it hid until now.
  leader.hidden = false
  g.tell({ kind: 'turn', seat: leader.seat, board: leader.board, round: state.round })
  atTurnStart(g, leader)
  if (goesOn(state)) faceFoes(g)
  while (goesOn(state)) {
    state.turn.leader = leaderOf(state).index
    if (isEngaged(state)) meetAvatar(g)
    else playMove(g)
  }
  endTurn(g)
}

/** An Avatar has come in the middle of the turn; Enemies of the System have not detected the group. OP-54, XO-CMB-21 */
function meetAvatar(g: Xodus): void {
  gather(g)
  if (goesOn(g.state)) battle(g, leaderOf(g.state).place, false)
}

// XO-TRN-04, XO-ACT-37, XO-ACT-38, XO-FLT-12, XO-FLT-15
function endTurn(g: Xodus): void {
  const { state } = g
  const fleet = (state.turn?.fleet ?? []).map((index) => state.ships[index])
  const actionsLost = groupActions(state)
  for (const ship of fleet) {
    if (ship.strained && !ship.destroyed && !isOver(state)) damageRoll(g, ship, 'strain')
  }
  for (const ship of fleet) {
    ship.acted = true
    ship.actions = 0
  }
  const [{ seat, board }] = fleet
  if (!isOver(state)) g.tell({ kind: 'turn-ended', seat, board, actionsLost })
  if (fleet.length > 1) state.fleets.push(fleet.map(({ index }) => index))
  state.turn = null
}
