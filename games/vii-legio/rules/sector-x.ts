import type { Refusal } from '@astrolabe/kernel'
import { MAP } from '../content/map.ts'
import type { Effect } from '../content/schema.ts'
import { cardsAvailable } from '../position/deck.ts'
import { type LegioState, NONE, SECTOR_X, type Ship, X_SLOT } from '../position/state.ts'
import { comeToBase } from './base.ts'
import { payCards, resetDeck } from './deck.ts'
import { gainSymbol, score } from './experience.ts'
import { activate } from './landing.ts'
import type { Legio } from './legio.ts'
import { refuse } from './refuse.ts'

// VL-502, VL-503
export function openSectorX(g: Legio, ship: Ship, effect: Extract<Effect, { do: 'openSectorX' }>): void {
  const { state } = g
  if (state.xOpen) {
    gainSymbol(g, ship, effect.otherwise, 'consolation')
    return
  }
  if (ship.lasers < effect.lasers) {
    g.tell({ kind: 'condition-not-met', seat: ship.seat, card: state.turn.card })
    return
  }
  if (effect.roll !== undefined) {
    const die = g.roll(10)
    g.tell({ kind: 'x-roll', seat: ship.seat, die, lasers: ship.lasers, needed: effect.roll })
    if (die + ship.lasers < effect.roll) return
  }
  state.xOpen = true
  state.xOpenedBy = ship.seat
  g.tell({ kind: 'x-opened', seat: ship.seat })
  score(g, ship, effect.vp, 'sectorX')
}

// VL-501, VL-502, VL-504, VL-516, VL-519
export function cannotEnterX(state: LegioState, ship: Ship): Refusal | undefined {
  // The rule that says how it is opened.
  if (!state.xOpen) return refuse('VL-502')
  const { explorationEndedBy } = state.turn
  if (explorationEndedBy !== '') return refuse(explorationEndedBy)
  const slot = state.slots[X_SLOT]
  if (slot.sector === 0 && state.pileX.length === 0) return refuse('VL-516')
  if (slot.missionDone) return refuse('VL-519')
  const missing = MAP.sectorX.entry - cardsAvailable(state, ship)
  return missing > 0 ? refuse('VL-504', missing) : undefined
}

// VL-504, VL-507 to VL-509, VL-514, VL-517
export function enterX(g: Legio, ship: Ship): void {
  const { state } = g
  const resetPaid = payCards(g, ship, MAP.sectorX.entry)
  ship.sector = SECTOR_X
  g.tell({ kind: 'entered-x', seat: ship.seat })
  const slot = state.slots[X_SLOT]
  if (slot.sector === 0) activate(slot, SECTOR_X, NONE, state.pileX.pop() ?? NONE)
  if (resetPaid) resetDeck(g, ship)
}

// VL-220, VL-505: whoever must leave is not held back by the landing that this is (VL-506).
export function cannotLeaveX(state: LegioState, ship: Ship): Refusal | undefined {
  const { explorationEndedBy, tookOff } = state.turn
  if (explorationEndedBy !== '') return refuse(explorationEndedBy)
  if (state.landOrTakeOff && tookOff && !ship.mustLeaveX) return refuse('VL-220')
  const missing = MAP.sectorX.exit - cardsAvailable(state, ship)
  return missing > 0 ? refuse('VL-505', missing) : undefined
}

// VL-505, VL-506
export function leaveX(g: Legio, ship: Ship): void {
  const resetPaid = payCards(g, ship, MAP.sectorX.exit)
  g.tell({ kind: 'left-x', seat: ship.seat })
  comeToBase(g, ship, false)
  if (resetPaid) resetDeck(g, ship)
}

// VL-513: only a reset card, or the lack of cards, lets the departure wait for the next turn.
export function mustLeaveXNow(state: LegioState, ship: Ship): boolean {
  return ship.mustLeaveX && cannotLeaveX(state, ship) === undefined
}
