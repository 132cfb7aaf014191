import type { Refusal } from '@astrolabe/kernel'
import { cardsAvailable } from '../position/deck.ts'
import { borderCost, NEIGHBOURS } from '../position/map.ts'
import type { LegioState, Ship } from '../position/state.ts'
import { payCards, resetDeck } from './deck.ts'
import type { Legio } from './legio.ts'
import { refuse } from './refuse.ts'

// VL-301, VL-302, VL-305, VL-455
export function cannotCross(state: LegioState, ship: Ship, to: number): Refusal | undefined {
  const { explorationEndedBy } = state.turn
  if (explorationEndedBy !== '') return refuse(explorationEndedBy)
  const cost = borderCost(ship.sector, to)
  if (cost === 0) return refuse('VL-302')
  const missing = cost - cardsAvailable(state, ship)
  return missing > 0 ? refuse('VL-305', missing) : undefined
}

// VL-302, VL-308, VL-454
export function cross(g: Legio, ship: Ship, to: number): void {
  const from = ship.sector
  const resetPaid = payCards(g, ship, borderCost(from, to))
  ship.sector = to
  g.tell({ kind: 'crossed', seat: ship.seat, from, to })
  if (resetPaid) resetDeck(g, ship)
}

/** A space rift: no cost, and a sector that the die chooses. */
export function drift(g: Legio, ship: Ship): void {
  const sectors = NEIGHBOURS[ship.sector]
  const die = g.roll(10)
  ship.sector = sectors[(die - 1) % sectors.length]
  g.tell({ kind: 'drifted', seat: ship.seat, die, to: ship.sector })
}
