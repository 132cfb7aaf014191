import type { GameRecord, Snapshot } from '@astrolabe/kernel'
import type { Created, Phase, Sitter, TableEvent } from '@astrolabe/tables'
import type { Device } from '../identity/device.ts'

/** How a table stands, for lists of tables. */
export interface Summary {
  readonly game: string
  /** The guest who set it up. */
  readonly host: string
  readonly phase: Phase
  readonly seats: readonly Sitter[]
  readonly waitingFor: readonly number[]
  /** How many answers have been given. */
  readonly answers: number
  readonly listed: boolean
  /** The table, and the milestone there, from which it branched. */
  readonly from?: Created['from']
  /** Whether the next answer is a bot's: such tables go on by themselves after a restart. */
  readonly botTurn: boolean
  /** Milliseconds since 1970. */
  readonly changedAt: number
}

export interface KeptTable extends Summary {
  readonly table: string
  /** How many events it has. */
  readonly version: number
}

/** Events to be added to a table, and how it stands after them. */
export interface Append {
  readonly table: string
  /** How many events the table has so far; none yet for its creation. */
  readonly number: number
  readonly events: readonly TableEvent[]
  readonly summary: Summary
  /**
   * Where the step under way began, if it is a new one: from there a game goes on under other rules. Before it there may
   * be those of earlier chapters. Of what was kept before, milestones older than all of them stay.
   */
  readonly snapshots?: readonly Snapshot[]
}

/** Somebody else has added events meanwhile. Nothing has been written. */
export class Conflict extends Error {}

/** The rules, or something else at a table, failed. Holds secrets: it never leaves the store by itself. */
export interface Failure {
  /** What people are told, to be quoted in a report. */
  readonly reference: string
  readonly table: string
  /** How many events the table had. */
  readonly version: number
  /** Milliseconds since 1970. */
  readonly at: number
  /** What was tried. */
  readonly attempt: unknown
  readonly error: string
  readonly record: GameRecord | null
}

/** What is kept of tables. */
export interface TableStore {
  /**
   * Adds events, and resolves once they are on disk. Rejects with `Conflict` if the table does not have `number`
   * events; after any other rejection they may or may not be there.
   */
  append(append: Append): Promise<void>
  /** All events of a table in their order; none if there is no such table. */
  events(table: string): Promise<TableEvent[]>
  /** How many events a table has. */
  version(table: string): Promise<number>
  /** Those of the milestones, and the last one, in their order. */
  snapshots(table: string): Promise<Snapshot[]>
  /** One table as lists show it. */
  table(table: string): Promise<KeptTable | undefined>
  /** Tables at which a bot is to answer. */
  botTurns(): Promise<string[]>
  keepFailure(failure: Failure): Promise<void>
  failure(reference: string): Promise<Failure | undefined>
}

/** Somebody who plays, known by a session and no more. */
export interface Guest {
  readonly id: string
  readonly name: string
  /** The session by which they came. */
  readonly session: string
}

/** How a guest is known on one device: by a token that is kept there and nowhere else. */
export interface Session {
  readonly id: string
  readonly guest: string
  readonly tokenHash: string
  readonly device: Device
  readonly createdAt: number
  /** To the hour. */
  readonly seenAt: number
}

/** A way to take a seat over on another device, good once. */
export interface SeatLink {
  readonly tokenHash: string
  readonly table: string
  readonly seat: number
  readonly createdAt: number
}

/** Where a browser wants to be told of turns. */
export interface PushTarget {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/** A table, and how long nothing has been done there. */
export type AgedTable = Pick<KeptTable, 'table' | 'phase' | 'changedAt'>

/** What came of a step through the guests: how many were forgotten, and where to go on; nowhere at the end. */
export interface Forgotten {
  readonly guests: number
  readonly last: string | undefined
}

/** How a store is rid of what nobody needs any more, a little at a time. */
export interface ClearingStore {
  /** The next few tables in the order of their ids. */
  tablesAfter(table: string, limit: number): Promise<AgedTable[]>
  /**
   * Removes a table with all that hangs on it, unless something has been done there since; whether it did. `isFree` is
   * asked at the last moment.
   */
  removeTable(table: AgedTable, isFree: () => boolean): Promise<boolean>
  /** Of the next few guests, ends sessions not seen since a time, and forgets whoever has none left; nobody who `isHere`. */
  forgetGuests(
    after: string,
    limit: number,
    before: number,
    isHere: (guest: string) => boolean,
  ): Promise<Forgotten>
}

/**
 * Everything the server keeps. Whatever changes something resolves once it is on disk. Times are milliseconds since
 * 1970 and are given by the caller.
 */
export interface Store extends TableStore, ClearingStore {
  /** Tables shown to everyone that people can still sit down at, then those being played, each by latest change. */
  lobby(limit: number): Promise<KeptTable[]>
  /** Tables that branched off from another. */
  branches(table: string): Promise<KeptTable[]>
  /** Tables at which a guest sits, or that it set up: those under way first, each by the latest change. */
  tablesOf(guest: string, limit: number): Promise<KeptTable[]>

  /** With their first session. */
  addGuest(name: string, session: Session): Promise<void>
  /** The guest with this session, if it was seen in the last 90 days; being asked for, it is seen again. */
  guestOf(tokenHash: string, now: number, device: Device): Promise<Guest | undefined>
  renameGuest(guest: string, name: string): Promise<void>
  /** A guest is known on one more device. */
  addSession(session: Session): Promise<void>
  /** Those of a guest that are good for something, the one seen last first. */
  sessionsOf(guest: string, now: number): Promise<Session[]>
  /** Ends a session, and what is told by push because of it; whether it was one of this guest. */
  endSession(guest: string, session: string): Promise<boolean>

  addSeatLink(link: SeatLink): Promise<void>
  /** A link that can still be exchanged. */
  seatLink(tokenHash: string): Promise<SeatLink | undefined>
  /** Exchanges a link, which succeeds once, and never after it was revoked; whether it did. */
  useSeatLink(tokenHash: string, now: number): Promise<boolean>
  /** The links of a seat that can still be exchanged, the oldest first. */
  seatLinks(table: string, seat: number): Promise<SeatLink[]>
  /** Makes the links of a seat worthless. */
  revokeSeatLinks(table: string, seat: number, now: number): Promise<void>

  /** An endpoint belongs to the last session that brought it. */
  addPushTarget(session: string, target: PushTarget): Promise<void>
  /** With a guest, only if it is theirs. */
  removePushTarget(endpoint: string, guest?: string): Promise<void>
  pushTargetsOf(guest: string): Promise<PushTarget[]>

  setting(key: string): Promise<string | undefined>
  /** Keeps a setting unless there is one already; gives the one that counts, the same to everyone who asks. */
  keepSetting(key: string, value: string): Promise<string>

  /** Writes down what is still waiting, then lets go of the disk. */
  close(): Promise<void>
}
