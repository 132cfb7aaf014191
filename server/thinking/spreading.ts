import { allHere, type Spread } from '@astrolabe/kernel'

/** What the parts of a round have found, in their order; as JSON, which nobody reads on the way from thread to thread. */
export type Round = readonly string[]

/** Parts of the next round that are thought here, perhaps none; or all of them, and all of the rounds after it. */
export type Here = readonly number[] | 'all'

/** What a thought has come to: its answer, or a round of so many parts, with what those thought here have found. */
export type Progress = { readonly answer: string } | { readonly found: Round; readonly of: number }

/** Thrown at a round that is not behind the thought, as the rules are left at a question that waits for an answer. */
class Pause extends Error {
  readonly progress: Progress

  constructor(progress: Progress) {
    super('a thought waits for its parts')
    this.progress = progress
  }
}

/** Goes through a thought with what is found so far, and on with as much of it as is thought here. */
export function thinkOn(rounds: readonly Round[], here: Here, think: (spread: Spread) => string): Progress {
  const behind = rounds.values()
  const spread = <R>(parts: number, one: (part: number) => R): readonly R[] => {
    const round = behind.next()
    if (round.done !== true) return round.value.map((found) => JSON.parse(found) as R)
    if (here === 'all') return allHere(parts, one)
    throw new Pause({ found: here.map((part) => JSON.stringify(one(part))), of: parts })
  }
  try {
    return { answer: think(spread) }
  } catch (error) {
    if (error instanceof Pause) return error.progress
    throw error
  }
}

/** Deals parts out to thinkers, in stretches as equal as can be. */
export function shared(parts: number, thinkers: number): number[][] {
  const shares = Math.max(1, Math.min(parts, thinkers))
  return Array.from({ length: shares }, (_, share) => {
    const first = Math.ceil((share * parts) / shares)
    const next = Math.ceil(((share + 1) * parts) / shares)
    return Array.from({ length: next - first }, (_none, place) => first + place)
  })
}
