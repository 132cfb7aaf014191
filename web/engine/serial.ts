// A mutex.
/** Does one thing after the other, in the order they were asked for. */
export class Serial {
  #last: Promise<unknown> = Promise.resolve()

  run<T>(work: () => Promise<T>): Promise<T> {
    const mine = this.#last.then(work)
    // Whether the one before failed is the business of whoever asked for it.
    this.#last = mine.catch(() => {})
    return mine
  }
}
