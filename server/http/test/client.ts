import type { TableMessage } from '@astrolabe/tables'
import { eventsOf, type ServerEvent } from './events.ts'

/** What came back. */
export interface Reply<T> {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  readonly body: T
}

/** A body of which the test looks at a few fields. */
export interface Anything {
  readonly [field: string]: never
}

/** Everything that was received, to be searched for what nobody may see. */
export type Ear = (text: string) => unknown

/** Speaks to a server as a browser does, with a cookie, or as a program, with a token. */
export class Client {
  readonly #address: string
  readonly #ear: Ear
  readonly headers: Record<string, string> = {}

  private constructor(address: string, headers: Readonly<Record<string, string>>, ear: Ear) {
    this.#address = address
    this.#ear = ear
    Object.assign(this.headers, headers)
  }

  static browser(address: string, ear: Ear = () => {}): Client {
    return new Client(address, { 'Sec-Fetch-Site': 'same-origin', Origin: address }, ear)
  }

  static program(address: string, ear: Ear = () => {}): Client {
    return new Client(address, {}, ear)
  }

  /** A program that has been given a token. */
  static async guest(address: string, name: string, ear: Ear = () => {}): Promise<Client> {
    const client = Client.program(address, ear)
    const { body } = await client.post<{ token: string }>('/api/guests', { name })
    client.headers['Authorization'] = `Bearer ${body.token}`
    return client
  }

  async send<T = Anything>(method: string, path: string, body?: unknown, headers = {}): Promise<Reply<T>> {
    const response = await fetch(this.#address + path, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...this.headers,
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const cookie = response.headers.getSetCookie().at(0)?.split(';').at(0)
    if (cookie !== undefined) this.headers['Cookie'] = cookie
    const text = await response.text()
    this.#ear(text)
    const isJson = response.headers.get('content-type')?.startsWith('application/json') === true
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: (isJson ? JSON.parse(text) : undefined) as T,
    }
  }

  get<T = Anything>(path: string, headers = {}): Promise<Reply<T>> {
    return this.send<T>('GET', path, undefined, headers)
  }

  post<T = Anything>(path: string, body: unknown = {}, headers = {}): Promise<Reply<T>> {
    return this.send<T>('POST', path, body, headers)
  }

  /** Sets up a table; its id. */
  async setUp(game: string, seats: readonly object[], more: object = {}): Promise<string> {
    const { status, text, body } = await this.post<{ table: string }>('/api/tables', { game, seats, ...more })
    if (status !== 200) throw new Error(`no table: ${text}`)
    return body.table
  }

  table(table: string, query = ''): Promise<Reply<TableMessage>> {
    return this.get(`/api/tables/${table}${query}`)
  }

  /** Changes a table. */
  deed(table: string, name: string, body: unknown = {}): Promise<Reply<TableMessage>> {
    return this.post(`/api/tables/${table}/${name}`, body)
  }

  /** Opens the stream of a table. */
  async stream(table: string, query = '', headers: Record<string, string> = {}): Promise<Listening> {
    const stop = new AbortController()
    const response = await fetch(`${this.#address}/api/tables/${table}/stream${query}`, {
      headers: { ...this.headers, ...headers },
      signal: stop.signal,
    })
    if (!response.ok) throw new Error(`no stream: ${response.status} ${await response.text()}`)
    return new Listening(response, stop, this.#ear)
  }
}

/** An open stream. */
export class Listening {
  readonly headers: Headers
  readonly #events: AsyncGenerator<ServerEvent>
  readonly #stop: AbortController
  lastId = ''

  constructor(response: Response, stop: AbortController, ear: Ear) {
    this.headers = response.headers
    this.#events = eventsOf(response, ear)
    this.#stop = stop
  }

  /** The next message; nothing if the stream has ended. */
  async next(): Promise<TableMessage | undefined> {
    const heard = await this.#events.next()
    if (heard.done === true) return undefined
    this.lastId = heard.value.id
    return JSON.parse(heard.value.data) as TableMessage
  }

  /** Reads until a message is as wanted. */
  async until(isWanted: (message: TableMessage) => boolean): Promise<TableMessage> {
    for (;;) {
      const message = await this.next()
      if (message === undefined) throw new Error('the stream ended')
      if (isWanted(message)) return message
    }
  }

  close(): void {
    this.#stop.abort()
  }
}
