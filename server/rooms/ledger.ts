// Event sourcing with optimistic concurrency.
import type { House, Snapshot } from '@astrolabe/kernel'
import { type GameTable, type Kept, openTable, type TableEvent } from '@astrolabe/tables'
import type { Append, Summary, TableStore } from '../store/store.ts'
import type { Clock } from '../world.ts'
import type { Failures } from './failures.ts'

function summaryOf(table: GameTable, changedAt: number): Summary {
  const next = table.nextByItself
  // Nobody is called to a question that is answered by their standing order.
  const spared = next && 'answer' in next ? next.seat : undefined
  return {
    game: table.created.game,
    host: table.created.host,
    phase: table.phase,
    seats: table.seats,
    waitingFor: table.waitingFor.filter((seat) => seat !== spared),
    answers: table.driver?.answers.length ?? 0,
    listed: table.listed,
    ...(table.created.from === undefined ? {} : { from: table.created.from }),
    botTurn: next !== undefined,
    changedAt,
  }
}

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
  async open(table: GameTable, snapshots: readonly Snapshot[]): Promise<void> {
    const summary = summaryOf(table, this.#clock.now())
    await this.#append({ table: this.id, number: 0, events: [table.created], summary, snapshots })
  }

  /** Writes down the event that made the table what it is; it had `version` events before. */
  async write(table: GameTable, version: number, event: TableEvent): Promise<void> {
    const { driver } = table
    // Whatever was taken back may lie before the last snapshot: that one never happened.
    const newStep =
      driver !== undefined &&
      !table.isUntold &&
      (event.kind !== 'answered' || driver.stepNumber !== this.#stepNumber)
    // Whoever branches off, or goes on under other rules, takes over chapters of the past.
    const takesOver = event.kind === 'started' || this.#carriedOver !== undefined
    const earlier = takesOver ? (driver?.snapshots() ?? []) : []
    // If it cannot be written, all is read again.
    this.#stepNumber = driver?.stepNumber
    const before = this.#unwritten
    this.#carriedOver = undefined
    await this.#append({
      table: this.id,
      number: version - before.length,
      events: [...before, event],
      summary: summaryOf(table, this.#clock.now()),
      snapshots: newStep ? [...earlier, driver.snapshot()] : [],
    })
  }

  async #append(append: Append): Promise<void> {
    await this.#store.append(append)
    this.#written?.(append)
  }

  get #unwritten(): readonly TableEvent[] {
    return this.#carriedOver === undefined ? [] : [this.#carriedOver]
  }

  /** Whether somebody else has written since. */
  async isBehind(version: number): Promise<boolean> {
    return (await this.#store.version(this.id)) !== version - this.#unwritten.length
  }
}
