import type { Problem } from '@astrolabe/tables'
import type { GameText } from '@astrolabe/kernel'
import type { TableWords } from '../words.ts'

/** Something the page says in passing: what a thing is, or why something is not possible, and by which rule. */
export interface Saying {
  /** What it is about. */
  readonly name?: string
  readonly text: string
  readonly rule?: string
}

/** A problem in words; where a rule forbids something, the words are the game's. */
export function problemSaid(
  { why, rule, missing, retryAfter, reference }: Problem,
  text: Pick<GameText<unknown, never>, 'refusal'>,
  words: TableWords['problems'],
): Saying {
  if (rule !== undefined)
    return { text: text.refusal(missing === undefined ? { rule } : { rule, missing }), rule }
  if (why === 'too-many') return { text: words.tooMany(retryAfter ?? 60) }
  const { tooMany: _tooMany, failure, ...plain } = words
  return { text: isKnown(plain, why) ? plain[why] : failure(reference) }
}

const isKnown = <T extends object>(words: T, why: string): why is Extract<keyof T, string> =>
  Object.hasOwn(words, why)
