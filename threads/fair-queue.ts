// A fair queue (round robin).
/** Things that wait, by whose they are: everyone gets a turn before anybody gets a second one. */
export class FairQueue<T> {
  /** Owners in the order of their turns. */
  readonly #waiting = new Map<string, T[]>()
  #size = 0

  get size(): number {
    return this.#size
  }

  add(owner: string, thing: T): void {
    const things = this.#waiting.get(owner)
    if (things === undefined) this.#waiting.set(owner, [thing])
    else things.push(thing)
    this.#size++
  }

  take(): T | undefined {
    for (const [owner, [thing, ...others]] of this.#waiting) {
      this.#waiting.delete(owner)
      if (others.length > 0) this.#waiting.set(owner, others)
      this.#size--
      return thing
    }
    return undefined
  }
}
