import type { Refusal } from '@astrolabe/kernel'
import { MAP } from '../content/map.ts'
import { cardsAvailable, payCards, resetDeck } from './deck.ts'
import { refuse } from './refuse.ts'
import type { Legio, LegioState, Ship } from './state.ts'

/** VL-118: cost of the border between two sectors; 0 where there is none. */
const COST: readonly (readonly number[])[] = [0, 1, 2, 3, 4, 5, 6].map((from) =>
  [0, 1, 2, 3, 4, 5, 6].map(
    (to) =>
      MAP.borders.find(({ between: [a, b] }) => (a === from && b === to) || (a === to && b === from))?.cost ??
      0,
  ),
)

/** Adjacent sectors of each sector, in rising order. */
export const NEIGHBOURS: readonly (readonly number[])[] = COST.map((costs) =>
  costs.flatMap((cost, sector) => (cost > 0 ? [sector] : [])),
)

// VL-302 to VL-304
export function borderCost(from: number, to: number): number {
  return COST[from][to]
}

// VL-301, VL-305, VL-455
export function cannotCross(state: LegioState, ship: Ship, to: number): Refusal | undefined {
  const { explorationEndedBy } = state.turn
  if (explorationEndedBy !== '') return refuse(explorationEndedBy)
  const missing = borderCost(ship.sector, to) - cardsAvailable(state, ship)
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
