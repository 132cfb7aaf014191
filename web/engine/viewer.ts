import type { GameTable, Position, TableMessage } from '@astrolabe/tables'
import { HERE } from './local-game.ts'
import type { News } from './talk.ts'

/** Someone who looks at a table from a seat, and is told what they have not heard yet. */
export class Viewer {
  readonly tell: (news: News) => void
  readonly #id: string
  #seat: number
  #told: Pick<Position, 'seat' | 'number' | 'rewinds'> | undefined

  constructor(id: string, seat: number, tell: (news: News) => void) {
    this.#id = id
    this.#seat = seat
    this.tell = tell
  }

  look(seat: number, table: GameTable): void {
    this.#seat = seat
    this.show(table)
  }

  /** Tells how the table stands. */
  show(table: GameTable): void {
    const told = this.#told?.seat === this.#seat ? this.#told : undefined
    let position = table.position(this.#seat, told?.number, true)
    // What was heard before answers were taken back may not have happened.
    if (told !== undefined && told.rewinds !== position.rewinds)
      position = table.position(this.#seat, -1, true)
    this.#told = position
    this.tell({ message: messageOf(this.#id, table, position) })
  }
}

function messageOf(id: string, table: GameTable, position: Position): TableMessage {
  const yours = table.seatsOf(HERE)
  return {
    table: id,
    position,
    yours,
    host: true,
    here: yours,
    spectators: 0,
    chat: table.chat.map(({ kind: _kind, ...line }) => line),
    chatFrom: 0,
  }
}
