import type { GameRecord } from '@astrolabe/kernel'
import type {
  Answer,
  AskAdvice,
  AskWhy,
  Decline,
  HandOver,
  Moment,
  Nudge,
  Order,
  OwnSeat,
  Propose,
  Resign,
  Say,
  SeatLink,
  Sit,
  StandIn,
  Start,
  TableCreated,
  Undo,
  UndoReply,
  WithdrawOrder,
} from '@astrolabe/server/protocol'
import type { Advice, BotReason, Problem, TableMessage } from '@astrolabe/tables'
import { type ReadonlySignal, signal } from '@preact/signals'
import type { Reply } from '../../api.ts'
import { mergeMessage } from '../merge.ts'
import type { Seating, ServerSession } from '../seats/seating.ts'
import type { ChapterReader, Connection } from '../session.ts'
import { chaptersAt } from './server-chapters.ts'
import { browserWire, pauseBefore, type Wire } from './wire.ts'

/** What the stream says of an answer is sent with its acknowledgement, and is not this many milliseconds later. */
const LONGEST_LAG = 1500

/** Asks for offers that cannot be taken back to be marked. */
const FINALITY = 'finality=true'

export const openServerTable = (table: string, wire: Wire = browserWire): ServerSession =>
  new ServerTable(table, wire)

/** A table of the server: asked for once, then followed on its stream, which is taken up again whenever it is cut. */
class ServerTable implements ServerSession {
  readonly kind = 'server'
  readonly #wire: Wire
  readonly #path: string
  readonly #message = signal<TableMessage | undefined>(undefined)
  readonly #connection = signal<Connection>('connecting')
  readonly #stopWatching: () => void
  /** The seat that was chosen; the server’s choice until one is. */
  #seat: number | undefined
  #stopStream: () => void = () => {}
  /** Counts the connections: what an older one still says is not listened to. */
  #attempt = 0
  #tries = 0
  /** How far the clock of the server is ahead of that of this device. */
  #ahead = 0
  /** The last line of chat, while nobody knows whether it arrived. */
  #unheard: Say | undefined
  #closed = false

  constructor(table: string, wire: Wire) {
    this.#wire = wire
    this.#path = `/tables/${encodeURIComponent(table)}`
    // A device that slept hears of no cut: it asks.
    this.#stopWatching = wire.whenBack(() => void this.#connect())
    void this.#connect()
  }

  get message(): ReadonlySignal<TableMessage | undefined> {
    return this.#message
  }

  get connection(): ReadonlySignal<Connection> {
    return this.#connection
  }

  now(): number {
    return Date.now() + this.#ahead
  }

  look(seat: number): void {
    if (seat === this.#message.value?.position.seat && this.#seat === undefined) this.#seat = seat
    if (seat === this.#seat) return
    this.#seat = seat
    void this.#connect()
  }

  close(): void {
    this.#closed = true
    this.#stopStream()
    this.#stopWatching()
  }

  async #connect(): Promise<void> {
    if (this.#connection.value === 'gone') return
    const attempt = ++this.#attempt
    const isOld = (): boolean => this.#closed || attempt !== this.#attempt
    this.#stopStream()
    for (;;) {
      const reply = await this.#askForPosition()
      if (isOld()) return
      if (reply.ok) break
      if (this.#seat !== undefined && reply.problem.why === 'not-your-seat') {
        this.#seat = undefined
        continue
      }
      if (reply.problem.kind === 'missing' || reply.problem.kind === 'forbidden') {
        this.#connection.value = 'gone'
        return
      }
      await this.#pause()
      if (isOld()) return
    }
    this.#connection.value = 'live'
    this.#stopStream = this.#wire.stream(
      `${this.#path}/stream?${FINALITY}${this.#seat === undefined ? '' : `&seat=${this.#seat}`}`,
      (message) => {
        if (isOld()) return
        this.#tries = 0
        if (!this.#hear(message)) void this.#connect()
      },
      () => {
        if (!isOld()) void this.#pause().then(() => (isOld() ? undefined : this.#connect()))
      },
    )
  }

  #pause(): Promise<void> {
    if (this.#connection.value !== 'connecting') this.#connection.value = 'retrying'
    return this.#wire.pause(pauseBefore(this.#tries++, this.#wire.random()))
  }

  /** The facts since those already known, or, where these may not have happened, all of them. */
  async #askForPosition(): Promise<Reply<TableMessage>> {
    const known = this.#message.value?.position
    const isKnown = known !== undefined && (this.#seat === undefined || known.seat === this.#seat)
    const reply = await this.#look(isKnown ? known.number : -1)
    if (!reply.ok || this.#hear(reply.value)) return reply
    const whole = await this.#look(-1)
    if (whole.ok) this.#hear(whole.value)
    return whole
  }

  #look(since: number): Promise<Reply<TableMessage>> {
    const query = new URLSearchParams({ since: String(since) })
    if (this.#seat !== undefined) query.set('seat', String(this.#seat))
    return this.#wire.ask<TableMessage>('GET', `${this.#path}?${FINALITY}&${query}`)
  }

  /** Whether the message could be put together with what is known. */
  #hear(message: TableMessage): boolean {
    if (this.#hasLost(message)) this.#seat = undefined
    // What another seat sees, in reply to a deed or from a stream that is being left, is not for this screen.
    if (this.#seat !== undefined && message.position.seat !== this.#seat) return true
    const known = this.#message.value
    const merged = mergeMessage(known?.position.seat === message.position.seat ? known : undefined, message)
    if (merged === undefined) return false
    if (message.now !== undefined) this.#ahead = message.now - Date.now()
    this.#message.value = merged
    if (known !== undefined && known.yours.join() !== merged.yours.join()) this.#changeSeats(merged.yours)
    return true
  }

  /** Whether the seat that was chosen is held no longer: handed over, or carried to another device. */
  #hasLost({ yours, position }: TableMessage): boolean {
    const isOld = position.version < (this.#message.value?.position.version ?? 0)
    return this.#seat !== undefined && this.#seat >= 0 && !isOld && !yours.includes(this.#seat)
  }

  /** Whoever sits down or gets up sees with other eyes from then on. */
  #changeSeats(yours: readonly number[]): void {
    if (this.#seat !== undefined && yours.includes(this.#seat)) return
    this.#seat = undefined
    void this.#connect()
  }

  async #tell(path: string, body: unknown, method: 'POST' | 'DELETE' = 'POST'): Promise<Problem | undefined> {
    return this.#heed(
      await this.#wire.ask<TableMessage | undefined>(method, `${this.#path}${path}?${FINALITY}`, body),
    )
  }

  #heed(reply: Reply<TableMessage | undefined>): Problem | undefined {
    const message = reply.ok ? reply.value : reply.problem.table
    if (message !== undefined && !this.#closed && !this.#hear(message)) void this.#connect()
    return reply.ok ? undefined : reply.problem
  }

  /** Sent again, under the same name, until the server has said yes or no: it counts once. */
  async answer(seat: number, number: number, text: string): Promise<Problem | undefined> {
    const rewinds = this.#message.value?.position.rewinds ?? 0
    const answer: Answer = { seat, number, rewinds, answer: text, id: this.#wire.newId() }
    for (let tries = 0; ; tries++) {
      const brief = tries === 0 && this.#connection.value === 'live'
      const reply = await this.#wire.ask<TableMessage | undefined>(
        'POST',
        `${this.#path}/answer?${FINALITY}`,
        {
          ...answer,
          ...(brief && { brief }),
        },
      )
      if (reply.ok || reply.problem.kind !== 'offline' || this.#closed) {
        if (reply.ok && brief) await this.#hearOf(number, rewinds)
        // The stream may have been cut unnoticed where the answer was.
        if (tries > 0 && !this.#closed) void this.#connect()
        return this.#heed(reply)
      }
      this.#connection.value = 'retrying'
      await this.#wire.pause(pauseBefore(tries, this.#wire.random()))
    }
  }

  /** Waits until the stream has told of an answer. One that does not was cut unnoticed, and is opened anew. */
  async #hearOf(number: number, rewinds: number): Promise<void> {
    const hasHeard = (): boolean => {
      const { position } = this.#message.value ?? {}
      return this.#closed || (position?.number ?? 0) > number || position?.rewinds !== rewinds
    }
    let stopListening = (): void => {}
    const told = new Promise<void>((resolve) => {
      stopListening = this.#message.subscribe(() => {
        if (hasHeard()) resolve()
      })
    })
    await Promise.race([told, this.#wire.pause(LONGEST_LAG)])
    stopListening()
    if (!hasHeard()) await this.#connect()
  }

  undo(seat: number, to: number): Promise<Problem | undefined> {
    const { number, rewinds } = this.#message.value?.position ?? { number: 0, rewinds: 0 }
    return this.#tell('/undo', { seat, to, number, rewinds } satisfies Undo)
  }

  replyToUndo(seat: number, to: number, consent: boolean): Promise<Problem | undefined> {
    return this.#tell('/undo/reply', { seat, to, consent } satisfies UndoReply)
  }

  order(
    seat: number,
    prompt: string,
    answer: string,
    final: boolean,
    unless?: string,
  ): Promise<Problem | undefined> {
    const order: Order = { seat, prompt, answer, final, ...(unless !== undefined && { unless }) }
    return this.#tell('/orders', order)
  }

  withdrawOrder(seat: number, prompt: string): Promise<Problem | undefined> {
    return this.#tell('/orders/withdraw', { seat, prompt } satisfies WithdrawOrder)
  }

  async advise(seat: number, number: number): Promise<Advice | { readonly problem: Problem }> {
    const question: AskAdvice = { seat, number }
    const reply = await this.#wire.ask<Advice>('POST', `${this.#path}/advice`, question)
    return reply.ok ? reply.value : { problem: reply.problem }
  }

  async explain(seat: number, number: number): Promise<BotReason | { readonly problem: Problem }> {
    const question: AskWhy = { seat, number }
    const reply = await this.#wire.ask<BotReason>('POST', `${this.#path}/why`, question)
    return reply.ok ? reply.value : { problem: reply.problem }
  }

  propose(seat: number, to: number, number: number, answer: string): Promise<Problem | undefined> {
    const rewinds = this.#message.value?.position.rewinds ?? 0
    return this.#tell('/propose', { seat, for: to, number, rewinds, answer } satisfies Propose)
  }

  decline(seat: number, proposer: number): Promise<Problem | undefined> {
    return this.#tell('/propose/decline', { seat, proposer } satisfies Decline)
  }

  /** Whoever says again what did not seem to arrive has said it once. */
  async say(text: string): Promise<Problem | undefined> {
    const line = this.#unheard?.text === text ? this.#unheard : { text, id: this.#wire.newId() }
    this.#unheard = line
    const problem = await this.#tell('/chat', line satisfies Say)
    if (problem === undefined) this.#unheard = undefined
    return problem
  }

  async viewAt(seat: number, number: number): Promise<unknown> {
    const reply = await this.#wire.ask<Moment>('GET', `${this.#path}/moments/${number}?seat=${seat}`)
    return reply.ok ? reply.value.view : undefined
  }

  async record(): Promise<GameRecord | undefined> {
    const reply = await this.#wire.ask<GameRecord>('GET', `${this.#path}/record`)
    return reply.ok ? reply.value : undefined
  }

  get chapters(): ChapterReader {
    return chaptersAt(this.#wire, this.#path)
  }

  readonly seating: Seating = {
    sit: (seat, name) => this.#tell('/sit', { seat, ...(name !== '' && { name }) } satisfies Sit),
    handOver: (seat, to) => this.#tell(`/seats/${seat}/hand-over`, { to } satisfies HandOver),
    start: (fill) => this.#tell('/start', { ...(fill !== undefined && { fill }) } satisfies Start),
    list: (listed) => this.#tell('/listed', { listed }),
    link: async (seat) => {
      const reply = await this.#wire.ask<SeatLink>('POST', `${this.#path}/seats/${seat}/link`)
      return reply.ok ? reply.value : { problem: reply.problem }
    },
    nudge: (seat, absent) => this.#tell('/nudge', { seat, for: absent } satisfies Nudge),
    hearNudge: (seat) => this.#tell('/nudge/reply', { seat } satisfies OwnSeat),
    standIn: (seat, absent) => this.#tell('/stand-in', { seat, for: absent } satisfies StandIn),
    comeBack: (seat) => this.#tell('/return', { seat } satisfies OwnSeat),
    resign: (seat) => this.#tell('/resign', { seat } satisfies Resign),
    again: async () => {
      const reply = await this.#wire.ask<TableCreated>('POST', `${this.#path}/again`, {})
      return reply.ok ? reply.value : { problem: reply.problem }
    },
    revokeLinks: async (seat) => {
      const reply = await this.#wire.ask<unknown>('DELETE', `${this.#path}/seats/${seat}/link`)
      return reply.ok ? undefined : reply.problem
    },
  }
}
