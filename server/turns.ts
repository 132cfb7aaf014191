// A timer wheel.
/** Things that were added together have their turns one after the other, up to so many times as fast as usual. */
const HASTE = 2

/**
 * Things that wait, and have a turn each when they have waited for so many ticks: never many at once, however many were
 * added together. Whoever is served just then would wait for all of them.
 */
export class Turns<T> {
  readonly #wait: number
  /** With the tick at which each was added, the first one first. */
  readonly #waiting = new Map<T, number>()
  #ticks = 0

  constructor(wait: number) {
    this.#wait = wait
  }

  get isEmpty(): boolean {
    return this.#waiting.size === 0
  }

  has(thing: T): boolean {
    return this.#waiting.has(thing)
  }

  /** In the order of their turns. */
  all(): T[] {
    return [...this.#waiting.keys()]
  }

  get first(): T | undefined {
    for (const thing of this.#waiting.keys()) return thing
    return undefined
  }

  /** It waits from now on, also if it did before. */
  add(thing: T): void {
    this.#waiting.delete(thing)
    this.#waiting.set(thing, this.#ticks)
  }

  delete(thing: T): void {
    this.#waiting.delete(thing)
  }

  clear(): void {
    this.#waiting.clear()
  }

  tick(): void {
    this.#ticks++
  }

  /** Those whose turn it is; they go on waiting until they are added anew or deleted. */
  due(): T[] {
    const due: T[] = []
    const most = (HASTE * this.#waiting.size) / this.#wait
    for (const [thing, since] of this.#waiting) {
      if (this.#ticks - since < this.#wait || due.length >= most) break
      due.push(thing)
    }
    return due
  }
}
