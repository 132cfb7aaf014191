import type { Chance } from './chance.ts'
import type { Game } from './game.ts'
import { coveredFor, Covers } from './hidden.ts'
import type { Menu, MenuOf } from './menu.ts'
import { allHere, chancesOf, type Part, type Spread } from './parts.ts'
import type { Question } from './questions.ts'
import type { Fact } from './table.ts'
import type { Aim, Finding } from './why.ts'
import { type Moment, Worlds } from './worlds.ts'

/** A question put to a bot, with everything the bot may know and nothing more. */
export interface BotQuestion<S, F extends Fact = Fact> {
  readonly seat: number
  readonly menu: Menu
  /** The state as this seat sees it; hidden cards are `HIDDEN`. It is only lent, until the bot has chosen. */
  readonly view: S
  /** The futures this seat can imagine. */
  readonly worlds: Worlds<S, F>
  /** The bot's own chance; imagined futures draw from it too. */
  readonly chance: Chance
  /**
   * Thinks in parts, which may be thought at once, on other threads. What a part finds is plain JSON, and comes from
   * the question and the number of the part alone: as many parts on any machine give the same answer.
   */
  inParts<R>(parts: number, think: (part: Part<S, F>, number: number) => R): readonly R[]
}

/** Plays a seat. */
export interface Bot<S, F extends Fact = Fact> {
  /** Whether it looks at `worlds`; if no bot does, a simulation keeps no snapshots. */
  readonly looksAhead: boolean
  /** The index of the option it chooses. Whoever gives an ear is told what was found out, the best first. */
  choose(question: BotQuestion<S, F>, tell?: (findings: readonly Finding[]) => void): number
}

/** Builds the question of a seat at a moment; `chance` is the bot's own. */
export class SeatQuestion<S, F extends Fact> implements BotQuestion<S, F> {
  readonly seat: number
  readonly menu: Menu
  readonly #game: Game<S, F>
  readonly #state: S
  readonly #moment: Moment<S> | undefined
  readonly chance: Chance
  readonly #spread: Spread
  #covers: Covers | undefined

  constructor(
    game: Game<S, F>,
    state: S,
    seat: number,
    menu: Menu,
    moment: Moment<S> | undefined,
    chance: Chance,
    spread: Spread = allHere,
  ) {
    this.seat = seat
    this.menu = menu
    this.#game = game
    this.#state = state
    this.#moment = moment
    this.chance = chance
    this.#spread = spread
  }

  get view(): S {
    // Whoever imagines futures may start them from the very state that would be covered.
    if (this.#moment !== undefined) return coveredFor(this.#game, this.#state, this.seat)
    if (this.#covers === undefined) {
      this.#covers = new Covers(this.seat)
      this.#game.secrets(this.#state, this.#covers)
    }
    return this.#state
  }

  get worlds(): Worlds<S, F> {
    return this.#worldsBy(this.chance)
  }

  inParts<R>(parts: number, think: (part: Part<S, F>, number: number) => R): readonly R[] {
    const chanceOf = chancesOf(this.chance)
    return this.#spread(parts, (number) => {
      const chance = chanceOf(number)
      return think({ chance, worlds: this.#worldsBy(chance) }, number)
    })
  }

  #worldsBy(chance: Chance): Worlds<S, F> {
    if (this.#moment === undefined) throw new Error('a bot that looks ahead must say so')
    return new Worlds(this.#game, this.#moment, this.seat, chance)
  }

  /** What a bot chooses here. The state is afterwards as it was. */
  answerOf(bot: Bot<S, F>): number {
    try {
      return bot.choose(this)
    } finally {
      this.#covers?.takeOff()
      this.#covers = undefined
    }
  }
}

/** A glance at options of which none looks better than another. */
export function indifferent(_state: unknown, menu: Menu, looks: number[]): void {
  for (let index = 0; index < menu.count; index++) looks[index] = 0
}

/** What a feature is worth: one number, or one for the start of a game and one for its end. */
export type Weight = number | readonly [early: number, late: number]
export type Weights<Feature extends string = string> = Readonly<Record<Feature, Weight>>

/** A value that is a sum of features, each times its weight. The weights are found by playing: `astrolabe fit`. */
export interface LinearKnowledge<S> {
  readonly features: readonly string[]
  /** Measures how a seat stands; `into` has a place for each feature. */
  measure(state: S, seat: number, into: Float64Array): void
  /** How much of the game is left, from 1 to 0; without it a feature is worth as much early as late. */
  left?(state: S): number
  /**
   * What each feature is to a person who asks why: a thing that players count, and how many of it one is; none, where
   * it only weighs with others of the same name. A feature without an entry is called by its own name.
   */
  readonly things?: Readonly<Record<string, readonly [thing: string, each: number]>>
  /** What the sum foretells: the score of the seat, or the logarithm of the odds that all win together. */
  readonly foretells: 'score' | 'odds'
  readonly weights: Weights
  /** The `value` that such weights make. */
  valueBy(weights: Weights): BotKnowledge<S>['value']
}

/** What a bot needs to know of a game and search cannot find by itself. Lives in the game's own folder. */
export interface BotKnowledge<S, Q extends Question = Question> {
  /**
   * How well a seat stands, in points of the game's own scale against its best rival; for co-operative games,
   * how close the table is to winning. The state is an imagined one, in which no card is hidden.
   */
  value(state: S, seat: number): number
  /** What `value` is made of, where it is a sum whose weights can be found by playing. */
  readonly linear?: LinearKnowledge<S>
  /** How wide the scale of `value` is: about the difference between a lost and a won position. */
  readonly scale: number
  /** How good each option looks at a glance, in rough points, into `looks`: rules of thumb. −∞ for what nobody would do. */
  glance(state: S, menu: MenuOf<Q>, looks: number[]): void
  /**
   * Whether an imagined future that began at `from` has gone far enough for `seat` to be judged by `value`. Whoever has
   * more time looks ahead by several spans.
   */
  farEnough(from: S, now: S, seat: number, spans: number): boolean
  /**
   * In a game that is won or lost together, rules of thumb follow plans of their own; looking ahead is to choose among
   * plans. This says which questions are worth it.
   */
  weighs?(state: S, menu: MenuOf<Q>): boolean
  /** What an option is for, where it is a step towards something: for whoever asks why. */
  aim?(state: S, menu: MenuOf<Q>, index: number): Aim | undefined
}
