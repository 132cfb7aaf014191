import type { OpenedTurn } from '@astrolabe/drawing'
import type { AnyFace } from '@astrolabe/games/faces.ts'
import { type Fact, SPECTATOR } from '@astrolabe/kernel'

/** The moment at which a turn begins. */
export interface Stop extends OpenedTurn {
  /** So many answers had been given. */
  readonly at: number
}

export type Stride = 'answer' | 'turn' | 'round'

/** From where to where a record can be looked at. */
export interface Span {
  readonly first: number
  readonly last: number
}

export function stopsIn(
  facts: readonly { readonly at: number; readonly fact: Fact }[],
  face: Pick<AnyFace, 'turnOf'>,
): readonly Stop[] {
  return facts.flatMap(({ at, fact }) => {
    const turn = face.turnOf(fact)
    return turn === undefined || turn.seat === SPECTATOR ? [] : [{ at, ...turn }]
  })
}

/** The turns that open a round. */
export function roundsIn(stops: readonly Stop[]): readonly Stop[] {
  return stops.filter(({ round }, index) => round !== stops[index - 1]?.round)
}

/** The turn under way at a moment; nothing before the first. */
export const stopAt = (stops: readonly Stop[], number: number): Stop | undefined =>
  stops.findLast(({ at }) => at <= number)

/**
 * Where a stride leads from a moment: to the next or the previous beginning, and not beyond the record. A chapter, known
 * by its first moment, begins whatever is counted.
 */
export function strideFrom(
  number: number,
  stride: Stride,
  forward: boolean,
  stops: readonly Stop[],
  { first, last }: Span,
  chapters: readonly number[] = [],
): number {
  if (stride === 'answer') return Math.max(first, Math.min(last, number + (forward ? 1 : -1)))
  const turns = stride === 'turn' ? stops : roundsIn(stops)
  const beginnings = [...chapters, ...turns.map(({ at }) => at)].sort((one, other) => one - other)
  const found = forward ? beginnings.find((at) => at > number) : beginnings.findLast((at) => at < number)
  return found ?? (forward ? last : first)
}
