import { type Contender, openTables } from './contender.ts'
import { closedLoop, paced, type WarmUp, warmUp } from './load.ts'
import type { LoadedTable } from './loaded-table.ts'
import type { Measured } from './sections.ts'
import { watched, type Window } from './window.ts'

/** How much is asked of the servers. */
export interface Effort {
  /** Seconds under each load for each server, in so many windows; more where waits are measured. */
  readonly seconds: number
  readonly windows: number
  /** Seconds under the same load before each of them: a server that has just been idle is not what is measured. */
  readonly leadIn: number
  readonly warmUp: WarmUp
}

/** What 99 of 100 wait hangs on a few moments: it is measured so many times as long. */
const WAITS = 2
/** One table of so many is among the first. */
const FEW = 5
const FIRST_ANSWERS = 2000

/** A server with its tables. */
export class Competitor {
  readonly contender: Contender
  readonly tables: LoadedTable[] = []
  tableBytes = 0
  #opened = 0

  constructor(contender: Contender) {
    this.contender = contender
  }

  async open(count: number): Promise<void> {
    this.tables.push(...(await openTables(count, () => this.contender.open(this.#opened++))))
  }

  /** Opens tables and weighs them, all but the first few: with those comes what a server needs anyway. */
  async openAndWeigh(count: number): Promise<void> {
    const few = Math.ceil(count / FEW)
    await this.open(few)
    await warmUp(this.tables, { answers: FIRST_ANSWERS, seconds: 1 })
    const before = await this.contender.host.weigh()
    await this.open(count - few)
    this.tableBytes = ((await this.contender.host.weigh()) - before) / (count - few)
  }

  /** A game that is over makes room for another one. */
  async renew(): Promise<void> {
    const over = this.tables.filter(({ isOver }) => isOver)
    for (const table of over) {
      table.close()
      this.tables.splice(this.tables.indexOf(table), 1)
    }
    await this.open(over.length)
  }

  close(): void {
    for (const table of this.tables.splice(0)) table.close()
  }
}

type Pattern = (tables: readonly LoadedTable[], seconds: number) => ReturnType<typeof closedLoop>

/** The servers take turns, each as often first as last: what disturbs the machine for a while disturbs them all. */
export async function byTurns(
  competitors: readonly Competitor[],
  pattern: Pattern,
  { seconds, windows, leadIn }: Effort,
): Promise<Measured[]> {
  const seen = competitors.map((): Window[] => [])
  for (let window = 0; window < windows; window++) {
    for (const turn of competitors.keys()) {
      const place = (window + turn) % competitors.length
      const competitor = competitors[place]
      const { contender, tables } = competitor
      await competitor.renew()
      await pattern(tables, leadIn)
      seen[place].push(await watched(contender.host, () => pattern(tables, seconds / windows)))
    }
  }
  return competitors.map(({ contender: { name }, tableBytes }, place) => ({
    name,
    windows: seen[place],
    tableBytes,
  }))
}

export interface ContestResult {
  readonly closedLoop: readonly Measured[]
  readonly paced: readonly Measured[]
}

/** The same loads for every server. */
export async function contest(
  contenders: readonly Contender[],
  counts: { readonly closedLoop: number; readonly paced: number },
  effort: Effort,
  say: (what: string) => void,
): Promise<ContestResult> {
  const competitors = contenders.map((contender) => new Competitor(contender))
  for (const competitor of competitors) {
    say(`${competitor.contender.name}: opening ${counts.closedLoop} tables, and warming up`)
    await competitor.openAndWeigh(counts.closedLoop)
    await warmUp(competitor.tables, effort.warmUp)
  }
  say(`an answer always under way at ${counts.closedLoop} tables, ${effort.seconds} s for each server`)
  const closed = await byTurns(competitors, closedLoop, effort)
  const more = counts.paced - counts.closedLoop
  const longer = { ...effort, seconds: effort.seconds * WAITS, windows: effort.windows * WAITS }
  say(`opening ${more} more tables; then an answer a second at each, ${longer.seconds} s for each server`)
  for (const competitor of competitors) await competitor.open(more)
  const calm = await byTurns(competitors, paced, longer)
  for (const competitor of competitors) competitor.close()
  return { closedLoop: closed, paced: calm }
}
