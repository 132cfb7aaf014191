import { type Game, parseAnswer, SPECTATOR } from '@astrolabe/kernel'
import { type Deed, GameTable, type StandingOrder, type TableEvent } from '@astrolabe/tables'
import { isDeepStrictEqual } from 'node:util'
import { markOf } from './marks.ts'

/** The books hold something that cannot have been done there. */
class Unlike extends Error {}

const ENDS_REQUEST: readonly TableEvent['kind'][] = ['seated', 'answered', 'undo-refused', 'taken-back']

/** A table played again from its books, event by event, by the deeds themselves: each has to give the same event. */
export class Replay {
  readonly table: GameTable
  readonly #orders = new Map<string, StandingOrder>()
  /** Whether somebody asks to take answers back. */
  #isRequested = false

  constructor(game: Game<unknown>, created: TableEvent) {
    this.table = new GameTable(game, [created])
  }

  /** Does what the next event tells; gives its mark, if somebody's doing has one. */
  take(event: TableEvent): string | undefined {
    const number = this.table.driver?.answers.length ?? 0
    const mark = markOf(event, { number, isRequested: this.#isRequested })
    const done = this.#do(event, number)
    if ('problem' in done) throw new Unlike(`${JSON.stringify(event)}: ${done.problem.why}`)
    // What was left out and what is not there are the same in the books.
    const given = JSON.parse(JSON.stringify(done.event)) as TableEvent
    if (!isDeepStrictEqual(given, event))
      throw new Unlike(`${JSON.stringify(event)}, where the rules give ${JSON.stringify(given)}`)
    if (event.kind === 'undo-asked') this.#isRequested = true
    else if (ENDS_REQUEST.includes(event.kind)) this.#isRequested = false
    return mark
  }

  #do(event: TableEvent, number: number): Deed {
    const { table } = this
    switch (event.kind) {
      case 'answered':
        return this.#answer(event, number)
      case 'said':
        return table.say(event.at, event.seat, event.name, event.text, event.sent)
      case 'undo-asked':
        return table.undo(event.seat, event.to)
      case 'taken-back':
        return event.afresh && this.#isRequested ? this.#consent() : table.undo(event.seat, event.to)
      case 'undo-consented':
        return table.answerRequest(event.seat, true)
      case 'undo-refused':
        return table.answerRequest(event.seat, false)
      case 'proposed':
        return table.propose(event.seat, event.for, number, event.answer)
      case 'proposal-declined':
        return table.decline(event.seat, event.proposer)
      case 'ordered': {
        const { kind: _kind, ...order } = event
        this.#orders.set(`${event.seat} ${event.prompt}`, order)
        return table.order(event.seat, event.prompt, event.answer, event.final)
      }
      case 'order-withdrawn':
        return table.withdrawOrder(event.seat, event.prompt)
      case 'seated':
        return table.meet({ event })
      case 'started':
        return table.start()
      case 'listed':
        return table.list(event.listed)
      case 'record-told':
        return table.tellRecord()
      case 'nudged':
      case 'nudge-heard':
      case 'again':
        return table.meet({ event })
      case 'created':
      case 'carried-over':
        throw new Unlike(`${event.kind} in the midst of the books`)
    }
  }

  /** The last of those who were asked consents. */
  #consent(): Deed {
    const { request } = this.table.position(SPECTATOR)
    return this.table.answerRequest(request?.waitingFor[0] ?? SPECTATOR, true)
  }

  #answer(event: Extract<TableEvent, { kind: 'answered' }>, number: number): Deed {
    const { seat, id, byOrder } = event
    if (byOrder !== undefined) {
      const order = this.#orders.get(`${seat} ${byOrder}`)
      if (order === undefined) throw new Unlike(`seat ${seat} has never ordered ${byOrder}`)
      return this.table.obey(order, number)
    }
    if (id === undefined && this.table.seats[seat].kind !== 'bot')
      throw new Unlike(`an answer without an id at seat ${seat}, where no bot sits`)
    return this.table.answer(seat, number, parseAnswer(event.answer, seat).text, id)
  }
}
