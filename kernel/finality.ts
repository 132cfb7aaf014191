import { FastChance } from './chance.ts'
import type { Decision } from './decision.ts'
import type { Game } from './game.ts'
import { type Knowledge, knowledgeOf, somethingLearnt } from './knowledge.ts'
import { keyOf, type Menu, seatsOf } from './menu.ts'
import type { Question } from './questions.ts'
import { type Answerer, type Fact, Table } from './table.ts'
import { type Moment, WayBack } from './worlds.ts'

/** In how many worlds an option is tried. To be final in one of them is enough. */
const WORLDS = 2

/** Thrown, always the same one, at the question after the one that is looked at. */
const NEXT_QUESTION = new Error('the next question')

/** A question that waits, and where it stands in its game. */
interface Waiting<S, F extends Fact, Q extends Question = Question> {
  readonly game: Game<S, F, Q>
  /** How many play. */
  readonly seats: number
  readonly decision: Decision<Q>
  readonly moment: Moment<S>
  /** Whether the game is being set up: the end of that can be taken back. */
  readonly isInFirstStep: boolean
  /** Whether chance starts afresh with the answer, whatever it is. */
  readonly isRenewed: boolean
}

/**
 * A question as a person at a seat is asked it, with its final offers marked. The rules themselves say which these
 * are: an option is tried in worlds the seat can imagine, up to the next question, and is final if chance was used,
 * something hidden was shown to anybody, or the step ended.
 */
export function withFinality<S, F extends Fact, Q extends Question>(
  waiting: Waiting<S, F, Q>,
  seat: number,
): Decision<Q> {
  const { decision } = waiting
  const own = decision.offers.filter((offer) => offer.seat === seat)
  // While others have their own secret choice to make, nothing comes of this one.
  if (decision.kind === 'each' && decision.seats.length > 1) return { ...decision, offers: own }
  const attempt = new Attempt(waiting, seat)
  const offers = own.map((offer) =>
    offer.refusal === undefined && attempt.isFinal(offer.key) ? { ...offer, final: true as const } : offer,
  )
  return { ...decision, offers }
}

/** Tries options of a question, one after the other, as if its seat had chosen them. */
class Attempt<S, F extends Fact> implements Answerer<S, F> {
  readonly #waiting: Waiting<S, F>
  readonly #seat: number
  readonly #chance: FastChance
  readonly #way: WayBack<S, F>
  readonly #table: Table<S, F>
  #key = ''
  /** What was known when the option was chosen. */
  #before: Knowledge | undefined

  constructor(waiting: Waiting<S, F>, seat: number) {
    const { game, moment, decision } = waiting
    this.#waiting = waiting
    this.#seat = seat
    this.#chance = new FastChance(`finality ${decision.number}`)
    this.#way = new WayBack(game, moment, seat, this.#chance)
    this.#table = new Table(moment.state, moment.chance, this)
  }

  isFinal(key: string): boolean {
    if (this.#waiting.isRenewed) return true
    this.#key = key
    for (let world = 0; world < WORLDS; world++) if (this.#isFinalInWorld()) return true
    return false
  }

  /** Plays an imagined world up to the next question, or to the end of the step; from the first one on into the next. */
  #isFinalInWorld(): boolean {
    const { game, isInFirstStep } = this.#waiting
    this.#way.begin(this.#table)
    try {
      game.step(this.#table)
      while (isInFirstStep && !game.isOver(this.#table.state)) game.step(this.#table)
      return true
    } catch (error) {
      // Rules that fail at an option leave the table as it was, and are no reason not to show the others.
      return error === NEXT_QUESTION && this.#hasTaught()
    }
  }

  #hasTaught(): boolean {
    return this.#before === undefined || somethingLearnt(this.#before, this.#known(), this.#waiting.seats)
  }

  #known(): Knowledge {
    return knowledgeOf(this.#waiting.game, this.#table.state, this.#chance.mark())
  }

  one(menu: Menu, table: Table<S, F>): number {
    const past = this.#way.next(table)
    if (past !== undefined) return past as number
    this.#arrive()
    return this.#wanted(menu)
  }

  /** The others' choices are as secret as they will ever be: any will do. */
  each(menu: Menu, table: Table<S, F>): readonly number[] {
    const past = this.#way.next(table)
    if (past !== undefined) return past as readonly number[]
    menu.refill()
    this.#arrive()
    const wanted = this.#wanted(menu)
    return seatsOf(menu).map((seat) => (seat === this.#seat ? wanted : menu.owners.indexOf(seat)))
  }

  /** The smallest pick with the option in it. */
  some(menu: Menu, table: Table<S, F>): readonly number[] {
    const past = this.#way.next(table)
    if (past !== undefined) return past as readonly number[]
    this.#arrive()
    const wanted = this.#wanted(menu)
    const others = [...menu.options.keys()].filter((index) => index < menu.count && index !== wanted)
    return [wanted, ...others.slice(0, Math.max(0, menu.min - 1))].sort((one, other) => one - other)
  }

  #arrive(): void {
    if (!this.#way.isThere) throw NEXT_QUESTION
    this.#before = this.#known()
  }

  #wanted(menu: Menu): number {
    for (let index = 0; index < menu.count; index++)
      if (menu.owners[index] === this.#seat && keyOf(menu.options[index]) === this.#key) return index
    throw new Error(`“${this.#key}” is not on offer in an imagined world`)
  }
}
