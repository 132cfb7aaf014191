import type { Menu } from '@astrolabe/kernel'
import { ENEMIES } from '../content/enemies.ts'
import { cardIn, cardOf, cardPlaces, useOf } from '../position/cards.ts'
import { countEnemies } from '../position/enemy-systems.ts'
import { tileOf } from '../position/map.ts'
import {
  type CardRef,
  NONE,
  PACIFIED_ONCE,
  PACIFIED_TWICE,
  type Ship,
  type XodusState,
} from '../position/state.ts'
import { actingShips, leaderOf } from '../position/turn.ts'
import { pay } from './abilities.ts'
import type { DetectionMove } from './questions.ts'
import { detectionRoll } from './rolls.ts'
import { cannotUse } from '../position/usable.ts'
import type { Xodus } from './xodus.ts'

const ROLL: DetectionMove = { kind: 'roll' }
const FIGHT: DetectionMove = { kind: 'fight' }

/**
 * Whether ships of the group are detected, and with them all of it, and meet Enemies. Surveillance sees whoever enters.
 * XO-ENS-02 to XO-ENS-06, XO-ENS-13, OP-28
 */
export function detect(g: Xodus, place: number, ships: readonly Ship[], entering: boolean): boolean {
  const { state } = g
  if (entering && tileOf(state, place).surveillance === true) {
    tellDetection(g, place, ships, true)
    return drawEnemies(g, place)
  }
  const move = chooseDetection(g, place, ships)
  switch (move.kind) {
    case 'fight':
      return drawEnemies(g, place)
    case 'roll': {
      const detected = detectionRoll(g, ships)
      tellDetection(g, place, ships, detected)
      return detected && drawEnemies(g, place)
    }
    case 'use': {
      const ship = state.ships[move.ship]
      pay(g, ship, move.card)
      g.tell({ kind: 'unseen', seat: ship.seat, board: ship.board, tile: state.systems[place].tile })
      return false
    }
  }
}

function tellDetection(g: Xodus, place: number, ships: readonly Ship[], detected: boolean): void {
  const boards = ships.map(({ board }) => board)
  g.tell({ kind: 'detection', boards, tile: g.state.systems[place].tile, detected })
}

/** To roll, to fight on purpose, or to use a card that makes the roll needless. XO-ENS-05, XO-MOD-03 */
function chooseDetection(g: Xodus, place: number, ships: readonly Ship[]): DetectionMove {
  const { state } = g
  const menu = g.menu(leaderOf(state).seat, 'detection', { system: place })
  menu.offer(ROLL)
  menu.offer(FIGHT)
  for (const ship of ships) offerUnseen(menu, state, ship)
  for (let option = 0; option < menu.count; option++) {
    if (menu.owners[option] !== menu.seat) return menu.askAny().option
  }
  return menu.ask()
}

// Whoever joins a Fleet late rolls alone, and is in a Fleet all the same.
function offerUnseen(menu: Menu<DetectionMove>, state: XodusState, ship: Ship): void {
  const alone = actingShips(state).length === 1
  for (let place = 0; place < cardPlaces(ship); place++) {
    const card = cardIn(ship, place)
    if (hides(ship, card, alone))
      menu.offer(useOf(ship, card, NONE), cannotUse(state, ship, card, 'detection'), ship.seat)
  }
}

function hides(ship: Ship, card: CardRef, alone: boolean): boolean {
  const boosts = cardOf(ship, card)?.boosts
  return boosts?.some((boost) => boost.do === 'unseen' && (boost.fleet || alone)) === true
}

/**
 * The Enemies of a System come, or those that lie there already; says whether there is any to fight. If no card is
 * left anywhere the System counts as Pacified for this round. XO-ENS-03, XO-ENS-12, XO-ENS-14, XO-CMB-21, OP-10
 */
export function drawEnemies(g: Xodus, place: number): boolean {
  const { state } = g
  const { enemies = 0, strong = false } = tileOf(state, place)
  for (let n = countEnemies(state, place) === 0 ? enemies : 0; n > 0; n--) {
    const card = strong ? drawReserveCard(g) : drawEnemyCard(g)
    if (card === NONE) break
    const { health } = ENEMIES[card]
    state.foes.push({ avatar: false, card, health, shields: 0, place, signal: NONE })
  }
  if (countEnemies(state, place) > 0) return true
  g.tell({ kind: 'no-enemy', tile: state.systems[place].tile })
  state.systems[place].pacified = PACIFIED_ONCE
  return false
}

/** From the deck, then from its discard, then from the Reserve; NONE if there is none anywhere. XO-ENS-08, OP-10 */
export function drawEnemyCard(g: Xodus): number {
  return fromDeck(g) ?? fromReserve(g.state) ?? NONE
}

/** From the Reserve, whose lowest level comes first; if it is empty, from the deck. XO-ENS-14, OP-46 */
export function drawReserveCard(g: Xodus): number {
  return fromReserve(g.state) ?? fromDeck(g) ?? NONE
}

function fromDeck(g: Xodus): number | undefined {
  const { state } = g
  if (state.enemies.length === 0 && state.enemyDiscard.length > 0) {
    state.enemies = state.enemyDiscard
    state.enemyDiscard = []
    g.shuffle(state.enemies)
  }
  return state.enemies.pop()
}

function fromReserve(state: XodusState): number | undefined {
  for (const level of state.reserve) if (level.length > 0) return level.pop()
  return undefined
}

/** The green side up: for the rest of this round and all of the next. XO-ENS-09, XO-ENS-16, XO-ENS-17 */
export function markPacified(g: Xodus, place: number): void {
  g.state.systems[place].pacified = PACIFIED_TWICE
  g.tell({ kind: 'pacified', tile: g.state.systems[place].tile })
}
