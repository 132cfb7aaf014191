import { linearSum } from '@astrolabe/bots/linear.ts'
import type { BotKnowledge, LinearKnowledge, Weights } from '@astrolabe/kernel'
import { hasUnity, participants } from '../position/participants.ts'
import { projectedVp } from '../position/scoring.ts'
import { type AndromedaState, UNITY } from '../position/state.ts'
import { FEATURES, gameLeft, measure } from './features.ts'
import { THINGS } from './things.ts'
import { WEIGHTS } from './weights.ts'
import { turnsLeft } from './worth.ts'

/** A win is worth something of its own, however narrow. */
const VICTORY = 8
/** What the Unity still gains in a turn, its end scoring included. */
const UNITY_A_TURN = 3.3

/** Prospects in victory points against those of the best rival; at the end, the true margin. */
function valueBy(weights: Weights): BotKnowledge<AndromedaState>['value'] {
  const prospects = linearSum(linear, weights)
  return (state, seat) => {
    if (state.phase === 'over') return finalMargin(state, seat)
    const rival = hasUnity(state) ? unityProspects(state) : Number.NEGATIVE_INFINITY
    if (state.together) {
      let least = Number.POSITIVE_INFINITY
      for (const { who } of state.players) least = Math.min(least, prospects(state, who))
      return least - rival
    }
    let best = rival
    for (const { who } of state.players) if (who !== seat) best = Math.max(best, prospects(state, who))
    return prospects(state, seat) - best
  }
}

const unityProspects = (state: AndromedaState): number =>
  projectedVp(state, UNITY) + UNITY_A_TURN * turnsLeft(state)

function finalMargin(state: AndromedaState, seat: number): number {
  let own = state.players[seat].vp
  let rival = Number.NEGATIVE_INFINITY
  for (const { who, vp } of participants(state)) {
    if (who === seat) continue
    if (state.together && who !== UNITY) own = Math.min(own, vp)
    else rival = Math.max(rival, vp)
  }
  const margin = own - rival
  return margin + VICTORY * Math.sign(margin)
}

export const linear: LinearKnowledge<AndromedaState> = {
  features: FEATURES,
  measure,
  left: gameLeft,
  things: THINGS,
  foretells: 'score',
  weights: WEIGHTS,
  valueBy,
}

export const value = valueBy(WEIGHTS)
