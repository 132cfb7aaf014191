import { coveredFor, type Driver, type Fact, keysIn, parseAnswer, seesMoreThan } from '@astrolabe/kernel'
import type { TableProblem } from './problem.ts'
import type { GameTable } from './table.ts'

/** An answer that a bot gave, at the question it was given to. */
export interface BotAnswer<S, F extends Fact> {
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
 * the reasons, and is told none. Secret choices are not spoken of either.
 */
export function botAnswerAt<S, F extends Fact>(
  table: GameTable<S, F>,
  reader: number,
  number: number,
): BotAnswer<S, F> | { readonly problem: TableProblem } {
  const { driver: now, game } = table
  if (now === undefined) return { problem: { why: 'not-started' } }
  const { length } = now.answers
  if (number < now.firstNumber || number >= length) return { problem: { why: 'stale', expected: length } }
  const author = now.authorOf(number)
  const sitter = table.seats[author]
  if (sitter?.kind !== 'bot') return { problem: { why: 'not-by-a-bot' } }
  const driver = now.at(number)
  const { decision, state } = driver
  if (decision === undefined || decision.kind === 'each' || seesMoreThan(game, state, author, reader))
    return { problem: { why: 'knows-more' } }
  const { text } = parseAnswer(now.answers[number], author)
  return {
    driver,
    seat: author,
    level: sitter.level,
    answer: text,
    given: keysIn(decision.kind, text)[0] ?? '',
    seed: `why ${author} ${number}`,
    view: coveredFor(game, state, reader),
  }
}
