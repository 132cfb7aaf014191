/** Is told what becomes of the answers of a table under load; waits are in milliseconds since an answer was sent. */
export interface AnswerListener {
  acknowledged(wait: number): void
  broadcast(wait: number): void
}

/** A table under load, with one answer under way at a time. Keeps the time of its answers. */
export abstract class LoadedTable {
  listener: AnswerListener | undefined
  #sentAt = 0
  /** Not yet broadcast: how many answers the table has with each, and when it was sent. */
  readonly #unheard: { readonly number: number; readonly sentAt: number }[] = []

  /** Whether nobody is asked any more. */
  get isOver(): boolean {
    return false
  }

  /** Gives the next answer, as soon as the question is known; false if the game is over. */
  abstract answer(): boolean
  abstract close(): void

  protected sent(number: number): void {
    this.#sentAt = performance.now()
    this.#unheard.push({ number, sentAt: this.#sentAt })
  }

  protected acknowledged(): void {
    this.listener?.acknowledged(performance.now() - this.#sentAt)
  }

  /** The table was heard to have so many answers; one message may tell of several. */
  protected heard(number: number): void {
    while (this.#unheard.length > 0 && this.#unheard[0].number <= number) {
      const { sentAt } = this.#unheard[0]
      this.#unheard.shift()
      this.listener?.broadcast(performance.now() - sentAt)
    }
  }
}
