import type { GuestCreated, TableCreated } from '@astrolabe/server/protocol'
import type { TableMessage } from '@astrolabe/tables'
import { Connection, openStream, UnexpectedReply } from './http/connection.ts'
import { LoadedTable } from './loaded-table.ts'
import { AMOUNTS } from './tally.ts'

/** A connection of a guest nobody has seen before. */
export async function openGuest(port: number, failed: (error: Error) => void): Promise<Connection> {
  const stranger = new Connection(port, {}, failed)
  const { token } = await stranger.ask<GuestCreated>('POST', '/api/guests', {})
  stranger.close()
  return new Connection(port, { bearer: token }, failed)
}

/** Sets up a table all of whose seats one guest holds, and starts it; gives its id. */
export async function startTable(guest: Connection, game: string, seats: number): Promise<string> {
  const wanted = Array.from({ length: seats }, () => ({ kind: 'me' }))
  const { table } = await guest.ask<TableCreated>('POST', '/api/tables', { game, seats: wanted })
  await guest.ask<TableMessage>('POST', `/api/tables/${table}/start`, {})
  return table
}

/** The number of answers in the id of an event, `<rewinds>.<number>.<version>`. */
export const answersIn = (id: string): number => Number(id.split('.')[1])

/** A table of Tally, with a connection for answers and a live stream. */
class TallyTable extends LoadedTable {
  readonly #guest: Connection
  readonly #path: string
  readonly #failed: (error: Error) => void
  #closeStream = (): void => {}
  #number = 0

  constructor(guest: Connection, table: string, failed: (error: Error) => void) {
    super()
    this.#guest = guest
    this.#path = `/api/tables/${table}`
    this.#failed = failed
  }

  async listen(port: number): Promise<void> {
    this.#closeStream = await openStream(
      port,
      `${this.#path}/stream?seat=0`,
      this.#guest.credentials,
      ({ id }) => this.heard(answersIn(id)),
      this.#failed,
    )
  }

  override answer(): boolean {
    const number = this.#number++
    const seat = number % 2
    const answer = AMOUNTS[number % AMOUNTS.length]
    this.sent(number + 1)
    // Written by hand: to make JSON of an object would cost the generator more than to send it.
    const body = `{"seat":${seat},"number":${number},"rewinds":0,"answer":"${answer}","id":"answer-${number}","brief":true}`
    this.#guest.send('POST', `${this.#path}/answer`, body, (reply) => {
      if (reply.status === 204) this.acknowledged()
      else this.#failed(new UnexpectedReply(this.#path, reply))
    })
    return true
  }

  override close(): void {
    this.#closeStream()
    this.#guest.close()
  }
}

export async function openTally(port: number, failed: (error: Error) => void): Promise<LoadedTable> {
  const guest = await openGuest(port, failed)
  const table = new TallyTable(guest, await startTable(guest, 'tally', 2), failed)
  await table.listen(port)
  return table
}
