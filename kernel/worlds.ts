// Determinization for information-set search.
import type { Chance, ChanceMark } from './chance.ts'
import { answerEach, answerFor, answerSome } from './choices.ts'
import type { Game } from './game.ts'
import { ANYONE, type HidesThings, reshuffleUnseen } from './hidden.ts'
import { type Menu, seatsOf } from './menu.ts'
import { type Answerer, type Fact, Table } from './table.ts'

/** What was chosen at a question: an index, or several. */
export type Choice = number | readonly number[]

/** A question under way: the step it belongs to, as it began, and what was chosen in it since. */
export interface Moment<S> {
  readonly state: S
  /** A source of chance of its own, to be put at `mark` before the step is played again. */
  readonly chance: Chance
  readonly mark: ChanceMark
  readonly choices: readonly Choice[]
  /** Places in `choices` before which chance started afresh, one for each time it did. */
  readonly renewed: readonly number[]
  /** Options already picked of the question itself, when it asks for several. */
  readonly picked: readonly number[]
}

/** Chance starts afresh, and so do the cards that nobody has seen: a deck shuffled long ago is chance to come. */
export function renewChance<S, F extends Fact>(game: HidesThings<S>, table: Table<S, F>): void {
  table.chance.renew()
  reshuffleUnseen(game, table.state, ANYONE, table.chance)
}

/**
 * The way back to a question: what really happened in its step up to there. At the question what the seat cannot see
 * is dealt anew and chance becomes the imaginer's own, so that nothing from then on depends on what the seat does not
 * know.
 */
export class WayBack<S, F extends Fact> {
  readonly seat: number
  readonly #game: Game<S, F>
  readonly #moment: Moment<S>
  readonly #chance: Chance
  #asked = 0

  constructor(game: Game<S, F>, moment: Moment<S>, seat: number, chance: Chance) {
    this.#game = game
    this.#moment = moment
    this.seat = seat
    this.#chance = chance
  }

  /** Puts a table where the step began. */
  begin(table: Table<S, F>): void {
    this.#asked = 0
    table.state = this.#game.copy(this.#moment.state)
    table.chance = this.#moment.chance
    table.chance.goTo(this.#moment.mark)
  }

  /** What was chosen at the next question the rules come to; nothing from the question itself on. */
  next(table: Table<S, F>): Choice | undefined {
    const { choices, renewed } = this.#moment
    const place = this.#asked++
    if (place < choices.length) {
      for (const at of renewed) if (at === place) renewChance(this.#game, table)
      return choices[place]
    }
    if (place === choices.length) {
      reshuffleUnseen(this.#game, table.state, this.seat, this.#chance)
      table.chance = this.#chance
    }
    return undefined
  }

  /** Whether the rules have just come to the question itself. */
  get isThere(): boolean {
    return this.#asked === this.#moment.choices.length + 1
  }
}

/**
 * The futures a seat can imagine at a question. Every one begins with the way back to it. Whoever answers from then on
 * sees nothing of the true state but what the seat may know.
 */
export class Worlds<S, F extends Fact = Fact> implements Answerer<S, F> {
  readonly #game: Game<S, F>
  readonly #picked: readonly number[]
  readonly #way: WayBack<S, F>
  readonly #table: Table<S, F>
  #player: Answerer<S, F>

  constructor(game: Game<S, F>, moment: Moment<S>, seat: number, chance: Chance) {
    this.#game = game
    this.#picked = moment.picked
    this.#way = new WayBack(game, moment, seat, chance)
    this.#player = this
    this.#table = new Table(moment.state, moment.chance, this)
  }

  get seat(): number {
    return this.#way.seat
  }

  /** Plays one imagined future to the end of its step, and on step by step until `enough` says so or the game ends. */
  imagine(player: Answerer<S, F>, enough: (state: S) => boolean): S {
    const table = this.#table
    this.#player = player
    this.#way.begin(table)
    this.#game.step(table)
    while (!this.#game.isOver(table.state) && !enough(table.state)) this.#game.step(table)
    return table.state
  }

  one(menu: Menu, table: Table<S, F>): number {
    const past = this.#way.next(table)
    if (past !== undefined) return past as number
    if (menu.kind !== 'any') return this.#player.one(menu, table)
    const seats = seatsOf(menu)
    const quickest = this.#way.isThere ? this.seat : seats[table.chance.below(seats.length)]
    return answerFor(quickest, menu, table, (own) => this.#player.one(own, table))
  }

  each(menu: Menu, table: Table<S, F>): readonly number[] {
    const past = this.#way.next(table)
    if (past !== undefined) return past as readonly number[]
    if (!this.#way.isThere) return this.#player.each(menu, table)
    menu.refill()
    const others = seatsOf(menu).filter((seat) => seat !== this.seat)
    return answerEach(menu, table, (own) => this.#player.one(own, table), [this.seat, ...others])
  }

  some(menu: Menu, table: Table<S, F>): readonly number[] {
    const past = this.#way.next(table)
    if (past !== undefined) return past as readonly number[]
    if (!this.#way.isThere) return this.#player.some(menu, table)
    return answerSome(menu, table, (pick) => this.#player.one(pick, table), [...this.#picked])
  }
}
