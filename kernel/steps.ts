import type { ChanceMark } from './chance.ts'
import type { Fact } from './table.ts'
import type { Milestone } from './view.ts'

/** The start of a step, a turn or a phase. */
export interface Step<S, F extends Fact = Fact> {
  /** How many answers had been given. */
  readonly at: number
  readonly state: S
  readonly chance: ChanceMark
  /** How many facts had been told. */
  readonly facts: number
  /** What was told in this step, if that opens a chapter. */
  readonly milestone?: Milestone<F>
}

/** Its number among the steps whose facts are known; -1 before them. */
type Kept<S, F extends Fact> = Step<S, F> & { readonly index: number }

/** Hardly any undo goes back further than so many steps. */
const NEWEST = 8
/** Of older ones one in so many is kept that there are hardly more than these: a long game stays small. */
const MOST_OLD = 16

/**
 * Checkpoints: where the steps of a game began. States are kept of the newest, of those with a milestone and of some
 * between; whoever goes back to another begins at the one before it, and plays on.
 */
export class Steps<S, F extends Fact = Fact> {
  /** Rising; the last one is the newest of all. */
  readonly #kept: Kept<S, F>[] = []
  /** Where the facts of each step begin. */
  readonly starts: number[] = []
  #oneIn = 1

  get first(): Step<S, F> {
    return this.#kept[0]
  }

  get last(): Step<S, F> {
    return this.#kept[this.#kept.length - 1]
  }

  get milestones(): readonly Step<S, F>[] {
    return this.#kept.filter(({ milestone }) => milestone !== undefined)
  }

  /** How many states are kept. */
  get size(): number {
    return this.#kept.length
  }

  /** The first step, and nothing before it. */
  begin(step: Step<S, F>): void {
    this.#kept.length = 0
    this.starts.length = 0
    this.push(step)
  }

  /** A step begins. */
  push(step: Step<S, F>): void {
    const index = this.starts.length
    this.#kept.push({ ...step, index })
    this.starts.push(step.facts)
    this.#thin()
    const old = this.#kept.findIndex((kept) => kept.index > index - NEWEST)
    if (old <= MOST_OLD + this.milestones.length) return
    this.#oneIn *= 2
    this.#thin()
  }

  #thin(): void {
    const newest = this.starts.length - NEWEST
    const isSpare = ({ index, milestone }: Kept<S, F>): boolean =>
      index > 0 && index < newest && index % this.#oneIn !== 0 && milestone === undefined
    for (let place = this.#kept.length - 1; place >= 0; place--)
      if (isSpare(this.#kept[place])) this.#kept.splice(place, 1)
  }

  /** The game goes on from a step far ahead; what was told before it is not known. */
  leapTo(step: Step<S, F>): void {
    const others = this.#kept.filter(({ milestone }, place) => place === 0 || milestone !== undefined)
    this.#kept.splice(0, this.#kept.length, ...others.map((kept) => ({ ...kept, index: -1, facts: 0 })))
    this.starts.length = 0
    this.push({ ...step, facts: 0 })
  }

  /** The step under way tells something that opens a chapter, or is played again and has not told it yet. */
  mark(milestone: Milestone<F> | undefined): void {
    const { milestone: _, ...last } = this.#kept[this.#kept.length - 1]
    this.#kept[this.#kept.length - 1] = milestone === undefined ? last : { ...last, milestone }
  }

  /** Back to where the step began, of those that are kept, that came to question `number`. */
  cutTo(number: number): void {
    while (this.#kept.length > 1 && this.last.at > number) this.#kept.pop()
    const { index } = this.#kept[this.#kept.length - 1]
    if (index >= 0) this.starts.length = index + 1
    else this.leapTo(this.#kept.splice(-1)[0])
  }

  /** The same, for a game that goes its own way from question `number` on; states are shared, and nothing else is. */
  upTo(number: number): Steps<S, F> {
    const steps = new Steps<S, F>()
    steps.#kept.push(...this.#kept)
    steps.starts.push(...this.starts)
    steps.#oneIn = this.#oneIn
    steps.cutTo(number)
    return steps
  }
}
