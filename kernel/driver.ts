import { type Chance, type ChanceMark, chanceOf } from './chance.ts'
import {
  type Decision,
  describeMenu,
  IllegalAnswer,
  parseAnswer,
  recordedAnswer,
  type Rejection,
  rejectionOf,
  splitAnswer,
} from './decision.ts'
import { checkSeats, type Game, type Setup, type TableOptions, tableOptions } from './game.ts'
import { forksAmong, renewedUpTo } from './fresh-starts.ts'
import { SPECTATOR } from './hidden.ts'
import { keyOf, type Menu, seatsOf } from './menu.ts'
import type { Fork, GameRecord, Snapshot } from './record-file.ts'
import { endOf, seedHashOf } from './record.ts'
import { Seals } from './seals.ts'
import { type Answerer, type Fact, Table } from './table.ts'
import { type Heard, type SeatView, viewOf } from './view.ts'
import { type Choice, type Moment, renewChance } from './worlds.ts'

/** Thrown, always the same one, when the answers run out; the driver alone catches it. */
const SUSPEND = new Error('waiting for an answer')

const NO_SEATS: ReadonlySet<number> = new Set()

/** The start of a step. */
interface Step<S> {
  /** How many answers had been given. */
  readonly at: number
  readonly state: S
  readonly chance: ChanceMark
  readonly facts: number
}

export interface NewTable {
  readonly seats: readonly string[]
  readonly seed: string
  readonly options?: TableOptions
  readonly forks?: readonly Fork[]
  /** Chance of one's own making; otherwise it comes from the seed. */
  readonly chance?: Chance
}

/**
 * Plays a game answer by answer. A step is run on a copy of the state at its start with the answers recorded so
 * far; when they run out, the rules are left where they stand and the pending decision is known.
 */
export class Driver<S, F extends Fact = Fact> implements Answerer<S, F> {
  readonly game: Game<S, F>
  readonly setup: Setup
  readonly seats: readonly string[]
  readonly seed: string
  readonly forks: readonly Fork[]
  readonly facts: Heard<F>[] = []
  #decision: Decision | undefined
  readonly #answers: string[] = []
  /** The seat that gave each answer. */
  readonly #authors: number[] = []
  /** The same answers as choices among the options, found once. */
  readonly #choices: Choice[] = []
  readonly #renewed: number[] = []
  readonly #seals: Seals<S>
  /** Whether what is known is written down at every question the rules come to. */
  #learning = false
  readonly #steps: Step<S>[] = []
  /** Where the game was carried over from other rules. */
  #base: Snapshot | undefined
  readonly #table: Table<S, F>
  readonly #chance: Chance
  #cursor = 0
  /** Choices of the step under way, question by question. */
  #stepChoices: Choice[] = []
  #stepRenewed: number[] = []

  constructor(game: Game<S, F>, table: NewTable) {
    this.game = game
    this.seats = table.seats
    this.seed = table.seed
    this.forks = table.forks ?? []
    checkSeats(game, table.seats.length)
    this.setup = { seats: table.seats.length, options: tableOptions(game, table.options) }
    this.#seals = new Seals(game, this.setup.seats, (number) => this.#visit(number))
    this.#chance = table.chance ?? chanceOf(table.seed)
    for (const { epoch, seed } of this.forks) this.#chance.rekey(epoch, seed)
    const state = game.start(this.setup, this.#chance)
    this.#table = new Table<S, F>(state, this.#chance, this, true)
    this.#table.listener = { hear: (fact, audience) => this.#hear(fact, audience) }
    this.#steps.push({ at: 0, state, chance: this.#chance.mark(), facts: 0 })
    this.#run()
  }

  /** Rebuilds a table from its record; throws `IllegalAnswer` at the first answer that is not legal. */
  static open<S, F extends Fact>(
    game: Game<S, F>,
    record: GameRecord,
    upTo = record.answers.length,
  ): Driver<S, F> {
    const renewed = (record.renewed ?? []).filter((at) => at <= upTo)
    const driver = new Driver(game, { ...record, forks: forksAmong(record.forks, renewed.length) })
    if (record.base !== undefined) driver.#beginAt(record.base, record.answers)
    driver.#renewed.push(...renewed)
    driver.#feed(record.answers.slice(driver.#answers.length, upTo))
    return driver
  }

  /**
   * Goes on with a game begun under another version of the rules: from its last snapshot, with the answers of the
   * step under way as far as they are still legal.
   */
  static carryOver<S, F extends Fact>(game: Game<S, F>, record: GameRecord): Driver<S, F> {
    const { snapshot } = record
    if (snapshot === undefined) throw new RangeError('this record has no snapshot to go on from')
    const upgraded =
      snapshot.rules === game.rules ? undefined : game.upgrade?.(snapshot.state, snapshot.rules)
    const driver = new Driver(game, record)
    const base = { ...snapshot, rules: game.rules, state: upgraded ?? snapshot.state }
    driver.#beginAt(base, record.answers)
    driver.#renewed.push(...(record.renewed ?? []))
    for (const answer of record.answers.slice(snapshot.at)) {
      const decision = driver.decision
      if (decision === undefined) break
      const { seat, text } = parseAnswer(answer, decision.seats[0])
      if (driver.answer(seat, text) !== undefined) break
    }
    // What the lost answers drew has been seen.
    if (driver.#answers.length < record.answers.length) driver.#renewFrom(driver.#answers.length)
    return driver
  }

  /** Puts the table where a step began; the answers before it were given under other rules, and are only kept. */
  #beginAt(base: Snapshot, answers: readonly string[]): void {
    this.#base = base
    this.#answers.push(...answers.slice(0, base.at))
    this.#authors.push(...this.#answers.map(() => SPECTATOR))
    this.#choices.length = base.at
    this.#seals.clear()
    this.facts.length = 0
    const start = { at: base.at, state: base.state as S, chance: base.chance, facts: 0 }
    this.#steps.splice(0, this.#steps.length, start)
    this.#run()
  }

  /** The question that waits, or nothing: the game is over. */
  get decision(): Decision | undefined {
    return this.#decision
  }

  /** The position as it is, hidden things included. For the server alone. */
  get state(): S {
    return this.#table.state
  }

  get answers(): readonly string[] {
    return this.#answers
  }

  /** Where the facts of each step, a turn or a phase, begin among `facts`. */
  get stepStarts(): readonly number[] {
    return this.#steps.map((step) => step.facts)
  }

  get isOver(): boolean {
    return this.#decision === undefined
  }

  /** The number of the first answer that can be played again; those before it were given under other rules. */
  get firstNumber(): number {
    return this.#steps[0].at
  }

  /** Where the facts begin, among `facts`, that were told after the first `number` answers. */
  factsSince(number: number): number {
    let start = this.facts.length
    while (start > 0 && this.facts[start - 1].at > number) start--
    return start
  }

  /** Gives an answer; says why if it is not accepted, in which case nothing has changed. */
  answer(seat: number, text: string, number = this.#answers.length): Rejection | undefined {
    if (number !== this.#answers.length) return { why: 'stale', expected: this.#answers.length }
    const decision = this.#decision
    const rejection = rejectionOf(decision, seat, text)
    if (rejection !== undefined || decision === undefined) return rejection
    // Whoever answers is told right after whether that can be taken back: what is known here is wanted then.
    this.#seals.forgetBefore(number)
    this.#learn()
    this.#feed([recordedAnswer(decision.kind, seat, text)])
    return undefined
  }

  /** Adds recorded answers and plays on; if the rules fail, the table is as it was before. */
  #feed(answers: readonly string[]): void {
    const before = this.#answers.length
    this.#answers.push(...answers)
    try {
      this.#run()
    } catch (error) {
      this.#cutTo(before)
      this.#run()
      throw error
    }
    if (this.#answers.length > this.#cursor) {
      const number = this.#cursor
      const answer = this.#answers[number]
      this.#cutTo(before)
      this.#run()
      throw new IllegalAnswer(number, answer, { why: 'over' })
    }
  }

  #run(): void {
    for (;;) {
      const step = this.#steps[this.#steps.length - 1]
      this.#table.state = this.game.copy(step.state)
      this.#chance.goTo(step.chance)
      this.#cursor = step.at
      this.facts.length = step.facts
      this.#stepChoices = []
      this.#stepRenewed = []
      this.#decision = undefined
      if (this.game.isOver(step.state)) {
        if (this.#learning) this.#learn()
        return
      }
      try {
        this.game.step(this.#table)
      } catch (error) {
        if (error === SUSPEND) return
        throw error
      }
      const { state } = this.#table
      this.#steps.push({ at: this.#cursor, state, chance: this.#chance.mark(), facts: this.facts.length })
    }
  }

  #hear(fact: F, audience: readonly number[] | undefined): void {
    this.facts.push(
      audience === undefined ? { at: this.#cursor, fact } : { at: this.#cursor, fact, audience },
    )
  }

  #learn(): void {
    this.#seals.learn(this.#cursor, this.#table.state, this.#chance)
  }

  /** The table stands at the last question; to come by another, the steps from there to the end are played once more. */
  #visit(number: number): void {
    if (number === this.#answers.length) this.#learn()
    else if (number >= this.#steps[0].at) {
      while (this.#steps.length > 1 && this.#steps[this.#steps.length - 1].at > number) this.#steps.pop()
      this.#learning = true
      this.#run()
      this.#learning = false
    }
  }

  #suspend(menu: Menu, answered = NO_SEATS): never {
    this.#decision = describeMenu(this.game, this.#table.state, menu, this.#answers.length, answered)
    // Tables wait for long, and there are many: what has been described is not kept.
    menu.offered = []
    throw SUSPEND
  }

  /** Takes the next answer as a choice of the seat it belongs to, looking it up among the options once. */
  #take(menu: Menu, answered = NO_SEATS): Choice {
    const number = this.#cursor
    for (const at of this.#renewed) {
      if (at !== number) continue
      this.#stepRenewed.push(this.#stepChoices.length)
      renewChance(this.game, this.#table)
    }
    this.#cursor++
    const known = this.#choices[number]
    if (known !== undefined) return known
    const recorded = this.#answers[number]
    const { seat, text } = parseAnswer(recorded, menu.seat)
    const keys = menu.kind === 'some' ? splitAnswer(text) : [text]
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

  one(menu: Menu): number {
    if (this.#learning) this.#learn()
    if (this.#cursor === this.#answers.length) this.#suspend(menu)
    const choice = this.#take(menu) as number
    this.#stepChoices.push(choice)
    return choice
  }

  some(menu: Menu): readonly number[] {
    if (this.#learning) this.#learn()
    if (this.#cursor === this.#answers.length) this.#suspend(menu)
    const choice = this.#take(menu) as readonly number[]
    this.#stepChoices.push(choice)
    return choice
  }

  each(menu: Menu): readonly number[] {
    const seats = seatsOf(menu)
    const chosen = new Map<number, number>()
    while (chosen.size < seats.length) {
      if (this.#learning) this.#learn()
      const answered = new Set(chosen.keys())
      if (this.#cursor === this.#answers.length) this.#suspend(menu, answered)
      const index = this.#take(menu, answered) as number
      chosen.set(menu.owners[index], index)
    }
    const choice = seats.map((seat) => chosen.get(seat) ?? 0)
    this.#stepChoices.push(choice)
    return choice
  }

  /** Whether chance was used or something hidden was shown because of answer `number`. */
  isSealed(number: number): boolean {
    if (number < this.#steps[0].at || number >= this.#answers.length) return true
    return this.#seals.isSealed(number)
  }

  /** The seat that gave answer `number`; nobody's, if it was given under other rules. */
  authorOf(number: number): number {
    return this.#authors[number] ?? SPECTATOR
  }

  /** How far back a seat may go by itself: the number of answers that stay. */
  undoHorizon(seat: number): number {
    let horizon = this.#answers.length
    while (horizon > 0 && this.#authors[horizon - 1] === seat && !this.isSealed(horizon - 1)) horizon--
    // The last answer is all that may still be asked about.
    this.#seals.forgetBefore(this.#answers.length - 1)
    return horizon
  }

  /** Takes back a seat's own answers down to `number`; false if that lies beyond its horizon. */
  undo(seat: number, number: number): boolean {
    if (number < this.undoHorizon(seat) || number >= this.#answers.length) return false
    this.#cutTo(number)
    this.#run()
    return true
  }

  /** Takes back any answers, with everyone's consent. Chance starts afresh there, so that nobody scouts dice. */
  rewind(number: number): boolean {
    if (number < this.#steps[0].at || number >= this.#answers.length) return false
    this.#renewFrom(number)
    this.#run()
    return true
  }

  /** How often chance has started afresh. Each time costs a little whenever that step is played again. */
  get freshStarts(): number {
    return this.#renewed.length
  }

  #renewFrom(number: number): void {
    this.#cutTo(number)
    this.#renewed.push(number)
  }

  #cutTo(number: number): void {
    this.#answers.length = number
    this.#authors.length = Math.min(this.#authors.length, number)
    this.#choices.length = Math.min(this.#choices.length, number)
    this.#seals.cutTo(number)
    while (this.#steps.length > 1 && this.#steps[this.#steps.length - 1].at > number) this.#steps.pop()
    // What came out of an earlier fresh start has been seen: it stays used up, wherever the next one is.
    this.#renewed.splice(0, this.#renewed.length, ...renewedUpTo(this.#renewed, number))
  }

  /** Everything a bot's search needs at the pending question. */
  moment(): Moment<S> {
    const step = this.#steps[this.#steps.length - 1]
    return {
      state: step.state,
      chance: this.#chance.fork(),
      mark: step.chance,
      choices: this.#stepChoices,
      renewed: this.#stepRenewed,
      picked: [],
    }
  }

  /** All that a seat, or the spectator, is sent. */
  view(seat: number, sinceFact = 0): SeatView<S, F> {
    const facts = this.facts.slice(sinceFact)
    return viewOf(this.game, this.#table.state, seat, this.#answers.length, facts, this.#decision)
  }

  /** How many answers had been given when the step under way began, or the game ended. */
  get stepNumber(): number {
    return this.#steps[this.#steps.length - 1].at
  }

  /**
   * From here a game goes on under other rules: the start of the step under way, or the end. Its state is the one the
   * driver itself goes back to, and not to be changed.
   */
  snapshot(): Snapshot {
    const { at, state, chance } = this.#steps[this.#steps.length - 1]
    return { rules: this.game.rules, at, state, chance: [...chance] }
  }

  /** The record of a game that leaves this one here: the same past, and from now on a secret of its own. */
  fork(seed: string): GameRecord {
    const { end: _end, ...past } = this.record()
    const at = this.#answers.length
    const renewed = [...this.#renewed, at]
    const fork = { at, epoch: renewed.length, seed, seedHash: seedHashOf(seed) }
    return { ...past, renewed, forks: [...this.forks, fork], end: null }
  }

  record(): GameRecord {
    const outcome = this.isOver ? this.game.outcome(this.#table.state) : undefined
    return {
      game: this.game.id,
      rules: this.game.rules,
      options: this.setup.options,
      seats: [...this.seats],
      seed: this.seed,
      seedHash: seedHashOf(this.seed),
      answers: [...this.#answers],
      ...(this.#renewed.length > 0 ? { renewed: [...this.#renewed] } : {}),
      ...(this.forks.length > 0 ? { forks: [...this.forks] } : {}),
      ...(this.#base === undefined ? {} : { base: this.#base }),
      ...(outcome === undefined ? { snapshot: this.snapshot() } : {}),
      end: outcome === undefined ? null : endOf(this.#table.state, outcome, this.#answers),
    }
  }
}

function indexesOf(menu: Menu, seat: number, keys: readonly string[]): number[] {
  const indexes: number[] = []
  for (let index = 0; index < menu.count; index++) {
    if (menu.owners[index] === seat && keys.includes(keyOf(menu.options[index]))) indexes.push(index)
  }
  return indexes
}
