import type { Writable } from 'node:stream'
import type { Clock } from '../world.ts'
import type { Messages } from './messages.ts'
import { type Listening, TableStream } from './table-stream.ts'

/** Shorter than any proxy's patience. */
const BEAT = 15_000

/** All streams of the server. */
export class Streams {
  readonly #messages: Messages
  readonly #clock: Clock
  readonly #open = new Set<TableStream>()
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
    this.#calm ??= this.#clock.after(BEAT, () => this.#beat())
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

  #beat(): void {
    for (const stream of this.#open) stream.beat()
    this.#calm = this.#open.size === 0 ? undefined : this.#clock.after(BEAT, () => this.#beat())
  }

  /** Ends every stream, and those that are still being opened. */
  close(): void {
    this.#isClosed = true
    this.#calm?.()
    for (const stream of this.#open) stream.end()
  }
}
