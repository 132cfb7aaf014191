import { beyond, type Hex, type Refusal } from '@astrolabe/kernel'
import { cardIn, cardOf, cardPlaces, useOf } from '../position/cards.ts'
import { frontier, turnsThatFit } from '../position/map.ts'
import { foreseesTile, spacesAround } from '../position/revealing.ts'
import { tilesLeft } from '../position/stack.ts'
import { type CardRef, NONE, type Ship, type XodusState } from '../position/state.ts'
import { actingShips, goesOn, leaderOf } from '../position/turn.ts'
import { pay } from './abilities.ts'
import { cannotAct, spendAction } from './acting.ts'
import { gainExp } from './experience.ts'
import { drawTile, placeTile } from './laying.ts'
import { moveGroup } from './moving.ts'
import type { AnswerTo, WindowMove } from './questions.ts'
import { refuse } from '../position/refuse.ts'
import { cannotUse } from '../position/usable.ts'
import type { Xodus } from './xodus.ts'

type SpaceAnswer = AnswerTo<'space'>

const TURN = [0, 1, 2, 3, 4, 5].map((turn): AnswerTo<'rotation'> => ({ kind: 'turn', turn }))
const GO_ON: WindowMove = { kind: 'go-on' }

// XO-ACT-01, XO-ACT-16, XO-CMB-20
export function cannotProbe(state: XodusState): Refusal | undefined {
  if (state.turn?.disengaged === true) return refuse('XO-CMB-20')
  return cannotBlindJump(state)
}

// XO-ACT-07, XO-ACT-16, XO-CMB-18
export function cannotBlindJump(state: XodusState): Refusal | undefined {
  return tilesLeft(state) === 0 ? refuse('XO-ACT-16') : cannotAct(state)
}

/** A tile comes to lie across an edge of the group's System, which is said now or, at NONE, when it has been seen. */
function revealThrough(g: Xodus, edge: number): number {
  const { state } = g
  const leader = leaderOf(state)
  const { place } = leader
  return reveal(g, leader, edge === NONE ? spacesAround(state, place) : [beyond(state.systems[place], edge)])
}

/** XO-ACT-01 to XO-ACT-04: the space is chosen before the tile is seen, but for a captain who foresees it. */
function reveal(g: Xodus, { seat, board, place }: Ship, spaces: readonly Hex[]): number {
  const foreseen = foreseesTile(g.state)
  if (foreseen) drawTile(g)
  const { q, r } = chooseSpace(g, seat, spaces)
  if (!foreseen) drawTile(g)
  return placeTile(g, q, r, chooseTurn(g, seat, q, r, place), seat, board)
}

/** XO-ACT-01, XO-FLT-07: one tile for the whole Fleet; a second one is a card's. */
export function probe(g: Xodus, edge: number): number {
  spendAction(g)
  const revealed = revealThrough(g, edge)
  for (const ship of actingShips(g.state)) probeAgain(g, ship)
  learn(g)
  return revealed
}

// XO-ACT-07
export function blindJump(g: Xodus, edge: number): void {
  const { turn } = g.state
  if (turn === null) return
  spendAction(g)
  turn.blind = true
  const revealed = revealThrough(g, edge)
  learn(g)
  turn.blind = false
  if (goesOn(g.state)) moveGroup(g, revealed, 'blind-jump')
}

/** XO-MOD-17: once per Action, whatever the number of tiles. */
function learn(g: Xodus): void {
  for (const ship of actingShips(g.state)) gainExp(g, ship, 'reveal')
}

/** A card reveals a second System from the same tile. */
function probeAgain(g: Xodus, ship: Ship): void {
  const { state } = g
  const card = secondProbe(state, ship)
  if (card === NONE || tilesLeft(state) === 0 || spacesAround(state, ship.place).length === 0) return
  const menu = g.menu(ship.seat, 'after-probe', { ship: ship.index })
  menu.offer(useOf(ship, card, NONE))
  menu.offer(GO_ON)
  if (menu.ask().kind === 'go-on') return
  pay(g, ship, card)
  reveal(g, ship, spacesAround(state, ship.place))
}

function secondProbe(state: XodusState, ship: Ship): CardRef {
  for (let place = 0; place < cardPlaces(ship); place++) {
    const card = cardIn(ship, place)
    if (cardOf(ship, card)?.traits.some((trait) => trait.do === 'second-probe') !== true) continue
    if (cannotUse(state, ship, card, 'probe') === undefined) return card
  }
  return NONE
}

/** An effect reveals Systems wherever an open edge leads out; a captain lays them. XO-EFF-07, XO-ACT-16, OP-39 */
export function revealAnywhere(g: Xodus, seat: number, n: number): void {
  const { state } = g
  for (let left = n; left > 0; left--) {
    const spaces = frontier(state)
    if (tilesLeft(state) === 0 || spaces.length === 0) {
      g.tell({ kind: 'stack-empty' })
      return
    }
    const { q, r } = chooseSpace(g, seat, spaces)
    drawTile(g)
    placeTile(g, q, r, chooseTurn(g, seat, q, r, NONE))
  }
}

function chooseSpace(g: Xodus, seat: number, spaces: readonly Hex[]): Hex {
  const menu = g.menu(seat, 'space')
  for (const { q, r } of spaces) menu.offer(spaceAnswer(q, r))
  return menu.ask()
}

// XO-ACT-03
function chooseTurn(g: Xodus, seat: number, q: number, r: number, from: number): number {
  g.state.drawnQ = q
  g.state.drawnR = r
  const menu = g.menu(seat, 'rotation', { system: from })
  for (const turn of turnsThatFit(g.state, g.state.drawn, q, r, from)) menu.offer(TURN[turn])
  return menu.ask().turn
}

/** No tile lies further from the start than there are tiles. */
const FURTHEST = 32
const answers: SpaceAnswer[] = []

/** Answers that name a space are made once. */
function spaceAnswer(q: number, r: number): SpaceAnswer {
  const index = (q + FURTHEST) * 2 * FURTHEST + r + FURTHEST
  answers[index] ??= { kind: 'space', q, r }
  return answers[index]
}
