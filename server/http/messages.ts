import type { GameTable } from '@astrolabe/tables'
import type { Room } from '../rooms/room.ts'

/** What a client already knows, and who it is. */
export interface Onlooker {
  /** Nobody, for a client without a session. */
  readonly guest: string | undefined
  readonly seat: number
  /** Facts told after so many answers are sent; all of them if it is -1. */
  readonly since: number
  /** Lines of the chat from this one on are sent. */
  readonly chatFrom: number
}

/** A position as it was written once for everyone who looks from its seat. */
interface WrittenPosition {
  readonly seat: number
  readonly since: number
  readonly text: string
}

/** A message, for everyone of whom the same is to be said around the position. */
interface WrittenMessage {
  readonly position: WrittenPosition
  readonly around: string
  readonly text: string
}

/** What was written of the newest version of a table; it is little, so it is looked through. */
class Written {
  version = -1
  readonly positions: WrittenPosition[] = []
  readonly messages: WrittenMessage[] = []

  turnTo(version: number): void {
    if (this.version === version) return
    this.version = version
    this.positions.length = 0
    this.messages.length = 0
  }
}

/** Writes what clients are sent. However many look from one seat, its view is made and written once. */
export class Messages {
  readonly #written = new WeakMap<Room, Written>()

  #of(room: Room, table: GameTable): Written {
    let written = this.#written.get(room)
    if (written === undefined) {
      written = new Written()
      this.#written.set(room, written)
    }
    written.turnTo(table.version)
    return written
  }

  /** A `TableMessage` as JSON. */
  text(room: Room, table: GameTable, onlooker: Onlooker): string {
    const written = this.#of(room, table)
    const position = positionOf(written, table, onlooker)
    const around = aroundOf(room, table, onlooker)
    for (const known of written.messages)
      if (known.position === position && known.around === around) return known.text
    const text = `{"table":"${room.id}","position":${position.text},${around}}`
    written.messages.push({ position, around, text })
    return text
  }

  /** The same as an event of a stream, with the id from which the stream can be resumed. */
  frame(room: Room, table: GameTable, onlooker: Onlooker): string {
    return `event: table\nid: ${eventIdOf(table)}\ndata: ${this.text(room, table, onlooker)}\n\n`
  }
}

function positionOf(written: Written, table: GameTable, { seat, since }: Onlooker): WrittenPosition {
  for (const known of written.positions) if (known.seat === seat && known.since === since) return known
  const position = { seat, since, text: JSON.stringify(table.position(seat, since)) }
  written.positions.push(position)
  return position
}

/** All of a message but the position: the other fields of `TableMessage`. */
function aroundOf(room: Room, table: GameTable, { guest, chatFrom }: Onlooker): string {
  const yours = guest === undefined ? '' : table.seatsOf(guest).join()
  const isHost = table.created.host === guest
  const chat = chatFrom < table.chat.length ? linesFrom(table, chatFrom) : '[]'
  return `"yours":[${yours}],"host":${isHost},"here":[${room.here.join()}],"spectators":${room.spectators},"chat":${chat},"chatFrom":${chatFrom}`
}

const linesFrom = (table: GameTable, from: number): string =>
  JSON.stringify(table.chat.slice(from).map(({ kind: _kind, ...line }) => line))

export const answersAt = (table: GameTable): number => table.driver?.answers.length ?? 0

const eventIdOf = (table: GameTable): string => `${table.rewinds}.${answersAt(table)}.${table.version}`

/** What a client has heard, from the id of its last event. */
export function readEventId(id: string): { readonly rewinds: number; readonly number: number } | undefined {
  const [, rewinds, number] = /^(\d{1,9})\.(\d{1,9})\.\d{1,9}$/.exec(id) ?? []
  return rewinds === undefined ? undefined : { rewinds: Number(rewinds), number: Number(number) }
}
