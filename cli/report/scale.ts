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
  readonly whole: boolean
  readonly bins: readonly Bin[]
}

const MOST_BINS = 30

/** Observations in bins of one width. Whole numbers stand in the middle of theirs. */
export function binsOf(counts: ReadonlyMap<number, number>, like?: ReadonlyMap<number, number>): Bins {
  const range = risingValues(like ?? counts)
  if (range.length === 0) return { whole: true, bins: [] }
  const whole = range.every(([value]) => Number.isInteger(value))
  const first = range[0][0]
  const last = range[range.length - 1][0]
  const step = niceStep(last - first + (whole ? 1 : 0), MOST_BINS)
  const width = whole ? Math.max(1, step) : step
  const shift = whole ? 0.5 : 0
  const binOf = (value: number): number => Math.floor(value / width + 1e-9)
  const bins = Array.from({ length: binOf(last) - binOf(first) + 1 }, () => 0)
  for (const [value, times] of counts) bins[binOf(value) - binOf(first)] += times
  const total = totalOf(counts) || 1
  return {
    whole,
    bins: bins.map((times, bin) => {
      const low = (binOf(first) + bin) * width - shift
      return { low, high: low + width, share: times / total }
    }),
  }
}

/** What a bin holds, in words: `7`, `20 to 24`, `0.2 to 0.4`. */
export function binName({ low, high }: Bin, whole: boolean): string {
  const round = (value: number): string => String(Number(value.toPrecision(6)))
  if (!whole) return `${round(low)} to ${round(high)}`
  return high - low === 1 ? round(low + 0.5) : `${round(low + 0.5)} to ${round(high - 0.5)}`
}
