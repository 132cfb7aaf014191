import { coveredFor, type Driver, type Fact, keysIn, parseAnswer, seesMoreThan } from '@astrolabe/kernel'
import type { TableProblem } from './problem.ts'
import type { GameTable } from './table.ts'

/** An answer that a bot gave, at the question it was given to. */
interface BotAnswer<S, F extends Fact> {
  /** The game as it was then. */
  readonly driver: Driver<S, F>
  readonly seat: number
  readonly level: string
  /** What it answered, and the option it was: the first, where it picked several. */
  readonly answer: string
  readonly given: string
  /** For the chance by which it is asked once more: known to all, so that what it says tells nothing of the secret. */
  readonly seed: string
  /** The position as the reader saw it. */
  readonly view: S
}

/**
 * The answer after which there were `number + 1`, for a reader who wants to know why a bot gave it; or why that is not
 * told. A bot is asked once more, from what its seat knew: a reader to whom some of that is hidden would learn it from
 * the reasons, and is told none. Secret choices are not spoken of either. `levels` are those of the bots, by seat.
 */
export function botAnswerIn<S, F extends Fact>(
  now: Driver<S, F>,
  levels: readonly (string | undefined)[],
  reader: number,
  number: number,
): BotAnswer<S, F> | { readonly problem: TableProblem } {
  const { game } = now
  const { length } = now.answers
  if (number < now.firstNumber || number >= length) return { problem: { why: 'stale', expected: length } }
  const seat = now.authorOf(number)
  const level = levels[seat]
  if (level === undefined) return { problem: { why: 'not-by-a-bot' } }
  const driver = now.at(number)
  const { decision, state } = driver
  if (decision === undefined || decision.kind === 'each' || seesMoreThan(game, state, seat, reader))
    return { problem: { why: 'knows-more' } }
  const { text } = parseAnswer(now.answers[number], seat)
  return {
    driver,
    seat,
    level,
    answer: text,
    given: keysIn(decision.kind, text)[0] ?? '',
    seed: `why ${seat} ${number}`,
    view: coveredFor(game, state, reader),
  }
}

/** The same at a table. */
export function botAnswerAt<S, F extends Fact>(
  { driver, seats }: GameTable<S, F>,
  reader: number,
  number: number,
): BotAnswer<S, F> | { readonly problem: TableProblem } {
  if (driver === undefined) return { problem: { why: 'not-started' } }
  const levels = seats.map((sitter) => (sitter.kind === 'bot' ? sitter.level : undefined))
  return botAnswerIn(driver, levels, reader, number)
}
