/** Counts what happened, by name. */
export class Tally {
  readonly #counts = new Map<string, number>()
  readonly #waiting: { readonly of: (name: string) => boolean; left: number; readonly done: () => void }[] =
    []

  add(name: string, count = 1): void {
    this.#counts.set(name, this.of(name) + count)
    for (const waiting of this.#waiting) if (waiting.of(name)) waiting.left -= count
    for (const waiting of this.#waiting.filter(({ left }) => left <= 0)) {
      this.#waiting.splice(this.#waiting.indexOf(waiting), 1)
      waiting.done()
    }
  }

  of(name: string): number {
    return this.#counts.get(name) ?? 0
  }

  /** Resolves when so many more have been counted. */
  more(of: (name: string) => boolean, count: number): Promise<void> {
    return new Promise((done) => this.#waiting.push({ of, left: count, done }))
  }

  /** All of them, by name. */
  get counts(): Readonly<Record<string, number>> {
    return Object.fromEntries([...this.#counts].sort(([a], [b]) => (a < b ? -1 : 1)))
  }
}
