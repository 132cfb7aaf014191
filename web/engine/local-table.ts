import { type GameRecord, type House, type Snapshot, SPECTATOR } from '@astrolabe/kernel'
import {
  type Deed,
  type GameTable,
  type Kept as KeptBesides,
  openTable,
  OtherRules,
  type TableProblem,
  type TableEvent,
} from '@astrolabe/tables'
import type { Keeper, Kept } from './keeper.ts'
import { HERE, type KeptGame, type LocalGameSummary } from './local-game.ts'
import { otherRules, troubleOf } from './opening.ts'
import { Serial } from './serial.ts'
import { EngineTrouble } from './trouble.ts'

export interface Surroundings {
  readonly keeper: Keeper
  readonly now: () => number
}

/**
 * A game of this browser. What it says has been kept: a deed is written down before anyone hears of it, and one that
 * another tab was quicker with is as if it had never been.
 */
export class LocalTable {
  readonly id: string
  readonly house: House<unknown>
  readonly #around: Surroundings
  readonly #serial = new Serial()
  #table: GameTable
  #imported: GameRecord | undefined
  /** The game goes on under newer rules, which nobody has done anything under yet. */
  #unwritten: readonly TableEvent[]
  /** The end of a game that is over, of which the rules are not here any more. */
  #untoldEnd: Snapshot | undefined

  private constructor(
    id: string,
    house: House<unknown>,
    around: Surroundings,
    table: GameTable,
    { imported, snapshot }: Omit<KeptGame, 'summary'>,
  ) {
    this.id = id
    this.house = house
    this.#around = around
    this.#table = table
    this.#imported = imported
    this.#unwritten = listed(table.carriedOver)
    this.#untoldEnd = table.isUntold ? snapshot : undefined
  }

  static async create(
    id: string,
    house: House<unknown>,
    around: Surroundings,
    events: readonly TableEvent[],
    imported?: GameRecord,
  ): Promise<LocalTable> {
    const table = await tableOf(house, events, {
      snapshots: listed(imported?.snapshot),
      wasOver: imported !== undefined && imported.end !== null,
    })
    const { snapshot } = imported ?? {}
    const kept = { ...(imported?.end ? { imported } : {}), ...(snapshot ? { snapshot } : {}) }
    const local = new LocalTable(id, house, around, table, kept)
    if (!(await local.#keep([...events, ...local.#unwritten]))) throw new EngineTrouble({ why: 'not-kept' })
    return local
  }

  static async open(
    id: string,
    house: House<unknown>,
    around: Surroundings,
    kept: Kept,
  ): Promise<LocalTable> {
    return new LocalTable(id, house, around, await tableKept(house, kept), kept.game)
  }

  /** The table as it is kept. */
  read<T>(look: (table: GameTable) => T): Promise<T> {
    return this.#serial.run(async () => look(this.#table))
  }

  /** Does something and keeps it; says why if it cannot be done. */
  act(deed: (table: GameTable) => Deed): Promise<TableProblem | undefined> {
    return this.#serial.run(async () => {
      const done = deed(this.#table)
      if ('problem' in done) return done.problem
      if (done.event.kind === 'taken-back') this.#imported = undefined
      let kept = false
      try {
        kept = await this.#keep([...this.#unwritten, done.event])
      } finally {
        if (!kept) await this.#reload()
      }
      return kept ? undefined : { why: 'stale', expected: this.#table.driver?.answers.length ?? 0 }
    })
  }

  /** Whether another tab has gone on with the game; this one has caught up then. */
  catchUp(): Promise<boolean> {
    return this.#serial.run(async () => {
      const version = this.#table.version - this.#unwritten.length
      if ((await this.#around.keeper.version(this.id)) === version) return false
      await this.#reload()
      return true
    })
  }

  /** The whole game; one that came finished from a file is given as it came. */
  record(): Promise<GameRecord | undefined> {
    return this.read((table) => this.#imported ?? table.record())
  }

  async #reload(): Promise<void> {
    const kept = await this.#around.keeper.read(this.id)
    if (kept === undefined) throw new EngineTrouble({ why: 'no-such-game' })
    this.#table = await tableKept(this.house, kept)
    this.#imported = kept.game.imported
    this.#unwritten = listed(this.#table.carriedOver)
    this.#untoldEnd = this.#table.isUntold ? kept.game.snapshot : undefined
  }

  /** Writes down the last events of the table. */
  async #keep(events: readonly TableEvent[]): Promise<boolean> {
    const { version, chapters } = this.#table
    const { keeper } = this.#around
    const before = version - events.length
    try {
      const kept = await keeper.append(this.id, before, events, this.#kept(), chapters?.kept ?? [])
      if (kept) this.#unwritten = []
      return kept
    } catch {
      throw new EngineTrouble({ why: 'not-kept' })
    }
  }

  #kept(): KeptGame {
    const snapshot = this.#untoldEnd ?? this.#table.driver?.snapshot()
    return {
      summary: summaryOf(this.id, this.#table, this.#around.now()),
      ...(snapshot === undefined ? {} : { snapshot }),
      ...(this.#imported === undefined ? {} : { imported: this.#imported }),
    }
  }
}

const listed = <T>(thing: T | undefined): T[] => (thing === undefined ? [] : [thing])

const tableKept = (
  house: House<unknown>,
  { events, milestones, game: { snapshot, summary } }: Kept,
): Promise<GameTable> =>
  tableOf(house, events, {
    snapshots: [...milestones, ...listed(snapshot)],
    wasOver: summary.phase === 'over',
  })

async function tableOf(
  house: House<unknown>,
  events: readonly TableEvent[],
  besides: KeptBesides,
): Promise<GameTable> {
  try {
    return await openTable(house, events, async () => besides)
  } catch (error) {
    if (!(error instanceof OtherRules)) throw troubleOf(error)
    const recorded = events[0]?.kind === 'created' ? events[0].rules : ''
    throw otherRules(recorded, house.game)
  }
}

function summaryOf(id: string, table: GameTable, changedAt: number): LocalGameSummary {
  const yours = table.seatsOf(HERE)
  const { game, seats, phase, number, waitingFor, outcome } = table.position(SPECTATOR)
  return {
    id,
    game,
    seats,
    phase,
    yourTurn: waitingFor.some((seat) => yours.includes(seat)),
    changedAt,
    number,
    ...(outcome && { outcome: { scores: outcome.scores, winners: outcome.winners } }),
    ...(table.created.from === undefined ? {} : { from: table.created.from }),
  }
}
