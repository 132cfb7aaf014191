import type { TableStore } from '../../store/store.ts'
import { TINY_GAMES } from '../../test/houses.ts'
import { newId } from '@astrolabe/tables'
import { Leases } from '../leases.ts'
import type { Room } from '../room.ts'
import { Rooms } from '../rooms.ts'
import type { MemoryStore } from './memory-store.ts'
import { type TestLog, seededBytes, thinkerHere } from './parts.ts'
import type { World } from './world.ts'

const NEVER = new Promise<never>(() => {})

/** A server that may be killed at any moment: from then on nothing of what it was doing happens. */
export class WorldServer {
  readonly #world: World
  readonly #disk: MemoryStore
  readonly #log: TestLog
  #rooms: Rooms
  /** Counts its lives: whatever belongs to an earlier one is dead. */
  life = 0

  constructor(world: World, disk: MemoryStore, log: TestLog) {
    this.#world = world
    this.#disk = disk
    this.#log = log
    this.#rooms = this.#start()
  }

  #start(): Rooms {
    const { clock, chance } = this.#world
    const life = this.life
    const thinker = thinkerHere(TINY_GAMES)
    const store = this.#storeOf(life)
    const random = seededBytes(`server ${chance.below(1e9)}`)
    return new Rooms({
      store,
      leases: new Leases(store, clock, newId(random)),
      houses: TINY_GAMES,
      thinker: {
        ...thinker,
        think: async (thought, record) => {
          await this.#world.takes(40)
          if (this.#world.happens('botFails')) throw new Error('a bot fell asleep')
          return thinker.think(thought, record)
        },
      },
      clock,
      random,
      log: this.#log,
    })
  }

  /** Kills it, and starts it again. */
  kill(): void {
    this.life++
    this.#rooms = this.#start()
    void this.#rooms.recover().catch(() => {})
  }

  get rooms(): Rooms {
    return this.#rooms
  }

  async room(table: string): Promise<Room> {
    const room = await this.#rooms.open(table)
    if (room === undefined) throw new Error(`there is no table ${table}`)
    return room
  }

  /** The disk, as seen from one life: slow, and failing before something is done or after. */
  #storeOf(life: number): TableStore {
    const doing = async <T>(deed: () => Promise<T>): Promise<T> => {
      await this.#world.takes(20)
      if (this.life !== life) return NEVER
      if (this.#world.happens('storeFails')) throw new Error('the disk is full')
      const result = await deed()
      await this.#world.takes(5)
      if (this.life !== life) return NEVER
      if (this.#world.happens('storeFails')) throw new Error('the line is dead')
      return result
    }
    const disk = this.#disk
    return {
      append: (append) => doing(() => disk.append(append)),
      events: (table) => doing(() => disk.events(table)),
      version: (table) => doing(() => disk.version(table)),
      snapshots: (table) => doing(() => disk.snapshots(table)),
      table: (table) => doing(() => disk.table(table)),
      eventsSince: (table, number) => doing(() => disk.eventsSince(table, number)),
      listen: (heard) => disk.listen(heard),
      lease: (...wanted) => doing(() => disk.lease(...wanted)),
      release: (name, holder) => doing(() => disk.release(name, holder)),
      botTurns: (now) => doing(() => disk.botTurns(now)),
      keepFailure: (failure) => doing(() => disk.keepFailure(failure)),
      failure: (reference) => doing(() => disk.failure(reference)),
    }
  }
}
