import type { Refusal } from '@astrolabe/kernel'
import type { ExpertKind } from '../content/schema.ts'
import { FITTING_OUT, SHIPS } from '../content/ships.ts'
import { boardOf, expertsAboard, hasRoomFor, isExpert } from '../position/ship.ts'
import {
  EXPERT_INDEX,
  type Item,
  ITEMS,
  type LegioState,
  NONE,
  NOT_OWNED,
  type Ship,
} from '../position/state.ts'
import type { Legio } from './legio.ts'
import { refuse } from './refuse.ts'

// VL-121 to VL-126, VL-701
export function newShip(seat: number): Ship {
  const { tracks } = SHIPS.frombola
  return {
    seat,
    spatha: false,
    thrusters: tracks.thrusters.floor,
    scanners: tracks.scanners.floor,
    lasers: tracks.lasers.floor,
    detectors: tracks.detectors.floor,
    squads: tracks.squads.floor,
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

// VL-142 to VL-146
export function cannotCarry(state: LegioState, ship: Ship, item: Item): Refusal | undefined {
  if (hasRoomFor(state, ship, item)) return undefined
  if (isExpert(item)) {
    if (expertsAboard(ship) < boardOf(ship).experts) return refuse('VL-146')
    return refuse(ship.spatha ? 'VL-142' : 'VL-143')
  }
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
export function chooseFreeItems(g: Legio, ship: Ship, prompt: 'opening' | 'free-item'): void {
  for (let left = FITTING_OUT.freeItems; left > 0; left--) {
    const menu = g.menu(ship.seat, prompt, { left })
    for (const item of ITEMS) menu.offer(item, cannotCarry(g.state, ship, item))
    takeFreeItem(g, ship, menu.ask())
  }
}

// VL-128
export function takeFreeItem(g: Legio, ship: Ship, item: Item): void {
  takeItem(g.state, ship, item)
  g.tell({ kind: 'free-item', seat: ship.seat, item })
}

// VL-147
export function loseExpert(state: LegioState, ship: Ship, kind: ExpertKind): void {
  ship.experts[EXPERT_INDEX[kind]]--
  state.expertSupply[EXPERT_INDEX[kind]]++
}
