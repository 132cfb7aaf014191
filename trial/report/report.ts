import { median, quantile } from '@astrolabe/bench/measure.ts'
import type { Fault } from '../checks/fault.ts'

type Counts = Readonly<Record<string, number>>

/** What a trial came to. */
export interface Report {
  readonly passed: boolean
  /** Not if somebody interrupted it: then games were left under way. */
  readonly isWhole: boolean
  readonly wishes: { readonly tables: number; readonly servers: number; readonly seed: string }
  /** How the disk was filled. */
  readonly disk: string
  readonly seconds: number
  readonly gamesOpened: number
  readonly kills: number
  /** Milliseconds that each start of a server took. */
  readonly starts: readonly number[]
  readonly clockJumps: number
  readonly diskFills: number
  readonly totals: Counts
  readonly deeds: Counts
  readonly replies: Counts
  /** Milliseconds from an acknowledgement by one server to the stream of another. */
  readonly lateness: readonly number[]
  readonly faultCounts: Counts
  readonly faults: readonly Fault[]
  /** What the servers have logged. */
  readonly log: Counts
}

/** Half within, 99 of 100 within, and the worst, in milliseconds. */
export const spread = (times: readonly number[]) =>
  times.length === 0
    ? undefined
    : { count: times.length, p50: median(times), p99: quantile(times, 0.99), max: quantile(times, 1) }

/** As it is written down: times in short. */
export const written = ({ starts, lateness, ...report }: Report) => ({
  ...report,
  starts: spread(starts),
  lateness: spread(lateness),
  latenessOverASecond: lateness.filter((time) => time > 1000).length,
})
