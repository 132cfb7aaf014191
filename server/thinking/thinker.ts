import type { GameRecord } from '@astrolabe/kernel'

/** A question put to a bot. */
export interface Thought {
  readonly table: string
  readonly record: GameRecord
  readonly seat: number
  readonly level: string
  /** For the bot's own chance. */
  readonly seed: string
}

/** Where bots think: elsewhere, so that nobody waits for them. */
export interface Thinker {
  /** The text of the answer. Rejects if the bot failed or took too long. */
  think(thought: Thought): Promise<string>
  close(): Promise<void>
}
