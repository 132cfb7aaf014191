import { isOver, NONE, type Ship } from '../position/state.ts'
import { goesOn, groupActions, isEngaged, leaderOf } from '../position/turn.ts'
import { damageRoll } from './damage.ts'
import { gather } from './fleets.ts'
import { battle, faceFoes } from './foes-met.ts'
import { atTurnStart } from './turn-cards.ts'
import { playMove } from './turn-moves.ts'
import type { Xodus } from './xodus.ts'

// XO-TRN-02, XO-TRN-04, XO-TRN-06
export function playTurn(g: Xodus, leader: Ship): void {
  const { state } = g
  state.turn = {
    leader: leader.index,
    fleet: [leader.index],
    disengaged: false,
    fledAvatar: false,
    over: false,
    blind: false,
    declined: [],
    came: NONE,
  }
  // OP-25: it hid until now.
  leader.hidden = false
  g.tell({ kind: 'turn', seat: leader.seat, board: leader.board, round: state.round })
  atTurnStart(g, leader)
  if (goesOn(state)) faceFoes(g, false)
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
