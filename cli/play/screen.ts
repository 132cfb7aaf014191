import type { Page } from '../reading.ts'

/** Where a conversation takes place: a terminal, or the script of a test. */
export interface Screen extends Page {
  /** How many lines can be seen at once. */
  readonly rows: number
  /** The line that is typed; nothing when there will be no more. */
  ask(prompt: string): Promise<string | undefined>
  say(text: string): void
  /** Shows a line until something else is said. */
  whisper(text: string): void
  /** Leaves nothing of what was said to be seen. */
  clear(): void
  /** Waits, so that a person can follow. */
  pause(milliseconds: number): Promise<void>
}
