import type { GameRecord, Language, Outcome, Snapshot } from '@astrolabe/kernel'
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
  /** Those who were asked whether they are there, and the name of whoever asks. */
  readonly nudges?: readonly { readonly seat: number; readonly by: string }[]
  /** Whether the next answer is a bot's: such tables go on by themselves after a restart. */
  readonly botTurn: boolean
  /** Milliseconds since 1970. */
  readonly changedAt: number
  /** Once the game is over; of those that ended long ago nothing may be known. */
  readonly outcome?: Pick<Outcome, 'scores' | 'winners'>
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
  /** What is written with them, all of it or nothing. */
  readonly along?: readonly Along[]
}

/** What is written along with events of a table, or, if there are none, while it has just so many. */
export type Along =
  /** A link for a seat: older ones are worthless then. */
  | { readonly kind: 'link-made'; readonly link: SeatLink }
  /** A link is exchanged, which succeeds once: `LinkGone` if it cannot be any more. */
  | { readonly kind: 'link-used'; readonly tokenHash: string; readonly at: number }
  | { readonly kind: 'links-revoked'; readonly seat: number; readonly at: number }
  /** `TooManyBotGames` if a guest hosts so many games with bots that were played since then, this one not counted. */
  | { readonly kind: 'bot-games'; readonly host: string; readonly most: number; readonly since: number }
  /** Another table, which begins with that. */
  | { readonly kind: 'table-set-up'; readonly opening: Append }

/** Something could not be written for a reason of its own; nothing has been. */
export class NotWritten extends Error {}

/** Somebody else has added events meanwhile. */
export class Conflict extends NotWritten {}

/** A seat link has been used or revoked meanwhile. */
export class LinkGone extends NotWritten {}

/** A guest hosts as many games with bots as one may. */
export class TooManyBotGames extends NotWritten {
  /** When the one was played last that has rested for longest. */
  readonly oldest: number

  constructor(oldest: number) {
    super('too many games with bots')
    this.oldest = oldest
  }
}

/** The book of a table is not what was written. */
export class DamagedBook extends Error {}

/** A guest has set up a table under the same id before. Nothing has been written. */
export class SetUpBefore extends Conflict {
  readonly table: string

  constructor(table: string) {
    super(`table ${table} was set up under this id`)
    this.table = table
  }
}

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

/** Tells of tables to which others have written. */
export interface Feed {
  /** Tells at once what it can tell without waiting; whoever wants to be told in time asks now and then. */
  poll(): void
  close(): void
}

/** What is kept of tables. */
export interface TableStore {
  /**
   * Adds events, and resolves once they are on disk. Rejects with `Conflict` if the table does not have `number`
   * events, with `SetUpBefore` if its host has another one under the same id, with another `NotWritten` if something
   * along with them forbids it; after any other rejection they may or may not be there. Whoever gives a seat away makes
   * its links worthless by that.
   */
  append(append: Append): Promise<void>
  /** All events of a table in their order; none if there is no such table. Rejects with `DamagedBook`. */
  events(table: string): Promise<TableEvent[]>
  /** Those after the first `number`. */
  eventsSince(table: string, number: number): Promise<TableEvent[]>
  /** Calls `heard` with a table, and how many events it has, when others have written to it. */
  listen(heard: (table: string, version: number) => void): Feed
  /**
   * Takes something on in the name of a holder, or prolongs that; false if another holder has. A lease that would
   * outlast the one wanted is from before the clock was set back, and holds nobody off.
   */
  lease(name: string, holder: string, now: number, until: number): Promise<boolean>
  release(name: string, holder: string): Promise<void>
  /** How many events a table has. */
  version(table: string): Promise<number>
  /** Those of the milestones, and the last one, in their order. */
  snapshots(table: string): Promise<Snapshot[]>
  /** One table as lists show it. */
  table(table: string): Promise<KeptTable | undefined>
  /** Tables at which a bot is to answer, and nobody has taken that on: see `leaseOfBots`. */
  botTurns(now: number): Promise<string[]>
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

/** A way to take a seat over on another device, good once, and while the guest who made it sits there. */
export interface SeatLink {
  readonly tokenHash: string
  readonly table: string
  readonly seat: number
  readonly guest: string
  readonly createdAt: number
}

/** A way to be known on another device, good once and not for long. */
export interface DeviceLink {
  readonly guest: string
  readonly tokenHash: string
  readonly createdAt: number
}

/** What whoever lets the bots of a table answer has a lease of. */
export const leaseOfBots = (table: string): string => `bots ${table}`

/** Where a browser wants to be told of turns. */
export interface PushTarget {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
  /** That of the page that asked for it, if it said so. */
  readonly language?: Language
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
  /** Leases that had ended by then. */
  forgetLeases(before: number): Promise<void>
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

  /** The table that a guest set up under an id of their own. */
  tableSetUp(guest: string, id: string): Promise<string | undefined>

  /** With their first session. */
  addGuest(name: string, session: Session): Promise<void>
  /** The guest with this session, if it was seen in the last 90 days; being asked for, it is seen again. */
  guestOf(tokenHash: string, now: number, device: Device): Promise<Guest | undefined>
  renameGuest(guest: string, name: string): Promise<void>
  /** A guest is known on one more device. */
  addSession(session: Session): Promise<void>
  /** Those of a guest that are good for something, the one seen last first. */
  sessionsOf(guest: string, now: number): Promise<Session[]>
  /** Ends a session, what is told by push because of it, and the guest's link; whether it was one of this guest. */
  endSession(guest: string, session: string): Promise<boolean>

  /** In place of any the guest had before. */
  addDeviceLink(link: DeviceLink): Promise<void>
  /** The guest of a link that was made after a time and can still be used. */
  deviceLink(tokenHash: string, after: number): Promise<string | undefined>
  /** Exchanges such a link for a session of its guest, which succeeds once. */
  useDeviceLink(tokenHash: string, after: number, session: Omit<Session, 'guest'>): Promise<Guest | undefined>
  removeDeviceLink(guest: string): Promise<void>

  /** A link that can still be exchanged. */
  seatLink(tokenHash: string): Promise<SeatLink | undefined>
  /** The links of a seat that can still be exchanged, the oldest first. */
  seatLinks(table: string, seat: number): Promise<SeatLink[]>

  /**
   * An endpoint belongs to the last session that brought it. Not taken, of a guest who has `most` others already; whether
   * it was.
   */
  addPushTarget(session: string, target: PushTarget, most: number): Promise<boolean>
  /** With a guest, only if it is theirs. */
  removePushTarget(endpoint: string, guest?: string): Promise<void>
  pushTargetsOf(guest: string): Promise<Omit<PushTarget, 'language'>[]>
  /** The language in which a session is told. */
  pushLanguage(session: string): Promise<Language | undefined>

  setting(key: string): Promise<string | undefined>
  /** Keeps a setting unless there is one already; gives the one that counts, the same to everyone who asks. */
  keepSetting(key: string, value: string): Promise<string>

  /** Writes down what is still waiting, then lets go of the disk. */
  close(): Promise<void>
}
