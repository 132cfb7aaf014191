import type { Refusal } from '@astrolabe/kernel'
import { malfunctions } from '../position/malfunctions.ts'
import { RUSH_ACTIONS, rushFrom } from '../position/moving.ts'
import { isOver, type Ship, type XodusState } from '../position/state.ts'
import { actingShips, leaderOf } from '../position/turn.ts'
import { cannotAct, spendAction } from './acting.ts'
import { meetAlly } from './allies.ts'
import type { XodusFact } from './facts.ts'
import { faceFoes } from './foes-met.ts'
import { refuse } from '../position/refuse.ts'
import type { Xodus } from './xodus.ts'

export type HowMoved = Extract<XodusFact, { readonly kind: 'moved' }>['how']

const NOTHING_CROSSED: readonly number[] = []

// XO-ACT-06
export function cannotJump(state: XodusState): Refusal | undefined {
  return cannotAct(state)
}

// XO-ACT-06
export function jump(g: Xodus, to: number): void {
  spendAction(g)
  moveGroup(g, to, 'jump')
}

// XO-ACT-08, XO-FLT-18
export function cannotRush(state: XodusState): Refusal | undefined {
  for (const ship of actingShips(state)) {
    if (malfunctions(ship, 'engine-failure') > 0) return refuse('XO-DMG-05')
  }
  return cannotAct(state, RUSH_ACTIONS)
}

// XO-ACT-08 to XO-ACT-11
export function rush(g: Xodus, to: number): void {
  // Systems that are only crossed matter to nobody but those who are told.
  const crossed = g.listener === undefined ? NOTHING_CROSSED : crossedOnTheWay(g.state, to)
  spendAction(g, RUSH_ACTIONS)
  moveGroup(g, to, 'rush', crossed)
}

function crossedOnTheWay(state: XodusState, to: number): number[] {
  const from = leaderOf(state).place
  const { before } = rushFrom(state, from)
  const crossed: number[] = []
  for (let place = before[to]; place !== from; place = before[place]) crossed.unshift(place)
  return crossed
}

/** Moves everyone whose turn it is; whatever is in a System that is only crossed does not matter. XO-FLT-02, XO-ACT-09 */
export function moveGroup(g: Xodus, to: number, how: HowMoved, crossed = NOTHING_CROSSED): void {
  leave(g)
  for (const ship of actingShips(g.state)) move(g, ship, to, how, crossed)
  enter(g, to)
}

function leave({ state }: Xodus): void {
  if (state.turn !== null) state.turn.came = leaderOf(state).place
}

function move(g: Xodus, ship: Ship, to: number, how: HowMoved, crossed: readonly number[]): void {
  const { systems } = g.state
  const from = systems[ship.place].tile
  ship.place = to
  g.tell({
    kind: 'moved',
    seat: ship.seat,
    board: ship.board,
    how,
    from,
    to: systems[to].tile,
    crossed: crossed.map((place) => systems[place].tile),
  })
}

/** A card moves its owner, which is in no Fleet: the turn goes on from there. XO-FLT-19 */
export function moveFree(g: Xodus, ship: Ship, to: number, how: HowMoved): void {
  leave(g)
  move(g, ship, to, how, NOTHING_CROSSED)
  enter(g, to)
}

/** The group arrives. XO-ACT-10, XO-ACT-13, XO-ACT-15, XO-ACT-17 */
function enter(g: Xodus, place: number): void {
  const { state } = g
  // What was forbidden after disengaging was so in the System left behind (XO-CMB-20).
  if (state.turn !== null) {
    state.turn.disengaged = false
    state.turn.fledAvatar = false
  }
  meetAlly(g, place)
  if (!isOver(state)) faceFoes(g, true)
}
