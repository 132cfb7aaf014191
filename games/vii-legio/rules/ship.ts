import type { Refusal } from '@astrolabe/kernel'
import type { ExpertKind, ShipBoard, Track } from '../content/schema.ts'
import { FITTING_OUT, SHIPS } from '../content/ships.ts'
import { refuse } from './refuse.ts'
import {
  EXPERT_INDEX,
  type Item,
  ITEMS,
  type Legio,
  type LegioState,
  NONE,
  NOT_OWNED,
  type Ship,
} from './state.ts'

const FROMBOLA: ShipBoard = SHIPS.frombola
const SPATHA: ShipBoard = SHIPS.spatha

/** The side of the ship board in use. */
export function boardOf(ship: Ship): ShipBoard {
  return ship.spatha ? SPATHA : FROMBOLA
}

// VL-121 to VL-126, VL-701
export function newShip(seat: number): Ship {
  return {
    seat,
    spatha: false,
    thrusters: FROMBOLA.tracks.thrusters.floor,
    scanners: FROMBOLA.tracks.scanners.floor,
    lasers: FROMBOLA.tracks.lasers.floor,
    detectors: FROMBOLA.tracks.detectors.floor,
    squads: FROMBOLA.tracks.squads.floor,
    experts: [0, 0, 0],
    xp: [0, 0, 0, 0],
    vp: 0,
    vpFrom: [0, 0, 0, 0, 0],
    specialMissions: 0,
    holodeck: NOT_OWNED,
    nanoprobes: NOT_OWNED,
    place: 'base',
    sector: 1,
    slot: NONE,
    mustLeaveX: false,
  }
}

export function isExpert(item: Item): item is ExpertKind {
  return item === 'commerce' || item === 'alliance' || item === 'capture'
}

// VL-141
export function isPersonnel(item: Item): boolean {
  return item === 'squads' || isExpert(item)
}

export function expertsAboard(ship: Ship): number {
  return ship.experts[0] + ship.experts[1] + ship.experts[2]
}

// VL-142 to VL-146
export function cannotCarry(state: LegioState, ship: Ship, item: Item): Refusal | undefined {
  const board = boardOf(ship)
  if (isExpert(item)) {
    if (expertsAboard(ship) >= board.experts) return refuse(ship.spatha ? 'VL-142' : 'VL-143')
    return state.expertSupply[EXPERT_INDEX[item]] > 0 ? undefined : refuse('VL-146')
  }
  if (ship[item] < board.tracks[item].max) return undefined
  return refuse(item === 'lasers' && !ship.spatha ? 'VL-144' : 'VL-142')
}

/** Takes an item aboard, whether bought or free. */
export function takeItem(state: LegioState, ship: Ship, item: Item): void {
  if (isExpert(item)) {
    state.expertSupply[EXPERT_INDEX[item]]--
    ship.experts[EXPERT_INDEX[item]]++
  } else {
    ship[item]++
  }
}

// VL-127, VL-708
export function takeFreeItems(g: Legio, ship: Ship, prompt: 'opening' | 'free-item'): void {
  for (let left = FITTING_OUT.freeItems; left > 0; left--) {
    const menu = g.menu<Item>(ship.seat, prompt, left)
    for (const item of ITEMS) menu.offer(item, cannotCarry(g.state, ship, item))
    const item = menu.ask()
    takeItem(g.state, ship, item)
    g.tell({ kind: 'free-item', seat: ship.seat, item })
  }
}

// VL-152
export function isAboveFloor(ship: Ship, track: Track): boolean {
  return ship[track] > boardOf(ship).tracks[track].floor
}

// VL-147
export function loseExpert(state: LegioState, ship: Ship, kind: ExpertKind): void {
  ship.experts[EXPERT_INDEX[kind]]--
  state.expertSupply[EXPERT_INDEX[kind]]++
}

// VL-150
export function cardsPerTurn(ship: Ship): number {
  return boardOf(ship).cards[ship.thrusters]
}

// VL-153 to VL-155
export function scannersLeft(state: LegioState, ship: Ship): number {
  return state.turn.flared ? 0 : Math.max(0, ship.scanners - state.turn.scannersUsed)
}

export function detectorsLeft(state: LegioState, ship: Ship): number {
  return state.turn.flared ? 0 : Math.max(0, ship.detectors - state.turn.detectorsUsed)
}
