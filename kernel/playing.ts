import { type Chance, chanceOf } from './chance.ts'
import { type Decision, describeMenu, IllegalAnswer, keysIn, parseAnswer, rejectionOf } from './decision.ts'
import type { Game, Setup, TableOptions } from './game.ts'
import { forksAmong, renewedUpTo } from './fresh-starts.ts'
import { keyOf, type Menu, type MenuOf, seatsOf } from './menu.ts'
import type { Question } from './questions.ts'
import type { Fork, Snapshot } from './record-file.ts'
import { mustFit, tableOptions } from './setup.ts'
import { type Step, Steps } from './steps.ts'
import { type Answerer, type Fact, Table } from './table.ts'
import type { Heard, Milestone } from './view.ts'
import { type Choice, type Moment, renewChance } from './worlds.ts'

/** Thrown, always the same one, when the answers run out; caught here and nowhere else. */
const SUSPEND = new Error('waiting for an answer')

const NO_SEATS: ReadonlySet<number> = new Set()

export interface NewTable {
  readonly seats: readonly string[]
  readonly seed: string
  readonly options?: TableOptions
  readonly forks?: readonly Fork[]
  /** Chance of one's own making; otherwise it comes from the seed. */
  readonly chance?: Chance
}

/** Is told of every question that the rules come by while the game is played once more, and of the end. */
type Visitor = () => void

/**
 * Plays answers through the rules. A step is run on a copy of the state at its start with the answers recorded so
 * far; when they run out, the rules are left where they stand and the pending decision is known.
 */
export class Playing<S, F extends Fact = Fact, Q extends Question = Question> implements Answerer<S, F> {
  readonly game: Game<S, F, Q>
  readonly setup: Setup
  /** As far as they are known: see `factsFrom`. */
  readonly facts: Heard<F>[] = []
  /** The facts are those of the steps since so many answers. */
  factsFrom = 0
  readonly answers: string[] = []
  /** The seat that gave each answer, as far as they were played. */
  readonly #authors: (number | undefined)[] = []
  /** The answers from which chance started afresh, one entry for each time. */
  readonly renewed: number[] = []
  readonly chance: Chance
  /** The question that waits, or nothing: the game is over. */
  decision: Decision<Q> | undefined
  /** Where the game was carried over from other rules. */
  base: Snapshot | undefined
  /** The answers as choices among the options, found once. */
  readonly #choices: Choice[] = []
  readonly #given: NewTable
  readonly #steps: Steps<S, F>
  readonly #table: Table<S, F, Q>
  #visitor: Visitor | undefined
  #cursor = 0
  /** Choices of the step under way, question by question. */
  #stepChoices: Choice[] = []
  #stepRenewed: number[] = []

  private constructor(game: Game<S, F, Q>, table: NewTable, steps?: Steps<S, F>) {
    this.game = game
    this.#given = table
    mustFit(game, table.seats.length, table.options)
    this.setup = { seats: table.seats.length, options: tableOptions(game, table.options) }
    this.chance = table.chance ?? chanceOf(table.seed)
    for (const { epoch, seed } of this.forks) this.chance.rekey(epoch, seed)
    this.#steps = steps ?? firstSteps(game, this.setup, this.chance)
    this.#table = new Table<S, F, Q>(this.#steps.last.state, this.chance, this, true)
    this.#table.listener = { hear: (fact, audience) => this.#hear(fact, audience) }
  }

  /** A game at its first question. */
  static begun<S, F extends Fact, Q extends Question>(
    game: Game<S, F, Q>,
    table: NewTable,
  ): Playing<S, F, Q> {
    const playing = new Playing(game, table)
    playing.#run()
    return playing
  }

  /** Puts the table where a step began; the answers before it were given under other rules, and are only kept. */
  beginAt(base: Snapshot, answers: readonly string[], told: readonly Heard<F>[] = []): void {
    this.base = base
    this.#skip(answers.slice(0, base.at))
    this.facts.push(...told)
    this.#steps.begin({ ...stepAt<S, F>(base), facts: told.length })
    this.factsFrom = base.at
    this.#run()
  }

  /**
   * Puts the table where the last of some steps began, without playing what came before: that is done when it is asked
   * for, from the others.
   */
  leapTo(snapshots: readonly Snapshot[], answers: readonly string[]): void {
    for (const snapshot of snapshots) {
      this.#skip(answers.slice(this.answers.length, snapshot.at))
      this.#steps.leapTo(stepAt(snapshot))
    }
    this.factsFrom = this.#steps.last.at
    this.#run()
  }

  #skip(answers: readonly string[]): void {
    this.answers.push(...answers)
    this.#authors.length = this.answers.length
    this.#choices.length = this.answers.length
    this.facts.length = 0
  }

  /**
   * This game as it was after `number` answers, to go its own way; played on from the nearest step that is kept, or from
   * the one that came to an earlier question.
   */
  at(number: number, from = number): Playing<S, F, Q> {
    const renewed = this.renewed.filter((at) => at <= number)
    const forks = forksAmong(this.forks, renewed.length)
    const { chance, ...given } = this.#given
    const own = chance === undefined ? {} : { chance: chance.fork() }
    const past = new Playing(this.game, { ...given, ...own, forks }, this.#steps.upTo(from))
    past.base = this.base
    past.answers.push(...this.answers.slice(0, number))
    past.#authors.push(...this.#authors.slice(0, number))
    past.#choices.push(...this.#choices.slice(0, number))
    past.renewed.push(...renewed)
    past.factsFrom = this.factsFrom
    past.facts.push(...this.facts.slice(0, past.#steps.last.facts))
    past.#run()
    return past
  }

  get seats(): readonly string[] {
    return this.#given.seats
  }

  get seed(): string {
    return this.#given.seed
  }

  get forks(): readonly Fork[] {
    return this.#given.forks ?? []
  }

  get state(): S {
    return this.#table.state
  }

  /** How many answers have been played: where the rules stand, or come by. */
  get number(): number {
    return this.#cursor
  }

  /** The number of the first answer that can be played again; those before it were given under other rules. */
  get firstNumber(): number {
    return this.#steps.first.at
  }

  /** Where the facts of each step begin among `facts`. */
  get stepStarts(): readonly number[] {
    return this.#steps.starts
  }

  /** How many answers had been given when the step under way began, or the game ended. */
  get stepNumber(): number {
    return this.#steps.last.at
  }

  /** Whether the game has only begun: its first step is the set-up. */
  get isInFirstStep(): boolean {
    return this.#steps.size === 1 && this.firstNumber === 0
  }

  /** Adds recorded answers and plays on; if the rules fail, the table is as it was before. */
  feed(answers: readonly string[]): void {
    const before = this.answers.length
    this.answers.push(...answers)
    try {
      this.#run()
    } catch (error) {
      this.cutTo(before)
      throw error
    }
    if (this.answers.length > this.#cursor) {
      const number = this.#cursor
      const answer = this.answers[number]
      this.cutTo(before)
      throw new IllegalAnswer(number, answer, { why: 'over' })
    }
  }

  /** Only the first `number` answers have been given. */
  cutTo(number: number): void {
    this.#forget(number)
    this.#run()
  }

  /** Only the first `number` answers have been given, and chance starts afresh there. */
  renewFrom(number: number): void {
    this.#forget(number)
    this.renewed.push(number)
    this.#run()
  }

  #forget(number: number): void {
    this.answers.length = number
    this.#authors.length = Math.min(this.#authors.length, number)
    this.#choices.length = Math.min(this.#choices.length, number)
    this.#steps.cutTo(number)
    // What came out of an earlier fresh start has been seen: it stays used up, wherever the next one is.
    this.renewed.splice(0, this.renewed.length, ...renewedUpTo(this.renewed, number))
  }

  /** Whatever was leapt over since answer `number` is played now. */
  recall(number: number): void {
    if (number >= this.factsFrom || this.factsFrom === this.firstNumber) return
    this.#steps.cutTo(number)
    this.#run()
  }

  /** Plays once more from the step that came to question `number`, to the end. */
  visitFrom(number: number, visitor: Visitor): void {
    this.#steps.cutTo(number)
    this.#visitor = visitor
    this.#run()
    this.#visitor = undefined
  }

  #run(): void {
    for (;;) {
      const step = this.#steps.last
      this.#steps.mark(undefined)
      this.factsFrom = Math.min(this.factsFrom, step.at)
      this.#table.state = this.game.copy(step.state)
      this.chance.goTo(step.chance)
      this.#cursor = step.at
      this.facts.length = step.facts
      this.#stepChoices = []
      this.#stepRenewed = []
      this.decision = undefined
      if (this.game.isOver(step.state)) {
        this.#visitor?.()
        return
      }
      try {
        this.game.step(this.#table)
      } catch (error) {
        if (error === SUSPEND) return
        throw error
      }
      const { state } = this.#table
      this.#steps.push({ at: this.#cursor, state, chance: this.chance.mark(), facts: this.facts.length })
    }
  }

  #hear(fact: F, audience: readonly number[] | undefined): void {
    const at = this.#cursor
    this.facts.push(audience === undefined ? { at, fact } : { at, fact, audience })
    if (audience === undefined && this.game.isMilestone?.(fact)) this.#steps.mark({ at, fact })
  }

  /** The rules have come to a question, or back to one that some seats have answered: without an answer they stop. */
  #arrive(menu: MenuOf<Q>, answered = NO_SEATS): void {
    this.#visitor?.()
    if (this.#cursor < this.answers.length) return
    this.decision = describeMenu(this.game, this.#table.state, menu, this.answers.length, answered)
    // Tables wait for long, and there are many: what has been described is not kept.
    menu.offered = []
    throw SUSPEND
  }

  /** Takes the next answer as a choice of the seat it belongs to, looking it up among the options once. */
  #take(menu: MenuOf<Q>, answered = NO_SEATS): Choice {
    const number = this.#cursor
    for (const at of this.renewed) {
      if (at !== number) continue
      this.#stepRenewed.push(this.#stepChoices.length)
      renewChance(this.game, this.#table)
    }
    this.#cursor++
    const known = this.#choices[number]
    if (known !== undefined) return known
    const recorded = this.answers[number]
    const { seat, text } = parseAnswer(recorded, menu.seat)
    const keys = keysIn(menu.kind, text)
    const choice = indexesOf(menu, seat, keys)
    // One key, found once, not asked before: nothing can be wrong with it. Anything else is looked at closely.
    if (choice.length !== 1 || keys.length !== 1 || answered.has(seat) || menu.kind === 'some') {
      const decision = describeMenu(this.game, this.#table.state, menu, number, answered)
      const rejection = rejectionOf(decision, seat, text)
      if (rejection !== undefined) throw new IllegalAnswer(number, recorded, rejection)
    }
    this.#choices[number] = menu.kind === 'some' ? choice : choice[0]
    this.#authors[number] = seat
    return this.#choices[number]
  }

  one(menu: MenuOf<Q>): number {
    this.#arrive(menu)
    const choice = this.#take(menu) as number
    this.#stepChoices.push(choice)
    return choice
  }

  some(menu: MenuOf<Q>): readonly number[] {
    this.#arrive(menu)
    const choice = this.#take(menu) as readonly number[]
    this.#stepChoices.push(choice)
    return choice
  }

  each(menu: MenuOf<Q>): readonly number[] {
    const seats = seatsOf(menu)
    const chosen = new Map<number, number>()
    while (chosen.size < seats.length) {
      const answered = new Set(chosen.keys())
      this.#arrive(menu, answered)
      const index = this.#take(menu, answered) as number
      chosen.set(menu.owners[index], index)
    }
    const choice = seats.map((seat) => chosen.get(seat) ?? 0)
    this.#stepChoices.push(choice)
    return choice
  }

  /** The seat that gave answer `number`; nothing if it was given under other rules. */
  authorOf(number: number): number | undefined {
    this.recall(number)
    return this.#authors[number]
  }

  /** Everything a bot's search needs at the pending question. */
  moment(): Moment<S> {
    const { state, chance } = this.#steps.last
    return {
      state,
      chance: this.chance.fork(),
      mark: chance,
      choices: this.#stepChoices,
      renewed: this.#stepRenewed,
      picked: [],
    }
  }

  /** The steps that opened chapters. */
  get milestones(): readonly Step<S, F>[] {
    return this.#steps.milestones
  }

  /** A step, of those that opened chapters, or the one under way. The state is gone back to, and not to be changed. */
  snapshot(step: Step<S, F> = this.#steps.last): Snapshot {
    const { at, state, chance, milestone } = step
    const snapshot = { rules: this.game.rules, at, state, chance: [...chance] }
    return milestone === undefined ? snapshot : { ...snapshot, milestone }
  }
}

function firstSteps<S, F extends Fact>(game: Game<S, F>, setup: Setup, chance: Chance): Steps<S, F> {
  const state = game.start(setup, chance)
  const steps = new Steps<S, F>()
  steps.begin({ at: 0, state, chance: chance.mark(), facts: 0 })
  return steps
}

function stepAt<S, F extends Fact>({ at, state, chance, milestone }: Snapshot): Step<S, F> {
  const step = { at, state: state as S, chance, facts: 0 }
  return milestone === undefined ? step : { ...step, milestone: milestone as Milestone<F> }
}

function indexesOf(menu: Menu, seat: number, keys: readonly string[]): number[] {
  const indexes: number[] = []
  for (let index = 0; index < menu.count; index++) {
    if (menu.owners[index] === seat && keys.includes(keyOf(menu.options[index]))) indexes.push(index)
  }
  return indexes
}
