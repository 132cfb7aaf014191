import { type Decision, rejectionOf, splitAnswer } from '@astrolabe/kernel'
import type { TableEvent } from './events.ts'

/** What a seat always answers to a kind of question, until it withdraws that, somebody else sits there or the game ends. */
export interface StandingOrder {
  readonly seat: number
  readonly prompt: string
  readonly answer: string
  /** Also where it cannot be taken back: whoever gives the order has been told. */
  readonly final?: true
}

export interface Standing {
  readonly orders: readonly StandingOrder[]
  /** Somebody took answers back to this number: the question there is for people, or it would be answered at once again. */
  readonly pausedAt: number | undefined
}

export const NO_ORDERS: Standing = { orders: [], pausedAt: undefined }

/** What stands of the orders after an event. */
export function standingAfter(standing: Standing, event: TableEvent): Standing {
  const without = (seat: number, prompt?: string): readonly StandingOrder[] =>
    standing.orders.filter((order) => order.seat !== seat || (prompt ?? order.prompt) !== order.prompt)
  switch (event.kind) {
    case 'ordered': {
      const { kind: _kind, ...order } = event
      return { ...standing, orders: [...without(order.seat, order.prompt), order] }
    }
    case 'order-withdrawn':
      return { ...standing, orders: without(event.seat, event.prompt) }
    case 'seated':
      return { ...standing, orders: without(event.seat) }
    case 'taken-back':
      return { ...standing, pausedAt: event.to }
    case 'answered':
    case 'carried-over':
      return { ...standing, pausedAt: undefined }
    case 'created':
    case 'started':
    case 'listed':
    case 'undo-asked':
    case 'undo-consented':
    case 'undo-refused':
    case 'proposed':
    case 'proposal-declined':
    case 'said':
      return standing
  }
}

/**
 * The order that answers a question. None does where its answer is not on offer or warned of, nor, unless it was given
 * for that too, where it cannot be taken back; `shownTo` tells that.
 */
export function orderFor(
  { orders, pausedAt }: Standing,
  decision: Decision | undefined,
  shownTo: (seat: number) => Decision | undefined,
): StandingOrder | undefined {
  if (decision === undefined || decision.number === pausedAt) return undefined
  return orders.find(({ seat, prompt, answer, final }) => {
    if (prompt !== decision.prompt || rejectionOf(decision, seat, answer) !== undefined) return false
    const shown = final === true ? decision : shownTo(seat)
    const chosen = shown?.offers.filter(
      (offer) => offer.seat === seat && keysOf(decision, answer).includes(offer.key),
    )
    return chosen?.every((offer) => offer.warnings === undefined && offer.final !== true) === true
  })
}

const keysOf = ({ kind }: Decision, answer: string): readonly string[] =>
  kind === 'some' ? splitAnswer(answer) : [answer]
