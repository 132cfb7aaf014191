import type { GameTable } from '@astrolabe/tables'
import type { TableMessage } from '../protocol/index.ts'
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

/** The position of one version of a table, written once for each seat and for each past its clients know of. */
class Written {
  readonly version: number
  readonly positions = new Map<string, string>()
  readonly frames = new Map<string, Buffer>()

  constructor(version: number) {
    this.version = version
  }
}

/** Writes what clients are sent. However many look from one seat, its view is made and written once. */
export class Messages {
  readonly #written = new WeakMap<Room, Written>()

  #of(room: Room, table: GameTable): Written {
    let written = this.#written.get(room)
    if (written?.version !== table.version) {
      written = new Written(table.version)
      this.#written.set(room, written)
    }
    return written
  }

  #position(written: Written, table: GameTable, seat: number, since: number): string {
    const key = `${seat} ${since}`
    let position = written.positions.get(key)
    if (position === undefined) {
      position = JSON.stringify(table.position(seat, since))
      written.positions.set(key, position)
    }
    return position
  }

  /** A `TableMessage` as JSON. */
  text(room: Room, table: GameTable, onlooker: Onlooker): string {
    const position = this.#position(this.#of(room, table), table, onlooker.seat, onlooker.since)
    return `{"table":"${room.id}","position":${position},${aroundOf(room, table, onlooker)}`
  }

  /** The same as an event of a stream, with the id from which the stream can be resumed. */
  frame(room: Room, table: GameTable, onlooker: Onlooker): Buffer {
    const written = this.#of(room, table)
    const around = aroundOf(room, table, onlooker)
    const key = `${onlooker.seat} ${onlooker.since} ${around}`
    let frame = written.frames.get(key)
    if (frame === undefined) {
      const position = this.#position(written, table, onlooker.seat, onlooker.since)
      const data = `{"table":"${room.id}","position":${position},${around}`
      frame = Buffer.from(`event: table\nid: ${eventIdOf(table)}\ndata: ${data}\n\n`)
      written.frames.set(key, frame)
    }
    return frame
  }
}

/** All of a message but the position, which is long and the same for many. */
function aroundOf(room: Room, table: GameTable, { guest, chatFrom }: Onlooker): string {
  const around: Omit<TableMessage, 'table' | 'position'> = {
    yours: guest === undefined ? [] : table.seatsOf(guest),
    host: table.created.host === guest,
    here: room.here,
    spectators: room.spectators,
    chat: table.chat.slice(chatFrom).map(({ kind: _kind, ...line }) => line),
    chatFrom,
  }
  return JSON.stringify(around).slice(1)
}

export const answersAt = (table: GameTable): number => table.driver?.answers.length ?? 0

const eventIdOf = (table: GameTable): string => `${table.rewinds}.${answersAt(table)}.${table.version}`

/** What a client has heard, from the id of its last event. */
export function readEventId(id: string): { readonly rewinds: number; readonly number: number } | undefined {
  const [, rewinds, number] = /^(\d{1,9})\.(\d{1,9})\.\d{1,9}$/.exec(id) ?? []
  return rewinds === undefined ? undefined : { rewinds: Number(rewinds), number: Number(number) }
}
