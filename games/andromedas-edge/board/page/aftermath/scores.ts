import type { AndromedaFact } from '../../../rules/facts.ts'

/** Points of every participant as they stood after each turn of the game. */
export interface Scores {
  readonly turns: number
  /** In the order asked for; by turn, from 0 before the first. */
  readonly lines: readonly (readonly number[])[]
}

export function scoresOf(facts: readonly AndromedaFact[], who: readonly number[]): Scores {
  const lines = who.map(() => [0])
  let turns = 0
  for (const fact of facts) {
    if (fact.kind === 'turn') {
      turns++
      for (const line of lines) line.push(line[line.length - 1])
    } else if (fact.kind === 'vp') {
      const at = who.indexOf(fact.who)
      if (at >= 0) lines[at][turns] = fact.total
    }
  }
  return { turns, lines }
}
