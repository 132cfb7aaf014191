import { type Decision, FastChance, joinAnswer } from '@astrolabe/kernel'
import type { TableMessage } from '@astrolabe/tables'
import { answersIn, openGuest, startTable } from './astrolabe-tables.ts'
import { type Connection, openStream, UnexpectedReply } from './http/connection.ts'
import { LoadedTable } from './loaded-table.ts'

const OVER = '"phase":"over"'

/** What someone without a plan answers: any legal offer, or as many as it takes. */
export function randomAnswer({ offers, kind, min }: Decision, seat: number, chance: FastChance): string {
  const legal = offers.filter((offer) => offer.seat === seat && offer.refusal === undefined)
  const keys = legal.map(({ key }) => key)
  if (kind !== 'some') return keys[chance.below(keys.length)]
  const from = chance.below(keys.length - min + 1)
  return joinAnswer(keys.slice(from, from + min))
}

/** A table of any game, at which every seat has a live stream as if a person looked at it, and answers at random. */
class RandomTable extends LoadedTable {
  readonly #guest: Connection
  readonly #path: string
  readonly #seats: number
  readonly #chance: FastChance
  readonly #failed: (error: Error) => void
  readonly #closeStreams: (() => void)[] = []
  /** The newest position of the seat that is asked. */
  #asked: TableMessage['position'] | undefined
  #number = 0
  /** How many answers each seat has heard of. */
  readonly #heard: number[]
  #wanted = false
  #over = false

  constructor(
    guest: Connection,
    table: string,
    seats: number,
    chance: FastChance,
    failed: (error: Error) => void,
  ) {
    super()
    this.#guest = guest
    this.#path = `/api/tables/${table}`
    this.#seats = seats
    this.#chance = chance
    this.#failed = failed
    this.#heard = Array.from({ length: seats }, () => 0)
  }

  async listen(port: number): Promise<void> {
    for (let seat = 0; seat < this.#seats; seat++) {
      const path = `${this.#path}/stream?seat=${seat}`
      const close = await openStream(
        port,
        path,
        this.#guest.credentials,
        ({ id, data }) => this.#hear(seat, answersIn(id), data),
        this.#failed,
      )
      this.#closeStreams.push(close)
    }
  }

  #hear(seat: number, number: number, data: string): void {
    this.#heard[seat] = number
    // Only the seat that is asked has a decision; the others' messages need not be read.
    if (!data.includes('"decision":null')) {
      const { position } = JSON.parse(data) as TableMessage
      // Seats have streams of their own: what one of them says may come late.
      if (position.number >= (this.#asked?.number ?? 0)) this.#asked = position
      if (this.#wanted) this.#send()
    }
    this.heard(Math.min(...this.#heard))
  }

  override get isOver(): boolean {
    return this.#over
  }

  override answer(): boolean {
    if (this.#over) return false
    this.#wanted = true
    this.#send()
    return true
  }

  #send(): void {
    const { decision, seat, number } = this.#asked ?? { decision: null, seat: 0, number: -1 }
    if (decision === null || number !== this.#number) return
    this.#wanted = false
    this.#number++
    this.sent(this.#number)
    const answer = randomAnswer(decision, seat, this.#chance)
    const body = JSON.stringify({ seat, number, rewinds: 0, answer, id: `answer-${number}` })
    this.#guest.send('POST', `${this.#path}/answer`, body, (reply) => {
      // The others hear of the end in their own time; nobody is asked after it.
      this.#over ||= reply.body.includes(OVER)
      if (reply.status === 200) this.acknowledged()
      else this.#failed(new UnexpectedReply(`${this.#path} ${body}`, reply))
    })
  }

  override close(): void {
    for (const close of this.#closeStreams) close()
    this.#guest.close()
  }
}

export async function openRandom(
  port: number,
  game: string,
  seats: number,
  seed: string,
  failed: (error: Error) => void,
): Promise<LoadedTable> {
  const guest = await openGuest(port, failed)
  const id = await startTable(guest, game, seats)
  const table = new RandomTable(guest, id, seats, new FastChance(seed), failed)
  await table.listen(port)
  return table
}
