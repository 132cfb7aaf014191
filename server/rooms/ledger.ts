// Event sourcing with optimistic concurrency.
import { type House, type Snapshot, SPECTATOR } from '@astrolabe/kernel'
import { type GameTable, type Kept, openTable, type TableEvent } from '@astrolabe/tables'
import type { Along, Append, Summary, TableStore } from '../store/store.ts'
import type { Clock } from '../world.ts'
import type { Failures } from './failures.ts'

function summaryOf(table: GameTable, changedAt: number): Summary {
  const next = table.nextByItself
  // Nobody is called to a question that is answered by their standing order.
  const spared = next && 'answer' in next ? next.seat : undefined
  const outcome = table.phase === 'over' ? table.position(SPECTATOR).outcome : null
  return {
    game: table.created.game,
    host: table.created.host,
    phase: table.phase,
    seats: table.seats,
    waitingFor: table.waitingFor.filter((seat) => seat !== spared),
    answers: table.driver?.answers.length ?? 0,
    listed: table.listed,
    ...(table.created.from === undefined ? {} : { from: table.created.from }),
    ...nudgesAt(table),
    // A table of bots alone goes on while somebody watches, and not by itself.
    botTurn: next !== undefined && table.seats.some(({ kind }) => kind === 'person'),
    changedAt,
    ...(outcome && { outcome: { scores: outcome.scores, winners: outcome.winners } }),
  }
}

function nudgesAt({ company: { nudges }, seats }: GameTable): Pick<Summary, 'nudges'> {
  if (nudges.length === 0) return {}
  return {
    nudges: nudges.map(({ seat, by }) => {
      const sitter = seats[by]
      return { seat, by: sitter?.kind === 'person' ? sitter.name : '' }
    }),
  }
}

/** What is written of a table that is set up. */
export const openingOf = (id: string, table: GameTable, now: number): Append => ({
  table: id,
  number: 0,
  events: [table.created],
  summary: summaryOf(table, now),
})

export interface LedgerParts {
  readonly written?: (append: Append) => void
  readonly store: TableStore
  readonly clock: Clock
  readonly failures: Failures
}

/** The book of one table in the store: read from the first line, written at the end. */
export class Ledger {
  readonly id: string
  readonly #store: TableStore
  readonly #clock: Clock
  readonly #failures: Failures
  readonly #written: LedgerParts['written']
  /** The step whose start was written down last. */
  #stepNumber: number | undefined
  /** The game goes on under newer rules, which nobody has done anything under yet. */
  #carriedOver: TableEvent | undefined

  constructor(id: string, { store, clock, failures, written }: LedgerParts) {
    this.id = id
    this.#store = store
    this.#clock = clock
    this.#failures = failures
    this.#written = written
  }

  /**
   * The table as it is on disk, under the rules it belongs to, of which `houseOf` knows; nothing if there is no such
   * table. Writes nothing: a game carried over is written down with the next deed. Rejects with `RuleFailure` if the
   * rules do not lead there.
   */
  async read(houseOf: (game: string) => Promise<House<unknown>>): Promise<GameTable | undefined> {
    this.#stepNumber = undefined
    const events = await this.#store.events(this.id)
    const [created] = events
    if (created?.kind !== 'created') return undefined
    const house = await houseOf(created.game)
    try {
      const table = await openTable(house, events, () => this.#kept())
      this.#carriedOver = table.carriedOver
      return table
    } catch (error) {
      throw await this.#failures.keep(this.id, undefined, { opened: events.length }, error)
    }
  }

  async #kept(): Promise<Kept> {
    const [snapshots, table] = await Promise.all([this.#store.snapshots(this.id), this.#store.table(this.id)])
    return { snapshots, wasOver: table?.phase === 'over' }
  }

  /** Writes down that a table was set up, and where the chapters began of the past that it takes over. */
  async open(table: GameTable, snapshots: readonly Snapshot[], along: readonly Along[]): Promise<void> {
    await this.#append({ ...openingOf(this.id, table, this.#clock.now()), snapshots, along })
  }

  /**
   * Writes down the events that made the table what it is, and what goes along with them; it had `version` events
   * before. Without any, what goes along is written if that is so still.
   */
  async write(
    table: GameTable,
    version: number,
    events: readonly TableEvent[],
    along: readonly Along[],
  ): Promise<void> {
    const { driver } = table
    // Whatever was taken back may lie before the last snapshot: that one never happened.
    const isAnswer = events.every(({ kind }) => kind === 'answered')
    const newStep =
      events.length > 0 &&
      driver !== undefined &&
      !table.isUntold &&
      (!isAnswer || driver.stepNumber !== this.#stepNumber)
    // Whoever branches off, or goes on under other rules, takes over chapters of the past.
    const takesOver = events.some(({ kind }) => kind === 'started') || this.#carriedOver !== undefined
    const earlier = takesOver ? (driver?.snapshots() ?? []) : []
    // If it cannot be written, all is read again.
    this.#stepNumber = driver?.stepNumber
    const before = events.length === 0 ? [] : this.#unwritten
    const number = this.writtenOf(version)
    if (events.length > 0) this.#carriedOver = undefined
    await this.#append({
      table: this.id,
      number,
      events: [...before, ...events],
      summary: summaryOf(table, this.#clock.now()),
      snapshots: newStep ? [...earlier, driver.snapshot()] : [],
      along,
    })
  }

  async #append(append: Append): Promise<void> {
    await this.#store.append(append)
    if (append.events.length > 0) this.#written?.(append)
  }

  get #unwritten(): readonly TableEvent[] {
    return this.#carriedOver === undefined ? [] : [this.#carriedOver]
  }

  /** How many events of a table that has so many are on disk. */
  writtenOf(version: number): number {
    return version - this.#unwritten.length
  }

  /** Whether somebody else has written since. */
  async isBehind(version: number): Promise<boolean> {
    return (await this.#store.version(this.id)) !== this.writtenOf(version)
  }

  /** What others have written since; nothing if the game is to be read anew, because it goes on under newer rules here. */
  async since(version: number): Promise<TableEvent[] | undefined> {
    // Whatever they did, they may have gone back behind the step that was written down last.
    this.#stepNumber = undefined
    return this.#carriedOver === undefined ? await this.#store.eventsSince(this.id, version) : undefined
  }
}
