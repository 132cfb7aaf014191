import type { Playing } from './playing.ts'
import { Seals } from './seals.ts'
import type { Fact } from './table.ts'

/** What can be taken back of a game, and how far. */
export class Undo<S, F extends Fact = Fact> {
  readonly #playing: Playing<S, F>
  readonly #seals: Seals<S>

  constructor(playing: Playing<S, F>) {
    this.#playing = playing
    this.#seals = new Seals(playing.game, playing.setup.seats, (number) => this.#visit(number))
  }

  /** An answer is about to be given; whoever gives it is told right after whether it can be taken back. */
  expect(): void {
    this.#seals.forgetBefore(this.#playing.number)
    this.#learn()
  }

  #learn(): void {
    const { number, state, chance } = this.#playing
    this.#seals.learn(number, state, chance)
  }

  /** The table stands at the last question; to come by another, the steps from there to the end are played once more. */
  #visit(number: number): void {
    if (number === this.#playing.answers.length) this.#learn()
    else if (number >= this.#playing.firstNumber) this.#playing.visitFrom(number, () => this.#learn())
  }

  /** Whether chance was used or something hidden was shown because of answer `number`. */
  isSealed(number: number): boolean {
    if (number < this.#playing.firstNumber || number >= this.#playing.answers.length) return true
    return this.#seals.isSealed(number)
  }

  /** How far back a seat may go by itself: the number of answers that stay. */
  horizonOf(seat: number): number {
    const { answers } = this.#playing
    let horizon = answers.length
    while (horizon > 0 && this.#playing.authorOf(horizon - 1) === seat && !this.isSealed(horizon - 1))
      horizon--
    // The last answer is all that may still be asked about.
    this.#seals.forgetBefore(answers.length - 1)
    return horizon
  }

  /** Takes back a seat's own answers down to `number`; false if that lies beyond its horizon. */
  takeBack(seat: number, number: number): boolean {
    if (number < this.horizonOf(seat) || number >= this.#playing.answers.length) return false
    this.#seals.cutTo(number)
    this.#playing.cutTo(number)
    return true
  }

  /** Takes back any answers, with everyone's consent. Chance starts afresh there, so that nobody scouts dice. */
  rewind(number: number): boolean {
    const { firstNumber, answers } = this.#playing
    if (number < firstNumber || number >= answers.length) return false
    this.#seals.cutTo(number)
    this.#playing.renewFrom(number)
    return true
  }
}
