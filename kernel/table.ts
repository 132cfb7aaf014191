import { type Chance, shuffle } from './chance.ts'
import { Menu } from './menu.ts'
import type { About, Question, QuestionAt } from './questions.ts'

/** Something that happened, as data. Log lines, statistics and motion are made from facts. */
export interface Fact {
  readonly kind: string
}

/** Answers the questions of a game: recorded answers, a policy of a simulation, a search. */
export interface Answerer<S, F extends Fact> {
  /** The index of the chosen option. */
  one(menu: Menu, table: Table<S, F>): number
  /** One index for each seat of `seatsOf(menu)`, in that order. */
  each(menu: Menu, table: Table<S, F>): readonly number[]
  /** From `menu.min` to `menu.max` indexes, rising. */
  some(menu: Menu, table: Table<S, F>): readonly number[]
}

export interface Listener<F extends Fact> {
  /** Without an audience, a fact is for everyone. */
  hear(fact: F, audience: readonly number[] | undefined): void
}

/** What a question has to be said to be about. */
type Topic<A> = undefined extends A ? [about?: A] : [about: A]

/** What rules play on: the state, the chance, and the players who answer. */
export class Table<S = unknown, F extends Fact = Fact, Q extends Question = Question> {
  state: S
  chance: Chance
  answerer: Answerer<S, F>
  listener: Listener<F> | undefined
  /** Whether a person is looking: only then are refusals and facts worth keeping. */
  readonly watched: boolean
  readonly #menu: Menu

  constructor(state: S, chance: Chance, answerer: Answerer<S, F>, watched = false) {
    this.state = state
    this.chance = chance
    this.answerer = answerer
    this.watched = watched
    this.#menu = new Menu(this, 0, '', undefined)
  }

  /** Opens the menu of a question, which takes from now on what may be answered to that question. */
  menu<P extends Q['prompt']>(
    seat: number,
    prompt: P,
    ...about: Topic<QuestionAt<Q, P>['about']>
  ): Menu<QuestionAt<Q, P>['option'], P, QuestionAt<Q, P>['about']>
  menu(seat: number, prompt: string, about?: About): Menu {
    return this.#menu.open(seat, prompt, about)
  }

  /** Tells everyone, or the seats of the audience, that something happened. */
  tell(fact: F, audience?: readonly number[]): void {
    if (this.listener !== undefined) this.listener.hear(fact, audience)
  }

  /** A die: 1 to `sides`. */
  roll(sides: number): number {
    return this.chance.below(sides) + 1
  }

  shuffle(cards: number[]): void {
    shuffle(this.chance, cards)
  }
}
