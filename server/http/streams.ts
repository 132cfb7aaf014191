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
  /** Each with its guest and table. */
  readonly #open = new Map<TableStream, string>()
  #calm: (() => void) | undefined
  #isClosed = false

  constructor(messages: Messages, clock: Clock) {
    this.#messages = messages
    this.#clock = clock
  }

  async open(listening: Listening, response: Writable, whenClosed: () => void): Promise<void> {
    const stream = new TableStream(listening, this.#messages, response)
    this.#open.set(stream, `${listening.guest} ${listening.room.id}`)
    response.once('close', () => {
      this.#open.delete(stream)
      stream.close()
      whenClosed()
    })
    this.#calm ??= this.#clock.after(BEAT, () => this.#beat())
    await stream.open()
    if (this.#isClosed) stream.end()
  }

  isLooking(guest: string, table: string): boolean {
    return [...this.#open.values()].includes(`${guest} ${table}`)
  }

  #beat(): void {
    for (const stream of this.#open.keys()) stream.beat()
    this.#calm = this.#open.size === 0 ? undefined : this.#clock.after(BEAT, () => this.#beat())
  }

  /** Ends every stream, and those that are still being opened. */
  close(): void {
    this.#isClosed = true
    this.#calm?.()
    for (const stream of this.#open.keys()) stream.end()
  }
}
