import type { Refusal } from '@astrolabe/kernel'
import type { Ship, XodusState } from '../position/state.ts'
import { actingShips, groupActions, leaderOf } from '../position/turn.ts'
import type { AnswerTo, GatherMove } from './questions.ts'
import { refuse } from '../position/refuse.ts'
import { atTurnStart } from './turn-cards.ts'
import type { Xodus } from './xodus.ts'

type Joining = AnswerTo<'join'>

const JOIN: Joining = { kind: 'join' }
const STAY: Joining = { kind: 'stay' }
const GO_ON: GatherMove = { kind: 'go-on' }
export const FLEET = [0, 1, 2, 3].map((ship) => ({ kind: 'fleet', ship }) as const)

/** A ship of the same System. XO-FLT-01, XO-FLT-04, XO-FLT-05, XO-CMB-20 */
export function cannotJoin(state: XodusState, ship: Ship): Refusal | undefined {
  if (ship.acted) return refuse('XO-FLT-05')
  if (state.turn?.disengaged === true) return refuse('XO-CMB-20')
  return state.turn?.declined.includes(ship.index) === true ? refuse('XO-FLT-01') : undefined
}

/** Whoever shares the System may join before foes are met. XO-FLT-01, OP-31, OP-33 */
export function gather(g: Xodus): void {
  const { state } = g
  for (;;) {
    const leader = leaderOf(state)
    const menu = g.menu(leader.seat, 'gather', { ship: leader.index })
    for (const ship of state.ships) {
      if (ship.place !== leader.place || ship.destroyed || state.turn?.fleet.includes(ship.index)) continue
      menu.offer(FLEET[ship.index], cannotJoin(state, ship))
    }
    if (menu.count === 0) return
    menu.offer(GO_ON)
    const move = menu.ask()
    if (move.kind === 'go-on') return
    invite(g, state.ships[move.ship])
  }
}

/** A ship joins, if its captain agrees. Says whether it did. XO-FLT-01, XO-FLT-03 to XO-FLT-06, XO-FLT-09 */
export function invite(g: Xodus, ship: Ship): boolean {
  const { state } = g
  const { turn } = state
  if (turn === null) return false
  const leader = leaderOf(state)
  const { seat, board } = ship
  if (seat !== leader.seat && !agrees(g, ship)) {
    turn.declined.push(ship.index)
    g.tell({ kind: 'fleet-declined', seat, board, leader: leader.board })
    return false
  }
  turn.fleet.push(ship.index)
  // Its turn starts: it hides no longer, and what happens at the start of a turn happens to it.
  ship.hidden = false
  atTurnStart(g, ship)
  const actions = groupActions(state)
  for (const member of actingShips(state)) member.actions = actions
  g.tell({ kind: 'fleet-joined', seat, board, leader: leader.board, actions })
  return true
}

function agrees(g: Xodus, ship: Ship): boolean {
  const menu = g.menu(ship.seat, 'join', { ship: ship.index })
  menu.offer(JOIN)
  menu.offer(STAY)
  return menu.ask().kind === 'join'
}
