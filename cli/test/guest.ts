import { REAL_GAMES } from './real-games.ts'

const [GAME] = REAL_GAMES

interface Message {
  readonly position: {
    readonly number: number
    readonly phase: string
    readonly waitingFor: readonly number[]
    readonly decision: {
      readonly offers: readonly { key: string; refusal?: object }[]
      readonly min: number
      readonly kind: string
    } | null
  }
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds))

/** A guest that outlives the server it speaks to. */
export class Guest {
  address: string
  readonly #headers: Record<string, string> = { 'Content-Type': 'application/json' }

  constructor(address: string) {
    this.address = address
  }

  async ask<T>(method: string, path: string, body?: object): Promise<T> {
    const response = await fetch(this.address + path, {
      method,
      headers: this.#headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const reply = (await response.json()) as T
    if (!response.ok) throw new Error(`${path}: ${response.status} ${JSON.stringify(reply)}`)
    return reply
  }

  async introduce(): Promise<void> {
    const { token } = await this.ask<{ token: string }>('POST', '/api/guests', {})
    this.#headers['Authorization'] = `Bearer ${token}`
  }

  async setUp(): Promise<string> {
    const seats = [{ kind: 'me' }, { kind: 'me' }, { kind: 'bot', level: 'cadet' }]
    const { table } = await this.ask<{ table: string }>('POST', '/api/tables', { game: GAME, seats })
    await this.ask('POST', `/api/tables/${table}/start`, {})
    return table
  }

  /** A table at which bots alone play; its id when they are done. */
  async letBotsPlay(): Promise<string> {
    const bot = { kind: 'bot', level: 'random' }
    const { table } = await this.ask<{ table: string }>('POST', '/api/tables', {
      game: GAME,
      seats: [bot, bot],
    })
    await this.ask('POST', `/api/tables/${table}/start`, {})
    // Bots among themselves play to whoever watches.
    const watching = new AbortController()
    await fetch(`${this.address}/api/tables/${table}/stream`, {
      headers: this.#headers,
      signal: watching.signal,
    })
    for (;;) {
      const { position } = await this.ask<Message>('GET', `/api/tables/${table}`)
      if (position.phase === 'over') break
      await pause(50)
    }
    watching.abort()
    return table
  }

  /** An answer to what is asked now, ready to be sent; nothing if it is the bot's turn. */
  async nextAnswer(table: string): Promise<object | undefined> {
    const all = await this.ask<Message>('GET', `/api/tables/${table}`)
    const seat = all.position.waitingFor.find((asked) => asked < 2)
    if (seat === undefined) return undefined
    const { position } = await this.ask<Message>('GET', `/api/tables/${table}?seat=${seat}`)
    if (position.decision === null) return undefined
    const { offers, min, kind } = position.decision
    const keys = offers.filter(({ refusal }) => refusal === undefined).map(({ key }) => key)
    const { number } = position
    const answer = kind === 'some' ? keys.slice(0, min).join(' + ') : keys[number % keys.length]
    return { seat, number, rewinds: 0, answer, id: `answer-${number}` }
  }

  /** The same, once the bot has answered. */
  async awaitedAnswer(table: string): Promise<object> {
    for (;;) {
      const answer = await this.nextAnswer(table)
      if (answer !== undefined) return answer
      await pause(10)
    }
  }

  /** How many answers there are. */
  async number(table: string): Promise<number> {
    return (await this.ask<Message>('GET', `/api/tables/${table}`)).position.number
  }

  async answer(table: string, answer: object): Promise<number> {
    return (await this.ask<Message>('POST', `/api/tables/${table}/answer`, answer)).position.number
  }
}
