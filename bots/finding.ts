import { shareOf } from './fit.ts'

/** A value in points as a result from 0 (lost) to 1 (won). */
export function resultOf(value: number, scale: number): number {
  return shareOf((4 * value) / scale)
}
