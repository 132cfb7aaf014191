import type { Refusal } from '@astrolabe/kernel'
import { traitOf } from './abilities.ts'
import { meetAlly } from './allies.ts'
import { malfunctions } from './damage.ts'
import type { XodusFact } from './facts.ts'
import { faceFoes } from './foes-met.ts'
import { hasAvatar, jumpsFrom } from '../position/map.ts'
import { refuse } from './refuse.ts'
import { isOver, NONE, type Ship, type Xodus, type XodusState } from '../position/state.ts'
import { actingShips, cannotAct, leaderOf, spendAction } from './turn.ts'

export type HowMoved = Extract<XodusFact, { readonly kind: 'moved' }>['how']

const NOTHING_CROSSED: readonly number[] = []

/** Actions of a Rush, and its Jumps. XO-ACT-08 */
const RUSH_ACTIONS = 2
const RUSH_JUMPS = 3

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

/** XO-ACT-08; a Fleet stays together, so that the shortest Rush of its members counts. */
function rushJumps(state: XodusState): number {
  let jumps = Number.MAX_SAFE_INTEGER
  for (const ship of actingShips(state)) {
    const trait = traitOf(ship, 'longer-rush')
    jumps = Math.min(jumps, trait?.do === 'longer-rush' ? trait.jumps : RUSH_JUMPS)
  }
  return jumps
}

/** The Systems within a Rush, in the order in which they are met, and the one before each on the way. */
interface Rush {
  readonly targets: readonly number[]
  readonly before: readonly number[]
}

/** XO-ACT-08, XO-ACT-11: no way leads past an Avatar. A single Jump is no Rush. */
export function rushFrom(state: XodusState, from: number): Rush {
  const before: number[] = []
  for (let place = 0; place < state.systems.length; place++) before.push(NONE)
  before[from] = from
  const targets: number[] = []
  const reached = [from]
  const jumps = rushJumps(state)
  let first = 0
  for (let made = 1; made <= jumps; made++) {
    const last = reached.length
    for (; first < last; first++) {
      if (made === 1 || !hasAvatar(state, reached[first])) spread(state, reached[first], before, reached)
    }
    if (made > 1) for (let met = last; met < reached.length; met++) targets.push(reached[met])
  }
  return { targets, before }
}

/** Adds the Systems one Jump away that have not been reached yet. */
function spread(state: XodusState, place: number, before: number[], reached: number[]): void {
  const jumps = jumpsFrom(state, place)
  for (let jump = 0; jump < jumps.length; jump++) {
    if (before[jumps[jump]] !== NONE) continue
    before[jumps[jump]] = place
    reached.push(jumps[jump])
  }
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
  for (const ship of actingShips(g.state)) move(g, ship, to, how, crossed)
  enter(g, to)
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
  move(g, ship, to, how, NOTHING_CROSSED)
  enter(g, to)
}

/** The group arrives. XO-ACT-10, XO-ACT-13, XO-ACT-15, XO-ACT-17 */
function enter(g: Xodus, place: number): void {
  const { state } = g
  // What was forbidden after disengaging was so in the System left behind (XO-CMB-20).
  if (state.turn !== null) state.turn.disengaged = false
  meetAlly(g, place)
  if (!isOver(state)) faceFoes(g)
}
