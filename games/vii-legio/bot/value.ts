import type { LegioState } from '../position/state.ts'
import { FEATURES, gameLeft, measure } from './features.ts'
import { WEIGHTS } from './weights.ts'

const count = FEATURES.length
const measured = new Float64Array(count)
const worthEarly = Float64Array.from(FEATURES, (feature) => WEIGHTS[feature][0])
const worthLate = Float64Array.from(FEATURES, (feature) => WEIGHTS[feature][1])

/** A ship's prospects in victory points; what a feature is worth shifts from early to late as the game runs out. */
function prospects(state: LegioState, seat: number, left: number): number {
  measure(state, state.ships[seat], measured)
  let sum = 0
  for (let feature = 0; feature < count; feature++) {
    sum += measured[feature] * (left * worthEarly[feature] + (1 - left) * worthLate[feature])
  }
  return sum
}

/** Prospects against those of the best rival; at the end, the true margin. */
export function value(state: LegioState, seat: number): number {
  if (state.over) return finalMargin(state, seat)
  const left = gameLeft(state)
  let rival = Number.NEGATIVE_INFINITY
  for (let other = 0; other < state.seats; other++) {
    if (other !== seat) rival = Math.max(rival, prospects(state, other, left))
  }
  return prospects(state, seat, left) - rival
}

/** A win is worth something of its own, however narrow. */
const VICTORY = 4

function finalMargin(state: LegioState, seat: number): number {
  let rival = 0
  for (const ship of state.ships) if (ship.seat !== seat) rival = Math.max(rival, ship.vp)
  const margin = state.ships[seat].vp - rival
  return margin + VICTORY * Math.sign(margin)
}
