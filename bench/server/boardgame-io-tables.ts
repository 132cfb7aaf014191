import { loadPeer } from '../peers.mjs'
import { LoadedTable } from './loaded-table.ts'
import { AMOUNTS } from './tally.ts'

/** What of the peer's own websocket library is used here. */
interface WebSocketClient {
  on(event: 'message', take: (message: Buffer) => void): void
  on(event: 'error', take: (error: Error) => void): void
  on(event: 'close', take: () => void): void
  send(text: string): void
  terminate(): void
}

type WebSocketClientClass = new (address: string, options: object) => WebSocketClient

// The packets of engine.io and socket.io, as they stand on the wire.
const OPENED = '0'
const PING = '2'
const PONG = '3'
const SPACE = '/tally,'
const CONNECT = `40${SPACE}`
const EVENT = `42${SPACE}`
const SYNCED = `${EVENT}["sync",`
const UPDATED = `${EVENT}["update",`
const STATE_ID = /"_stateID":(\d+)/

/** A match of the peer: one websocket, on which both seats are played. What it is sent is acknowledgement and broadcast. */
class Match extends LoadedTable {
  readonly #socket: WebSocketClient
  readonly #match: string
  #number = 0
  #closed = false

  constructor(socket: WebSocketClient, match: string) {
    super()
    this.#socket = socket
    this.#match = match
  }

  /** Joins the match, which is made when somebody first asks for it. */
  join(failed: (error: Error) => void): Promise<void> {
    return new Promise((resolve) => {
      this.#socket.on('error', failed)
      this.#socket.on('close', () => {
        if (!this.#closed) failed(new Error('boardgame.io has closed a connection'))
      })
      this.#socket.on('message', (bytes) => {
        const message = bytes.toString()
        if (message.startsWith(UPDATED)) this.#updated(message)
        else if (message === PING) this.#socket.send(PONG)
        else if (message.startsWith(OPENED)) this.#socket.send(CONNECT)
        else if (message.startsWith(CONNECT)) this.#emit('sync', this.#match, '0', null, 2)
        else if (message.startsWith(SYNCED)) resolve()
      })
    })
  }

  #emit(...message: readonly unknown[]): void {
    this.#socket.send(EVENT + JSON.stringify(message))
  }

  #updated(message: string): void {
    this.#number = Number(STATE_ID.exec(message)?.[1])
    this.heard(this.#number)
    this.acknowledged()
  }

  override answer(): boolean {
    const playerID = String(this.#number % 2)
    const args = [AMOUNTS[this.#number % AMOUNTS.length]]
    this.sent(this.#number + 1)
    const move = { type: 'MAKE_MOVE', payload: { type: 'add', args, playerID } }
    this.#emit('update', move, this.#number, this.#match, playerID)
    return true
  }

  override close(): void {
    this.#closed = true
    this.#socket.terminate()
  }
}

export async function openMatch(
  port: number,
  name: string,
  failed: (error: Error) => void,
): Promise<LoadedTable> {
  const Client = loadPeer('ws') as WebSocketClientClass
  const address = `ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`
  const match = new Match(new Client(address, { perMessageDeflate: false }), name)
  await match.join(failed)
  return match
}
