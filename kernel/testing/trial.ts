import type { Game, Setup } from '../game.ts'
import { cannotSetUp, tableOptions, unfitInEnglish } from '../setup.ts'
import type { GameRecord } from '../record-file.ts'
import { seedHashOf } from '../record.ts'
import type { Fact } from '../table.ts'

/** What every game is held to. */
export type Property =
  | 'no exception'
  | 'options'
  | 'refusals'
  | 'end'
  | 'components'
  | 'milestones'
  | 'plain state'
  | 'copy'
  | 'replay'
  | 'undo'
  | 'finality'
  | 'rewind'
  | 'bad answers'
  | 'views'
  | 'imagination'
  | 'blind bot'
  | 'blind reasons'

/** A game that breaks a property; its record opens at the place. */
export class PropertyFailure extends Error {
  readonly property: Property
  readonly seed: string
  /** How many answers had been given. */
  readonly answer: number
  readonly sentence: string
  readonly record: GameRecord

  constructor(property: Property, sentence: string, record: GameRecord, cause?: unknown) {
    const { game, seats, seed, answers } = record
    super(
      `${game}, ${seats.length} seats, seed ${seed}, answer ${answers.length}: ${property}: ${sentence}`,
      { cause },
    )
    this.property = property
    this.seed = seed
    this.answer = answers.length
    this.sentence = sentence
    this.record = record
  }
}

/** One game put to the test, with the words of its failure. */
export class Trial<S, F extends Fact> {
  readonly game: Game<S, F>
  readonly setup: Setup
  readonly seed: string
  /** The answers of the random game so far. */
  readonly answers: string[] = []

  constructor(game: Game<S, F>, setup: Setup, seed: string) {
    const unfit = cannotSetUp(game, setup.seats, setup.options)
    if (unfit !== undefined) throw new RangeError(unfitInEnglish(unfit))
    this.game = game
    this.setup = { seats: setup.seats, options: tableOptions(game, setup.options) }
    this.seed = seed
  }

  record(upTo = this.answers.length): GameRecord {
    return {
      game: this.game.id,
      rules: this.game.rules,
      options: this.setup.options,
      seats: Array.from({ length: this.setup.seats }, () => 'random'),
      seed: this.seed,
      seedHash: seedHashOf(this.seed),
      answers: this.answers.slice(0, upTo),
      end: null,
    }
  }

  fail(property: Property, sentence: string, upTo = this.answers.length, cause?: unknown): never {
    throw new PropertyFailure(property, sentence, this.record(upTo), cause)
  }

  /** Runs a part of the trial; whatever it throws becomes a failure with the record. */
  run<T>(part: () => T): T {
    try {
      return part()
    } catch (error) {
      if (error instanceof PropertyFailure) throw error
      return this.fail('no exception', String(error), this.answers.length, error)
    }
  }
}
