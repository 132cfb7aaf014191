import type { Fact, Listener } from '../table.ts'
import type { Trial } from './trial.ts'

/**
 * Hears the facts of a random game: one that opens a chapter is the first thing in its step, is told to everyone, and
 * the step asks something after it.
 */
export class MilestoneCheck<S, F extends Fact> implements Listener<F> {
  readonly #trial: Trial<S, F>
  readonly #asked: () => number
  #heard = 0
  #opening: string | undefined

  /** `asked` is how many questions the step under way has asked. */
  constructor(trial: Trial<S, F>, asked: () => number) {
    this.#trial = trial
    this.#asked = asked
  }

  hear(fact: F, audience: readonly number[] | undefined): void {
    const isFirst = this.#heard === 0 && this.#asked() === 0
    this.#heard++
    if (this.#trial.game.isMilestone?.(fact) !== true) return
    this.#opening = fact.kind
    if (audience !== undefined) this.#fail('is not told to everyone')
    if (!isFirst) this.#fail('is not the first thing in its step')
  }

  endStep(): void {
    if (this.#opening !== undefined && this.#asked() === 0) this.#fail('comes in a step that asks nothing')
    this.#heard = 0
    this.#opening = undefined
  }

  #fail(how: string): never {
    return this.#trial.fail('milestones', `“${this.#opening}”, which opens a chapter, ${how}`)
  }
}
