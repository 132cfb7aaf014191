import { MAP } from '../content/map.ts'

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

/** Cards of the cheapest way from a sector to each sector, by number of sector. */
export function routeCosts(from: number): readonly number[] {
  const costs = [0, 1, 2, 3, 4, 5].map((sector) => (sector === from ? 0 : Number.POSITIVE_INFINITY))
  // As many rounds as there are sectors reach the farthest one.
  for (const _ of costs) {
    for (const { between, cost } of MAP.borders) {
      const [a, b] = between
      costs[a] = Math.min(costs[a], costs[b] + cost)
      costs[b] = Math.min(costs[b], costs[a] + cost)
    }
  }
  return costs
}
