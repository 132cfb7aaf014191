import type { LegioFact } from '../../../rules/facts.ts'

/** Points of every seat as they stood after each turn. */
export interface Scores {
  /** Turns played, all seats together. */
  readonly turns: number
  readonly rounds: number
  /** By seat, then by turn, from 0 before the first. */
  readonly lines: readonly (readonly number[])[]
}

export function scoresOf(facts: readonly LegioFact[], seats: number): Scores {
  const lines = Array.from({ length: seats }, () => [0])
  let turns = 0
  let rounds = 0
  for (const fact of facts) {
    if (fact.kind === 'turn') {
      turns++
      rounds = fact.round
      for (const line of lines) line.push(line[line.length - 1])
    } else if (fact.kind === 'vp') {
      lines[fact.seat][turns] = fact.total
    }
  }
  return { turns, rounds, lines }
}

/** The points of a seat at the end of each round. */
export function byRound({ turns, rounds, lines }: Scores, seat: number): number[] {
  const seats = lines.length
  return Array.from({ length: rounds }, (_, round) => lines[seat][Math.min(turns, (round + 1) * seats)])
}
