import { shareOf } from './fit.ts'

/** What a bot that looks ahead found out about an option: for "why?" and for advice. */
export interface Finding {
  readonly key: string
  readonly visits: number
  /** Mean result from 0 (lost) to 1 (won). */
  readonly mean: number
}

/** A value in points as a result from 0 (lost) to 1 (won). */
export function resultOf(value: number, scale: number): number {
  return shareOf((4 * value) / scale)
}
