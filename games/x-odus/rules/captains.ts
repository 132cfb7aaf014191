import type { ShipId } from '../content/schema.ts'
import { SHIPS } from '../content/ships.ts'
import type { Ship, XodusState } from '../position/state.ts'
import { chooseMod } from './experience.ts'
import { takeBoard } from './new-ship.ts'
import type { AnswerTo } from './questions.ts'
import type { Xodus } from './xodus.ts'

/** The first team, and its three ships of different classes where three fly. XO-SET-23 */
const FIRST_TEAM: Readonly<Record<number, readonly ShipId[]>> = {
  4: ['warship', 'proto-ship', 'battlecruiser', 'explorer'],
  3: ['warship', 'proto-ship', 'explorer'],
}

const TAKE: readonly AnswerTo<'ship'>[] = SHIPS.map((_, board) => ({ kind: 'take', board }))

export function firstTeam(state: XodusState): number[] {
  return FIRST_TEAM[state.ships.length].map((id) => SHIPS.findIndex((board) => board.id === id))
}

// XO-SET-11 to XO-SET-15
export function equipCaptains(g: Xodus): void {
  const { state } = g
  g.tell({ kind: 'game-start', difficulty: state.difficulty, ships: state.ships.length })
  const team = firstTeam(state)
  for (const ship of state.ships) {
    takeBoard(ship, state.chooseShips ? chooseBoard(g, ship) : team[ship.index])
    g.tell({ kind: 'ship-taken', seat: ship.seat, board: ship.board })
  }
  for (const ship of state.ships) chooseMod(g, ship, 1)
  state.ready = true
}

function chooseBoard(g: Xodus, ship: Ship): number {
  const menu = g.menu(ship.seat, 'ship', { ship: ship.index })
  for (const take of TAKE) {
    if (!g.state.ships.some(({ board }) => board === take.board)) menu.offer(take)
  }
  return menu.ask().board
}
