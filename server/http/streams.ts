import type { Writable } from 'node:stream'
import type { Clock } from '../world.ts'
import type { Messages } from './messages.ts'
import { type Listening, TableStream } from './table-stream.ts'

/** Milliseconds between two heartbeats of a stream: shorter than any proxy's patience. */
const BEAT = 15_000
/** And between two looks at whose turn it is. */
const TICK = 50
/** Streams that were opened together have their turns one after the other, up to so many times as fast as usual. */
const HASTE = 2

/** All streams of the server. */
export class Streams {
  readonly #messages: Messages
  readonly #clock: Clock
  /** When each has its next heartbeat, the earliest first. */
  readonly #open = new Map<TableStream, number>()
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
    this.#open.set(stream, this.#clock.now() + BEAT)
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

  #count(who: string, more: 1 | -1): void {
    const streams = (this.#looking.get(who) ?? 0) + more
    if (streams === 0) this.#looking.delete(who)
    else this.#looking.set(who, streams)
  }

  /** Never all at once: whoever answers just then would wait for a thousand others. */
  #tick(): void {
    const now = this.#clock.now()
    let left = Math.ceil((HASTE * this.#open.size * TICK) / BEAT)
    for (const [stream, due] of this.#open) {
      if (due > now || left-- === 0) break
      this.#open.delete(stream)
      this.#open.set(stream, now + BEAT)
      stream.beat()
    }
    this.#calm = this.#open.size === 0 ? undefined : this.#clock.after(TICK, () => this.#tick())
  }

  /** Ends every stream, and those that are still being opened. */
  close(): void {
    this.#isClosed = true
    this.#calm?.()
    for (const stream of this.#open.keys()) stream.end()
  }
}
