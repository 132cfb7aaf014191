import type { Snapshot } from '@astrolabe/kernel'
import type { TableEvent } from '@astrolabe/tables'
import type { KeptGame } from './local-game.ts'

/** A game as it is kept: the list of its events, and what follows from them. */
export interface Kept {
  readonly game: KeptGame
  readonly events: readonly TableEvent[]
  /** The starts of its chapters, if it is a long one. */
  readonly milestones: readonly Snapshot[]
}

/** Where the games of this browser are kept. Several tabs share it; none of them owns a game. */
export interface Keeper {
  read(id: string): Promise<Kept | undefined>
  /** How many events there are; 0 if the game is not kept. */
  version(id: string): Promise<number>
  /**
   * Writes down what happened after `version` events. Once it is `true`, it is kept, whatever happens next; it is
   * `false`, and nothing is written, if another tab has gone on with the game or thrown it away.
   */
  append(
    id: string,
    version: number,
    events: readonly TableEvent[],
    game: KeptGame,
    milestones: readonly Snapshot[],
  ): Promise<boolean>
}
