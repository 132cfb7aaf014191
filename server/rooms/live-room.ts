// An actor: what is done at a table is done one after the other.
import type { House } from '@astrolabe/kernel'
import type { GameTable, TableEvent } from '@astrolabe/tables'
import { Conflict } from '../store/store.ts'
import type { Log } from '../world.ts'
import { BotSeats, type BotSeatsParts } from './bot-seats.ts'
import { type Failures, placeOf } from './failures.ts'
import type { Ledger } from './ledger.ts'
import { Presence } from './presence.ts'
import type { Changed, Done, Listener, Notice, Room, RuleFailure } from './room.ts'

interface Opened {
  readonly ledger: Ledger
  readonly house: House<unknown>
  readonly table: GameTable
}

export interface RoomParts extends BotSeatsParts {
  readonly failures: Failures
}

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
  /** The table in memory may not be the one on disk. */
  #stale = false
  #tail: Promise<unknown> = Promise.resolve()
  #waiting = 0
  /** The first part of a deed, before it waits for anything, is under way. */
  #isBeginning = false
  #usedAt: number
  readonly #now: () => number
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
    this.#usedAt = clock.now()
    this.#presence = new Presence(clock, () => this.#tellOfPresence())
    this.#bots = new BotSeats(this, parts)
    this.#bots.wake(table)
  }

  get here(): readonly number[] {
    return this.#presence.here
  }

  get spectators(): number {
    return this.#presence.spectators
  }

  arrive(seats: readonly number[]): () => void {
    return this.#presence.arrive(seats)
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

  answer<T>(
    { seat, number, rewinds, text, id }: Parameters<Room['answer']>[0],
    look: (table: GameTable, done: Done) => T,
  ): Promise<Changed<T>> {
    const give = (table: GameTable): Done => {
      const given = table.given(id)
      if (given === undefined) return table.answer(seat, number, text, id, rewinds)
      const isSame = given.seat === seat && given.number === number && given.text === text
      return isSame ? { repeated: given } : { problem: { why: 'id-taken' } }
    }
    return this.change(give, look, { seat, number, text })
  }

  /** Resolves when no bot has anything to answer. */
  atRest(): Promise<void> {
    return this.#bots.atRest()
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
    this.#bots.close()
    this.#presence.close()
    await this.#tail
  }

  /** Does one thing after the other, at once if there is none before. Whatever comes sees the table as it is on disk. */
  #inTurn<T>(deed: () => Promise<T>): Promise<T> {
    if (this.#closed) return Promise.reject(new Error(`the room of table ${this.id} is closed`))
    // What is begun is not yet what others can wait for.
    if (this.#isBeginning) return Promise.resolve().then(() => this.#inTurn(deed))
    this.#usedAt = this.#now()
    const isAtRest = this.#waiting === 0 && !this.#stale
    this.#waiting++
    const turn = isAtRest ? this.#begin(deed) : this.#tail.then(() => this.#begin(deed))
    this.#tail = turn.then(this.#leave, this.#leave)
    return turn
  }

  #begin<T>(deed: () => Promise<T>): Promise<T> {
    if (this.#stale) return this.#reload().then(deed)
    this.#isBeginning = true
    const turn = deed()
    this.#isBeginning = false
    return turn
  }

  readonly #leave = (): void => {
    this.#waiting--
  }

  async #change<T>(
    deed: (table: GameTable) => Done,
    look: (table: GameTable, done: Done) => T,
    attempt: object,
    again = false,
  ): Promise<Changed<T>> {
    let done: Done
    try {
      done = deed(this.#table)
    } catch (error) {
      throw await this.#failed(attempt, error)
    }
    if ('event' in done) {
      try {
        await this.#ledger.write(this.#table, this.#version, done.event)
      } catch (error) {
        if (await this.#isOvertaken(error, again)) return this.#change(deed, look, attempt, true)
        throw error
      }
      this.#kept(done.event)
    } else if (!('repeated' in done) && !again && (await this.#ledger.isBehind(this.#version))) {
      // Another server knows more: this was judged at a table long past.
      await this.#reload()
      return this.#change(deed, look, attempt, true)
    }
    return { done, seen: look(this.#table, done) }
  }

  /** The rules failed: what they were at is kept, and the table is as it was before. */
  async #failed(attempt: object, error: unknown): Promise<RuleFailure> {
    const failure = await this.#failures.keep(this.id, this.#table, attempt, error)
    await this.#reloadIfPossible()
    return failure
  }

  /** Something could not be written down. Whether somebody else was quicker; never so if this was the last try. */
  async #isOvertaken(error: unknown, lastTry: boolean): Promise<boolean> {
    await this.#reloadIfPossible()
    return error instanceof Conflict && !lastTry && !this.#stale
  }

  /** What has just been done is on disk. */
  #kept(event: TableEvent): void {
    this.#version = this.#table.version
    this.#tell({ kind: 'changed', table: this.#table, event })
    this.#bots.wake(this.#table)
  }

  async #reload(): Promise<void> {
    this.#stale = true
    const table = await this.#ledger.read(async () => this.house)
    if (table === undefined) throw new Error(`table ${this.id} is not in the store any more`)
    this.#table = table
    this.#stale = false
    if (table.version !== this.#version) {
      this.#version = table.version
      this.#tell({ kind: 'reloaded', table })
    }
    this.#bots.wake(table)
  }

  /** What cannot be read now is read by whoever comes next. */
  async #reloadIfPossible(): Promise<void> {
    try {
      await this.#reload()
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
