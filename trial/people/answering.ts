import type { Decision } from '@astrolabe/kernel'
import type { Answer } from '@astrolabe/server/protocol'
import type { Position } from '@astrolabe/tables'
import type { Sent } from '../checks/account.ts'
import { answerMark } from '../checks/marks.ts'
import type { Reply } from './guest.ts'
import type { Person } from './person.ts'
import type { Tried } from './shared-table.ts'
import { pause } from './world.ts'

/** Before something that cannot be written now is sent again, in milliseconds. */
const WAIT = 200
const TOO_MANY = 429

/** So many answers of a person may be sent again later. */
const REMEMBERED = 50

/** An answer that was acknowledged, and so is to be acknowledged again. */
interface Given {
  readonly body: Answer
  readonly sent: Sent
}

/** The answers of one person: sent once or twice, and again until the server has said yes or no. */
export class Answering {
  readonly #person: Person
  #given: readonly Given[] = []

  constructor(person: Person) {
    this.#person = person
  }

  async give(position: Position, decision: Decision, answer: string): Promise<void> {
    const person = this.#person
    const { seat, table } = person
    const { number } = decision
    const { rewinds, version } = position
    const brief = person.does('brief')
    const body: Answer = { seat, number, rewinds, answer, id: person.newId() }
    const sent = table.check.account.begin(answerMark(body.id, seat, number, answer))
    const first = { ...body, ...(brief ? { brief } : {}) }
    const tried = person.does('twice') ? await this.#twice(first, sent, version) : undefined
    let last = tried ?? (await this.#send(first, sent, version))
    while (isWorthAnother(last) && !person.world.isOver) {
      if (last.ending === 'cut') {
        if (person.does('forget')) return
        person.world.deeds.add('answers sent again after a cut')
      } else await pause(WAIT)
      table.check.account.again(sent)
      last = await this.#send(body, sent, version)
    }
    if (last.ending === 'acknowledged') this.#given = [...this.#given.slice(1 - REMEMBERED), { body, sent }]
  }

  async #post(body: Answer): Promise<Reply | undefined> {
    const { guest, table } = this.#person
    return guest.ask('POST', `${table.path}/answer`, body)
  }

  async #send(body: Answer, sent: Sent, version: number): Promise<Tried> {
    const { guest, table } = this.#person
    return table.settle(guest, sent, await this.#post(body), version)
  }

  /** The same twice at once. Whatever one of them says no to, the other may have done. */
  async #twice(body: Answer, sent: Sent, version: number): Promise<Tried> {
    const { guest, table, world } = this.#person
    world.deeds.add('answers sent twice at once')
    const replies = await Promise.all([this.#post(body), this.#post(body)])
    const inOrder = replies.sort((a, b) => weightOf(a) - weightOf(b))
    const [, last] = inOrder.map((reply) => table.settle(guest, sent, reply, version))
    return last
  }

  /** An answer from before, sent once more: it is acknowledged again, and nothing changes. */
  async repeat(): Promise<void> {
    const { chance, guest, table, world } = this.#person
    if (this.#given.length === 0) return
    const { body, sent } = this.#given[chance.below(this.#given.length)]
    world.deeds.add('answers from before sent again')
    const { status = 0 } = table.settle(guest, sent, await this.#post(body))
    if (status === 409 || status === 422)
      table.fault(
        'lost',
        `answer ${body.id} was acknowledged, and is refused with ${status} when it comes again`,
      )
  }

  /** What comes too late, under an id of somebody else's answer, or is no answer at all: always refused. */
  async foul(position: Position): Promise<void> {
    const { chance, guest, seat, table, world } = this.#person
    const { number, rewinds } = position
    const before = this.#given.at(-1)?.body
    const answer = before?.answer ?? 'nothing'
    const id = this.#person.newId()
    const fouls: Answer[] = [{ seat, number, rewinds, answer: 'no such offer', id }]
    if (number > 0) fouls.push({ seat, number: chance.below(number), rewinds, answer, id })
    if (rewinds > 0) fouls.push({ seat, number, rewinds: chance.below(rewinds), answer, id })
    if (before !== undefined) fouls.push({ ...before, answer: `${before.answer}?` })
    if (position.seats.length > 1)
      fouls.push({ seat: (seat + 1) % position.seats.length, number, rewinds, answer, id })
    const body = fouls[chance.below(fouls.length)]
    // Whoever holds several seats may answer from the other one.
    if (body.seat !== seat && this.#person.isHotSeat) return
    world.deeds.add('late, illegal or foreign answers sent')
    const sent = table.check.account.begin(answerMark(body.id, body.seat, body.number, body.answer))
    const { ending } = table.settle(guest, sent, await this.#post(body))
    if (ending === 'acknowledged') table.fault('changed', `accepted: ${JSON.stringify(body)}`)
  }

  /** Somebody else sits there now, who has given no answers. */
  forget(): void {
    this.#given = []
  }
}

/** Nobody has said anything, or not now. */
const isWorthAnother = ({ ending, status = 0 }: Tried): boolean =>
  ending === 'cut' || status >= 500 || status === TOO_MANY

/** What says most is heard last. */
function weightOf(reply: Reply | undefined): number {
  if (reply === undefined) return 1
  return reply.status < 300 ? 2 : 0
}
