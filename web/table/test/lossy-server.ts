import { SPECTATOR } from '@astrolabe/kernel'
import type { Answer, TableMessage } from '@astrolabe/server/protocol'
import type { GameTable, Sitter } from '@astrolabe/tables'
import type { Reply } from '../../api.ts'
import type { Wire } from '../server/wire.ts'
import { ambushTable, messageAt } from './ambush.ts'

interface Stream {
  readonly seat: number
  readonly heard: (message: TableMessage) => void
  readonly cut: () => void
  /** Answers told of so far. */
  number: number
  rewinds: number
}

const OFFLINE: Reply<never> = { ok: false, problem: { kind: 'offline' } }

/** A server of one table that loses what it is told to lose. Pauses pass at once; their lengths are noted. */
export class LossyServer {
  readonly table: GameTable
  readonly requests: string[] = []
  readonly pauses: number[] = []
  /** The names under which answers were sent. */
  readonly ids: string[] = []
  /** So many requests find nobody. */
  failures = 0
  isMissing = false
  /** The seats whoever asks holds: they look from the first, unless they choose another. */
  seatsOfClient: readonly number[] = [0]
  /** Whether nothing is told on the streams. */
  isDeaf = false
  /** The next answer is lost: before it is read, or after it is done. */
  loses: 'before' | 'after' | undefined
  #streams: Stream[] = []
  #made = 0

  constructor(seats?: readonly Sitter[]) {
    this.table = ambushTable(seats)
  }

  /** Does something at the table and tells everyone who listens. */
  change(deed: () => void): void {
    deed()
    for (const stream of this.isDeaf ? [] : this.#streams) this.#tell(stream)
  }

  #tell(stream: Stream): void {
    const { rewinds } = this.table.position(stream.seat)
    const since = rewinds === stream.rewinds ? stream.number : -1
    const message = this.#message(stream.seat, since)
    stream.number = message.position.number
    stream.rewinds = rewinds
    stream.heard(message)
  }

  /** All streams end. */
  cut(): void {
    for (const { cut } of this.#streams.splice(0)) cut()
  }

  /** Until nothing is under way. */
  async settle(): Promise<void> {
    for (let turn = 0; turn < 60; turn++) await Promise.resolve()
  }

  #answer(path: string, body: unknown): Reply<TableMessage | undefined> {
    if (path.endsWith('/answer')) return this.#take(body as Answer)
    const since = Number(new URLSearchParams(path.split('?')[1]).get('since') ?? -1)
    return { ok: true, value: this.#message(this.#seatIn(path), since) }
  }

  #seatIn(path: string): number {
    const chosen = new URLSearchParams(path.split('?')[1]).get('seat')
    return chosen === null ? (this.seatsOfClient[0] ?? SPECTATOR) : Number(chosen)
  }

  #message(seat: number, since?: number): TableMessage {
    return { ...messageAt(this.table, seat, since), yours: this.seatsOfClient }
  }

  #take({ seat, number, rewinds, answer, id, brief = false }: Answer): Reply<TableMessage | undefined> {
    this.ids.push(id)
    const { loses } = this
    this.loses = undefined
    if (loses === 'before') return OFFLINE
    if (this.table.given(id) === undefined) {
      const deed = this.table.answer(seat, number, answer, id, rewinds)
      if ('problem' in deed) {
        const problem = { kind: 'stale', why: deed.problem.why, table: this.#message(seat) } as const
        return { ok: false, problem }
      }
      this.change(() => undefined)
    }
    if (loses === 'after') return OFFLINE
    return { ok: true, value: brief ? undefined : this.#message(seat) }
  }

  readonly wire: Wire = {
    ask: async <T>(method: string, path: string, body?: unknown): Promise<Reply<T>> => {
      this.requests.push(`${method} ${path}`)
      if (this.isMissing) return { ok: false, problem: { kind: 'missing' } }
      if (this.failures > 0) {
        this.failures--
        return OFFLINE
      }
      return this.#answer(path, body) as Reply<T>
    },
    stream: (path, heard, cut) => {
      const stream: Stream = { seat: this.#seatIn(path), heard, cut, number: -1, rewinds: -1 }
      this.#streams.push(stream)
      this.#tell(stream)
      return () => {
        this.#streams = this.#streams.filter((other) => other !== stream)
      }
    },
    pause: async (milliseconds) => {
      this.pauses.push(milliseconds)
    },
    newId: () => `answer-${++this.#made}`,
    random: () => 1,
    whenBack: () => () => undefined,
  }
}
