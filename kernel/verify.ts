import { IllegalAnswer, type Rejection } from './decision.ts'
import { Driver } from './driver.ts'
import type { Game } from './game.ts'
import { freshStartsFault } from './fresh-starts.ts'
import { hashOf } from './hash.ts'
import type { GameRecord } from './record-file.ts'
import { seedHashOf, trailOf } from './record.ts'
import { outOfRange, unfitInEnglish } from './setup.ts'
import type { Fact } from './table.ts'

/** What is wrong with a record. Answers are numbered from 0. */
export type Fault =
  /** Not wrong, but nothing can be said. */
  | { readonly why: 'other-rules'; readonly recorded: string; readonly known: string }
  | { readonly why: 'bad-table'; readonly message: string }
  | { readonly why: 'other-seed' }
  /** Its forks and fresh starts of chance cannot have been made by a table. */
  | { readonly why: 'bad-forks'; readonly message: string }
  | { readonly why: 'changed-answer'; readonly number: number }
  /** The trail tells of more answers than there are, or of fewer. */
  | { readonly why: 'missing-answers'; readonly number: number; readonly missing: number }
  | { readonly why: 'added-answers'; readonly number: number; readonly added: number }
  | { readonly why: 'illegal-answer'; readonly number: number; readonly rejection: Rejection }
  | { readonly why: 'rules-fail'; readonly message: string }
  | { readonly why: 'not-over' }
  | { readonly why: 'end-left-out' }
  | { readonly why: 'other-state' }
  | { readonly why: 'other-result' }

/**
 * What is checked, in this order: the version of the rules, seats and options, the hash of the seed, the trail
 * of the answers, that every answer is legal, then the position and the result that they lead to.
 */
export type CheckName = 'rules' | 'table' | 'seed' | 'trail' | 'answers' | 'state' | 'result'

export interface Check {
  readonly name: CheckName
  /** Nothing can be said of a check when one that it builds on has failed, or the record does not hold it. */
  readonly outcome: 'passed' | 'skipped' | Fault
}

/**
 * `sound`: every answer was checked, and nothing is wrong. `partly`: nothing is wrong, but some answers were given under
 * rules that are not here, and of where they led there is only the record's word. Neither says who played: whoever has
 * the secret can write down another legal game.
 */
export type Verdict = 'sound' | 'partly' | 'wrong'

export interface Verification {
  readonly verdict: Verdict
  /** How many of the first answers could not be checked. */
  readonly unchecked: number
  /** Whether the game was played to its end. */
  readonly finished: boolean
  readonly checks: readonly Check[]
  /** The first answer that is not what was played, or cannot have been; also the first that is missing. */
  readonly firstWrong?: number
}

/** Rebuilds a record from its seed and answers, and compares it with all that it claims. */
export function verifyRecord<S, F extends Fact>(game: Game<S, F>, record: GameRecord): Verification {
  const rules = rulesFault(game, record)
  const table = tableFault(game, record)
  const seed = seedFault(record)
  const rebuilt = rules === undefined && table === undefined ? rebuild(game, record) : undefined
  const driver = rebuilt instanceof Driver ? rebuilt : undefined
  const answers = rebuilt instanceof Driver ? undefined : rebuilt

  const trail = record.end?.trail
  const checks: readonly Check[] = [
    check('rules', rules),
    check('table', table),
    check('seed', seed),
    trail === undefined ? skipped('trail') : check('trail', trailFault(record.answers, trail)),
    rebuilt === undefined ? skipped('answers') : check('answers', answers),
    driver === undefined ? skipped('state') : check('state', stateFault(driver, record)),
    driver?.isOver && record.end ? check('result', resultFault(driver, record.end)) : skipped('result'),
  ]
  const firstWrong = firstNumber(checks)
  const unchecked = rules === undefined ? (record.base?.at ?? 0) : record.answers.length
  return {
    verdict: verdictOf(checks, rules === undefined && unchecked === 0),
    unchecked,
    finished: record.end !== null,
    checks,
    ...(firstWrong === undefined ? {} : { firstWrong }),
  }
}

function verdictOf(checks: readonly Check[], whole: boolean): Verdict {
  const isWrong = checks.some(({ outcome }) => typeof outcome === 'object' && outcome.why !== 'other-rules')
  if (isWrong) return 'wrong'
  return whole ? 'sound' : 'partly'
}

const skipped = (name: CheckName): Check => ({ name, outcome: 'skipped' })

function check(name: CheckName, fault: Fault | undefined): Check {
  return { name, outcome: fault ?? 'passed' }
}

function rulesFault<S, F extends Fact>(game: Game<S, F>, record: GameRecord): Fault | undefined {
  if (record.rules === game.rules) return undefined
  return { why: 'other-rules', recorded: record.rules, known: game.rules }
}

function tableFault<S, F extends Fact>(game: Game<S, F>, record: GameRecord): Fault | undefined {
  const unfit = outOfRange(game, record.seats.length, record.options)
  return unfit && { why: 'bad-table', message: unfitInEnglish(unfit) }
}

function seedFault(record: GameRecord): Fault | undefined {
  const message = freshStartsFault(record)
  if (message !== undefined) return { why: 'bad-forks', message }
  const secrets = [record, ...(record.forks ?? [])]
  return secrets.every(({ seed, seedHash }) => seedHashOf(seed) === seedHash)
    ? undefined
    : { why: 'other-seed' }
}

/** Each check of a trail depends on all answers before it, so the first that differs names the first answer changed. */
function trailFault(answers: readonly string[], trail: string): Fault | undefined {
  const played = trail.length / 4
  const actual = trailOf(answers)
  for (let number = 0; number < Math.min(played, answers.length); number++) {
    const at = 4 * number
    if (actual.slice(at, at + 4) !== trail.slice(at, at + 4)) return { why: 'changed-answer', number }
  }
  if (answers.length < played) {
    return { why: 'missing-answers', number: answers.length, missing: Math.ceil(played - answers.length) }
  }
  return answers.length > played
    ? { why: 'added-answers', number: played, added: answers.length - played }
    : undefined
}

function rebuild<S, F extends Fact>(game: Game<S, F>, record: GameRecord): Driver<S, F> | Fault {
  try {
    return Driver.open(game, record)
  } catch (error) {
    return error instanceof IllegalAnswer
      ? { why: 'illegal-answer', number: error.number, rejection: error.rejection }
      : { why: 'rules-fail', message: messageOf(error) }
  }
}

/** Of a finished game its last position is known; of one under way, the start of its last step. */
function stateFault<S, F extends Fact>(
  driver: Driver<S, F>,
  { end, snapshot }: GameRecord,
): Fault | undefined {
  if (end !== null) {
    if (!driver.isOver) return { why: 'not-over' }
    return hashOf(driver.state) === end.state ? undefined : { why: 'other-state' }
  }
  if (driver.isOver) return { why: 'end-left-out' }
  if (snapshot === undefined) return undefined
  const rebuilt = driver.record().snapshot
  return hashOf(rebuilt) === hashOf(snapshot) ? undefined : { why: 'other-state' }
}

function resultFault<S, F extends Fact>(
  driver: Driver<S, F>,
  end: NonNullable<GameRecord['end']>,
): Fault | undefined {
  const { scores, winners } = driver.game.outcome(driver.state)
  const same = hashOf([scores, winners]) === hashOf([end.scores, end.winners])
  return same ? undefined : { why: 'other-result' }
}

/** What the trail says goes first: it knows what was played, the rules only what could have been. */
function firstNumber(checks: readonly Check[]): number | undefined {
  for (const { outcome } of checks)
    if (typeof outcome === 'object' && 'number' in outcome) return outcome.number
  return undefined
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
