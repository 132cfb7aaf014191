import { clocksShown, type GameTable, ownedSeats, type Presence, type Sitter } from '@astrolabe/tables'
import type { Room } from '../rooms/room.ts'

/** What a client already knows, and who it is. */
export interface Onlooker {
  /** Nobody, for a client without a session. */
  readonly guest: string | undefined
  readonly seat: number
  /** Facts told after so many answers are sent; all of them if it is -1. */
  readonly since: number
  /** Whether offers that cannot be taken back are marked. */
  readonly finality: boolean
  /** Lines of the chat from this one on are sent. */
  readonly chatFrom: number
}

/** A position as it was written once for everyone who looks from its seat. */
interface WrittenPosition {
  readonly seat: number
  readonly since: number
  readonly finality: boolean
  readonly text: string
}

/** A message, for everyone of whom the same is to be said around the position. */
interface WrittenMessage {
  readonly position: WrittenPosition
  readonly around: string
  readonly text: string
}

/** More than a table has seats and streams of different kinds; whoever asks for yet another is sent it, that is all. */
const MOST_KEPT = 32

/**
 * Writes what clients are sent. However many look from one seat, its view is made and written once. Everyone at a table
 * is told of a change before anything happens at another, so that only what was written last is kept.
 */
export class Messages {
  #room: Room | undefined
  #version = -1
  #positions: WrittenPosition[] = []
  #messages: WrittenMessage[] = []

  #turnTo(room: Room, { version }: GameTable): void {
    if (this.#room === room && this.#version === version) return
    this.#room = room
    this.#version = version
    this.#positions = []
    this.#messages = []
  }

  /** A `TableMessage` as JSON. */
  text(room: Room, table: GameTable, onlooker: Onlooker): string {
    this.#turnTo(room, table)
    const position = this.#position(table, onlooker)
    const around = aroundOf(room, table, onlooker)
    for (const known of this.#messages)
      if (known.position === position && known.around === around) return known.text
    const text = `{"table":"${room.id}","position":${position.text},${around}}`
    keep(this.#messages, { position, around, text })
    return text
  }

  #position(table: GameTable, { seat, since, finality }: Onlooker): WrittenPosition {
    for (const known of this.#positions)
      if (known.seat === seat && known.since === since && known.finality === finality) return known
    const position = { seat, since, finality, text: JSON.stringify(table.position(seat, since, finality)) }
    keep(this.#positions, position)
    return position
  }

  /** The same as an event of a stream, with the id from which the stream can be resumed. */
  frame(room: Room, table: GameTable, onlooker: Onlooker): string {
    return `event: table\nid: ${eventIdOf(table)}\ndata: ${this.text(room, table, onlooker)}\n\n`
  }
}

/** The newest are kept. */
function keep<T>(kept: T[], newest: T): void {
  if (kept.length === MOST_KEPT) kept.shift()
  kept.push(newest)
}

/** All of a message but the position: the other fields of `TableMessage`. */
function aroundOf(room: Room, table: GameTable, { guest, chatFrom }: Onlooker): string {
  const yours = guest === undefined ? '' : table.seatsOf(guest).join()
  const owned = guest === undefined ? [] : ownedSeats(table.seats, guest)
  const away = owned.length === 0 ? '' : `"owned":[${owned.join()}],`
  const isHost = table.created.host === guest
  const presence = presenceAt(room, table)
  const now = timesAt(room, table, presence.includes('"since"'))
  const chat = chatFrom < table.chat.length ? linesFrom(table, chatFrom) : '[]'
  return `"yours":[${yours}],${away}"host":${isHost},"here":[${room.here.join()}],"spectators":${room.spectators},"presence":[${presence}],${now}"chat":${chat},"chatFrom":${chatFrom}`
}

/** What goes by the clock, and what time it is by that; nothing where nothing does. */
function timesAt(room: Room, table: GameTable, hasSince: boolean): string {
  const moment = room.moment(table)
  const clock = clocksShown(table, moment)
  if (clock === undefined && !hasSince && table.company.nudges.length === 0) return ''
  return `${clock === undefined ? '' : `"clock":${JSON.stringify(clock)},`}"now":${moment.now},`
}

const presenceAt = (room: Room, { seats }: GameTable): string =>
  seats.map(({ kind }, seat) => JSON.stringify(presenceOf(room, kind, seat))).join()

function presenceOf(room: Room, kind: Sitter['kind'], seat: number): Presence {
  if (kind !== 'person') return { is: kind }
  if (room.here.includes(seat)) return { is: 'here' }
  const since = room.awaySince(seat)
  return since === undefined ? { is: 'away' } : { is: 'away', since }
}

const linesFrom = (table: GameTable, from: number): string =>
  JSON.stringify(table.chat.slice(from).map(({ kind: _kind, sent: _sent, ...line }) => line))

export const answersAt = (table: GameTable): number => table.driver?.answers.length ?? 0

const eventIdOf = (table: GameTable): string => `${table.rewinds}.${answersAt(table)}.${table.version}`

/** What a client has heard, from the id of its last event. */
export function readEventId(id: string): { readonly rewinds: number; readonly number: number } | undefined {
  const [, rewinds, number] = /^(\d{1,9})\.(\d{1,9})\.\d{1,9}$/.exec(id) ?? []
  return rewinds === undefined ? undefined : { rewinds: Number(rewinds), number: Number(number) }
}
