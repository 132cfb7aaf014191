// An actor: what is done at a table is done one after the other.
import type { House } from '@astrolabe/kernel'
import type { GameTable, Moment, TableEvent } from '@astrolabe/tables'
import { type Along, Conflict } from '../store/store.ts'
import type { Log } from '../world.ts'
import { BotSeats, type BotSeatsParts } from './bot-seats.ts'
import { type Failures, placeOf } from './failures.ts'
import type { Ledger } from './ledger.ts'
import type { MakePresence, Presence } from './presence.ts'
import type { Changed, Done, Listener, Notice, Room, RuleFailure } from './room.ts'

interface Opened {
  readonly ledger: Ledger
  readonly house: House<unknown>
  readonly table: GameTable
}

export interface RoomParts extends BotSeatsParts {
  readonly failures: Failures
  readonly presence: MakePresence
  /** When the server was started. */
  readonly startedAt: number
  /** Has the room told at once what others have written. */
  readonly poll: () => void
}

/** Others may be quicker, and quicker again; whoever is overtaken so often is told how the table stands. */
const MOST_TRIES = 10

/** A room whose table lives in a store. */
export class LiveRoom implements Room {
  readonly id: string
  readonly house: House<unknown>
  readonly #ledger: Ledger
  readonly #failures: Failures
  readonly #log: Log
  readonly #presence: Presence
  readonly #bots: BotSeats
  readonly #listeners = new Set<Listener>()
  /** Shown to nobody while it holds what is not on disk. */
  #table: GameTable
  /** How many events are known to be on disk. */
  #version: number
  /** Others have written to the table since; or it holds what is not on disk, and is to be read anew. */
  #trouble: 'behind' | 'spoilt' | undefined
  #tail: Promise<unknown> = Promise.resolve()
  #waiting = 0
  /** The first part of a deed, before it waits for anything, is under way. */
  #isBeginning = false
  #usedAt: number
  readonly #now: () => number
  readonly #startedAt: number
  readonly #poll: () => void
  #isVisited = false
  #closed = false

  constructor({ ledger, house, table }: Opened, parts: RoomParts) {
    const { clock, log, failures } = parts
    this.id = ledger.id
    this.house = house
    this.#ledger = ledger
    this.#table = table
    this.#version = table.version
    this.#failures = failures
    this.#log = log
    this.#now = () => clock.now()
    this.#poll = parts.poll
    this.#startedAt = parts.startedAt
    this.#usedAt = clock.now()
    this.#presence = parts.presence(this.id, () => this.#tellOfPresence())
    this.#bots = new BotSeats(this, parts)
    this.#bots.wake(table)
  }

  get here(): readonly number[] {
    return this.#presence.here
  }

  get spectators(): number {
    return this.#presence.spectators
  }

  /** Time does not run while no server does: what had passed of a decision before a restart is not counted. */
  moment({ company: { clocks } }: GameTable): Moment {
    const now = this.#now()
    return { now, elapsed: Math.max(0, now - Math.max(clocks?.at ?? now, this.#startedAt)) }
  }

  awaySince(seat: number): number | undefined {
    return this.#presence.awaySince(seat)
  }

  arrive(seats: readonly number[]): () => void {
    const leave = this.#presence.arrive(seats)
    // A table of bots alone goes on while somebody watches.
    this.#bots.wake(this.#table)
    return leave
  }

  subscribe(listener: Listener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  look<T>(at: (table: GameTable) => T): Promise<T> {
    return this.#inTurn(async () => at(this.#table))
  }

  change<T>(
    deed: (table: GameTable) => Done,
    look: (table: GameTable, done: Done) => T,
    attempt: object = {},
  ): Promise<Changed<T>> {
    return this.#inTurn(() => this.#change(deed, look, attempt))
  }

  /** Keeps the bots thinking that do, and lets them play for whoever watches if another server has left off. */
  attend(): void {
    if (this.#trouble === undefined && this.#waiting === 0) this.#bots.wake(this.#table)
  }

  /** Lets the bots answer that are asked, if no other server does; resolves when none of them has to any more. */
  async letBotsAnswer(): Promise<void> {
    await this.look((table) => this.#bots.wake(table))
    await this.#bots.atRest()
  }

  /** Somebody is coming, or the server itself for its bots. False if it is too late. */
  touch(isVisit: boolean): boolean {
    this.#usedAt = this.#now()
    this.#isVisited ||= isVisit
    return !this.#closed
  }

  /** Whether anybody has come who may still be about to do something here. */
  get isVisited(): boolean {
    return this.#isVisited
  }

  /** Whether nobody and nothing has been here for so many milliseconds. */
  isIdleFor(milliseconds: number): boolean {
    const empty = this.#listeners.size === 0 && this.#presence.isEmpty
    const quiet = this.#waiting === 0 && !this.#bots.isBusy
    return empty && quiet && this.#now() - this.#usedAt >= milliseconds
  }

  /** Lets what has been asked for be done, and nothing after that. */
  async close(): Promise<void> {
    this.#closed = true
    this.#presence.close()
    await Promise.all([this.#bots.close(), this.#tail])
  }

  /** The store says that the table has so many events: others have written to it if they are more than known here. */
  heard(version: number): void {
    if (this.#closed || version <= this.#ledger.writtenOf(this.#version)) return
    this.#trouble ??= 'behind'
    this.mend()
  }

  /** Those who listen are told what they have missed without anybody asking, as soon as it can be read. */
  mend(): void {
    if (this.#trouble !== undefined && this.#waiting === 0 && !this.#closed)
      this.look(() => {}).catch(() => {})
  }

  /** Does one thing after the other, at once if there is none before. Whatever comes sees the table as it is on disk. */
  #inTurn<T>(deed: () => Promise<T>): Promise<T> {
    if (this.#closed) return Promise.reject(new Error(`the room of table ${this.id} is closed`))
    // What is begun is not yet what others can wait for.
    if (this.#isBeginning) return Promise.resolve().then(() => this.#inTurn(deed))
    this.#usedAt = this.#now()
    const isAtRest = this.#waiting === 0
    this.#waiting++
    const turn = isAtRest ? this.#begin(deed) : this.#tail.then(() => this.#begin(deed))
    this.#tail = turn.then(this.#leave, this.#leave)
    return turn
  }

  #begin<T>(deed: () => Promise<T>): Promise<T> {
    this.#isBeginning = true
    try {
      this.#poll()
      return this.#trouble === undefined ? deed() : this.#catchUp().then(deed)
    } catch (error) {
      // What others have written cannot be asked for now.
      return Promise.reject(error)
    } finally {
      this.#isBeginning = false
    }
  }

  readonly #leave = (): void => {
    this.#waiting--
  }

  async #change<T>(
    deed: (table: GameTable) => Done,
    look: (table: GameTable, done: Done) => T,
    attempt: object,
  ): Promise<Changed<T>> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const done = await this.#tried(deed, attempt)
      if (await this.#isSettled(done)) return { done, seen: look(this.#table, done) }
      await this.#catchUp()
    }
    const done: Done = { problem: { why: 'stale', expected: this.#table.driver?.answers.length ?? 0 } }
    return { done, seen: look(this.#table, done) }
  }

  async #tried(deed: (table: GameTable) => Done, attempt: object): Promise<Done> {
    try {
      return this.#stamped(deed(this.#table))
    } catch (error) {
      throw await this.#failed(attempt, error)
    }
  }

  /** Where clocks run, the last of what was done says how they stand. */
  #stamped(done: Done): Done {
    const stamp = (event: TableEvent): TableEvent => this.#table.stamp(event, this.moment(this.#table))
    if ('event' in done) return { event: stamp(done.event) }
    if (!('events' in done)) return done
    const last = done.events.at(-1)
    return last === undefined ? done : { ...done, events: done.events.with(-1, stamp(last)) }
  }

  /** Whether that is that: it is on disk, or was refused at the table as it is. If not, the table has to be read again. */
  async #isSettled(done: Done): Promise<boolean> {
    const [events, along] = writingOf(done)
    if (events.length > 0 || along.length > 0) return await this.#isKept(events, along)
    if ('repeated' in done || !(await this.#ledger.isBehind(this.#version))) return true
    // Another server knows more: this was judged at a table long past.
    this.#trouble ??= 'behind'
    return false
  }

  /** Writes down what was done; false if somebody else was quicker. */
  async #isKept(events: readonly TableEvent[], along: readonly Along[]): Promise<boolean> {
    try {
      await this.#ledger.write(this.#table, this.#version, events, along)
    } catch (error) {
      this.#trouble = 'spoilt'
      if (error instanceof Conflict) return false
      await this.#catchUpIfPossible()
      throw error
    }
    if (events.length > 0) this.#kept(events)
    return true
  }

  /** The rules failed: what they were at is kept, and the table is as it was before. */
  async #failed(attempt: object, error: unknown): Promise<RuleFailure> {
    const failure = await this.#failures.keep(this.id, this.#table, attempt, error)
    this.#trouble = 'spoilt'
    await this.#catchUpIfPossible()
    return failure
  }

  /** What has just been done is on disk. */
  #kept(events: readonly TableEvent[]): void {
    this.#version = this.#table.version
    this.#tell({ kind: 'changed', table: this.#table, events })
    this.#bots.wake(this.#table)
  }

  /** Brings the table to what is on disk: by the events since, or by reading all of it if that will not do. */
  async #catchUp(): Promise<void> {
    const isBehind = this.#trouble === 'behind'
    // Until it is done, the table is not to be trusted.
    this.#trouble = 'spoilt'
    if (!isBehind || !(await this.#hearSince())) this.#table = await this.#readAll()
    this.#trouble = undefined
    if (this.#table.version !== this.#version) {
      this.#version = this.#table.version
      this.#tell({ kind: 'reloaded', table: this.#table })
    }
    this.#bots.wake(this.#table)
  }

  async #hearSince(): Promise<boolean> {
    const events = await this.#ledger.since(this.#version)
    return events?.every((event) => this.#table.hear(event)) === true
  }

  async #readAll(): Promise<GameTable> {
    const table = await this.#ledger.read(async () => this.house)
    if (table === undefined) throw new Error(`table ${this.id} is not in the store any more`)
    return table
  }

  /** What cannot be read now is read by whoever comes next. */
  async #catchUpIfPossible(): Promise<void> {
    try {
      await this.#catchUp()
    } catch (error) {
      this.#log.error({ table: this.id, place: placeOf(error) }, 'a table cannot be read')
    }
  }

  #tellOfPresence(): void {
    this.look((table) => this.#tell({ kind: 'presence', table })).catch((error: unknown) =>
      this.#log.warn({ table: this.id, place: placeOf(error) }, 'nobody was told who is here'),
    )
  }

  #tell(notice: Notice): void {
    for (const listener of this.#listeners) {
      try {
        listener(notice)
      } catch (error) {
        this.#log.error({ table: this.id, place: placeOf(error) }, 'someone who listens failed')
      }
    }
  }
}

/** What of a deed is to be written down. */
function writingOf(done: Done): readonly [events: readonly TableEvent[], along: readonly Along[]] {
  if ('event' in done) return [[done.event], []]
  return 'events' in done ? [done.events, done.along ?? []] : [[], []]
}
