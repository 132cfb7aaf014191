import { GAMES } from '@astrolabe/games'
import { FastChance, type GameRecord, type House } from '@astrolabe/kernel'
import { performance } from 'node:perf_hooks'
import { Books } from './checks/books.ts'
import type { Fault } from './checks/fault.ts'
import { recordFaults, sumFaults } from './checks/finished.ts'
import { Ended } from './people/guest.ts'
import { CALM, type Habits } from './people/habits.ts'
import { Party } from './people/party.ts'
import { pause, type World } from './people/world.ts'
import type { Report } from './report/report.ts'
import { Tally } from './report/tally.ts'
import { Servers } from './servers/servers.ts'
import type { Disk } from './storm/disk.ts'
import { Storm } from './storm/storm.ts'

export interface TrialWishes {
  /** The program of a server. */
  readonly host: string
  readonly disk: Disk
  readonly tables: number
  readonly servers: number
  readonly seed: string
  readonly habits: Habits
  /**
   * Resolves when the servers are to be killed next; false when that has come to an end. `granted` waits until so many
   * more requests have been granted.
   */
  readonly nextRound: (granted: (more: number) => Promise<void>) => Promise<boolean>
  /** Ends everything, finished or not. */
  readonly interrupt: AbortSignal
}

/** A table is stuck if, after all the killing, its people have together waited for so long in vain; in milliseconds. */
const STUCK = 300_000
const LOOK = 250
/** So many faults are told of in full. */
const MOST_FAULTS = 100

/** A finished game, to be found as it was at the very end. */
interface Finished {
  readonly id: string
  readonly version: number
  readonly isAsBefore: Party['table']['check']['isAsBefore']
}

/** Tables played under a storm, and held against what the servers have written. */
export class Trial {
  readonly #wishes: TrialWishes
  readonly #books: Books
  readonly #world: World
  readonly #storm: Storm
  readonly #active = new Set<Party>()
  readonly #finished: Finished[] = []
  readonly #faults: Fault[] = []
  readonly #faultCounts = new Tally()
  readonly #totals = new Tally()
  readonly #began = performance.now()
  #opened = 0
  #isCalm = false

  constructor(wishes: TrialWishes) {
    const { host, disk, servers: count, seed, habits, nextRound } = wishes
    const chance = new FastChance(`${seed} servers`)
    const fault = (found: Fault): void => this.#fault(found)
    const crashed = (said: string): void => this.#fault({ kind: 'crashed', table: '', what: said })
    const servers = new Servers({ host, folder: disk.folder, count, chance, crashed })
    const [replies, deeds] = [new Tally(), new Tally()]
    this.#wishes = wishes
    this.#books = new Books(disk.folder)
    this.#world = { servers, replies, deeds, fault, lateness: [], habits, isOver: false }
    this.#storm = new Storm({
      servers,
      disk,
      replies,
      chance: new FastChance(`${seed} storm`),
      nextRound: () => nextRound((more) => replies.more((name) => name.startsWith('20'), more)),
      readBooks: () => this.#readBooks(),
    })
  }

  async run(): Promise<Report> {
    const { interrupt, disk } = this.#wishes
    const { servers } = this.#world
    const interrupted = new Promise<void>((resolve) => {
      interrupt.addEventListener('abort', () => resolve(), { once: true })
      if (interrupt.aborted) resolve()
    })
    try {
      await Promise.race([this.#playAll(), interrupted])
      disk.free(servers.pids)
      this.#world.isOver = true
      if (servers.isUp) await this.#readBooks()
      if (!interrupt.aborted) await this.#readAgain()
    } catch (error) {
      this.#fault({ kind: 'crashed', table: '', what: String(error) })
    }
    this.#world.isOver = true
    for (const party of this.#active) party.leave()
    await servers.close()
    return this.#report()
  }

  async #playAll(): Promise<void> {
    await this.#world.servers.startAll()
    const houses = await Promise.all(Object.values(GAMES).map((house) => house()))
    const places = Array.from({ length: this.#wishes.tables }, (_, place) => this.#playAt(place, houses))
    await Promise.race([this.#storm.rage(), Promise.all(places)])
    this.#isCalm = true
    this.#world.habits = CALM
    await Promise.race([Promise.all(places), this.#watch()])
  }

  /** One game after the other, until the storm is over. */
  async #playAt(place: number, houses: readonly House<unknown>[]): Promise<void> {
    try {
      for (let game = place; !this.#isCalm && !this.#world.isOver; game++) {
        const { game: rules } = houses[game % houses.length]
        const party = await Party.gather(this.#world, rules, `${this.#wishes.seed} ${place} ${game}`)
        this.#active.add(party)
        this.#opened++
        await party.play()
        if (this.#world.isOver) return
        await this.#finish(party)
        this.#active.delete(party)
      }
    } catch (error) {
      if (!(error instanceof Ended)) throw error
    }
  }

  /** Everyone has seen the end: what they saw on the way there is compared with the books. */
  async #finish(party: Party): Promise<void> {
    const { check, host, path } = party.table
    do {
      await pause(LOOK)
      await this.#readOn(party)
      party.table.waitedInVain += LOOK
      if (this.#world.isOver) return
    } while (party.heard < check.version)
    const record = await host.insist<GameRecord>(`${path}/record`)
    const { table } = check
    if (table !== undefined) {
      const sums = party.listeners.map(({ sum }) => sumFaults(check.id, table, sum))
      for (const found of [...recordFaults(check.id, table, record), ...sums.flat()]) this.#fault(found)
      this.#totals.add('streams heard whole', sums.length)
    }
    this.#count(party)
    this.#totals.add('games finished')
    party.leave()
    const { id, version } = check
    this.#finished.push({ id, version, isAsBefore: check.isAsBefore.bind(check) })
  }

  #count({ table: { check } }: Party): void {
    const { account, shown } = check
    this.#totals.add('answers acknowledged', account.count('acknowledged', 'answer'))
    this.#totals.add('deeds acknowledged', account.count('acknowledged'))
    this.#totals.add('deeds refused', account.count('refused'))
    this.#totals.add('deeds cut off', account.count('cut') + account.count('under-way'))
    this.#totals.add('positions compared', shown.compared)
  }

  /** Reads on in the books of a table, as soon as a server is up. */
  async #readOn({ table: { check } }: Party): Promise<void> {
    await this.#world.servers.pick()
    // Whatever was acknowledged up to here is there: nothing happens in between.
    const events = this.#books.read([check.id]).get(check.id) ?? []
    for (const fault of check.readOn(events)) this.#fault(fault)
  }

  async #readBooks(): Promise<void> {
    for (const party of this.#active) {
      await this.#readOn(party)
      await pause(0)
    }
    this.#totals.add('times the books were read')
  }

  /** Resolves when nothing goes on any more at some table, which is then said to be stuck. */
  async #watch(): Promise<void> {
    for (;;) {
      await pause(LOOK)
      const stuck = [...this.#active].filter(({ table }) => table.waitedInVain > STUCK)
      for (const { table } of stuck)
        this.#fault({ kind: 'stuck', table: table.id, what: `at version ${table.newest}` })
      if (stuck.length > 0) return
    }
  }

  /** One more start, and every finished game is as it was. */
  async #readAgain(): Promise<void> {
    const { servers } = this.#world
    await servers.kill(0)
    await servers.start(0)
    const books = this.#books.read(this.#finished.map(({ id }) => id))
    for (const { id, version, isAsBefore } of this.#finished) {
      const events = books.get(id) ?? []
      if (events.length !== version || !isAsBefore(events))
        this.#fault({ kind: 'rewritten', table: id, what: 'a finished game is not as it was' })
    }
  }

  #fault(fault: Fault): void {
    this.#faultCounts.add(fault.kind)
    if (this.#faults.length < MOST_FAULTS) this.#faults.push(fault)
  }

  /** Where it stands, in a line. */
  get progress(): string {
    const { servers, replies } = this.#world
    const accepted = Object.entries(replies.counts).filter(([name]) => name.startsWith('20'))
    const replied = accepted.reduce((sum, [, count]) => sum + count, 0)
    const seconds = Math.round((performance.now() - this.#began) / 1000)
    const phase = this.#isCalm ? 'playing to the end' : 'storm'
    return [
      `${seconds} s, ${phase}: ${servers.kills} kills, ${this.#active.size} games under way`,
      `${this.#totals.of('games finished')} finished, ${replied} requests granted, ${this.#faults.length} faults`,
    ].join(', ')
  }

  #report(): Report {
    const { disk, tables, servers: count, seed, interrupt } = this.#wishes
    const { servers, replies, deeds, lateness } = this.#world
    for (const party of this.#active) this.#count(party)
    return {
      passed: Object.keys(this.#faultCounts.counts).length === 0,
      isWhole: !interrupt.aborted,
      wishes: { tables, servers: count, seed },
      disk: disk.way,
      seconds: (performance.now() - this.#began) / 1000,
      gamesOpened: this.#opened,
      kills: servers.kills,
      starts: servers.starts,
      clockJumps: this.#storm.clockJumps,
      diskFills: this.#storm.diskFills,
      totals: this.#totals.counts,
      deeds: deeds.counts,
      replies: replies.counts,
      lateness,
      faultCounts: this.#faultCounts.counts,
      faults: this.#faults,
      log: servers.log.counts,
    }
  }
}
