import type { ChanceMark } from './chance.ts'
import { type HidesThings, somethingShown, SPECTATOR, unseenBy } from './hidden.ts'

/** What is known at a question: how far chance was used, and what the spectator and each seat cannot see. */
export interface Knowledge {
  readonly chance: ChanceMark
  readonly unseen: readonly ReadonlyMap<string, readonly number[]>[]
}

export function knowledgeOf<S>(game: HidesThings<S>, state: S, seats: number, chance: ChanceMark): Knowledge {
  const unseen = []
  for (let seat = SPECTATOR; seat < seats; seat++) unseen.push(unseenBy(game, state, seat))
  return { chance, unseen }
}

/** Whether, from one question to the next, chance was used or something hidden was shown to anybody. */
export function somethingLearnt(before: Knowledge, after: Knowledge): boolean {
  if (before.chance.join() !== after.chance.join()) return true
  return before.unseen.some((cards, place) => somethingShown(cards, after.unseen[place]))
}
