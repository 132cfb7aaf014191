// Server-sent events.
import type { GameTable } from '@astrolabe/tables'
import type { Writable } from 'node:stream'
import type { Notice, Room } from '../rooms/room.ts'
import { encodingOf } from './encoding.ts'
import { answersAt, type Messages } from './messages.ts'
import { seatFor } from './visit.ts'

const HEARTBEAT = Buffer.from(':\n\n')

/** What the client of a stream has been told. */
interface Told {
  readonly seat: number
  readonly rewinds: number
  readonly number: number
  readonly chat: number
}

export interface Listening {
  readonly room: Room
  readonly guest: string | undefined
  /** By which the guest is known. */
  readonly session: string | undefined
  /** The seat asked for; the client's own by default. */
  readonly seat: number | undefined
  /** Whether it wants to know what cannot be taken back. */
  readonly finality: boolean
  /** What the client heard before the stream was cut. */
  readonly heard: { readonly rewinds: number; readonly number: number } | undefined
}

/**
 * One client listening to one table. It is sent what is new since it was last sent something; a client slow to read
 * misses the steps in between, never their sum, and what waits for it is never more than one message.
 */
export class TableStream {
  readonly #listening: Listening
  readonly #messages: Messages
  readonly #response: Writable
  #told: Told | undefined
  #isBehind = false
  #isStuck = false
  #sitters: GameTable['seats'] = []
  #seats = ''
  #leave: (() => void) | undefined
  #unsubscribe: (() => void) | undefined

  constructor(listening: Listening, messages: Messages, response: Writable) {
    this.#listening = listening
    this.#messages = messages
    this.#response = response
    response.on('drain', () => this.#catchUp())
    // A client may be gone before that is known; what is written then comes back as an error.
    response.on('error', () => response.destroy())
  }

  get guest(): string | undefined {
    return this.#listening.guest
  }

  get session(): string | undefined {
    return this.#listening.session
  }

  /** Begins: with everything the client does not know yet. */
  async open(): Promise<void> {
    const { room } = this.#listening
    await room.look((table) => {
      if (this.#response.destroyed) return
      this.#arrive(table)
      this.#unsubscribe = room.subscribe((notice) => this.#hear(notice))
      this.#tell(table)
    })
  }

  #hear(notice: Notice): void {
    this.#arrive(notice.table)
    this.#tell(notice.table)
  }

  /** Seats change hands while a stream is open: its client is there with those it holds now. */
  #arrive(table: GameTable): void {
    if (this.#leave !== undefined && this.#sitters === table.seats) return
    this.#sitters = table.seats
    const { room, guest } = this.#listening
    const seats = guest === undefined ? [] : table.seatsOf(guest)
    if (this.#leave !== undefined && this.#seats === seats.join()) return
    this.#seats = seats.join()
    const leaveFormer = this.#leave
    this.#leave = room.arrive(seats)
    leaveFormer?.()
  }

  #tell(table: GameTable): void {
    if (this.#response.writableNeedDrain) {
      this.#isBehind = true
      return
    }
    this.#isBehind = false
    const { room, guest, finality } = this.#listening
    const seat = this.#seatAt(table)
    const frame = this.#messages.frame(room, table, {
      guest,
      seat,
      since: this.#sinceAt(table, seat),
      finality,
      chatFrom: this.#told?.chat ?? 0,
    })
    this.#told = { seat, rewinds: table.rewinds, number: answersAt(table), chat: table.chat.length }
    this.#response.write(frame, encodingOf(frame))
  }

  /** A seat that was handed over is not looked from any more. */
  #seatAt(table: GameTable): number {
    const { guest, seat } = this.#listening
    const isOpenToGuest =
      seat !== undefined && (seat < 0 || (guest !== undefined && table.isHeldBy(guest, seat)))
    return isOpenToGuest ? seat : seatFor(table, guest)
  }

  /** Facts are heard once; all of them again if answers were taken back, or from another seat. */
  #sinceAt(table: GameTable, seat: number): number {
    const heard = this.#told ?? this.#listening.heard
    if (heard === undefined || heard.rewinds !== table.rewinds || heard.number > answersAt(table)) return -1
    if (this.#told !== undefined && this.#told.seat !== seat) return -1
    // Before the first answer the game may not have begun, and its beginning is told too.
    return heard.number === 0 ? -1 : heard.number
  }

  #catchUp(): void {
    this.#isStuck = false
    if (!this.#isBehind) return
    this.#listening.room
      .look((table) => {
        if (this.#unsubscribe !== undefined) this.#tell(table)
      })
      .catch(() => this.#response.destroy())
  }

  /** Shows that the line is alive; a client that has read nothing since the last time is left. */
  beat(): void {
    if (!this.#response.writableNeedDrain) this.#response.write(HEARTBEAT)
    else if (this.#isStuck) this.#response.destroy()
    else this.#isStuck = true
  }

  /** The client has gone. */
  close(): void {
    this.#unsubscribe?.()
    this.#unsubscribe = undefined
    this.#leave?.()
    this.#leave = undefined
  }

  /** Ends the stream; the client comes back when it can. */
  end(): void {
    this.close()
    this.#response.end()
  }
}
