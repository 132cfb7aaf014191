// Counting semaphores.
import type { Place } from './tally.ts'

/** How many are in each place; an empty one is not kept. */
export class Occupancy {
  readonly #inside = new Map<string, number>()

  /** Comes into all of the places; what it returns leaves them, once. Nothing if one is full. */
  enter(places: readonly Place[]): (() => void) | undefined {
    if (places.some(({ of, most }) => (this.#inside.get(of) ?? 0) >= most)) return undefined
    for (const { of } of places) this.#count(of, 1)
    let isInside = true
    return () => {
      if (isInside) for (const { of } of places) this.#count(of, -1)
      isInside = false
    }
  }

  #count(of: string, more: 1 | -1): void {
    const inside = (this.#inside.get(of) ?? 0) + more
    if (inside === 0) this.#inside.delete(of)
    else this.#inside.set(of, inside)
  }
}
