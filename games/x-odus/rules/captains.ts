import type { ShipId } from '../content/schema.ts'
import { SHIPS } from '../content/ships.ts'
import type { ModChoice, Ship, XodusState } from '../position/state.ts'
import { chooseMod, takeMod } from './experience.ts'
import { takeBoard } from './new-ship.ts'
import type { AnswerTo } from './questions.ts'
import type { Xodus } from './xodus.ts'

/** The first team, and its three ships of different classes where three fly; the first of them begins. XO-SET-23 */
const FIRST_TEAM: Readonly<Record<number, readonly ShipId[]>> = {
  4: ['explorer', 'warship', 'proto-ship', 'battlecruiser'],
  3: ['explorer', 'warship', 'proto-ship'],
}

/** The halves of their first Mods. XO-SET-23 */
const FIRST_HALVES: Readonly<Partial<Record<ShipId, ModChoice>>> = { explorer: 2, 'proto-ship': 2 }

const TAKE: readonly AnswerTo<'ship'>[] = SHIPS.map((_, board) => ({ kind: 'take', board }))

function firstTeam(state: XodusState): number[] {
  return FIRST_TEAM[state.ships.length].map((id) => SHIPS.findIndex((board) => board.id === id))
}

// XO-SET-11 to XO-SET-15, XO-SET-23
export function equipCaptains(g: Xodus): void {
  const { state } = g
  g.tell({ kind: 'game-start', difficulty: state.difficulty, ships: state.ships.length })
  const team = firstTeam(state)
  for (const ship of state.ships) {
    takeBoard(ship, state.chooseShips ? chooseBoard(g, ship) : team[ship.index])
    g.tell({ kind: 'ship-taken', seat: ship.seat, board: ship.board })
  }
  for (const ship of state.ships) {
    if (state.chooseShips) chooseMod(g, ship, 1)
    else takeMod(g, ship, 1, FIRST_HALVES[SHIPS[ship.board].id] ?? 1)
  }
  state.ready = true
}

function chooseBoard(g: Xodus, ship: Ship): number {
  const menu = g.menu(ship.seat, 'ship', { ship: ship.index })
  for (const take of TAKE) {
    if (!g.state.ships.some(({ board }) => board === take.board)) menu.offer(take)
  }
  return menu.ask().board
}
