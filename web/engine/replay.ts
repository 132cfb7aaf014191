import {
  type Asked,
  type Driver,
  type Fact,
  type Game,
  type GameRecord,
  type House,
  keysIn,
  type Language,
  type Milestone,
  type Option,
  parseAnswer,
  seedHashOf,
} from '@astrolabe/kernel'
import type { Position, SeatStatus } from '@astrolabe/tables'
import { openRecord } from './opening.ts'

/** What there is to see of a record. */
export interface Outline {
  /** The first moment that can be shown; those before were played under other rules. */
  readonly first: number
  /** The moment after the last answer. */
  readonly last: number
  readonly isOver: boolean
  /** What opened the chapters of a long game. */
  readonly milestones: readonly Milestone[]
}

/** An answer as it was given: the question, the options chosen, and what the seat saw. */
export interface Given {
  readonly seat: number
  readonly question: Asked
  readonly options: readonly Option[]
  readonly view: unknown
}

/** The position after so many answers, as a seat sees it; without its facts, which are told once for all moments. */
export interface Moment {
  readonly position: Position
  /** The answer that led here; nothing at the first moment. */
  readonly given: Given | null
}

/** A record that can be looked at wherever one likes. */
export class Replay {
  readonly #record: GameRecord
  readonly #seats: readonly SeatStatus[]
  readonly #whole: Driver<unknown>
  readonly #house: Pick<House<unknown>, 'story'>

  constructor(
    game: Game<unknown>,
    record: GameRecord,
    seats: readonly SeatStatus[],
    house: Pick<House<unknown>, 'story'> = {},
  ) {
    this.#house = house
    this.#record = record
    this.#seats = seats
    this.#whole = openRecord(game, record)
  }

  get outline(): Outline {
    const { firstNumber: first, answers, isOver, milestones } = this.#whole
    return { first, last: answers.length, isOver, milestones }
  }

  hasTold(seat: number, entry: number): boolean {
    return this.facts(seat).some(({ fact }) => this.#whole.game.entryOf?.(fact) === entry)
  }

  async read(entry: number, language: Language): Promise<readonly string[] | undefined> {
    return (await this.#house.story?.(language))?.[entry]
  }

  /** All facts that a seat hears in the game; those with `at` up to a moment have been told by then. */
  facts(seat: number): readonly { readonly at: number; readonly fact: Fact }[] {
    return this.#whole.view(seat).facts
  }

  moment(number: number, seat: number): Moment {
    const { first, last } = this.outline
    const at = Math.max(first, Math.min(last, number))
    const driver = this.#whole.at(Math.max(first, at - 1))
    const given = at === first ? null : this.#giveNext(driver)
    return { position: this.#positionOf(driver, seat), given }
  }

  #giveNext(driver: Driver<unknown>): Given | null {
    const { decision } = driver
    if (decision === undefined) return null
    const { seat, text } = parseAnswer(this.#record.answers[driver.answers.length], decision.seats[0])
    const keys = keysIn(decision.kind, text)
    const chosen = decision.offers.filter((offer) => offer.seat === seat && keys.includes(offer.key))
    const { prompt, about } = decision
    const given = {
      seat,
      question: { prompt, about },
      options: chosen.map(({ option }) => option),
      view: driver.view(seat).state,
    }
    driver.answer(seat, text)
    return given
  }

  #positionOf(driver: Driver<unknown>, seat: number): Position {
    const { state, waitingFor, decision, outcome } = driver.view(seat, driver.facts.length)
    const { game, rules, options, seed, forks } = this.#record
    const secret = forks?.at(-1)?.seed ?? seed
    return {
      version: driver.answers.length,
      game,
      rules,
      options,
      cooperative: driver.isCooperative,
      listed: false,
      phase: driver.isOver ? 'over' : 'playing',
      seats: this.#seats,
      seedHash: seedHashOf(secret),
      ...(this.#whole.isOver ? { seed: secret } : {}),
      seat,
      number: driver.answers.length,
      rewinds: 0,
      milestones: driver.milestones,
      firstChapter: 0,
      since: -1,
      facts: [],
      view: state,
      waitingFor,
      decision,
      asked: null,
      proposals: [],
      outcome,
      undo: null,
      request: null,
    }
  }
}
