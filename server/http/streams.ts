import type { Writable } from 'node:stream'
import { Turns } from '../turns.ts'
import type { Clock } from '../world.ts'
import type { Messages } from './messages.ts'
import { type Listening, TableStream } from './table-stream.ts'

/** Milliseconds between two heartbeats of a stream: shorter than any proxy's patience. */
const BEAT = 15_000
/** And between two looks at whose turn it is. */
const TICK = 50

/** All streams of the server. */
export class Streams {
  readonly #messages: Messages
  readonly #clock: Clock
  /** Each waits for its next heartbeat. */
  readonly #open = new Turns<TableStream>(BEAT / TICK)
  /** How many streams a guest has open at a table; asked at every answer, however many streams there are. */
  readonly #looking = new Map<string, number>()
  #calm: (() => void) | undefined
  #isClosed = false

  constructor(messages: Messages, clock: Clock) {
    this.#messages = messages
    this.#clock = clock
  }

  async open(listening: Listening, response: Writable, whenClosed: () => void): Promise<void> {
    const stream = new TableStream(listening, this.#messages, response)
    const who = `${listening.guest} ${listening.room.id}`
    this.#open.add(stream)
    this.#count(who, 1)
    response.once('close', () => {
      this.#open.delete(stream)
      this.#count(who, -1)
      stream.close()
      whenClosed()
    })
    this.#calm ??= this.#clock.after(TICK, () => this.#tick())
    await stream.open()
    if (this.#isClosed) stream.end()
  }

  isLooking(guest: string, table: string): boolean {
    return this.#looking.has(`${guest} ${table}`)
  }

  /** The guests who are looking at any table. */
  guests(): ReadonlySet<string | undefined> {
    return new Set(this.#open.all().map(({ guest }) => guest))
  }

  #count(who: string, more: 1 | -1): void {
    const streams = (this.#looking.get(who) ?? 0) + more
    if (streams === 0) this.#looking.delete(who)
    else this.#looking.set(who, streams)
  }

  /** Ends the streams of somebody who is not known any more. */
  endSession(session: string): void {
    for (const stream of this.#open.all()) if (stream.session === session) stream.end()
  }

  #tick(): void {
    this.#open.tick()
    for (const stream of this.#open.due()) {
      this.#open.add(stream)
      stream.beat()
    }
    this.#calm = this.#open.isEmpty ? undefined : this.#clock.after(TICK, () => this.#tick())
  }

  /** Ends every stream, and those that are still being opened. */
  close(): void {
    this.#isClosed = true
    this.#calm?.()
    for (const stream of this.#open.all()) stream.end()
  }
}
