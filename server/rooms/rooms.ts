import { type House, mustFit, type Snapshot, tableOptions } from '@astrolabe/kernel'
import { type Created, GameTable, newId, type RandomBytes } from '@astrolabe/tables'
import { type Append, Conflict, type TableStore } from '../store/store.ts'
import type { Thinker } from '../thinking/thinker.ts'
import type { Clock, Log } from '../world.ts'
import { Failures, placeOf } from './failures.ts'
import { Ledger } from './ledger.ts'
import { LiveRoom } from './live-room.ts'
import type { Room } from './room.ts'

export type Houses = Readonly<Record<string, () => Promise<House<unknown>>>>

export interface RoomsParts {
  readonly store: TableStore
  /** Told of everything that was written to a table, once it is on disk. */
  readonly written?: (append: Append) => void
  readonly houses: Houses
  readonly thinker: Thinker
  readonly clock: Clock
  readonly random: RandomBytes
  readonly log: Log
}

/** A table nobody has looked at for so long is put away; it is read again when somebody comes. */
const IDLE = 10 * 60 * 1000
const SWEEP = 60 * 1000
/** Whoever comes to another one need not wait for these. */
const RECOVERED_AT_ONCE = 8

/** All the tables of a server: each is read when somebody comes, and kept in memory while anybody is there. */
export class Rooms {
  readonly #parts: RoomsParts
  readonly #failures: Failures
  readonly #open = new Map<string, Promise<LiveRoom | undefined>>()
  #callOff: () => void
  #closed = false

  constructor(parts: RoomsParts) {
    this.#parts = parts
    this.#failures = new Failures(parts)
    this.#callOff = parts.clock.after(SWEEP, () => void this.#sweep())
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
    wanted: Omit<Created, 'kind' | 'rules'>,
    milestones: readonly Snapshot[] = [],
  ): Promise<string> {
    const { store, clock, random } = this.#parts
    const { game } = await this.#mustHaveHouse(wanted.game)
    mustFit(game, wanted.seats.length, wanted.options)
    const options = tableOptions(game, wanted.options)
    const created: Created = { ...wanted, kind: 'created', rules: game.rules, options }
    for (;;) {
      const id = newId(random)
      try {
        const ledger = new Ledger(id, { store, clock, failures: this.#failures })
        await ledger.open(new GameTable(game, [created]), milestones)
        return id
      } catch (error) {
        // The name was taken, which hardly ever happens.
        if (!(error instanceof Conflict)) throw error
      }
    }
  }

  /** The room of a table; nothing if there is no such table. Rejects with `RuleFailure` if it cannot be rebuilt. */
  open(id: string): Promise<Room | undefined> {
    return this.#live(id)
  }

  /** Whether somebody is at a table, or coming, or has just been there. */
  isOpen(id: string): boolean {
    return this.#open.has(id)
  }

  async #live(id: string): Promise<LiveRoom | undefined> {
    if (this.#closed) throw new Error('the rooms are closed')
    const room = await (this.#open.get(id) ?? this.#openAnew(id))
    // It may just have been put away.
    return room === undefined || room.touch() ? room : this.#live(id)
  }

  async #openAnew(id: string): Promise<LiveRoom | undefined> {
    const opening = this.#read(id)
    this.#open.set(id, opening)
    const forget = (): void => {
      if (this.#open.get(id) === opening) this.#open.delete(id)
    }
    try {
      const room = await opening
      if (room === undefined) forget()
      return room
    } catch (error) {
      forget()
      throw error
    }
  }

  async #read(id: string): Promise<LiveRoom | undefined> {
    const ledger = new Ledger(id, { ...this.#parts, failures: this.#failures })
    const table = await ledger.read((game) => this.#mustHaveHouse(game))
    if (table === undefined) return undefined
    const house = await this.#mustHaveHouse(table.created.game)
    return new LiveRoom({ ledger, house, table }, { ...this.#parts, failures: this.#failures })
  }

  async #mustHaveHouse(game: string): Promise<House<unknown>> {
    const house = await this.house(game)
    if (house !== undefined) return house
    throw new RangeError(
      `there is no game “${game}”; games are: ${Object.keys(this.#parts.houses).join(', ')}`,
    )
  }

  /** Goes on with every table at which a bot is to answer, a few at a time; resolves when no bot has to any more. */
  async recover(): Promise<void> {
    const waiting = (await this.#parts.store.botTurns()).values()
    const goOn = async (): Promise<void> => {
      for (const id of waiting) await this.#letBotsAnswer(id)
    }
    await Promise.all(Array.from({ length: RECOVERED_AT_ONCE }, goOn))
  }

  async #letBotsAnswer(id: string): Promise<void> {
    if (this.#closed) return
    try {
      const room = await this.#live(id)
      await room?.atRest()
      if (room !== undefined) await this.#putAway(id, room, 0)
    } catch (error) {
      this.#parts.log.error({ table: id, place: placeOf(error) }, 'a table cannot go on')
    }
  }

  async #putAway(id: string, room: LiveRoom, idle: number): Promise<void> {
    if (!room.isIdleFor(idle)) return
    this.#open.delete(id)
    await room.close()
  }

  async #sweep(): Promise<void> {
    for (const [id, opening] of this.#open) {
      const room = await opening.catch(() => undefined)
      if (room !== undefined) await this.#putAway(id, room, IDLE)
    }
    if (!this.#closed) this.#callOff = this.#parts.clock.after(SWEEP, () => void this.#sweep())
  }

  /** Stops the bots, and waits for what is being written. */
  async close(): Promise<void> {
    this.#closed = true
    this.#callOff()
    for (const opening of this.#open.values()) {
      const room = await opening.catch(() => undefined)
      await room?.close()
    }
    this.#open.clear()
  }
}

/** What others ask of the rooms. */
export type RoomsContract = Pick<Rooms, keyof Rooms>
