import type { House, Snapshot } from '@astrolabe/kernel'
import { newId, type RandomBytes } from '@astrolabe/tables'
import { type Along, type Append, Conflict, type Feed, SetUpBefore, type TableStore } from '../store/store.ts'
import type { Thinker } from '../thinking/thinker.ts'
import type { Clock, Log } from '../world.ts'
import { Failures, placeOf } from './failures.ts'
import { Ledger } from './ledger.ts'
import type { Leases } from './leases.ts'
import { LiveRoom, type RoomParts } from './live-room.ts'
import { LocalPresence } from './presence.ts'
import type { Room } from './room.ts'
import { Rounds } from './rounds.ts'
import { tableWanted, type WantedTable } from './wanted-table.ts'

export type Houses = Readonly<Record<string, () => Promise<House<unknown>>>>

export interface RoomsParts {
  readonly store: TableStore
  /** Told of everything that was written to a table, once it is on disk. */
  readonly written?: (append: Append) => void
  readonly houses: Houses
  readonly thinker: Thinker
  readonly leases: Leases
  readonly clock: Clock
  readonly random: RandomBytes
  readonly log: Log
  /** How many tables may be open at once; those at which somebody is are never put away. */
  readonly most?: number
  /** Whether there is little memory left. */
  readonly isFull?: () => boolean
}

/** So many tables are open as may be, and somebody is at every one of them. */
export class FullHouse extends Error {}

/** A table nobody has looked at for so long is put away; it is read again when somebody comes. */
const IDLE = 10 * 60 * 1000
const SWEEP = 60 * 1000
/** Whoever was just handed a room is about to use it: it is not put away under them. */
const JUST_USED = 2000
/** So often, in milliseconds, it is asked what other servers have written, and whether they have left bots waiting. */
const LISTEN = 250
const TAKE_OVER = 2000
const MOST_OPEN = 2000
/** Whoever comes to another one need not wait for these. */
const RECOVERED_AT_ONCE = 8

/** A room that is being opened, and then open. */
interface Opening {
  opened: Promise<LiveRoom | undefined>
  room: LiveRoom | undefined
}

/** All the tables of a server: each is read when somebody comes, and kept in memory while anybody is there. */
export class Rooms {
  readonly #parts: RoomsParts
  readonly #failures: Failures
  /** Those used last at the end. */
  readonly #open = new Map<string, Opening>()
  readonly #rounds: Rounds
  readonly #feed: Feed
  readonly #startedAt: number
  #isPolled = false
  #closed = false

  constructor(parts: RoomsParts) {
    const { store, clock, log } = parts
    this.#parts = parts
    this.#startedAt = clock.now()
    this.#failures = new Failures(parts)
    this.#feed = store.listen((table, version) => this.#heard(table, version))
    this.#rounds = new Rounds(clock, log)
    this.#rounds.every(SWEEP, () => this.#sweep())
    this.#rounds.every(LISTEN, async () => this.#listen())
    this.#rounds.every(TAKE_OVER, async () => this.#attend())
    this.#rounds.every(TAKE_OVER, () => this.recover())
  }

  /** The house of a game; nothing if there is no such game. */
  async house(game: string): Promise<House<unknown> | undefined> {
    const { houses } = this.#parts
    return Object.hasOwn(houses, game) ? houses[game]() : undefined
  }

  /**
   * Sets up a table; its id is its invitation code too. That it can be was asked before: what does not fit its game is
   * a mistake, and throws. A past has been played before, by whoever made it; `milestones` are where its chapters began.
   */
  async create(
    wanted: WantedTable,
    milestones: readonly Snapshot[] = [],
    along: readonly Along[] = [],
  ): Promise<string> {
    const { store, clock, random } = this.#parts
    const { game } = await this.#mustHaveHouse(wanted.game)
    const table = tableWanted(game, wanted)
    for (;;) {
      const id = newId(random)
      try {
        const ledger = new Ledger(id, { store, clock, failures: this.#failures })
        await ledger.open(table, milestones, along)
        return id
      } catch (error) {
        if (error instanceof SetUpBefore) return error.table
        // The name was taken, which hardly ever happens.
        if (!(error instanceof Conflict)) throw error
      }
    }
  }

  /** The room of a table; nothing if there is no such table. Rejects with `RuleFailure` if it cannot be rebuilt. */
  open(id: string): Promise<Room | undefined> {
    return this.#live(id, true)
  }

  /** Whether somebody is at a table, or coming, or has just been there. */
  isOpen(id: string): boolean {
    return this.#open.has(id)
  }

  async #live(id: string, isVisit: boolean): Promise<LiveRoom | undefined> {
    if (this.#closed) throw new Error('the rooms are closed')
    const room = await this.#opened(id)
    // It may just have been put away.
    return room === undefined || room.touch(isVisit) ? room : this.#live(id, isVisit)
  }

  #opened(id: string): Promise<LiveRoom | undefined> {
    const known = this.#open.get(id)
    const opening = known ?? { opened: Promise.resolve(undefined), room: undefined }
    this.#open.delete(id)
    this.#open.set(id, opening)
    if (known === undefined) opening.opened = this.#openAnew(id, opening)
    return opening.opened
  }

  async #openAnew(id: string, opening: Opening): Promise<LiveRoom | undefined> {
    try {
      await this.#makeRoom()
      opening.room = await this.#read(id)
      // Whatever was written while it was read was heard by nobody.
      opening.room?.heard(await this.#parts.store.version(id))
      if (opening.room === undefined) this.#open.delete(id)
      return opening.room
    } catch (error) {
      this.#open.delete(id)
      await opening.room?.close()
      throw error
    }
  }

  async #read(id: string): Promise<LiveRoom | undefined> {
    const ledger = new Ledger(id, { ...this.#parts, failures: this.#failures })
    const table = await ledger.read((game) => this.#mustHaveHouse(game))
    if (table === undefined) return undefined
    const house = await this.#mustHaveHouse(table.created.game)
    return new LiveRoom({ ledger, house, table }, this.#roomParts)
  }

  get #roomParts(): RoomParts {
    const { clock } = this.#parts
    return {
      ...this.#parts,
      failures: this.#failures,
      startedAt: this.#startedAt,
      presence: (_table, changed) => new LocalPresence(clock, changed),
      poll: () => this.#pollOnce(),
    }
  }

  /** Puts tables away that nobody is at, the least used first, while there are too many. */
  async #makeRoom(): Promise<void> {
    const { most = MOST_OPEN, isFull = () => false } = this.#parts
    const isTooMuch = (): boolean => this.#open.size > most || isFull()
    if (!isTooMuch()) return
    for (const [id, { room }] of this.#open) {
      if (room !== undefined) await this.#putAway(id, room, JUST_USED)
      if (!isTooMuch()) return
    }
    if (this.#open.size > most) throw new FullHouse(`${most} tables are open`)
  }

  /** Of all that is done in one turn of the event loop the first asks: others cannot have written in between. */
  #pollOnce(): void {
    if (this.#isPolled) return
    this.#isPolled = true
    setImmediate(() => {
      this.#isPolled = false
    })
    this.#feed.poll()
  }

  #listen(): void {
    this.#feed.poll()
    for (const { room } of this.#open.values()) room?.mend()
  }

  /** Another server has written to a table, which may be open here. */
  #heard(table: string, version: number): void {
    this.#open.get(table)?.room?.heard(version)
  }

  async #mustHaveHouse(game: string): Promise<House<unknown>> {
    const house = await this.house(game)
    if (house !== undefined) return house
    throw new RangeError(
      `there is no game “${game}”; games are: ${Object.keys(this.#parts.houses).join(', ')}`,
    )
  }

  /** The store does not say which tables of bots alone wait for one: they play to those who are here. */
  #attend(): void {
    for (const { room } of this.#open.values()) room?.attend()
  }

  /**
   * Goes on with every table at which a bot is to answer and no server lets it, a few at a time; resolves when no bot
   * has to any more.
   */
  async recover(): Promise<void> {
    const { store, clock } = this.#parts
    const waiting = (await store.botTurns(clock.now())).values()
    const goOn = async (): Promise<void> => {
      for (const id of waiting) await this.#letBotsAnswer(id)
    }
    await Promise.all(Array.from({ length: RECOVERED_AT_ONCE }, goOn))
  }

  async #letBotsAnswer(id: string): Promise<void> {
    if (this.#closed) return
    try {
      const room = await this.#live(id, false)
      await room?.letBotsAnswer()
      // Whoever came meanwhile would find it closed.
      if (room !== undefined && !room.isVisited) await this.#putAway(id, room, 0)
    } catch (error) {
      this.#parts.log.error({ table: id, place: placeOf(error) }, 'a table cannot go on')
    }
  }

  async #putAway(id: string, room: LiveRoom, idle: number): Promise<void> {
    // Another one may have put it away, and somebody have come again.
    if (this.#open.get(id)?.room !== room || !room.isIdleFor(idle)) return
    this.#open.delete(id)
    await room.close()
  }

  async #sweep(): Promise<void> {
    for (const [id, { room }] of this.#open) if (room !== undefined) await this.#putAway(id, room, IDLE)
  }

  /** Stops the bots, and waits for what is being written. */
  async close(): Promise<void> {
    this.#closed = true
    this.#rounds.close()
    this.#feed.close()
    for (const { opened } of this.#open.values()) {
      const room = await opened.catch(() => undefined)
      await room?.close()
    }
    this.#open.clear()
  }
}

/** What others ask of the rooms. */
export type RoomsContract = Pick<Rooms, keyof Rooms>
