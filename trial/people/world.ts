import type { Fault } from '../checks/fault.ts'
import type { Tally } from '../report/tally.ts'
import type { Servers } from '../servers/servers.ts'
import type { Habits } from './habits.ts'

/** What everyone at the tables has around them. */
export interface World {
  readonly servers: Servers
  /** Replies, by status and reason. */
  readonly replies: Tally
  /** What people did. */
  readonly deeds: Tally
  readonly fault: (fault: Fault) => void
  /** Milliseconds until a stream on another server told what one had acknowledged. */
  readonly lateness: number[]
  habits: Habits
  /** The trial has ended: nobody goes on. */
  isOver: boolean
}

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds))
