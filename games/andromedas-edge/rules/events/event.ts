import { placeOf } from '../../content/designs.ts'
import { type EventId, EVENTS } from '../../content/events.ts'
import { turnOrderFrom } from '../../position/participants.ts'
import { type AndromedaState, UNITY } from '../../position/state.ts'
import type { Andromeda } from '../andromeda.ts'
import type { Cause } from '../facts.ts'

/** Events are rules of their own, by the ids of the cards of a deck. */
export type EventRules<Deck extends 'EG' | 'ET' | 'EN'> = Readonly<
  Record<Extract<EventId, `${Deck}${number}`>, (g: Andromeda) => void>
>

export const byEvent = (id: EventId): Cause => ({ by: 'event', number: placeOf(EVENTS, id) })

/** AE-BE-3: in turn order, starting with the participant whose turn it is. */
export const inOrder = (state: AndromedaState): readonly number[] => turnOrderFrom(state, state.turn.who)

export const playersInOrder = (state: AndromedaState): readonly number[] =>
  inOrder(state).filter((who) => who !== UNITY)

/** Those who have most, or fewest, of something: all of them, where several have. */
export function extremes(
  all: readonly number[],
  count: (who: number) => number,
): { readonly most: readonly number[]; readonly fewest: readonly number[] } {
  const counts = all.map(count)
  const highest = Math.max(...counts)
  const lowest = Math.min(...counts)
  return {
    most: all.filter((_, index) => counts[index] === highest),
    fewest: all.filter((_, index) => counts[index] === lowest),
  }
}
