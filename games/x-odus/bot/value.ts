import { linearSum } from '@astrolabe/bots/linear.ts'
import type { BotKnowledge, LinearKnowledge, Weights } from '@astrolabe/kernel'
import type { XodusState } from '../position/state.ts'
import { FEATURES, measure } from './features.ts'
import { THINGS } from './things.ts'
import { WEIGHTS } from './weights.ts'

/** A game that is won, against one that is even; lost ones as far below. */
export const VICTORY = 12

/** How close the table is to winning: roughly the logarithm of its odds. */
function valueBy(weights: Weights): BotKnowledge<XodusState>['value'] {
  const outlook = linearSum(linear, weights)
  return (state, seat) => {
    if (state.ending === 'victory') return VICTORY
    const sum = outlook(state, seat)
    // Of lost games, those that came further are the better ones.
    return state.ending === '' ? Math.max(-VICTORY, Math.min(VICTORY, sum)) : -VICTORY + 0.1 * sum
  }
}

export const linear: LinearKnowledge<XodusState> = {
  features: FEATURES,
  measure,
  things: THINGS,
  foretells: 'odds',
  weights: WEIGHTS,
  valueBy,
}

export const value = valueBy(WEIGHTS)
