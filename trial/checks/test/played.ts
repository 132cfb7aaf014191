import type { Game } from '@astrolabe/kernel'
import { ambush } from '@astrolabe/kernel/tiny/ambush.ts'
import { type Deed, GameTable, type Person, type TableEvent, type TableMessage } from '@astrolabe/tables'
import { answerMark, chatMark, START_MARK } from '../marks.ts'
import { TableCheck } from '../table-check.ts'

const person = (guest: string): Person => ({ kind: 'person', guest, name: guest })

const CREATED: TableEvent = {
  kind: 'created',
  game: ambush.id,
  rules: ambush.rules,
  options: { rounds: 2 },
  seats: [person('ana'), person('bo')],
  host: 'ana',
  listed: false,
  seed: 'played',
}

/** A game as a server would run it: what it writes, and what it shows to whom. */
export class Played {
  readonly game = ambush as unknown as Game<unknown>
  readonly table = new GameTable(this.game, [CREATED])
  readonly events: TableEvent[] = [CREATED]
  readonly check = new TableCheck('played', this.game)

  does(deed: Deed): void {
    if ('problem' in deed) throw new Error(deed.problem.why)
    this.events.push(deed.event)
  }

  start(): void {
    this.does(this.table.start())
    this.check.account.settle(this.check.account.begin(START_MARK), 'acknowledged')
  }

  say(text: string, isSent = true): void {
    this.does(this.table.say(0, 0, 'ana', text))
    if (isSent) this.check.account.settle(this.check.account.begin(chatMark(text)), 'acknowledged')
  }

  /** The next answer, acknowledged to whoever gave it. */
  answer(): void {
    const { driver } = this.table
    const offer = driver?.decision?.offers.find(({ refusal }) => refusal === undefined)
    if (driver === undefined || offer === undefined) throw new Error('nothing is asked')
    const number = driver.answers.length
    const id = `answer-${this.events.length}`
    this.does(this.table.answer(offer.seat, number, offer.key, id))
    const sent = this.check.account.begin(answerMark(id, offer.seat, number, offer.key))
    this.check.account.settle(sent, 'acknowledged')
  }

  toTheEnd(): void {
    while (this.table.phase === 'playing') this.answer()
  }

  /** What a guest is sent, as it stands on the wire. */
  message(
    guest: string,
    seat: number,
    since = -1,
  ): { readonly text: string; readonly message: TableMessage } {
    const message: TableMessage = {
      table: 'played',
      position: this.table.position(seat, since),
      yours: this.table.seatsOf(guest),
      host: guest === 'ana',
      here: [],
      spectators: 0,
      chat: this.table.chat.map(({ kind: _kind, ...line }) => line),
      chatFrom: 0,
    }
    return { message, text: JSON.stringify(message) }
  }

  show(guest: string, seat: number, since = -1): void {
    const { text, message } = this.message(guest, seat, since)
    this.check.shown.add(guest, false, text, message)
  }

  /** What is found wrong when the books are read. */
  faults(books: readonly TableEvent[] = this.events): readonly string[] {
    return this.check.readOn(books).map(({ kind }) => kind)
  }
}
