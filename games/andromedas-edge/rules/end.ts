import type { Outcome } from '@astrolabe/kernel'
import { EVENTS_MOST } from '../content/limits.ts'
import { participants } from '../position/participants.ts'
import { developmentsOf, endVp } from '../position/scoring.ts'
import { type AndromedaState, NONE, type Participant, SUPREMACY, UNITY } from '../position/state.ts'
import { nextOf } from '../position/turn-order.ts'
import type { Andromeda } from './andromeda.ts'
import { scoreVp } from './points.ts'
import { triggerEnd } from './terminus.ts'

/** AE-BF-1, AE-BF-2, AE-BF-12, AE-UF-13, AE-UO-2: after a turn: is the end triggered, and whose turn is next. */
export function endTurn(g: Andromeda): void {
  const { state } = g
  const { who } = state.turn
  for (const participant of participants(state)) participant.usedThisTurn = []
  if (!state.ending && state.eventsResolved >= EVENTS_MOST) triggerEnd(g, who, 'events')
  state.next = nextOf(state, who)
  if (who !== UNITY) state.lastSeat = who
  if (!state.ending) return
  // The turn in which the end was triggered is nobody's last one.
  if (state.lastTurns[0] === who) state.lastTurns.shift()
  if (state.lastTurns.length === 0) finish(g)
  else state.next = state.lastTurns[0]
}

// AE-BF-3 to AE-BF-9, AE-UF-2 to AE-UF-11
function finish(g: Andromeda): void {
  const { state } = g
  for (const { who } of participants(state)) {
    for (const { source, vp } of endVp(state, who)) {
      if (vp !== 0) scoreVp(g, who, vp, source, { by: 'scoring' })
    }
  }
  state.phase = 'over'
  const { winners } = outcomeOf(state)
  g.tell({ kind: 'game-over', winners, unity: state.unity?.vp ?? NONE })
}

/** AE-BF-10: the more of one thing after the other. */
function compare(state: AndromedaState, a: Participant, b: Participant): number {
  return (
    b.vp - a.vp ||
    developmentsOf(state, b.who).length - developmentsOf(state, a.who).length ||
    b.leaders - a.leaders ||
    b.tracks[SUPREMACY] - a.tracks[SUPREMACY]
  )
}

// AE-BF-10, AE-BF-11, AE-UF-12
export function outcomeOf(state: AndromedaState): Outcome {
  const { players, unity, together } = state
  const scores = players.map(({ vp }) => vp)
  if (unity === null) return { scores, winners: bestOf(state, players) }
  const beating = players.filter(({ vp }) => vp > unity.vp)
  const all = beating.length === players.length ? players.map(({ who }) => who) : []
  const winners = together ? all : bestOf(state, beating)
  const itself = { name: 'unity', score: unity.vp }
  return { scores, winners, others: [winners.length === 0 ? { ...itself, wins: true } : itself] }
}

function bestOf(state: AndromedaState, players: readonly Participant[]): number[] {
  const [best] = players.toSorted((a, b) => compare(state, a, b))
  return players.filter((player) => compare(state, player, best) === 0).map(({ who }) => who)
}
