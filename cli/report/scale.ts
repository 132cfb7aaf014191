import { risingValues, totalOf } from '../statistics.ts'

/** From values to places on paper. */
export type Scale = (value: number) => number

export function scaleOf(from: number, to: number, left: number, right: number): Scale {
  const width = to - from || 1
  return (value) => left + ((value - from) / width) * (right - left)
}

/** 1, 2 or 5 times a power of ten: the smallest that divides a width into no more than so many parts. */
export function niceStep(width: number, parts: number): number {
  const rough = width / parts
  if (!(rough > 0)) return 1
  const power = 10 ** Math.floor(Math.log10(rough))
  const factor = [1, 2, 5, 10].find((candidate) => candidate * power >= rough * (1 - 1e-9)) ?? 10
  return factor * power
}

/** Round values from `from` to `to`, about so many. */
export function ticksOf(from: number, to: number, parts: number, whole = false): number[] {
  const step = whole ? Math.max(1, niceStep(to - from, parts)) : niceStep(to - from, parts)
  const ticks: number[] = []
  for (let index = Math.ceil(from / step - 1e-9); index * step <= to + step * 1e-9; index++) {
    // Not added up: 0.1 thrice is not 0.3.
    ticks.push(Number((index * step).toPrecision(12)))
  }
  return ticks
}

/** Values from `low` up to but not including `high`. */
export interface Bin {
  readonly low: number
  readonly high: number
  readonly share: number
}

export interface Bins {
  /** What all values are multiples of: 1 for whole numbers, 0.25 for quarters, 0 for numbers of any kind. */
  readonly grain: number
  readonly bins: readonly Bin[]
}

const MOST_BINS = 30
const FINEST = 12

function grainOf(values: readonly number[]): number {
  for (let parts = 1; parts <= FINEST; parts++) {
    const fits = (value: number): boolean => Math.abs(value * parts - Math.round(value * parts)) < 1e-6
    if (values.every(fits)) return 1 / parts
  }
  return 0
}

/** The narrowest bins that are not too many: of one value each if possible, and never of now three, now four. */
function binWidth(range: number, grain: number): number {
  const narrowest = (range + grain) / MOST_BINS
  if (grain === 0) return niceStep(range, MOST_BINS)
  const parts = Math.round(1 / grain)
  for (let values = 1; values <= parts; values++) {
    if (parts % values === 0 && values * grain >= narrowest * (1 - 1e-9)) return values * grain
  }
  return Math.max(1, niceStep(range + grain, MOST_BINS))
}

/** Observations in bins of one width, those of another range if `like` is given. Exact values stand in the middle. */
export function binsOf(
  counts: ReadonlyMap<number, number>,
  like: ReadonlyMap<number, number> = counts,
): Bins {
  const values = risingValues(like).map(([value]) => value)
  const grain = grainOf(values)
  if (values.length === 0) return { grain, bins: [] }
  const width = binWidth(values[values.length - 1] - values[0], grain)
  const binOf = (value: number): number => Math.floor(value / width + 1e-6)
  const first = binOf(values[0])
  const seen = Array.from({ length: binOf(values[values.length - 1]) - first + 1 }, () => 0)
  for (const [value, times] of counts) seen[binOf(value) - first] += times
  const total = totalOf(counts) || 1
  return {
    grain,
    bins: seen.map((times, bin) => {
      const low = (first + bin) * width - grain / 2
      return { low, high: low + width, share: times / total }
    }),
  }
}

/** What a bin holds, in words: `7`, `20 to 24`, `0.2 to 0.4`. */
export function binName({ low, high }: Bin, grain: number): string {
  const from = low + grain / 2
  const to = high - grain / 2
  return to - from < grain / 2 ? plain(from) : `${plain(from)} to ${plain(to)}`
}

/** A number on an axis: no digit too many. */
export function plain(number: number): string {
  return number.toLocaleString('en', { maximumFractionDigits: 3 })
}
