import { chosenAt, keysIn, parseAnswer } from './decision.ts'
import type { Driver } from './driver.ts'
import type { Game, TableOptions } from './game.ts'
import type { Question } from './questions.ts'
import { seedHashOf } from './record.ts'
import type { GameRecord } from './record-file.ts'
import type { Fact } from './table.ts'

/** A game of bots, cut after the last answer that a rule needs. */
export interface PlayedForRules {
  readonly seats: number
  readonly options: TableOptions
  readonly seed: string
  /** With a semicolon between them. */
  readonly answers: string
}

/** Where a rule shows: an option put to a seat after so many answers of a game; allowed, or refused by that rule. */
export interface RuleMoment {
  readonly game: number
  readonly at: number
  readonly seat: number
  readonly key: string
}

/** Positions in which rules of the reference can be tried, by the id of the rule. */
export interface RulePositions {
  /** The version of the rules under which the games were played. */
  readonly rules: string
  readonly games: readonly PlayedForRules[]
  readonly moments: Readonly<Record<string, RuleMoment>>
}

const BETWEEN = ';'

export const answersTogether = (answers: readonly string[]): string => answers.join(BETWEEN)

/** Such a game as a record. */
export function recordForRules(
  { id, rules }: Pick<Game<never>, 'id' | 'rules'>,
  { seats, options, seed, answers }: PlayedForRules,
): GameRecord {
  return {
    game: id,
    rules,
    options: { ...options },
    seats: Array.from({ length: seats }, () => 'human'),
    seed,
    seedHash: seedHashOf(seed),
    answers: answers.split(BETWEEN),
    end: null,
  }
}

/** What was chosen at a moment of a game, and what came of it before the next question. */
export interface Deed<S, F extends Fact = Fact, Q extends Question = Question> {
  readonly seat: number
  readonly key: string
  readonly chosen: Q
  /** The position in which it was chosen. */
  readonly state: S
  readonly facts: readonly F[]
}

/** The deed that answer `number` of a game was; of several things picked together, the first. */
export function deedAt<S, F extends Fact, Q extends Question>(
  driver: Driver<S, F, Q>,
  number: number,
): Deed<S, F, Q> | undefined {
  const before = driver.at(number)
  const { decision, state } = before
  if (decision === undefined || number >= driver.answers.length) return undefined
  const { seat, text } = parseAnswer(driver.answers[number], decision.seats[0])
  const [key] = keysIn(decision.kind, text)
  const offer = decision.offers.find((offered) => offered.seat === seat && offered.key === key)
  if (offer === undefined) return undefined
  const from = driver.factsSince(number)
  const told = driver.facts.slice(from, driver.factsSince(number + 1)).map(({ fact }) => fact)
  return { seat, key: offer.key, chosen: chosenAt(decision, offer.option), state, facts: told }
}
