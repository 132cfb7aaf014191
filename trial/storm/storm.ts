import type { Chance } from '@astrolabe/kernel'
import type { Tally } from '../report/tally.ts'
import type { Servers } from '../servers/servers.ts'
import type { Disk } from './disk.ts'

const SECOND = 1000
const HOUR = 3600 * SECOND
const DAY = 24 * HOUR
/** How far the clock of the servers may be off; less than a session lasts. */
const CLOCKS = [0, 10 * SECOND, -10 * SECOND, HOUR, -HOUR, DAY, -DAY, 30 * DAY, -30 * DAY]
/** Every so many rounds the clock is set, the disk is full, and the books are read. */
const CLOCK_EVERY = 3
const FULL_EVERY = 4
const READ_EVERY = 3
/** The disk is full until so many requests have found it so, or for so long, in milliseconds. */
const FOUND_FULL = 5
const FULL_FOR = 60 * SECOND

export interface StormParts {
  readonly servers: Servers
  readonly disk: Disk
  readonly chance: Chance
  readonly replies: Tally
  /** Resolves when it is time for the next round; false if there is none. */
  readonly nextRound: () => Promise<boolean>
  /** Reads the books while all servers are up. */
  readonly readBooks: () => Promise<void>
}

/** What happens to the servers. */
export class Storm {
  readonly #parts: StormParts
  clockJumps = 0
  diskFills = 0

  constructor(parts: StormParts) {
    this.#parts = parts
  }

  async rage(): Promise<void> {
    const { servers, disk, nextRound, readBooks } = this.#parts
    for (let round = 1; await nextRound(); round++) {
      if (round % CLOCK_EVERY === 1) this.#setClock()
      const isFull = disk.canBeFull && round % FULL_EVERY === 2
      if (isFull) await this.#fill()
      await this.#killOneOrAll(isFull)
      if (round % READ_EVERY === 0) await readBooks()
    }
    servers.setClock(0)
    await this.#restart(this.#all, () => {})
  }

  get #all(): readonly number[] {
    return [...Array(this.#parts.servers.count).keys()]
  }

  #setClock(): void {
    const { servers, chance } = this.#parts
    servers.setClock(CLOCKS[chance.below(CLOCKS.length)])
    this.clockJumps++
  }

  async #fill(): Promise<void> {
    const { servers, disk, replies } = this.#parts
    disk.fill(servers.pids)
    this.diskFills++
    let timer: NodeJS.Timeout | undefined
    const inVain = new Promise<void>((resolve) => (timer = setTimeout(resolve, FULL_FOR)))
    await Promise.race([replies.more((name) => name.startsWith('503'), FOUND_FULL), inVain])
    clearTimeout(timer)
  }

  /** One of the servers, or all; on a full disk they are killed before there is room again, or after. */
  async #killOneOrAll(isFull: boolean): Promise<void> {
    const { servers, disk, chance } = this.#parts
    const places = chance.below(2) === 0 ? this.#all : [chance.below(servers.count)]
    const free = (): void => disk.free(servers.pids)
    const isFreedFirst = isFull && chance.below(2) === 0
    if (isFreedFirst) free()
    await this.#restart(places, isFull && !isFreedFirst ? free : () => {})
  }

  async #restart(places: readonly number[], meanwhile: () => void): Promise<void> {
    const { servers } = this.#parts
    await Promise.all(places.map((place) => servers.kill(place)))
    meanwhile()
    await Promise.all(places.map((place) => servers.start(place)))
  }
}
