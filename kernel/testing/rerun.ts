import type { GameRecord } from '../record-file.ts'
import type { Game } from '../game.ts'
import { Driver } from '../driver.ts'
import type { Menu } from '../menu.ts'
import type { Answerer, Fact, Table } from '../table.ts'
import type { StepStart } from './random-game.ts'
import type { Trial } from './trial.ts'

/** Looks on while a step is played, and may change the position under the rules. */
export interface Onlooker<S> {
  /** The step that is looked at begins. */
  begin?(state: S): void
  /** A question is put; its place in the step looked at, or nothing in the steps after it. */
  question?(state: S, place: number | undefined): void
  /** Something has just happened. */
  fact?(state: S): void
}

/** A table that goes on from the start of a step, with someone looking on. */
export class Rerun<S, F extends Fact> {
  readonly driver: Driver<S, F>
  readonly #seen: LookedAt<S, F>

  constructor(trial: Trial<S, F>, start: StepStart<S>, onlooker: Onlooker<S>) {
    this.#seen = new LookedAt(trial.game, start.state, onlooker)
    const { rules } = trial.game
    const record: GameRecord = {
      ...trial.record(start.at),
      snapshot: { rules, at: start.at, state: start.state, chance: [...start.chance] },
    }
    this.driver = Driver.carryOver(this.#seen.game, record)
  }

  /** The question that waits, with the table it is asked at. */
  get pending(): Pending<S, F> | undefined {
    return this.driver.isOver ? undefined : this.#seen.pending
  }
}

export interface Pending<S, F extends Fact> {
  readonly menu: Menu
  readonly table: Table<S, F>
}

/** The game with its questions and facts passed by an onlooker. A driver plays it like any other. */
class LookedAt<S, F extends Fact> {
  readonly game: Game<S, F>
  pending: Pending<S, F> | undefined
  readonly #game: Game<S, F>
  readonly #onlooker: Onlooker<S>

  constructor(game: Game<S, F>, start: S, onlooker: Onlooker<S>) {
    this.#game = game
    this.#onlooker = onlooker
    // A driver copies the start of a step before it plays it, and never plays it otherwise.
    let isLookedAt = false
    const own: Pick<Game<S, F>, 'copy' | 'step'> = {
      copy: (state) => {
        isLookedAt = state === start
        return game.copy(state)
      },
      step: (g) => this.#step(g, isLookedAt),
    }
    this.game = Object.assign(Object.create(game) as Game<S, F>, own)
  }

  #step(g: Table<S, F>, isLookedAt: boolean): void {
    const { answerer, listener } = g
    if (isLookedAt) this.#onlooker.begin?.(g.state)
    let asked = 0
    const pass = (menu: Menu, table: Table<S, F>): Answerer<S, F> => {
      this.pending = { menu, table }
      this.#onlooker.question?.(table.state, isLookedAt ? asked : undefined)
      asked++
      return answerer
    }
    g.answerer = {
      one: (menu, table) => pass(menu, table).one(menu, table),
      each: (menu, table) => pass(menu, table).each(menu, table),
      some: (menu, table) => pass(menu, table).some(menu, table),
    }
    g.listener = {
      hear: (fact, audience) => {
        listener?.hear(fact, audience)
        this.#onlooker.fact?.(g.state)
      },
    }
    try {
      this.#game.step(g)
    } finally {
      g.answerer = answerer
      g.listener = listener
    }
  }
}
