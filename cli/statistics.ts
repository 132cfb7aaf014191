/**
 * Numbers out of many games. Observations are kept as counts of each value: merging counts in any order gives the
 * same counts, and figures are computed from them in the order of the values, so that a result never depends on
 * which thread finished first.
 */
export type Counts<T = number> = Map<T, number>

/** Counts kept apart by name. */
export type Groups<T = number> = Map<string, Counts<T>>

export interface Spread {
  readonly mean: number
  readonly p10: number
  readonly p50: number
  readonly p90: number
}

export interface Interval {
  readonly low: number
  readonly high: number
}

/** The normal quantile that leaves 2.5 % on either side. */
const Z_95 = 1.959963984540054

export function count<T>(counts: Counts<T>, value: T, times = 1): void {
  counts.set(value, (counts.get(value) ?? 0) + times)
}

export function addCounts<T>(into: Counts<T>, from: ReadonlyMap<T, number>): void {
  for (const [value, times] of from) count(into, value, times)
}

/** The counts of a group, begun when it is first met. */
export function groupOf<T>(groups: Groups<T>, name: string): Counts<T> {
  let counts = groups.get(name)
  if (counts === undefined) groups.set(name, (counts = new Map()))
  return counts
}

export function addGroups<T>(into: Groups<T>, from: ReadonlyMap<string, ReadonlyMap<T, number>>): void {
  for (const [name, counts] of from) addCounts(groupOf(into, name), counts)
}

/** Values with how often they were seen, rising. */
export function risingValues(counts: ReadonlyMap<number, number>): [value: number, times: number][] {
  return [...counts].sort(([a], [b]) => a - b)
}

export function totalOf<T>(counts: ReadonlyMap<T, number>): number {
  let total = 0
  for (const times of counts.values()) total += times
  return total
}

export function sumOf(counts: ReadonlyMap<number, number>): number {
  let sum = 0
  for (const [value, times] of risingValues(counts)) sum += value * times
  return sum
}

/** Zero for no observation at all, so that a run stopped before its first game still has something to print. */
export function meanOf(counts: ReadonlyMap<number, number>): number {
  const total = totalOf(counts)
  return total === 0 ? 0 : sumOf(counts) / total
}

/** The smallest value that at least the given share of the observations does not exceed: always one of them. */
export function percentileOf(counts: ReadonlyMap<number, number>, share: number): number {
  const needed = share * totalOf(counts)
  let seen = 0
  let last = 0
  for (const [value, times] of risingValues(counts)) {
    seen += times
    last = value
    // A share such as 0.1 of 30 may come out a hair above 3.
    if (seen >= needed - 1e-9) break
  }
  return last
}

export function spreadOf(counts: ReadonlyMap<number, number>): Spread {
  return {
    mean: meanOf(counts),
    p10: percentileOf(counts, 0.1),
    p50: percentileOf(counts, 0.5),
    p90: percentileOf(counts, 0.9),
  }
}

/**
 * Wilson's 95 % interval of a rate. Successes may be fractions (a shared victory): a fraction varies less than
 * a whole win or loss, so the interval is then rather too wide than too narrow.
 */
export function wilson(successes: number, trials: number): Interval {
  if (trials === 0) return { low: 0, high: 1 }
  const rate = successes / trials
  const z2 = Z_95 * Z_95
  const centre = rate + z2 / (2 * trials)
  const reach = Z_95 * Math.sqrt((rate * (1 - rate)) / trials + z2 / (4 * trials * trials))
  const scale = 1 + z2 / trials
  return { low: Math.max(0, (centre - reach) / scale), high: Math.min(1, (centre + reach) / scale) }
}

/** The 95 % interval of a mean, from the spread of its observations. */
export function meanInterval(counts: ReadonlyMap<number, number>): Interval {
  const total = totalOf(counts)
  const mean = meanOf(counts)
  if (total < 2) return { low: -Infinity, high: Infinity }
  let squares = 0
  for (const [value, times] of risingValues(counts)) squares += times * (value - mean) ** 2
  const reach = Z_95 * Math.sqrt(squares / (total - 1) / total)
  return { low: mean - reach, high: mean + reach }
}

const byName = new Intl.Collator('en', { numeric: true })

/** Entries in the order of their names, numbers in names counted as numbers. */
export function sortedEntries<V>(groups: ReadonlyMap<string, V>): [name: string, value: V][] {
  return [...groups].sort(([a], [b]) => byName.compare(a, b) || (a < b ? -1 : 1))
}
