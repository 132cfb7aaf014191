import { SPECTATOR } from '@astrolabe/kernel'
import type { Answer, Say } from '@astrolabe/server/protocol'
import type { GameTable, Position, Sitter, TableMessage } from '@astrolabe/tables'
import type { Reply } from '../../api.ts'
import type { Wire } from '../server/wire.ts'
import { ambushTable, messageAt } from './ambush.ts'

interface Stream {
  /** The seat asked for; the client's own by default. */
  readonly seat: number | undefined
  readonly heard: (message: TableMessage) => void
  readonly cut: () => void
  /** What was told of last. */
  told: Pick<Position, 'seat' | 'number' | 'rewinds'> | undefined
}

const OFFLINE: Reply<never> = { ok: false, problem: { why: 'offline', kind: 'offline' } }

function seatIn(path: string): number | undefined {
  const asked = new URLSearchParams(path.split('?')[1]).get('seat')
  return asked === null ? undefined : Number(asked)
}

/** A server of one table that loses what it is told to lose. Pauses pass at once; their lengths are noted. */
export class LossyServer {
  readonly table: GameTable
  readonly requests: string[] = []
  readonly pauses: number[] = []
  /** The names under which answers were sent. */
  readonly ids: string[] = []
  /** The lines of chat that were sent, heard or not. */
  readonly said: Say[] = []
  /** So many requests find nobody. */
  failures = 0
  isMissing = false
  /** The seats whoever asks holds: they look from the first, unless they choose another. */
  seatsOfClient: readonly number[] = [0]
  /** Whether nothing is told on the streams. */
  isDeaf = false
  /** What is said to a deed other than an answer; how the table stands, unless told. */
  reply: TableMessage | undefined
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
    const { told } = stream
    const seat = this.#seatAt(stream.seat)
    const isSame = told?.seat === seat && told.rewinds === this.table.rewinds
    const message = this.#message(seat, isSame ? told.number : -1)
    stream.told = message.position
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
    if (path.split('?')[0].endsWith('/answer')) return this.#take(body as Answer)
    if (body !== undefined && this.reply !== undefined) return { ok: true, value: this.reply }
    const since = Number(new URLSearchParams(path.split('?')[1]).get('since') ?? -1)
    const asked = seatIn(path)
    const seat = this.#seatAt(asked)
    if (asked !== undefined && asked !== seat)
      return { ok: false, problem: { kind: 'forbidden', why: 'not-your-seat' } }
    return { ok: true, value: this.#message(seat, since) }
  }

  /** A seat that was handed over is not looked from any more. */
  #seatAt(asked: number | undefined): number {
    const isOpenToClient = asked !== undefined && (asked < 0 || this.seatsOfClient.includes(asked))
    return isOpenToClient ? asked : (this.seatsOfClient[0] ?? SPECTATOR)
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
      if (path.split('?')[0].endsWith('/chat')) this.said.push(body as Say)
      this.requests.push(`${method} ${path}`)
      if (this.isMissing) return { ok: false, problem: { why: 'missing', kind: 'missing' } }
      if (this.failures > 0) {
        this.failures--
        return OFFLINE
      }
      return this.#answer(path, body) as Reply<T>
    },
    stream: (path, heard, cut) => {
      this.requests.push(`STREAM ${path}`)
      const stream: Stream = { seat: seatIn(path), heard, cut, told: undefined }
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
