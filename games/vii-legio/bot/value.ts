import { linearSum } from '@astrolabe/bots/linear.ts'
import type { BotKnowledge, LinearKnowledge, Weights } from '@astrolabe/kernel'
import type { LegioState } from '../position/state.ts'
import { FEATURES, gameLeft, measure } from './features.ts'
import { THINGS } from './things.ts'
import { WEIGHTS } from './weights.ts'

/** Prospects in victory points against those of the best rival; at the end, the true margin. */
function valueBy(weights: Weights): BotKnowledge<LegioState>['value'] {
  const prospects = linearSum(linear, weights)
  return (state, seat) => {
    if (state.over) return finalMargin(state, seat)
    let rival = Number.NEGATIVE_INFINITY
    for (let other = 0; other < state.seats; other++)
      if (other !== seat) rival = Math.max(rival, prospects(state, other))
    return prospects(state, seat) - rival
  }
}

/** A win is worth something of its own, however narrow. */
const VICTORY = 4

function finalMargin(state: LegioState, seat: number): number {
  let rival = 0
  for (const ship of state.ships) if (ship.seat !== seat) rival = Math.max(rival, ship.vp)
  const margin = state.ships[seat].vp - rival
  return margin + VICTORY * Math.sign(margin)
}

export const linear: LinearKnowledge<LegioState> = {
  features: FEATURES,
  measure,
  left: gameLeft,
  things: THINGS,
  foretells: 'score',
  weights: WEIGHTS,
  valueBy,
}

export const value = valueBy(WEIGHTS)
