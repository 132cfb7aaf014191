import type { Game, Snapshot } from '@astrolabe/kernel'
import { GameTable, OtherRules, type TableEvent } from '@astrolabe/tables'
import { Conflict, type Summary, type TableStore } from '../store/store.ts'
import type { Clock } from '../world.ts'
import type { Failures } from './failures.ts'

/** Servers that start together carry a game over one after the other; each then finds it done. */
const TRIES = 3

function summaryOf(table: GameTable, changedAt: number): Summary {
  return {
    game: table.created.game,
    host: table.created.host,
    phase: table.phase,
    seats: table.seats,
    waitingFor: table.waitingFor,
    answers: table.driver?.answers.length ?? 0,
    listed: table.listed,
    botTurn: table.botToAnswer !== undefined,
    changedAt,
  }
}

export interface LedgerParts {
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
  /** The step whose start was written down last. */
  #stepNumber: number | undefined

  constructor(id: string, { store, clock, failures }: LedgerParts) {
    this.id = id
    this.#store = store
    this.#clock = clock
    this.#failures = failures
  }

  /**
   * The table as it is on disk, under the rules of today, which `gameOf` gives; nothing if there is no such table.
   * Rejects with `RuleFailure` if the rules do not lead there.
   */
  async read(gameOf: (id: string) => Promise<Game<unknown>>): Promise<GameTable | undefined> {
    this.#stepNumber = undefined
    for (let attempt = 1; ; attempt++) {
      const events = await this.#store.events(this.id)
      const [created] = events
      if (created?.kind !== 'created') return undefined
      const table = await this.#rebuild(await gameOf(created.game), events)
      if (table.carriedOver === undefined) return table
      try {
        await this.write(table, events.length, table.carriedOver)
        return table
      } catch (error) {
        if (!(error instanceof Conflict) || attempt === TRIES) throw error
      }
    }
  }

  async #rebuild(game: Game<unknown>, events: readonly TableEvent[]): Promise<GameTable> {
    try {
      return new GameTable(game, events)
    } catch (error) {
      const snapshot = error instanceof OtherRules ? await this.#store.snapshot(this.id) : undefined
      if (snapshot === undefined)
        throw await this.#failures.keep(this.id, undefined, { opened: events.length }, error)
      return this.#carryOver(game, events, snapshot)
    }
  }

  async #carryOver(game: Game<unknown>, events: readonly TableEvent[], from: Snapshot): Promise<GameTable> {
    try {
      return new GameTable(game, events, from)
    } catch (error) {
      throw await this.#failures.keep(this.id, undefined, { carriedOver: events.length }, error)
    }
  }

  /** Writes down the event that made the table what it is; it had `version` events before. */
  write(table: GameTable, version: number, event: TableEvent): Promise<void> {
    const { driver } = table
    // Whatever was taken back may lie before the last snapshot: that one never happened.
    const newStep =
      driver !== undefined && (event.kind !== 'answered' || driver.stepNumber !== this.#stepNumber)
    // If it cannot be written, all is read again.
    this.#stepNumber = driver?.stepNumber
    return this.#store.append({
      table: this.id,
      number: version,
      events: [event],
      summary: summaryOf(table, this.#clock.now()),
      snapshot: newStep ? driver.snapshot() : undefined,
    })
  }

  /** Whether somebody else has written since. */
  async isBehind(version: number): Promise<boolean> {
    return (await this.#store.version(this.id)) !== version
  }
}
