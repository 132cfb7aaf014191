import type { AnyFace } from '@astrolabe/games/faces.ts'
import type { ComponentChildren } from 'preact'
import type { TableSession } from './session.ts'

/** What is put on a table by whoever shows it: the page of a table, a replay, a lesson. */
export interface TableScreenProps {
  /** Closed by whoever opened it. */
  readonly session: TableSession
  readonly face: AnyFace
  /** Between the dock and the prompt bar; a replay has its scrubber there. */
  readonly footer?: ComponentChildren
  /** Above the board, for what a lesson says. */
  readonly guide?: ComponentChildren
  /** Nothing can be answered, taken back or said. */
  readonly readOnly?: boolean
  /** Ids of things on the board that are lit besides those of the log. */
  readonly lit?: ReadonlySet<string>
  /** Keys of the only answers allowed now, where not all are: a lesson asks for one thing at a time. */
  readonly only?: ReadonlySet<string>
  /** The key of an option that is shown, on the board and in the list: one that a rule is about. */
  readonly marked?: string | undefined
  /** The address of the moment after so many answers; lines of the log lead there. */
  readonly momentAddress?: (answers: number) => string
}
