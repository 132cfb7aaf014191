import type { XodusState } from '../position/state.ts'
import { FEATURES, features } from './features.ts'
import { WEIGHTS } from './weights.ts'

/** A game that is won, against one that is even; lost ones as far below. */
export const VICTORY = 12

const ORDER = FEATURES.map((feature) => WEIGHTS[feature])
/** Where the scale has its middle: about the sum of a game that is won as often as lost. */
const EVEN = 7

/** How close the table is to winning: roughly the logarithm of its odds. */
export function value(state: XodusState): number {
  if (state.ending === 'victory') return VICTORY
  const seen = features(state)
  let sum = -EVEN
  for (let index = 0; index < seen.length; index++) sum += ORDER[index] * seen[index]
  // Of lost games, those that came further are the better ones.
  return state.ending === '' ? Math.max(-VICTORY, Math.min(VICTORY, sum)) : -VICTORY + 0.1 * sum
}
