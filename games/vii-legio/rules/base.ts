import type { Refusal } from '@astrolabe/kernel'
import { boardOf, expertsAboard, isDuePromotion } from '../position/ship.ts'
import { EXPERTS, type LegioState, NONE, type Ship } from '../position/state.ts'
import { endExploration } from './deck.ts'
import type { Legio } from './legio.ts'
import { refuse } from './refuse.ts'
import { chooseFreeItems } from './ship.ts'

// VL-207
export function takeOffFromBase(g: Legio, ship: Ship): void {
  ship.place = 'space'
  g.state.turn.tookOff = true
  g.tell({ kind: 'take-off', seat: ship.seat })
}

// VL-220, VL-703
export function cannotLandOnBase(state: LegioState, ship: Ship): Refusal | undefined {
  if (state.turn.installed) return refuse('VL-809')
  if (state.landOrTakeOff && state.turn.tookOff) return refuse('VL-220')
  return ship.sector === 1 ? undefined : refuse('VL-703')
}

/** VL-702 to VL-705: by its own wish or not, the ship lands on the base and its exploration is over. */
export function comeToBase(g: Legio, ship: Ship, forced: boolean): void {
  const { turn } = g.state
  ship.place = 'base'
  ship.sector = 1
  ship.slot = NONE
  ship.mustLeaveX = false
  turn.landed = true
  endExploration(g.state, 'VL-702')
  g.tell({ kind: 'to-base', seat: ship.seat, forced })
  if (isDuePromotion(ship)) promote(g, ship)
}

// VL-410, VL-706 to VL-709
function promote(g: Legio, ship: Ship): void {
  const expertsDropped = expertsAboard(ship)
  ship.spatha = true
  const { tracks } = boardOf(ship)
  ship.thrusters = tracks.thrusters.floor
  ship.scanners = tracks.scanners.floor
  ship.lasers = tracks.lasers.floor
  ship.detectors = tracks.detectors.floor
  ship.squads = tracks.squads.floor
  for (let kind = 0; kind < EXPERTS.length; kind++) {
    g.state.expertSupply[kind] += ship.experts[kind]
    ship.experts[kind] = 0
  }
  g.tell({ kind: 'promoted', seat: ship.seat, expertsDropped })
  chooseFreeItems(g, ship, 'free-item')
}
