import type { Chance } from './chance.ts'
import type { HidesThings } from './hidden.ts'
import { type Knowledge, knowledgeOf, somethingLearnt } from './knowledge.ts'

interface KnownAt {
  readonly number: number
  readonly knowledge: Knowledge
}

/**
 * Which answers are sealed: because of them chance was used, or something hidden was shown. Only an undo wants to
 * know, so it is found when it is asked for.
 */
export class Seals<S> {
  readonly #game: HidesThings<S>
  readonly #seats: number
  readonly #visit: (number: number) => void
  /** What is known at some of the questions, hardly ever more than two; forgotten once it has served. */
  #known: KnownAt[] = []
  /** Whether something was learnt by each answer, as far as it was asked. */
  readonly #sealed: boolean[] = []

  /** `visit` lets the game come by a question once more and `learn` there; it may be one that is out of reach. */
  constructor(game: HidesThings<S>, seats: number, visit: (number: number) => void) {
    this.#game = game
    this.#seats = seats
    this.#visit = visit
  }

  /** The game stands at question `number`. */
  learn(number: number, state: S, chance: Chance): void {
    if (this.#at(number) !== undefined) return
    this.#known.push({ number, knowledge: knowledgeOf(this.#game, state, chance.mark()) })
  }

  isSealed(number: number): boolean {
    return (this.#sealed[number] ??= this.#hasTaught(number))
  }

  #hasTaught(number: number): boolean {
    const before = this.#knowledgeAt(number)
    const after = this.#knowledgeAt(number + 1)
    return before === undefined || after === undefined || somethingLearnt(before, after, this.#seats)
  }

  #knowledgeAt(number: number): Knowledge | undefined {
    if (this.#at(number) === undefined) this.#visit(number)
    return this.#at(number)
  }

  #at(number: number): Knowledge | undefined {
    for (const known of this.#known) if (known.number === number) return known.knowledge
    return undefined
  }

  /** All knowledge of a long game would be too much to keep. */
  forgetBefore(number: number): void {
    this.#keep((known) => known.number >= number)
  }

  #keep(isWanted: (known: KnownAt) => boolean): void {
    if (!this.#known.every(isWanted)) this.#known = this.#known.filter(isWanted)
  }

  /** Only the first `number` answers have been given. */
  cutTo(number: number): void {
    this.#sealed.length = Math.min(this.#sealed.length, number)
    this.#keep((known) => known.number <= number)
  }
}
