/**
 * What comes first of a deed: a question; something that is for good, be it chance, something shown or the end of the
 * turn; or neither.
 */
export type First = 'question' | 'seal' | 'nothing'

/** Of several things, one after the other. */
export function firstOf(...steps: readonly (() => First)[]): First {
  for (const step of steps) {
    const first = step()
    if (first !== 'nothing') return first
  }
  return 'nothing'
}

/** A card is drawn from a pile, or from its discard if it is empty: one card alone is known. */
export const drawing = (pile: readonly number[], discard: readonly number[] = []): First =>
  pile.length > 0 || discard.length > 1 ? 'seal' : 'nothing'

/** A choice among several is asked about; a single one is taken, and what then comes of it is known. */
export function choosing<T>(among: readonly T[], only: (one: T) => First = () => 'nothing'): First {
  if (among.length === 0) return 'nothing'
  return among.length > 1 ? 'question' : only(among[0])
}
