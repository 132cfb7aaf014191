import { type Example, shareOf, sumOf } from '@astrolabe/bots'
import type { LinearKnowledge } from '@astrolabe/kernel'

/** Of positions that look about alike: what was foretold of them, and what came. */
export interface Calibration {
  readonly foretold: number
  readonly came: number
  readonly examples: number
}

const PARTS = 10

const meanOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length

export function calibrationOf(
  examples: readonly Example[],
  weights: ArrayLike<number>,
  foretells: LinearKnowledge<never>['foretells'],
): readonly Calibration[] {
  const seen = examples
    .map(({ features, result }) => {
      const sum = sumOf(features, weights)
      return { foretold: foretells === 'odds' ? shareOf(sum) : sum, came: result }
    })
    .toSorted((one, other) => one.foretold - other.foretold)
  const each = Math.ceil(seen.length / PARTS)
  return Array.from({ length: PARTS }, (_, part) => seen.slice(part * each, (part + 1) * each))
    .filter((part) => part.length > 0)
    .map((part) => ({
      foretold: meanOf(part.map(({ foretold }) => foretold)),
      came: meanOf(part.map(({ came }) => came)),
      examples: part.length,
    }))
}
