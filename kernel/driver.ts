import { type Decision, recordedAnswer, type Rejection, rejectionOf } from './decision.ts'
import { withFinality } from './finality.ts'
import { type Game, isCooperative, type Setup } from './game.ts'
import { SPECTATOR } from './hidden.ts'
import { type NewTable, Playing } from './playing.ts'
import type { Question } from './questions.ts'
import type { Fork, GameRecord, Snapshot } from './record-file.ts'
import { forked, recorded } from './recording.ts'
import { carriedOver, reopened, resumed } from './reopening.ts'
import type { Fact } from './table.ts'
import { Undo } from './undo.ts'
import { type Heard, type Milestone, type SeatView, viewOf } from './view.ts'
import type { Moment } from './worlds.ts'

/** A facade: a game played answer by answer, what can be taken back of it, what each seat sees, and its record. */
export class Driver<S, F extends Fact = Fact, Q extends Question = Question> {
  readonly game: Game<S, F, Q>
  readonly #playing: Playing<S, F, Q>
  readonly #undo: Undo<S, F>
  /** A cache: the question that waits as seats were shown it, until there is another. */
  readonly #shown = new WeakMap<Decision<Q>, Map<number, Decision<Q>>>()

  constructor(game: Game<S, F, Q>, table: NewTable, playing = Playing.begun(game, table)) {
    this.game = game
    this.#playing = playing
    this.#undo = new Undo(playing)
  }

  /**
   * Rebuilds a table from its record; throws `IllegalAnswer` at the first answer that is not legal. `told` are the facts
   * from before its base, which its rules cannot tell.
   */
  static open<S, F extends Fact, Q extends Question>(
    game: Game<S, F, Q>,
    record: GameRecord,
    upTo = record.answers.length,
    told: readonly Heard<F>[] = [],
  ): Driver<S, F, Q> {
    return new Driver(game, record, reopened(game, record, upTo, told))
  }

  /**
   * The same from what was kept at its milestones, under these rules: only the last two chapters are played, and what
   * came before them when it is asked for.
   */
  static resume<S, F extends Fact, Q extends Question>(
    game: Game<S, F, Q>,
    record: GameRecord,
    snapshots: readonly Snapshot[],
    told: readonly Heard<F>[] = [],
  ): Driver<S, F, Q> {
    return new Driver(game, record, resumed(game, record, snapshots, told))
  }

  /** Goes on with a game begun under another version of the rules, from its last snapshot. */
  static carryOver<S, F extends Fact, Q extends Question>(
    game: Game<S, F, Q>,
    record: GameRecord,
    told: readonly Heard<F>[] = [],
  ): Driver<S, F, Q> {
    return new Driver(game, record, carriedOver(game, record, told))
  }

  /** This game as it was after `number` answers, to go its own way; the past is not played again from the start. */
  at(number: number): Driver<S, F, Q> {
    return new Driver(this.game, this, this.#playing.at(number))
  }

  get setup(): Setup {
    return this.#playing.setup
  }

  get seats(): readonly string[] {
    return this.#playing.seats
  }

  get seed(): string {
    return this.#playing.seed
  }

  get forks(): readonly Fork[] {
    return this.#playing.forks
  }

  /** Whether everyone at this table wins or loses together. */
  get isCooperative(): boolean {
    return isCooperative(this.game, this.setup)
  }

  /** The question that waits, or nothing: the game is over. */
  get decision(): Decision<Q> | undefined {
    return this.#playing.decision
  }

  get isOver(): boolean {
    return this.decision === undefined
  }

  /** The position as it is, hidden things included. For the server alone. */
  get state(): S {
    return this.#playing.state
  }

  get answers(): readonly string[] {
    return this.#playing.answers
  }

  /** The seat that gave answer `number`; nobody's, if it was given under other rules. */
  authorOf(number: number): number {
    return this.#playing.authorOf(number) ?? SPECTATOR
  }

  /** Those of the steps that have been played: see `factsFrom`. */
  get facts(): readonly Heard<F>[] {
    return this.#playing.facts
  }

  /** Where the facts of each step, a turn or a phase, begin among `facts`. */
  get stepStarts(): readonly number[] {
    return this.#playing.stepStarts
  }

  /** The number of the first answer that can be played again; those before it were given under other rules. */
  get firstNumber(): number {
    return this.#playing.firstNumber
  }

  /** How many answers had been given when the step under way began, or the game ended. */
  get stepNumber(): number {
    return this.#playing.stepNumber
  }

  /** How often chance has started afresh. Each time costs a little whenever that step is played again. */
  get freshStarts(): number {
    return this.#playing.renewed.length
  }

  /** The facts are those of the steps since so many answers. */
  get factsFrom(): number {
    return this.#playing.factsFrom
  }

  /** What opened the chapters of a long game. */
  get milestones(): readonly Milestone<F>[] {
    return this.#playing.milestones.flatMap(({ milestone }) => milestone ?? [])
  }

  /** From there it can be gone on with: the starts of the steps that opened chapters. */
  snapshots(): Snapshot[] {
    return this.#playing.milestones.map((step) => this.#playing.snapshot(step))
  }

  /** The facts of a chapter; those before the first milestone are of chapter 0. */
  chapter(number: number): readonly Heard<F>[] {
    const { milestones } = this.#playing
    if (number < 0 || number > milestones.length) return []
    const [start, end] = [milestones[number - 1], milestones[number]]
    const from = start?.at ?? this.firstNumber
    if (from >= this.factsFrom) return this.facts.slice(start?.facts ?? 0, end?.facts)
    const past = this.#playing.at(end?.at ?? this.answers.length, from)
    return past.facts.slice(0, past.milestones.find(({ at }) => at === end?.at)?.facts)
  }

  /** Where the facts begin, among `facts`, of the last two chapters: older ones are told to whoever asks for them. */
  recentFacts(): number {
    this.#playing.recall(this.#playing.milestones.at(-2)?.at ?? this.firstNumber)
    return this.#playing.milestones.at(-2)?.facts ?? 0
  }

  /** Where the facts begin, among `facts`, that were told after the first `number` answers. */
  factsSince(number: number): number {
    let start = this.facts.length
    while (start > 0 && this.facts[start - 1].at > number) start--
    return start
  }

  /** Gives an answer; says why if it is not accepted, in which case nothing has changed. */
  answer(seat: number, text: string, number = this.answers.length): Rejection | undefined {
    if (number !== this.answers.length) return { why: 'stale', expected: this.answers.length }
    const { decision } = this
    const rejection = rejectionOf(decision, seat, text)
    if (rejection !== undefined || decision === undefined) return rejection
    this.#undo.expect()
    this.#playing.feed([recordedAnswer(decision.kind, seat, text)])
    return undefined
  }

  /** Whether chance was used or something hidden was shown because of answer `number`. */
  isSealed(number: number): boolean {
    return this.#undo.isSealed(number)
  }

  /** How far back a seat may go by itself: the number of answers that stay. */
  undoHorizon(seat: number): number {
    return this.#undo.horizonOf(seat)
  }

  /** Takes back a seat's own answers down to `number`; false if that lies beyond its horizon. */
  undo(seat: number, number: number): boolean {
    return this.#undo.takeBack(seat, number)
  }

  /** Takes back any answers, with everyone's consent. Chance starts afresh there, so that nobody scouts dice. */
  rewind(number: number): boolean {
    return this.#undo.rewind(number)
  }

  /** Everything a bot's search needs at the pending question. */
  moment(): Moment<S> {
    return this.#playing.moment()
  }

  /** All that a seat, or the spectator, is sent. */
  view(seat: number, sinceFact = 0): SeatView<S, F, Q> {
    const facts = this.facts.slice(sinceFact)
    return viewOf(this.game, this.state, seat, this.answers.length, facts, this.decision, this.isCooperative)
  }

  /** The question that waits as a person at a seat is shown it: with what cannot be taken back. */
  shownTo(seat: number): Decision<Q> | undefined {
    const { decision } = this
    if (decision?.seats.includes(seat) !== true) return undefined
    const shown = this.#shown.get(decision) ?? new Map<number, Decision<Q>>()
    const known = shown.get(seat) ?? this.#withFinality(decision, seat)
    this.#shown.set(decision, shown.set(seat, known))
    return known
  }

  #withFinality(decision: Decision<Q>, seat: number): Decision<Q> {
    const { game, setup, renewed, isInFirstStep } = this.#playing
    const isRenewed = renewed.includes(decision.number)
    const moment = this.moment()
    return withFinality({ game, seats: setup.seats, decision, moment, isInFirstStep, isRenewed }, seat)
  }

  /**
   * From here a game goes on under other rules: the start of the step under way, or the end. Its state is the one the
   * driver itself goes back to, and not to be changed.
   */
  snapshot(): Snapshot {
    return this.#playing.snapshot()
  }

  /** The record of a game that leaves this one here: the same past, and from now on a secret of its own. */
  fork(seed: string): GameRecord {
    return forked(this.#playing, seed)
  }

  record(): GameRecord {
    return recorded(this.#playing)
  }
}
