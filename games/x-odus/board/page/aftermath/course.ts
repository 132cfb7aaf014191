import type { XodusFact } from '../../../rules/facts.ts'
import { FollowedHealth } from './health.ts'

/** How things stood. */
export interface Standing {
  /** The space of the Corruption marker, from 1. */
  readonly marker: number
  readonly keysWon: number
  readonly keysPlaced: number
  /** Of each ship, in the order of the boards asked for. */
  readonly health: readonly number[]
}

/** How things stood before the first round, then at the end of each; in the round under way, how they stand now. */
export function courseOf(facts: readonly XodusFact[], boards: readonly number[]): Standing[] {
  const ships = boards.map((board) => new FollowedHealth(board))
  const course: Standing[] = []
  let marker = 1
  let keysWon = 0
  let keysPlaced = 0
  const standing = (): Standing => ({
    marker,
    keysWon,
    keysPlaced,
    health: ships.map(({ health }) => health),
  })
  for (const fact of facts) {
    for (const ship of ships) ship.hear(fact)
    if (fact.kind === 'round') course.push(standing())
    else if (fact.kind === 'corruption') marker = fact.space
    else if (fact.kind === 'key-taken') keysWon++
    else if (fact.kind === 'keys-placed') keysPlaced = fact.total
  }
  course.push(standing())
  return course
}
