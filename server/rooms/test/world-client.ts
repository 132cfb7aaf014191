import type { Decision } from '@astrolabe/kernel'
import type { GameTable, Position } from '@astrolabe/tables'
import { give, type SentAnswer } from '../answering.ts'
import type { Done } from '../room.ts'
import type { World } from './world.ts'
import type { WorldServer } from './world-server.ts'

const PATIENCE = 400

/** A person at a table: looks at it through a stream, answers when asked, and sends again until told. */
export class WorldClient {
  readonly seat: number
  readonly #world: World
  readonly #servers: readonly WorldServer[]
  readonly #table: string
  /** All that was ever shown, to be checked against what really happened. */
  readonly seen = new Map<string, Position>()
  /** Answers that a server said it had taken. */
  readonly acknowledged: SentAnswer[] = []
  position: Position | undefined
  #pending: SentAnswer | undefined
  #sent = 0
  #stream = 0

  constructor(seat: number, table: string, world: World, servers: readonly WorldServer[]) {
    this.seat = seat
    this.#table = table
    this.#world = world
    this.#servers = servers
    this.#connect()
    this.#live()
  }

  get isWaiting(): boolean {
    return this.#pending !== undefined
  }

  /** Opens a stream to one of the servers; it ends by accident, or with the life of that server. */
  #connect(): void {
    const server = this.#world.pick(this.#servers)
    const { life } = server
    const stream = ++this.#stream
    const isOpen = (): boolean => this.#stream === stream && server.life === life
    const again = (): void => {
      if (this.#stream !== stream) return
      this.#stream++
      this.#world.clock.after(50, () => this.#connect())
    }
    const hear = (position: Position): void => {
      if (!isOpen() || this.#world.happens('streamCut')) again()
      else this.#show(position)
    }
    server
      .room(this.#table)
      .then((room) =>
        room.look((table) => {
          room.subscribe((notice) => hear(this.#look(notice.table)))
          hear(this.#look(table))
        }),
      )
      .catch(again)
    const listenForSilence = (): void => {
      if (!isOpen()) again()
      else this.#world.clock.after(500, listenForSilence)
    }
    listenForSilence()
  }

  #look(table: GameTable): Position {
    return table.position(this.seat, this.position?.number)
  }

  #show(position: Position): void {
    this.seen.set(JSON.stringify(position), position)
    if (this.position === undefined || position.version > this.position.version) this.position = position
  }

  /** From time to time it looks at the table and does something. */
  #live(): void {
    this.#world.clock.after(20 + this.#world.chance.below(80), () => {
      this.#act()
      this.#live()
    })
  }

  #act(): void {
    if (this.position?.request?.waitingFor.includes(this.seat)) return this.#answerRequest()
    const decision = this.position?.decision
    if (this.#pending !== undefined || !decision) return
    if (this.#world.chance.below(20) === 0) return this.#takeBack()
    const id = `${this.seat}-${this.#sent++}`
    this.#pending = { seat: this.seat, number: decision.number, text: this.#choose(decision), id }
    this.#send(this.#pending)
  }

  #choose({ offers, kind, min, max }: Decision): string {
    const keys = offers.filter(({ refusal }) => refusal === undefined).map(({ key }) => key)
    if (kind !== 'some') return this.#world.pick(keys)
    return keys.slice(0, min + this.#world.chance.below(max - min + 1)).join(' + ')
  }

  /** Sends an answer again and again, to whichever server, until one of them says what came of it. */
  #send(answer: SentAnswer): void {
    const server = this.#world.pick(this.#servers)
    this.#world.send(() => void this.#post(server, answer))
    this.#world.clock.after(PATIENCE, () => {
      if (this.#pending === answer) this.#send(answer)
    })
  }

  async #post(server: WorldServer, answer: SentAnswer): Promise<void> {
    const { life } = server
    try {
      const room = await server.room(this.#table)
      const { done, seen } = await room.change(
        (table) => give(table, answer),
        (table) => this.#look(table),
      )
      if (server.life === life) this.#world.send(() => this.#hearReply(answer, done, seen))
    } catch {
      // An error of the server: it will be sent again.
    }
  }

  #hearReply(answer: SentAnswer, done: Done, seen: Position): void {
    this.#show(seen)
    if (!('problem' in done)) this.acknowledged.push(answer)
    if (this.#pending === answer) this.#pending = undefined
  }

  #takeBack(): void {
    const to = Math.max(0, (this.position?.undo?.to ?? 0) - this.#world.chance.below(2))
    this.#change((table) => table.undo(this.seat, to))
  }

  #answerRequest(): void {
    const consents = this.#world.chance.below(2) === 0
    this.#change((table) => table.answerRequest(this.seat, consents))
  }

  /** Something without an id: whoever is not sure that it was done looks at the table. */
  #change(deed: (table: GameTable) => Done): void {
    const server = this.#world.pick(this.#servers)
    this.#world.send(() => {
      server
        .room(this.#table)
        .then((room) => room.change(deed, () => {}))
        .catch(() => {})
    })
  }
}
