import type { Snapshot } from '@astrolabe/kernel'
import type { TableEvent } from '@astrolabe/tables'
import {
  type Append,
  Conflict,
  type Failure,
  type Feed,
  type KeptTable,
  leaseOfBots,
  type Summary,
  type TableStore,
} from '../../store/store.ts'

interface Kept {
  readonly events: TableEvent[]
  summary: Summary
  snapshots: readonly Snapshot[]
}

/** What rooms need of a store, in memory and at once. What comes out shares nothing with what went in. */
export class MemoryStore implements TableStore {
  readonly tables = new Map<string, Kept>()
  readonly failures = new Map<string, Failure>()
  readonly #leases = new Map<string, { readonly holder: string; readonly until: number }>()
  /** Every write, in its order. */
  readonly #changes: { readonly table: string; readonly version: number }[] = []

  async append({ table, number, events, summary, snapshots = [], along = [] }: Append): Promise<void> {
    const kept = this.tables.get(table) ?? { events: [], summary, snapshots }
    if (kept.events.length !== number) throw new Conflict(`table ${table} does not have ${number} events`)
    for (const one of along) if (one.kind === 'table-set-up') await this.append(one.opening)
    kept.events.push(...structuredClone(events))
    kept.summary = summary
    kept.snapshots = structuredClone(after(kept.snapshots, snapshots))
    this.tables.set(table, kept)
    this.#changes.push({ table, version: kept.events.length })
  }

  async eventsSince(table: string, number: number): Promise<TableEvent[]> {
    return structuredClone(this.tables.get(table)?.events.slice(number) ?? [])
  }

  listen(heard: (table: string, version: number) => void): Feed {
    let told = this.#changes.length
    return {
      poll: () => {
        const news = this.#changes.slice(told)
        told = this.#changes.length
        for (const { table, version } of news) heard(table, version)
      },
      close: () => {},
    }
  }

  async lease(name: string, holder: string, now: number, until: number): Promise<boolean> {
    const held = this.#leases.get(name)
    if (held !== undefined && held.holder !== holder && held.until > now && held.until <= until) return false
    this.#leases.set(name, { holder, until })
    return true
  }

  async release(name: string, holder: string): Promise<void> {
    if (this.#leases.get(name)?.holder === holder) this.#leases.delete(name)
  }

  async events(table: string): Promise<TableEvent[]> {
    return structuredClone(this.tables.get(table)?.events ?? [])
  }

  async version(table: string): Promise<number> {
    return this.tables.get(table)?.events.length ?? 0
  }

  async snapshots(table: string): Promise<Snapshot[]> {
    return structuredClone([...(this.tables.get(table)?.snapshots ?? [])])
  }

  async table(table: string): Promise<KeptTable | undefined> {
    const kept = this.tables.get(table)
    return kept && { ...kept.summary, table, version: kept.events.length }
  }

  async botTurns(now: number): Promise<string[]> {
    const isTaken = (id: string): boolean => (this.#leases.get(leaseOfBots(id))?.until ?? 0) > now
    return [...this.tables].flatMap(([id, { summary }]) => (summary.botTurn && !isTaken(id) ? [id] : []))
  }

  async keepFailure(failure: Failure): Promise<void> {
    this.failures.set(failure.reference, structuredClone(failure))
  }

  async failure(reference: string): Promise<Failure | undefined> {
    return this.failures.get(reference)
  }
}

function after(kept: readonly Snapshot[], news: readonly Snapshot[]): readonly Snapshot[] {
  const [first] = news
  if (first === undefined) return kept
  return [...kept.filter(({ at, milestone }) => at < first.at && milestone !== undefined), ...news]
}
