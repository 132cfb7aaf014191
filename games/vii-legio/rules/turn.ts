import type { Menu, Refusal } from '@astrolabe/kernel'
import { MAP } from '../content/map.ts'
import type { ExoTechnology } from '../content/schema.ts'
import { cardsAvailable } from '../position/deck.ts'
import { isPersonnel, priceOf } from '../position/ship.ts'
import {
  ABOARD,
  activeSeat,
  EXO_TECHNOLOGIES,
  type Item,
  ITEMS,
  type LegioState,
  N,
  newTurn,
  roundOf,
  SECTOR_X,
  type Ship,
  type SlotName,
  SLOTS,
} from '../position/state.ts'
import { cannotLandOnBase, comeToBase, takeOffFromBase } from './base.ts'
import { playContact } from './contact.ts'
import { payCards, resetDeck } from './deck.ts'
import { cannotInstall, install } from './exo-technologies.ts'
import { gainXp } from './experience.ts'
import { cannotLand, land } from './landing.ts'
import type { Legio } from './legio.ts'
import { cannotCross, cross } from './moving.ts'
import { playObservation } from './observation.ts'
import { refuse } from './refuse.ts'
import { offerScans, type Scan, scan } from './scanning.ts'
import { cannotEnterX, cannotLeaveX, enterX, leaveX, mustLeaveXNow } from './sector-x.ts'
import { cannotCarry, takeItem } from './ship.ts'
import { cannotTurnOver, explore } from './turning-over.ts'

/** What can be done in space or at the base. */
export type SpaceMove =
  | { readonly kind: 'turn-over' }
  | { readonly kind: 'take-off' }
  | { readonly kind: 'cross'; readonly sector: number }
  | { readonly kind: 'enter-x' }
  | { readonly kind: 'leave-x' }
  | { readonly kind: 'land'; readonly slot: SlotName }
  | { readonly kind: 'land-on-base' }
  | Scan
  | { readonly kind: 'buy'; readonly item: Item }
  | { readonly kind: 'install'; readonly technology: ExoTechnology }
  | { readonly kind: 'end-turn' }

// Moves are made once: the same few are on offer at every decision of a game.
const TURN_OVER: SpaceMove = { kind: 'turn-over' }
const TAKE_OFF: SpaceMove = { kind: 'take-off' }
const ENTER_X: SpaceMove = { kind: 'enter-x' }
const LEAVE_X: SpaceMove = { kind: 'leave-x' }
const LAND_ON_BASE: SpaceMove = { kind: 'land-on-base' }
const END_TURN: SpaceMove = { kind: 'end-turn' }
const CROSS = [0, 1, 2, 3, 4, 5].map((sector): SpaceMove => ({ kind: 'cross', sector }))
const LAND = SLOTS.map((slot): SpaceMove => ({ kind: 'land', slot }))
const BUY = ITEMS.map((item) => ({ kind: 'buy', item }) as const)
const INSTALL = EXO_TECHNOLOGIES.map((technology) => ({ kind: 'install', technology }) as const)

// VL-201 to VL-206
export function playTurn(g: Legio): void {
  const { state } = g
  state.turn = newTurn()
  const ship = state.ships[activeSeat(state)]
  g.tell({ kind: 'turn', seat: ship.seat, round: roundOf(state) })
  if (ship.place === 'observation') playObservation(g, ship)
  else if (ship.place === 'contact') playContact(g, ship)
  while (!state.turn.over) playMove(g, ship)
}

// VL-207, VL-210, VL-216, VL-219, VL-324
function playMove(g: Legio, ship: Ship): void {
  const { state } = g
  const menu = g.menu(ship.seat, state.turn.landed ? 'after-landing' : 'space')
  offerMoves(menu, state, ship)
  // VL-567, VL-702: after a landing only scanners are left; with nothing to scan the turn is over.
  if (state.turn.landed && menu.count === 0) {
    state.turn.over = true
    return
  }
  menu.offer(END_TURN, mustLeaveXNow(state, ship) ? refuse('VL-513') : undefined)
  const move = menu.askAlways()
  switch (move.kind) {
    case 'turn-over':
      explore(g, ship)
      return
    case 'take-off':
      takeOffFromBase(g, ship)
      return
    case 'cross':
      cross(g, ship, move.sector)
      return
    case 'enter-x':
      enterX(g, ship)
      return
    case 'leave-x':
      leaveX(g, ship)
      return
    case 'land':
      land(g, ship, move.slot)
      return
    case 'land-on-base':
      comeToBase(g, ship, false)
      return
    case 'scan':
      scan(g, ship, move.slot)
      return
    case 'buy':
      buy(g, ship, move.item)
      return
    case 'install':
      install(g, ship, move.technology)
      return
    case 'end-turn':
      tellIdleTurn(g, ship)
      state.turn.over = true
      return
  }
}

/** VL-207, VL-219: a UC that takes no card may say so by doing nothing. */
function tellIdleTurn(g: Legio, ship: Ship): void {
  const { landed, installed, cardsTaken } = g.state.turn
  if (landed || installed || cardsTaken) return
  if (ship.place === 'base') g.tell({ kind: 'stayed', seat: ship.seat, zone: 'base' })
  else g.tell({ kind: 'passed', seat: ship.seat })
}

/** In one order at any time: take off, explore, land, move, buy, recruit, install; what ends the turn comes last. */
function offerMoves(menu: Menu<SpaceMove>, state: LegioState, ship: Ship): void {
  const isInSpace = ship.place === 'space'
  if (ship.place === 'base') menu.offer(TAKE_OFF, cannotTakeOff(state))
  if (isInSpace) menu.offer(TURN_OVER, cannotTurnOver(state, ship))
  offerScans(menu, state, ship)
  if (ship.place !== 'base') offerLandings(menu, state, ship)
  if (isInSpace) {
    offerTravel(menu, state, ship)
    for (const purchase of BUY) menu.offer(purchase, cannotBuy(state, ship, purchase.item))
  }
  if (isInSpace || ship.place === 'base') offerInstallation(menu, state, ship)
}

// VL-204, VL-702, VL-809
function cannotTakeOff(state: LegioState): Refusal | undefined {
  if (state.turn.landed) return refuse('VL-204')
  return state.turn.installed ? refuse('VL-809') : undefined
}

// VL-202, VL-210, VL-306
function offerTravel(menu: Menu<SpaceMove>, state: LegioState, ship: Ship): void {
  if (ship.sector === SECTOR_X) {
    menu.offer(LEAVE_X, cannotLeaveX(state, ship))
    return
  }
  // Those without a border in between as well: whoever points at one is told so.
  for (let sector = 1; sector < CROSS.length; sector++) {
    if (sector !== ship.sector) menu.offer(CROSS[sector], cannotCross(state, ship, sector))
  }
  menu.offer(ENTER_X, cannotEnterX(state, ship))
  menu.offer(LAND_ON_BASE, cannotLandOnBase(state, ship))
}

// VL-204: after one landing, a second is shown as what it is.
function offerLandings(menu: Menu<SpaceMove>, state: LegioState, ship: Ship): void {
  for (let index = 0; index < LAND.length; index++) {
    const slot = state.slots[index]
    if (slot.sector !== 0 && index !== ship.slot) menu.offer(LAND[index], cannotLand(state, ship, slot))
  }
}

function offerInstallation(menu: Menu<SpaceMove>, state: LegioState, ship: Ship): void {
  for (const installation of INSTALL) {
    if (ship[installation.technology] === ABOARD) menu.offer(installation, cannotInstall(state, ship))
  }
}

// VL-142, VL-146, VL-211, VL-212, VL-214, VL-455, VL-515
function cannotBuy(state: LegioState, ship: Ship, item: Item): Refusal | undefined {
  const { explorationEndedBy } = state.turn
  if (explorationEndedBy !== '') return refuse(explorationEndedBy)
  const price = priceOf(item)
  const missing = price - cardsAvailable(state, ship)
  if (missing > 0) return refuse(isPersonnel(item) ? 'VL-212' : 'VL-211', missing)
  if (ship.mustLeaveX) {
    const short = MAP.sectorX.exit + missing
    if (short > 0) return refuse('VL-515', short)
  }
  return cannotCarry(state, ship, item)
}

// VL-213, VL-215, VL-217, VL-454
function buy(g: Legio, ship: Ship, item: Item): void {
  const resetPaid = payCards(g, ship, priceOf(item))
  takeItem(g.state, ship, item)
  g.tell({ kind: 'bought', seat: ship.seat, item })
  gainXp(g, ship, N, 1, 'purchase')
  if (resetPaid) resetDeck(g, ship)
}
