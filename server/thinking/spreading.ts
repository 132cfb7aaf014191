import type { Explained } from '@astrolabe/bots'
import { allHere, type Spread } from '@astrolabe/kernel'

/** What the parts of a round have found, in their order; as JSON, which nobody reads on the way from thread to thread. */
export type Round = readonly string[]

/** The part of the next round that is thought here, or none; or all of them, and all of the rounds after it. */
export type Here = number | 'none' | 'all'

/** What a thought has come to: its answer, or a round of so many parts, with what the one thought here has found. */
export type Progress = Explained | { readonly found?: string; readonly of: number }

/** Thrown at a round that is not behind the thought, as the rules are left at a question that waits for an answer. */
class Pause extends Error {
  readonly progress: Progress

  constructor(progress: Progress) {
    super('a thought waits for its parts')
    this.progress = progress
  }
}

/** Goes through a thought with what is found so far, and on with as much of it as is thought here. */
export function thinkOn(
  rounds: readonly Round[],
  here: Here,
  think: (spread: Spread) => Explained,
): Progress {
  const behind = rounds.values()
  const spread = <R>(parts: number, one: (part: number) => R): readonly R[] => {
    const round = behind.next()
    if (round.done !== true) return round.value.map((found) => JSON.parse(found) as R)
    if (here === 'all') return allHere(parts, one)
    throw new Pause(here === 'none' ? { of: parts } : { found: JSON.stringify(one(here)), of: parts })
  }
  try {
    return think(spread)
  } catch (error) {
    if (error instanceof Pause) return error.progress
    throw error
  }
}

/** What a part has found. */
export function foundIn(progress: Progress): string {
  if (!('found' in progress) || progress.found === undefined) throw new RangeError('a part found nothing')
  return progress.found
}

/** So many thinkers take part after part of a round. Once one has failed, none begins another. */
export async function taken(
  parts: number,
  thinkers: number,
  think: (part: number) => Promise<string>,
): Promise<Round> {
  const found: string[] = []
  let next = 0
  const take = async (): Promise<void> => {
    while (next < parts) {
      const part = next++
      try {
        found[part] = await think(part)
      } catch (error) {
        next = parts
        throw error
      }
    }
  }
  await Promise.all(Array.from({ length: Math.max(1, thinkers) }, take))
  return found
}
