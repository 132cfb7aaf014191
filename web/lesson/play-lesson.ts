import type { Lesson, LessonStep } from '@astrolabe/drawing'
import type { Game } from '@astrolabe/kernel'
import { GameTable, type Position, type TableEvent } from '@astrolabe/tables'

const READER = 'reader'

/** A step that was begun: how many answers there were, and the one that was given. */
interface Taken {
  readonly number: number
  readonly answer: string | undefined
}

/** A lesson as it is being taken, on the real rules. Every answer that a step does not allow changes nothing. */
export class LessonRun {
  readonly lesson: Lesson
  readonly #game: Game<unknown>
  readonly #reader: string
  #table: GameTable
  #taken: readonly Taken[] = []
  /** What the others still answer before the next step. */
  #pending: NonNullable<LessonStep['afterwards']> = []
  #rewinds = 0
  /** Counts what was shown, so that a newer position is known from an older one. */
  #version = 0

  constructor(game: Game<unknown>, lesson: Lesson, reader = '') {
    this.#game = game
    this.lesson = lesson
    this.#reader = reader
    this.#table = this.#newTable()
  }

  #newTable(): GameTable {
    const { seed, seats, options, seat } = this.lesson
    const events: readonly TableEvent[] = [
      {
        kind: 'created',
        game: this.#game.id,
        rules: this.#game.rules,
        options,
        seats: Array.from({ length: seats }, (_, index) =>
          index === seat
            ? { kind: 'person', guest: READER, name: this.#reader }
            : { kind: 'bot', level: 'cadet' },
        ),
        host: READER,
        listed: false,
        seed,
      },
      { kind: 'started' },
    ]
    return new GameTable(this.#game, events)
  }

  /** The number of the step, from 0. It goes on when the others are done. */
  get number(): number {
    return this.#taken.length - (this.isWatching ? 1 : 0)
  }

  /** Whether the others are playing. */
  get isWatching(): boolean {
    return this.#pending.length > 0
  }

  get step(): LessonStep {
    return this.lesson.steps[this.number]
  }

  get isLast(): boolean {
    return this.number === this.lesson.steps.length - 1
  }

  /** What the reader sees. */
  position(): Position {
    const { number, rewinds: _rewinds, ...position } = this.#table.position(this.lesson.seat, -1, true)
    return { ...position, number, version: ++this.#version, rewinds: this.#rewinds }
  }

  /** Does what a step asks for; false if it is not that. */
  answer(text: string): boolean {
    if (this.isWatching || !this.step.allows.includes(text)) return false
    this.#take(text)
    return true
  }

  /** Goes on from a step that only has to be read. */
  readOn(): boolean {
    if (this.isWatching || this.isLast || this.step.allows.length > 0) return false
    this.#take(undefined)
    return true
  }

  /** Lets the others answer once; false if they are done. */
  playOn(): boolean {
    const [next, ...rest] = this.#pending
    if (next === undefined) return false
    this.#give(next.seat, next.answer)
    this.#pending = rest
    return true
  }

  #take(answer: string | undefined): void {
    const { afterwards = [] } = this.step
    const taken = { number: this.#count, answer }
    if (answer !== undefined) this.#give(this.lesson.seat, answer)
    this.#taken = [...this.#taken, taken]
    this.#pending = afterwards
  }

  #give(seat: number, answer: string): void {
    const deed = this.#table.answer(seat, this.#count, answer)
    if ('problem' in deed)
      throw new Error(`the lesson answers “${answer}” for seat ${seat}: ${deed.problem.why}`)
  }

  get #count(): number {
    return this.#table.driver?.answers.length ?? 0
  }

  /** One step back; while the others play, back to what they answer to. */
  back(): boolean {
    return this.#returnTo(this.#taken.length - 1)
  }

  /** Back to the last step that began with no more than so many answers. */
  backTo(answers: number): boolean {
    return this.#returnTo(this.#taken.findLastIndex(({ number }) => number <= answers))
  }

  #returnTo(number: number): boolean {
    if (number < 0) return false
    const kept = this.#taken.slice(0, number)
    this.#taken = []
    this.#pending = []
    this.#table = this.#newTable()
    this.#rewinds++
    for (const { answer } of kept) {
      this.#take(answer)
      while (this.playOn());
    }
    return true
  }
}
