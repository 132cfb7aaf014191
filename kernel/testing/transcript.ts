import { FastChance } from '../chance.ts'
import { type Offer, parseAnswer } from '../decision.ts'
import { Driver } from '../driver.ts'
import type { Game, TableOptions } from '../game.ts'
import type { FactOf } from '../hearing.ts'
import { SPECTATOR } from '../hidden.ts'
import type { Question } from '../questions.ts'
import { tableOptions } from '../setup.ts'
import type { Refusal } from '../refusal.ts'
import type { Fact } from '../table.ts'
import { type Draw, ScriptedChance } from './scripted-chance.ts'

export interface TranscriptTable {
  readonly seats: number
  readonly options: TableOptions | undefined
  /** What comes out of chance, in the order in which the rules draw. */
  readonly draws: readonly Draw[]
}

/**
 * A game played answer by answer from a position of one's making, with the real driver and the real rules. Each game
 * adds the words of its own.
 */
export class GameTranscript<S, F extends Fact, Q extends Question = Question> {
  readonly driver: Driver<S, F, Q>

  /** `arranged` gives the position to begin with, from that of a new game. */
  constructor(game: Game<S, F, Q>, { seats, options, draws }: TranscriptTable, arranged: (state: S) => S) {
    const start: Game<S, F, Q>['start'] = (setup) => arranged(game.start(setup, new FastChance('transcript')))
    this.driver = new Driver(
      { ...game, start },
      {
        seats: Array.from({ length: seats }, () => 'human'),
        seed: 'transcript',
        options: tableOptions(game, options),
        chance: new ScriptedChance(draws),
      },
    )
  }

  get state(): S {
    return this.driver.state
  }

  /** The seats and the prompt of the pending question: `0 act`, `0 1 2 3 order`. */
  get asked(): string {
    const { decision } = this.driver
    return decision === undefined ? 'over' : `${decision.seats.join(' ')} ${decision.prompt}`
  }

  get prompt(): string {
    return this.driver.decision?.prompt ?? 'over'
  }

  /** Answers in order, each by the first seat that may give it, or by the seat it begins with: `@2 go-on`. */
  play(...answers: string[]): this {
    for (const answer of answers) {
      const { seat: named, text } = parseAnswer(answer, SPECTATOR)
      const seat = named === SPECTATOR ? this.#seatFor(text) : named
      const { asked } = this
      const rejection = this.driver.answer(seat, text)
      if (rejection !== undefined) {
        throw new Error(
          `“${answer}” at “${asked}”: ${JSON.stringify(rejection)}; legal: ${this.options.join(', ')}`,
        )
      }
    }
    return this
  }

  #seatFor(text: string): number {
    const fitting = this.#offers.find(({ key, refusal }) => key === text && refusal === undefined)
    return fitting?.seat ?? this.driver.decision?.seats[0] ?? 0
  }

  /** Takes the first option, where it does not matter which. */
  playAny(): this {
    return this.play(this.options[0])
  }

  get #offers(): readonly Offer[] {
    return this.driver.decision?.offers ?? []
  }

  /** Keys of the legal options, each once, of all seats. */
  get options(): string[] {
    return this.optionsOf()
  }

  optionsOf(seat?: number): string[] {
    const legal = this.#offers.filter(
      (offer) => offer.refusal === undefined && (seat === undefined || offer.seat === seat),
    )
    return [...new Set(legal.map(({ key }) => key))]
  }

  /** Keys of everything shown, refused or not. */
  get shown(): string[] {
    return [...new Set(this.#offers.map(({ key }) => key))]
  }

  /** Why an option cannot be chosen; nothing if it can. Fails if it is not even shown. */
  refusal(key: string): Refusal | undefined {
    const offer = this.#offers.find((candidate) => candidate.key === key)
    if (offer === undefined)
      throw new Error(`“${key}” is not shown at “${this.asked}”: ${this.shown.join(', ')}`)
    return offer.refusal
  }

  /** Kinds of the warnings an option carries. */
  warnings(key: string): string[] {
    const offer = this.#offers.find((candidate) => candidate.key === key)
    return (offer?.warnings ?? []).map((warning) => warning.kind)
  }

  /** The kinds of everything told so far, in order. */
  get told(): string[] {
    return this.driver.facts.map(({ fact }) => fact.kind)
  }

  /** Everything told so far of a kind. */
  facts<K extends F['kind']>(kind: K): FactOf<F, K>[] {
    return this.driver.facts
      .map(({ fact }) => fact)
      .filter((fact): fact is FactOf<F, K> => fact.kind === kind)
  }
}
