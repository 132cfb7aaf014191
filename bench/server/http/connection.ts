import { connect, type Socket } from 'node:net'
import { EventReader, type StreamEvent } from './event-reader.ts'
import { ResponseReader, type ResponseTaker } from './response-reader.ts'

const HOST = '127.0.0.1'

/** Who asks: a guest's token, once there is one. */
export interface Credentials {
  readonly bearer?: string | undefined
}

export interface Reply {
  readonly status: number
  readonly head: string
  readonly body: Buffer
}

export class UnexpectedReply extends Error {
  constructor(path: string, { status, body }: Pick<Reply, 'status' | 'body'>) {
    super(`${path} was answered with ${status}: ${body.toString().slice(0, 500)}`)
  }
}

function requestText(method: string, path: string, { bearer }: Credentials, body?: string): string {
  const authorization = bearer === undefined ? '' : `authorization: Bearer ${bearer}\r\n`
  const content =
    body === undefined
      ? ''
      : `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n`
  return `${method} ${path} HTTP/1.1\r\nhost: ${HOST}\r\n${authorization}${content}\r\n${body ?? ''}`
}

/** What any of the connections has just received: with one for each piece, whoever drives the load would clear up all the time. */
const RECEIVED = Buffer.allocUnsafe(64 * 1024)

function socketTo(
  port: number,
  taker: ResponseTaker,
  ended: () => void,
  failed: (error: Error) => void,
): Socket {
  const reader = new ResponseReader(taker)
  const read = (length: number): boolean => {
    try {
      reader.push(RECEIVED.subarray(0, length))
    } catch (error) {
      socket.destroy()
      failed(error as Error)
    }
    return true
  }
  const socket = connect({ port, host: HOST, noDelay: true, onread: { buffer: RECEIVED, callback: read } })
  socket.on('end', ended)
  socket.on('error', failed)
  return socket
}

/** A connection that is kept, with one request under way at a time. */
export class Connection {
  readonly credentials: Credentials
  readonly #port: number
  readonly #failed: (error: Error) => void
  readonly #replies = new Replies()
  #socket: Socket | undefined

  constructor(port: number, credentials: Credentials, failed: (error: Error) => void) {
    this.#port = port
    this.credentials = credentials
    this.#failed = failed
  }

  /** Sends a request; `take` is called with the reply. */
  send(method: string, path: string, body: string | undefined, take: (reply: Reply) => void): void {
    this.#socket ??= socketTo(this.#port, this.#replies, () => this.#ended(), this.#failed)
    this.#replies.expect(take)
    this.#socket.write(requestText(method, path, this.credentials, body))
  }

  /** A server closes connections that have long been idle; there is a new one with the next request. */
  #ended(): void {
    this.#socket = undefined
    if (this.#replies.isExpected)
      this.#failed(new Error('the server has closed a connection instead of replying'))
  }

  /** Sends a request and reads the JSON of its reply. */
  ask<T>(method: string, path: string, body?: object): Promise<T> {
    return new Promise((resolve, reject) => {
      this.send(method, path, body && JSON.stringify(body), (reply) => {
        if (reply.status === 200 || reply.status === 201) resolve(JSON.parse(reply.body.toString()) as T)
        else reject(new UnexpectedReply(path, reply))
      })
    })
  }

  close(): void {
    this.#socket?.destroy()
    this.#socket = undefined
  }
}

class Replies implements ResponseTaker {
  #expected: ((reply: Reply) => void) | undefined
  #status = 0
  #head = ''
  #pieces: Buffer[] = []

  get isExpected(): boolean {
    return this.#expected !== undefined
  }

  expect(take: (reply: Reply) => void): void {
    if (this.#expected !== undefined) throw new Error('a request is under way already')
    this.#expected = take
  }

  begin(status: number, head: string): void {
    this.#status = status
    this.#head = head
    this.#pieces = []
  }

  take(body: Buffer): void {
    this.#pieces.push(Buffer.from(body))
  }

  end(): void {
    const take = this.#expected
    this.#expected = undefined
    const body = this.#pieces.length === 1 ? this.#pieces[0] : Buffer.concat(this.#pieces)
    take?.({ status: this.#status, head: this.#head, body })
  }
}

/** Opens a server-sent stream; resolves, once it is accepted, with what closes it. */
export function openStream(
  port: number,
  path: string,
  credentials: Credentials,
  take: (event: StreamEvent) => void,
  failed: (error: Error) => void,
): Promise<() => void> {
  const events = new EventReader(take)
  return new Promise((resolve) => {
    let status = 0
    const ended = (): void => failed(new Error(`the stream ${path} has ended`))
    const taker: ResponseTaker = {
      begin(given) {
        status = given
        if (status === 200) resolve(() => socket.destroy())
      },
      take(body) {
        if (status === 200) events.push(body)
        else failed(new UnexpectedReply(path, { status, body }))
      },
      end: ended,
    }
    const socket = socketTo(port, taker, ended, failed)
    socket.write(requestText('GET', path, credentials))
  })
}
