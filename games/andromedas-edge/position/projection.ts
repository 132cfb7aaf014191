import { commanderOf, participantOf } from './participants.ts'
import { projectedVp } from './scoring.ts'
import { type AndromedaState, UNITY } from './state.ts'

/** A final score as it can be expected, in its three parts. */
export interface Projection {
  readonly scored: number
  /** What the end would bring now; the vault, bands and tokens of the Unity are most of its points. */
  readonly atEnd: number
  readonly toCome: number
}

// Measured over a thousand games each (catalogue, 6.14 and 6.15): turns of a participant by Terminus, and final scores of
// the Unity at a Terminus of 60 by the level of its commander.
const TURNS: Readonly<Record<number, number>> = { 50: 16, 60: 19, 70: 21 }
const FINAL_SCORES: Readonly<Record<number, number>> = { 1: 102, 2: 117, 3: 137 }
const MEASURED_AT = 60
/** Turns after which what it has done itself counts as much as what was measured. */
const TURNS_TO_TRUST = 4

/** The Unity's final score: what it has, and for the turns left as much a turn as so far and as usual. */
export function projectionOfUnity(state: AndromedaState): Projection {
  const { vp, turns } = participantOf(state, UNITY)
  const now = projectedVp(state, UNITY)
  const level = commanderOf(state)?.level ?? 1
  const left = turnsLeft(state, turns)
  const usual = FINAL_SCORES[level] * TURNS_TO_TRUST
  const toCome = Math.round(
    (left * (now * TURNS[MEASURED_AT] + usual)) / ((turns + TURNS_TO_TRUST) * TURNS[MEASURED_AT]),
  )
  return { scored: vp, atEnd: now - vp, toCome }
}

function turnsLeft({ phase, ending, lastTurns, terminus }: AndromedaState, turns: number): number {
  if (phase === 'over') return 0
  if (ending) return lastTurns.includes(UNITY) ? 1 : 0
  return Math.max(1, TURNS[terminus] - turns)
}

export const totalOf = ({ scored, atEnd, toCome }: Projection): number => scored + atEnd + toCome
