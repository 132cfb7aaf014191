import type { Outcome } from '@astrolabe/kernel'
import { colourOf, hasAvatar } from '../position/map.ts'
import { type Ending, isOver, type XodusState } from '../position/state.ts'
import { trackOf } from '../position/track.ts'
import type { Xodus } from './xodus.ts'

export function finish(g: Xodus, ending: Exclude<Ending, ''>): void {
  if (isOver(g.state)) return
  g.state.ending = ending
  g.tell({ kind: 'game-over', ending })
}

/** At the end of every Action phase. XO-GEN-02 to XO-GEN-04 */
export function checkVictory(g: Xodus): void {
  const { state } = g
  if (state.keysPlaced.length < trackOf(state).keys) return
  for (let place = 0; place < state.systems.length; place++) {
    if (colourOf(state, place) === 'great-rift' && !hasAvatar(state, place)) finish(g, 'victory')
  }
}

// XO-GEN-05
export function checkDestruction(g: Xodus): void {
  if (g.state.ships.every((ship) => ship.destroyed)) finish(g, 'destruction')
}

/** XO-GEN-01: together. What a defeat was worth is told by the Keys that lie on the Great Rift. */
export function outcomeOf(state: XodusState): Outcome {
  const won = state.ending === 'victory'
  const score = state.keysPlaced.length * 10 + (won ? 100 : 0)
  const seats = Array.from({ length: state.seats }, (_, seat) => seat)
  return { scores: seats.map(() => score), winners: won ? seats : [] }
}
