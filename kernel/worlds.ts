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
 * The futures a seat can imagine at a question. Every one begins with what really happened in this step, up to
 * the question; there, what the seat cannot see is dealt anew and chance becomes the imaginer's own. Whoever
 * answers from then on sees nothing of the true state but what the seat may know.
 */
export class Worlds<S, F extends Fact = Fact> implements Answerer<S, F> {
  readonly seat: number
  readonly #game: Game<S, F>
  readonly #moment: Moment<S>
  readonly #chance: Chance
  readonly #table: Table<S, F>
  #player: Answerer<S, F>
  #asked = 0

  constructor(game: Game<S, F>, moment: Moment<S>, seat: number, chance: Chance) {
    this.#game = game
    this.#moment = moment
    this.seat = seat
    this.#chance = chance
    this.#player = this
    this.#table = new Table(moment.state, moment.chance, this)
  }

  /** Plays one imagined future to the end of its step, and on step by step until `enough` says so or the game ends. */
  imagine(player: Answerer<S, F>, enough: (state: S) => boolean): S {
    const table = this.#table
    this.#player = player
    this.#asked = 0
    table.state = this.#game.copy(this.#moment.state)
    table.chance = this.#moment.chance
    table.chance.goTo(this.#moment.mark)
    this.#game.step(table)
    while (!this.#game.isOver(table.state) && !enough(table.state)) this.#game.step(table)
    return table.state
  }

  /** Whether the question has come; until then the recorded choice of the past is the answer. */
  #arrived(table: Table<S, F>): boolean {
    const past = this.#moment.choices.length
    if (this.#asked < past) {
      for (const place of this.#moment.renewed) if (place === this.#asked) renewChance(this.#game, table)
      return false
    }
    if (this.#asked === past) {
      this.#asked++
      reshuffleUnseen(this.#game, table.state, this.seat, this.#chance)
      table.chance = this.#chance
    }
    return true
  }

  one(menu: Menu, table: Table<S, F>): number {
    const first = this.#asked === this.#moment.choices.length
    if (!this.#arrived(table)) return this.#moment.choices[this.#asked++] as number
    if (menu.kind !== 'any') return this.#player.one(menu, table)
    const seats = seatsOf(menu)
    const quickest = first ? this.seat : seats[table.chance.below(seats.length)]
    return answerFor(quickest, menu, table, (own) => this.#player.one(own, table))
  }

  each(menu: Menu, table: Table<S, F>): readonly number[] {
    const first = this.#asked === this.#moment.choices.length
    if (!this.#arrived(table)) return this.#moment.choices[this.#asked++] as readonly number[]
    if (!first) return this.#player.each(menu, table)
    menu.refill()
    const others = seatsOf(menu).filter((seat) => seat !== this.seat)
    return answerEach(menu, table, (own) => this.#player.one(own, table), [this.seat, ...others])
  }

  some(menu: Menu, table: Table<S, F>): readonly number[] {
    const first = this.#asked === this.#moment.choices.length
    if (!this.#arrived(table)) return this.#moment.choices[this.#asked++] as readonly number[]
    if (!first) return this.#player.some(menu, table)
    return answerSome(menu, table, (pick) => this.#player.one(pick, table), [...this.#moment.picked])
  }
}
