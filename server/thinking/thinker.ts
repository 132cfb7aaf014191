import type { Explained } from '@astrolabe/bots'
import type { GameRecord } from '@astrolabe/kernel'
import type { GameTable } from '@astrolabe/tables'

/** As many as are played, at most, from one thought of a bot to the next. */
const LAST_ANSWERS = 64

/** What has happened lately: enough to go on from for whoever thought of the game not long ago. */
export interface News {
  readonly table: string
  /** The guest who set it up: bots think for hosts by turns. */
  readonly host: string
  /** How often answers were taken back: until that happens again they are only added to. */
  readonly rewinds: number
  /** The number of the first of these answers. */
  readonly from: number
  readonly answers: readonly string[]
}

/** A question put to a bot. */
export interface Thought extends News {
  readonly seat: number
  readonly level: string
  /** For the bot's own chance. */
  readonly seed: string
  /** Whether it is to say why; with `given`, why that was answered. */
  readonly reason?: { readonly given?: string }
}

/** Where bots think: elsewhere, so that nobody waits for them. */
export interface Thinker {
  /** The text of the answer. Rejects if the bot failed or took too long. The record is for those who know only news. */
  think(thought: Thought, record: () => GameRecord | undefined): Promise<string>
  /** The same with the reason. */
  explain(thought: Thought, record: () => GameRecord | undefined): Promise<Explained>
  close(): Promise<void>
}

/** The news of a table, as it is or as it was after so many answers. */
export function newsOf(id: string, { created: { host }, driver, rewinds }: GameTable, number?: number): News {
  const answers = driver?.answers.slice(0, number) ?? []
  const from = Math.max(0, answers.length - LAST_ANSWERS)
  return { table: id, host, rewinds, from, answers: answers.slice(from) }
}

/** Asks with the news alone and, where the game is not known, with its record. */
export async function askTwice<R>(
  ask: (record?: GameRecord) => Promise<R | undefined>,
  record: () => GameRecord | undefined,
): Promise<R> {
  const known = await ask()
  if (known !== undefined) return known
  const whole = record()
  if (whole === undefined) throw new RangeError('there is no game')
  const answer = await ask(whole)
  if (answer === undefined) throw new RangeError('the game went elsewhere')
  return answer
}
