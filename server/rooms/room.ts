import type { House } from '@astrolabe/kernel'
import type { Deed, GameTable, GivenAnswer, Moment, TableProblem, TableEvent } from '@astrolabe/tables'
import type { Along } from '../store/store.ts'

/** What came of a deed: events on disk, a refusal, or the news that there was nothing to do. */
export type Done =
  | Deed
  /** Several things at once, or something that is written along with them. */
  | { readonly events: readonly TableEvent[]; readonly along?: readonly Along[] }
  /** The same answer had come before under the same id; it counts once. */
  | { readonly repeated: GivenAnswer }
  /** The table is as it was wanted already. */
  | { readonly unchanged: true }
  | { readonly problem: DeedProblem }

/** Why something cannot be done at a table that people share. */
export type DeedProblem =
  | TableProblem
  /** Another answer was given under this id. */
  | { readonly why: 'id-taken' }
  /** Only the guest who set the table up can do that. */
  | { readonly why: 'not-the-host' }
  /** The record holds what is hidden, and others play. */
  | { readonly why: 'record-secret' }

/** What came of a change, and what the caller saw of the table right after it. */
export interface Changed<T> {
  readonly done: Done
  readonly seen: T
}

/** What those who listen to a room are told. The table is to be read at once: it changes afterwards. */
export type Notice =
  /** Something happened, and is on disk. */
  | { readonly kind: 'changed'; readonly table: GameTable; readonly events: readonly TableEvent[] }
  /** The table was read again from the store: several things may have happened, or been missed. */
  | { readonly kind: 'reloaded'; readonly table: GameTable }
  /** Someone came or went. */
  | { readonly kind: 'presence'; readonly table: GameTable }

export type Listener = (notice: Notice) => void

/** The rules failed at what was tried; nothing has changed. What went wrong is kept under the reference. */
export class RuleFailure extends Error {
  readonly reference: string

  constructor(reference: string) {
    super(`the rules failed (reference ${reference})`)
    this.reference = reference
  }
}

/**
 * A table while people and bots are at it. Things are done one at a time, and nobody sees a change before it is on
 * disk: whoever looks waits for the change under way.
 */
export interface Room {
  readonly id: string
  readonly house: House<unknown>

  /** Reads the table. `at` reads at once and keeps nothing of the table itself. */
  look<T>(at: (table: GameTable) => T): Promise<T>

  /**
   * Does something at the table. Resolves once it is on disk (or refused), with what `look` saw right then, before
   * anything else happened. The deed is tried again, on a newer table, if another server was quicker: whatever it
   * depends on, the right to do it above all, it has to ask of the table it is given. Rejects with `RuleFailure` if
   * the rules failed, with the store's error if it could not be written down. `attempt` is kept with a failure.
   */
  change<T>(
    deed: (table: GameTable) => Done,
    look: (table: GameTable, done: Done) => T,
    attempt?: object,
  ): Promise<Changed<T>>

  /** Tells of everything from now on; what it returns ends that. Inside `look`, nothing is missed between. */
  subscribe(listener: Listener): () => void

  /** Someone looks at the table: the holder of these seats, or a spectator if there are none. Leaves by the result. */
  arrive(seats: readonly number[]): () => void
  /** The seats whose people are looking. */
  readonly here: readonly number[]
  readonly spectators: number
  /** The present moment, and how much time counts since something was done last. */
  moment(table: GameTable): Moment
  /** Since when the people of a seat are away, as far as this server knows. */
  awaySince(seat: number): number | undefined
}
