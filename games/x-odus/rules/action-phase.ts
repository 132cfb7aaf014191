import { SHIPS } from '../content/ships.ts'
import { isOver, type Ship, type XodusState } from '../position/state.ts'
import { checkVictory } from './end.ts'
import type { AnswerTo } from './questions.ts'
import { playTurn } from './turn.ts'
import type { Xodus } from './xodus.ts'

const ACTIVATE: readonly AnswerTo<'order'>[] = [0, 1, 2, 3].map((ship) => ({ kind: 'activate', ship }))

/** XO-TRN-05, XO-GEN-10: whether a ship still has its turn to play in this round. */
function isWaiting(ship: Ship): boolean {
  return !ship.acted && !ship.destroyed
}

/** XO-GEN-07, XO-END-05: the Actions of a round, and everything that may be done once in it. */
export function beginRound(g: Xodus): void {
  const { state } = g
  state.phase = 'action'
  for (const ship of state.ships) {
    ship.acted = false
    ship.actions = SHIPS[ship.board].actions
    ship.strained = false
    ship.scavenged = false
    ship.used = []
    ship.served = []
  }
  g.tell({ kind: 'round', round: state.round, marker: state.marker })
}

/** Plays one turn, of a ship or of a Fleet; the phase is over when nobody waits for one. XO-TRN-01, XO-TRN-05 */
export function actionPhase(g: Xodus): void {
  const { state } = g
  const next = nextShip(g)
  if (next !== undefined) playTurn(g, next)
  if (isOver(state) || state.ships.some(isWaiting)) return
  checkVictory(g)
  state.phase = 'corruption'
}

/** XO-TRN-01: captains agree; the first who names a ship speaks for all. A first game begins with the first. XO-SET-23 */
function nextShip(g: Xodus): Ship | undefined {
  const { state } = g
  if (!state.chooseShips && state.round === 1 && state.ships.every(isWaiting)) return state.ships[0]
  const waiting = countWaiting(state)
  if (waiting < 2) return state.ships.find(isWaiting)
  const menu = g.menu(0, 'order')
  for (let seat = 0; seat < state.seats; seat++) {
    for (const ship of state.ships) if (isWaiting(ship)) menu.offer(ACTIVATE[ship.index], undefined, seat)
  }
  return state.ships[menu.askAny().option.ship]
}

function countWaiting(state: XodusState): number {
  let waiting = 0
  for (const ship of state.ships) if (isWaiting(ship)) waiting++
  return waiting
}
