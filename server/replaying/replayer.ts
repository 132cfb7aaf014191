import type { GameRecord } from '@astrolabe/kernel'
import type { Branch } from '@astrolabe/tables'

/** A game that is to leave another one after `at` answers, with a secret of its own. */
export interface WantedFork {
  readonly record: GameRecord
  readonly at: number
  readonly secret: string
}

/** That game, or why there is none. */
export type Forked =
  | { readonly fork: Branch }
  | { readonly why: 'over' }
  | { readonly why: 'other-rules' | 'bad-record'; readonly message: string }

/** Where records that people send are played again: elsewhere, so that nobody waits for them. */
export interface Replayer {
  /** Rejects with `TooCostly` if that takes too long or too much. */
  fork(wanted: WantedFork): Promise<Forked>
  close(): Promise<void>
}

/** A record that is not worth what it costs to play it again. */
export class TooCostly extends Error {}
