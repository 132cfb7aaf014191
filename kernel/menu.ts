import type { About, Option, Question } from './questions.ts'
import type { Refusal } from './refusal.ts'
import type { Table } from './table.ts'

const keys = new WeakMap<object, string>()

/** The text by which an option is chosen in a record: `reveal`, `cross 3`, `buy squads`. */
export function keyOf(option: Option): string {
  if (typeof option !== 'object') return String(option)
  // Rules mostly offer the same few objects again and again; a search asks for their keys all the time.
  let key = keys.get(option)
  if (key === undefined) {
    key = Object.values(option).join(' ')
    keys.set(option, key)
  }
  return key
}

/** How a menu is answered: by one seat, by the first of several, by each of several, or with several options. */
export type MenuKind = 'one' | 'any' | 'each' | 'some'

/** An option as a person sees it: legal, or refused by a rule. */
export interface Offered {
  readonly option: Option
  readonly seat: number
  readonly refusal: Refusal | undefined
}

/**
 * What a player may choose from. A table has one menu, used again for every decision: a rule fills it and asks,
 * with no other menu in between. Only `options[0 .. count - 1]` are of this decision.
 */
export class Menu<
  T extends Option = Option,
  P extends string = string,
  A extends About | undefined = About | undefined,
> {
  seat: number
  prompt: P
  /** What the question is about (a card, a slot), for the words of the prompt. */
  about: A
  kind: MenuKind = 'one'
  count = 0
  min = 1
  max = 1
  readonly options: T[] = []
  /** The seat each option is offered to. */
  readonly owners: number[] = []
  /** Everything offered, refused or not, in reading order; kept only while a person is looking. */
  offered: Offered[] = []
  readonly #table: Table
  #fill: (() => void) | undefined

  constructor(table: Table, seat: number, prompt: P, about: A) {
    this.#table = table
    this.seat = seat
    this.prompt = prompt
    this.about = about
  }

  open(seat: number, prompt: P, about: A): this {
    this.seat = seat
    this.prompt = prompt
    this.about = about
    this.count = 0
    if (this.#table.watched) this.offered = []
    return this
  }

  /** Puts an option on the menu, or, with a refusal, shows that it is not to be had and why. */
  offer(option: T, refusal?: Refusal, seat = this.seat): void {
    if (this.#table.watched) this.offered.push({ option, seat, refusal })
    if (refusal !== undefined) return
    this.options[this.count] = option
    this.owners[this.count] = seat
    this.count++
  }

  /** The choice of the menu's seat. A single option is taken without asking. */
  ask(): T {
    return this.count === 1 ? this.options[0] : this.askAlways()
  }

  /** As `ask`, but puts even a single option to the player: ending a turn is a deed. */
  askAlways(): T {
    this.#mustHave(1)
    this.kind = 'one'
    return this.options[this.#table.answerer.one(this, this.#table)]
  }

  /** The choice of whichever seat answers first, among the options offered to it. */
  askAny(): { readonly seat: number; readonly option: T } {
    this.#mustHave(1)
    this.kind = 'any'
    const index = this.#table.answerer.one(this, this.#table)
    return { seat: this.owners[index], option: this.options[index] }
  }

  /**
   * The secret choices of every seat with an option, made at the same time; in the order of `seatsOf`. Where the
   * options are hidden cards, `fill` is what offers them: a seat that imagines the others' cards imagines their
   * options with them.
   */
  askEach(fill?: () => void): T[] {
    this.kind = 'each'
    this.#fill = fill
    this.refill()
    if (this.count === 0) return []
    return this.#table.answerer.each(this, this.#table).map((index) => this.options[index])
  }

  /** From `min` to `max` of the options, in menu order. Where only one set can be picked, it is, without asking. */
  askSome(min: number, max: number): T[] {
    this.#mustHave(min)
    if (this.count === min || max === 0) return this.options.slice(0, min)
    this.kind = 'some'
    this.min = min
    this.max = Math.min(max, this.count)
    return this.#table.answerer.some(this, this.#table).map((index) => this.options[index])
  }

  /** Offers anew what depends on hidden cards, after these have changed places in an imagined world. */
  refill(): void {
    if (this.#fill === undefined) return
    this.open(this.seat, this.prompt, this.about)
    this.#fill()
  }

  #mustHave(min: number): void {
    if (this.count < min)
      throw new Error(`only ${this.count} of at least ${min} can be chosen at ${this.prompt}`)
  }
}

/** The menu of one of the questions `Q`: its prompt tells which. */
export type MenuOf<Q extends Question> = Q extends Question
  ? Menu<Q['option'], Q['prompt'], Q['about']>
  : never

/** The seats a menu addresses, in the order they were first offered something. */
export function seatsOf(menu: Menu): number[] {
  return [...new Set(menu.owners.slice(0, menu.count))]
}
