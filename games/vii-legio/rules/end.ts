import { SCORING } from '../content/scoring.ts'
import { activeSeat, type LegioState, roundOf, UNDISCOVERED } from '../position/state.ts'
import type { Legio } from './legio.ts'

// VL-901, VL-904, VL-907, VL-908
function endTrigger(state: LegioState): 'vp' | 'charted' | 'round-limit' | undefined {
  if (state.ships.some((ship) => ship.vp >= SCORING.end)) return 'vp'
  if (state.pileX.length === 0 && !state.planets.includes(UNDISCOVERED)) return 'charted'
  return roundOf(state) >= (state.roundLimit || SCORING.lastRound) ? 'round-limit' : undefined
}

/** VL-902, VL-905, VL-906: checked after each turn; the round is completed so that all have had as many turns. */
export function endTurn(g: Legio): void {
  const { state } = g
  const trigger = state.ending ? undefined : endTrigger(state)
  if (trigger !== undefined) {
    state.ending = true
    g.tell({ kind: 'end-triggered', seat: activeSeat(state), why: trigger })
  }
  state.turnsPlayed++
  if (state.ending && state.turnsPlayed % state.seats === 0) {
    state.over = true
    g.tell({ kind: 'game-over', winners: winnersOf(state) })
  }
}

// VL-903
export function winnersOf(state: LegioState): number[] {
  const best = Math.max(...state.ships.map((ship) => ship.vp))
  return state.ships.filter((ship) => ship.vp === best).map((ship) => ship.seat)
}
