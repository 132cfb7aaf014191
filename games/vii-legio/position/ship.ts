import type { ExpertKind, ShipBoard, Track } from '../content/schema.ts'
import { SCORING } from '../content/scoring.ts'
import { FITTING_OUT, SHIPS } from '../content/ships.ts'
import { EXPERT_INDEX, type Item, type LegioState, type Ship } from './state.ts'

const FROMBOLA: ShipBoard = SHIPS.frombola

const SPATHA: ShipBoard = SHIPS.spatha

/** The side of the ship board in use. */
export function boardOf(ship: Pick<Ship, 'spatha'>): ShipBoard {
  return ship.spatha ? SPATHA : FROMBOLA
}

export function isExpert(item: Item): item is ExpertKind {
  return item === 'commerce' || item === 'alliance' || item === 'capture'
}

// VL-141
export function isPersonnel(item: Item): boolean {
  return item === 'squads' || isExpert(item)
}

export function expertsAboard(ship: Pick<Ship, 'experts'>): number {
  return ship.experts[0] + ship.experts[1] + ship.experts[2]
}

// VL-152
export function isAboveFloor(ship: Ship, track: Track): boolean {
  return ship[track] > boardOf(ship).tracks[track].floor
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

// VL-705, VL-710, VL-712
export function isDuePromotion(ship: Ship): boolean {
  return !ship.spatha && ship.vp >= SCORING.promotion
}

// VL-211, VL-212
export function priceOf(item: Item): number {
  return isPersonnel(item) ? FITTING_OUT.personnel : FITTING_OUT.equipment
}

/** An item more or less: how many before and after, and the cards a turn that makes. */
export interface Change {
  readonly item: Item
  readonly from: number
  readonly to: number
  readonly cards?: { readonly from: number; readonly to: number }
  /** The ship has no room for it, or no token is left: it will be refused. */
  readonly impossible: boolean
}

/** Whether there is a place for an item aboard and, of an expert, a token left. VL-142 to VL-146 */
export function hasRoomFor(state: LegioState, ship: Ship, item: Item): boolean {
  const board = boardOf(ship)
  if (!isExpert(item)) return ship[item] < board.tracks[item].max
  return expertsAboard(ship) < board.experts && state.expertSupply[EXPERT_INDEX[item]] > 0
}

export function changeOf(view: LegioState, ship: Ship, item: Item, by: 1 | -1): Change {
  const from = isExpert(item) ? ship.experts[EXPERT_INDEX[item]] : ship[item]
  const impossible = by > 0 ? !hasRoomFor(view, ship, item) : !isExpert(item) && !isAboveFloor(ship, item)
  const change = { item, from, to: from + by, impossible }
  if (item !== 'thrusters' || impossible) return change
  const { cards } = boardOf(ship)
  return { ...change, cards: { from: cards[from], to: cards[from + by] } }
}
