import { type Append, Conflict, type TableStore } from '../../store/store.ts'
import { MemoryStore } from './memory-store.ts'

type Asked = 'append' | 'events' | 'version' | 'poll'
/** Nothing was done, or it was done and nobody heard; or somebody else is said to have been quicker. */
export type Fault = 'before' | 'after' | 'conflict'

/** A store on which accidents happen, one after the other as they are asked for. */
export class FaultyStore implements TableStore {
  readonly inner: MemoryStore
  readonly #faults: { readonly asked: Asked; readonly fault: Fault | 'none' }[] = []
  #gate: Promise<void> = Promise.resolve()

  constructor(inner = new MemoryStore()) {
    this.inner = inner
  }

  failNext(asked: Asked, fault: Fault): void {
    this.#faults.push({ asked, fault })
  }

  /** Some succeed, then some fail. */
  failAfter(asked: Asked, successes: number, failures: number): void {
    for (let time = 0; time < successes; time++) this.#faults.push({ asked, fault: 'none' })
    for (let time = 0; time < failures; time++) this.failNext(asked, 'before')
  }

  /** Nothing is written until what this returns is called. */
  hold(): () => void {
    let release = (): void => {}
    this.#gate = new Promise((resolve) => {
      release = resolve
    })
    return () => release()
  }

  /** The accident that is to happen, if it does not happen at once. */
  #begin(asked: Asked): Fault | 'none' | undefined {
    const place = this.#faults.findIndex((fault) => fault.asked === asked)
    const [accident] = place < 0 ? [] : this.#faults.splice(place, 1)
    if (accident?.fault === 'before') throw new Error('the disk is full')
    if (accident?.fault === 'conflict') throw new Conflict('somebody else was quicker')
    return accident?.fault
  }

  async #doing<T>(asked: Asked, deed: () => Promise<T>): Promise<T> {
    const fault = this.#begin(asked)
    const result = await deed()
    if (fault === 'after') throw new Error('the line is dead')
    return result
  }

  async append(append: Append): Promise<void> {
    await this.#gate
    return this.#doing('append', () => this.inner.append(append))
  }

  events = (table: string) => this.#doing('events', () => this.inner.events(table))
  version = (table: string) => this.#doing('version', () => this.inner.version(table))
  snapshots = (table: string) => this.inner.snapshots(table)
  table = (table: string) => this.inner.table(table)
  eventsSince = (table: string, number: number) => this.inner.eventsSince(table, number)
  listen: TableStore['listen'] = (heard) => {
    const feed = this.inner.listen(heard)
    const poll = (): void => {
      this.#begin('poll')
      feed.poll()
    }
    return { ...feed, poll }
  }
  lease: TableStore['lease'] = (...wanted) => this.inner.lease(...wanted)
  release = (name: string, holder: string) => this.inner.release(name, holder)
  botTurns = (now: number) => this.inner.botTurns(now)
  keepFailure: TableStore['keepFailure'] = (failure) => this.inner.keepFailure(failure)
  failure = (reference: string) => this.inner.failure(reference)
}
