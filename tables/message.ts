import type { Why } from '@astrolabe/kernel'
import type { ClocksShown } from './clocks.ts'
import type { Said } from './events.ts'
import type { Position } from './position.ts'

/** A line of the chat. */
export type ChatLine = Omit<Said, 'kind' | 'sent'>

/**
 * What whoever looks at a table is sent of it, whenever anything changes: by a server, by the worker that plays alone in
 * a browser, by a lesson, by a replay.
 */
export interface TableMessage<P = Position> {
  readonly table: string
  readonly position: P
  /** The seats the client holds. */
  readonly yours: readonly number[]
  /** Seats kept for the client, or played by a bot in its place. */
  readonly owned?: readonly number[]
  /** Whether the client set the table up: it may start it and show it in the lobby. */
  readonly host: boolean
  /** The seats whose people are looking right now, and how many spectators. */
  readonly here: readonly number[]
  readonly spectators: number
  /** Of every seat at a table that people share, whether somebody is there. */
  readonly presence?: readonly Presence[]
  /** The clocks, at the moment `now`, where the time to decide is limited. */
  readonly clock?: ClocksShown
  /** The time of whoever keeps the table, where something there is timed: milliseconds since 1970. */
  readonly now?: number
  /** All lines when the table is looked at; in reply to a deed, the newest; in a stream, those since the last message. */
  readonly chat: readonly ChatLine[]
  /** How many lines came before those in `chat`: with none, they are the whole of it. */
  readonly chatFrom: number
}

/** Whether somebody is at a seat: a person who is looking, one who is not, a bot, or nobody. */
export interface Presence {
  readonly is: 'here' | 'away' | 'bot' | 'open'
  /** Since when they are away, if that is known. */
  readonly since?: number
}

/** What a bot of a level would answer in a person's place, and why; without a reason where nothing is to be chosen. */
export interface Advice {
  readonly answer: string
  readonly level: string
  readonly why?: Why
}

/** Why a bot answered as it did; without a reason where it had nothing to choose. */
export interface BotReason {
  readonly seat: number
  readonly level: string
  readonly answer: string
  readonly why?: Why
  /** The position it was asked in, as whoever wants to know saw it. */
  readonly view: unknown
}
