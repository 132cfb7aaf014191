import { type Bot, SeatQuestion } from './bot.ts'
import { type Chance, type ChanceMark, chanceOf, FastChance } from './chance.ts'
import { answerEach, answerFor, answerSome, SingleChoices } from './choices.ts'
import { joinAnswer, recordedAnswer } from './decision.ts'
import type { Game, Setup } from './game.ts'
import { tableOptions } from './setup.ts'
import { keyOf, type Menu, seatsOf } from './menu.ts'
import { type Fact, type Listener, Table } from './table.ts'
import type { Choice, Moment } from './worlds.ts'

/** A game that asks more questions than it declares. */
export class EndlessGame extends Error {}

/** Lets bots play the seats of one table, and writes down what they answer. */
class Players<S, F extends Fact> extends SingleChoices<S, F> {
  decisions = 0
  readonly answers: string[] | undefined
  readonly #game: Game<S, F>
  readonly #bots: readonly Bot<S, F>[]
  readonly #chances: readonly Chance[]
  readonly #lookAhead: boolean
  readonly #seed: string
  /** Who is quickest where several may answer. */
  #quickness: Chance | undefined
  #stepState: S | undefined
  #mark: ChanceMark = []
  #past: Chance | undefined
  #choices: Choice[] = []
  #picked: number[] = []

  constructor(game: Game<S, F>, bots: readonly Bot<S, F>[], seed: string, keepAnswers: boolean) {
    super()
    this.#game = game
    this.#bots = bots
    this.#seed = seed
    this.#lookAhead = bots.some((bot) => bot.looksAhead)
    this.#chances = bots.map((_, seat) => new FastChance(`${seed} bot ${seat}`))
    this.answers = keepAnswers ? [] : undefined
  }

  beginStep(table: Table<S, F>): void {
    if (!this.#lookAhead) return
    this.#stepState = this.#game.copy(table.state)
    this.#mark = table.chance.mark()
    this.#past ??= table.chance.fork()
    this.#choices = []
  }

  one(menu: Menu, table: Table<S, F>): number {
    const index = menu.kind === 'any' ? this.#askQuickest(menu, table) : this.#ask(menu, table)
    if (this.#lookAhead) this.#choices.push(index)
    this.answers?.push(recordedAnswer(menu.kind, menu.owners[index], keyOf(menu.options[index])))
    return index
  }

  override each(menu: Menu, table: Table<S, F>): number[] {
    const indexes = answerEach(menu, table, (own) => this.#ask(own, table))
    if (this.#lookAhead) this.#choices.push(indexes)
    for (const [place, seat] of seatsOf(menu).entries()) {
      this.answers?.push(recordedAnswer(menu.kind, seat, keyOf(menu.options[indexes[place]])))
    }
    return indexes
  }

  override some(menu: Menu, table: Table<S, F>): number[] {
    this.#picked = []
    const indexes = answerSome(menu, table, (pick) => this.#ask(pick, table), this.#picked)
    this.#picked = []
    if (this.#lookAhead) this.#choices.push(indexes)
    this.answers?.push(joinAnswer(indexes.map((index) => keyOf(menu.options[index]))))
    return indexes
  }

  #askQuickest(menu: Menu, table: Table<S, F>): number {
    this.#quickness ??= new FastChance(`${this.#seed} quickest`)
    const seats = seatsOf(menu)
    const quickest = seats[this.#quickness.below(seats.length)]
    return answerFor(quickest, menu, table, (own) => this.#ask(own, table))
  }

  #ask(menu: Menu, table: Table<S, F>): number {
    if (++this.decisions > this.#game.maxDecisions) throw new EndlessGame(`${this.#game.id} does not end`)
    if (menu.count === 1) return 0
    const { seat } = menu
    const bot = this.#bots[seat]
    const moment = bot.looksAhead ? this.#moment() : undefined
    return new SeatQuestion(this.#game, table.state, seat, menu, moment, this.#chances[seat]).answerOf(bot)
  }

  #moment(): Moment<S> | undefined {
    if (this.#stepState === undefined || this.#past === undefined) return undefined
    return {
      state: this.#stepState,
      chance: this.#past,
      mark: this.#mark,
      choices: this.#choices,
      renewed: [],
      picked: this.#picked,
    }
  }
}

/** A game played to its end by bots. */
export interface PlayedGame<S> {
  readonly state: S
  readonly decisions: number
  /** The answers of its record, if they were asked for. */
  readonly answers: readonly string[]
}

export interface SimulationWishes<F extends Fact, S = unknown> {
  /** Shown the position at the start of each step; it keeps nothing of it. */
  readonly onStep?: (state: S) => void
  readonly listener?: Listener<F>
  readonly keepAnswers?: boolean
}

/** Plays a whole game with one bot per seat. The same seed and bots give the same game. */
export function playGame<S, F extends Fact>(
  game: Game<S, F>,
  setup: Setup,
  seed: string,
  bots: readonly Bot<S, F>[],
  wishes: SimulationWishes<F, S> = {},
): PlayedGame<S> {
  const chance = chanceOf(seed)
  const players = new Players(game, bots, seed, wishes.keepAnswers === true)
  const { seats } = setup
  const options = tableOptions(game, setup.options)
  const table = new Table<S, F>(game.start({ seats, options }, chance), chance, players)
  table.listener = wishes.listener
  while (!game.isOver(table.state)) {
    players.beginStep(table)
    wishes.onStep?.(table.state)
    game.step(table)
  }
  return { state: table.state, decisions: players.decisions, answers: players.answers ?? [] }
}
