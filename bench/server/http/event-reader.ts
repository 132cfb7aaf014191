import { StringDecoder } from 'node:string_decoder'

/** An event of a server-sent stream. */
export interface StreamEvent {
  readonly event: string
  readonly id: string
  readonly data: string
}

/** Reads server-sent events from the bytes of a stream, however they are cut. Comments are passed over. */
export class EventReader {
  readonly #take: (event: StreamEvent) => void
  readonly #decoder = new StringDecoder('utf8')
  #text = ''
  #event = ''
  #id = ''
  #data: string[] = []

  constructor(take: (event: StreamEvent) => void) {
    this.#take = take
  }

  push(bytes: Buffer): void {
    this.#text += this.#decoder.write(bytes)
    let start = 0
    for (let end = this.#text.indexOf('\n'); end >= 0; end = this.#text.indexOf('\n', start)) {
      this.#line(this.#text.slice(start, this.#text[end - 1] === '\r' ? end - 1 : end))
      start = end + 1
    }
    this.#text = this.#text.slice(start)
  }

  #line(line: string): void {
    if (line === '') {
      this.#dispatch()
      return
    }
    const colon = line.indexOf(':')
    const field = colon < 0 ? line : line.slice(0, colon)
    const value = colon < 0 ? '' : line.slice(line[colon + 1] === ' ' ? colon + 2 : colon + 1)
    if (field === 'event') this.#event = value
    else if (field === 'id') this.#id = value
    else if (field === 'data') this.#data.push(value)
  }

  /** An event without data is none; the id stays until there is another. */
  #dispatch(): void {
    const data = this.#data
    const event = this.#event === '' ? 'message' : this.#event
    this.#data = []
    this.#event = ''
    if (data.length > 0) this.#take({ event, id: this.#id, data: data.join('\n') })
  }
}
