/** Is told of the responses that come over a connection, piece by piece. */
export interface ResponseTaker {
  /** `head` is the status line and the headers. */
  begin(status: number, head: string): void
  /** The bytes are there until it returns. */
  take(body: Buffer): void
  end(): void
}

type Part =
  | { readonly kind: 'head' }
  | { readonly kind: 'body'; left: number }
  | { readonly kind: 'chunk-size' }
  | { readonly kind: 'chunk'; left: number }
  | { readonly kind: 'chunk-end' }
  | { readonly kind: 'trailer' }

const NOTHING = Buffer.alloc(0)
const LINE_END = '\r\n'
const HEAD_END = '\r\n\r\n'
const STATUS = /^HTTP\/1\.1 (\d{3})/
const NO_CONTENT = '204'
const LENGTH = /\r\ncontent-length: *(\d+)/i
const CHUNKED = /\r\ntransfer-encoding: *chunked/i

/**
 * Reads HTTP/1.1 responses from the bytes of a connection, however they are cut. It knows no more of the protocol
 * than a server on loopback uses, so that whoever drives the load is not busier than the server.
 */
export class ResponseReader {
  readonly #taker: ResponseTaker
  #part: Part = { kind: 'head' }
  #rest: Buffer = NOTHING

  constructor(taker: ResponseTaker) {
    this.#taker = taker
  }

  /** Keeps nothing of the bytes themselves: they may be overwritten afterwards. */
  push(bytes: Buffer): void {
    let left = this.#rest.length === 0 ? bytes : Buffer.concat([this.#rest, bytes])
    for (let before = -1; left.length > 0 && left.length !== before; ) {
      before = left.length
      left = this.#read(left)
    }
    this.#rest = left.length === 0 ? NOTHING : Buffer.from(left)
  }

  /** Takes what it can from the start of the bytes; gives back the others. */
  #read(bytes: Buffer): Buffer {
    const part = this.#part
    switch (part.kind) {
      case 'head':
        return this.#line(bytes, HEAD_END, (head) => this.#begin(head))
      case 'body':
        return this.#some(bytes, part, () => this.#finish())
      case 'chunk-size':
        return this.#line(bytes, LINE_END, (size) => {
          const left = Number.parseInt(size, 16)
          if (Number.isNaN(left)) throw new Error(`not the size of a chunk: ${size}`)
          this.#part = left === 0 ? { kind: 'trailer' } : { kind: 'chunk', left }
        })
      case 'chunk':
        return this.#some(bytes, part, () => {
          this.#part = { kind: 'chunk-end' }
        })
      case 'chunk-end':
        return this.#line(bytes, LINE_END, () => {
          this.#part = { kind: 'chunk-size' }
        })
      case 'trailer':
        return this.#line(bytes, LINE_END, (field) => {
          if (field === '') this.#finish()
        })
    }
  }

  #line(bytes: Buffer, end: string, read: (line: string) => void): Buffer {
    const at = bytes.indexOf(end)
    if (at < 0) return bytes
    read(bytes.toString('latin1', 0, at))
    return bytes.subarray(at + end.length)
  }

  #some(bytes: Buffer, part: { left: number }, complete: () => void): Buffer {
    const taken = bytes.subarray(0, part.left)
    part.left -= taken.length
    this.#taker.take(taken)
    if (part.left === 0) complete()
    return bytes.subarray(taken.length)
  }

  #begin(head: string): void {
    const status = STATUS.exec(head)?.[1]
    if (status === undefined) throw new Error(`not a response: ${head.slice(0, 80)}`)
    this.#taker.begin(Number(status), head)
    const length = status === NO_CONTENT ? 0 : LENGTH.exec(head)?.[1]
    // Whatever does not say where it ends goes on until the connection does.
    const left = length === undefined ? Number.POSITIVE_INFINITY : Number(length)
    if (CHUNKED.test(head)) this.#part = { kind: 'chunk-size' }
    else if (left > 0) this.#part = { kind: 'body', left }
    else this.#finish()
  }

  #finish(): void {
    this.#part = { kind: 'head' }
    this.#taker.end()
  }
}
