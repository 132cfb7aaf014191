import {
  type Asked,
  coveredFor,
  type Decision,
  type Driver,
  type Fact,
  keysIn,
  type Option,
  rejectionOf,
} from '@astrolabe/kernel'
import type { TableEvent } from './events.ts'
import type { TableProblem } from './problem.ts'
import type { GameTable } from './table.ts'

/**
 * What a seat always answers to a kind of question, until it withdraws that, somebody else sits there or the game ends.
 * It holds the question it was given at, from which its words are made.
 */
export interface StandingOrder extends Asked, Pick<Decision, 'min' | 'max'> {
  readonly seat: number
  readonly answer: string
  /** What the answer picks. */
  readonly options: readonly Option[]
  /** Also where it cannot be taken back: whoever gives the order has been told. */
  readonly final?: true
  /** But not in these cases, which the game knows by this name: there the seat is asked. */
  readonly unless?: string
}

/** An order was followed. */
export interface Obeyed {
  /** How many answers there were then, with its own. */
  readonly at: number
  readonly order: StandingOrder
}

export interface Standing {
  readonly orders: readonly StandingOrder[]
  /** The answers that were given by order. */
  readonly obeyed: readonly Obeyed[]
  /** Somebody took answers back to this number: the question there is for people, or it would be answered at once again. */
  readonly pausedAt: number | undefined
}

export const NO_ORDERS: Standing = { orders: [], obeyed: [], pausedAt: undefined }

/** What stands of the orders after an event; `number` is how many answers there were before it. */
export function standingAfter(standing: Standing, event: TableEvent, number: number): Standing {
  const without = (seat: number, prompt?: string): readonly StandingOrder[] =>
    standing.orders.filter((order) => order.seat !== seat || (prompt ?? order.prompt) !== order.prompt)
  const obeyedUpTo = (last: number): readonly Obeyed[] => standing.obeyed.filter(({ at }) => at <= last)
  switch (event.kind) {
    case 'ordered': {
      const { kind: _kind, ...order } = event
      // Whoever says so where they went back to means that question too.
      return { ...standing, orders: [...without(order.seat, order.prompt), order], pausedAt: undefined }
    }
    case 'order-withdrawn':
      return { ...standing, orders: without(event.seat, event.prompt) }
    case 'seated':
      return { ...standing, orders: without(event.seat) }
    case 'taken-back':
      return { ...standing, obeyed: obeyedUpTo(event.to), pausedAt: event.to }
    case 'carried-over':
      return { ...standing, obeyed: obeyedUpTo(event.record.answers.length), pausedAt: undefined }
    case 'answered': {
      const order = standing.orders.find(
        ({ seat, prompt }) => seat === event.seat && prompt === event.byOrder,
      )
      const obeyed = order === undefined ? standing.obeyed : [...standing.obeyed, { at: number + 1, order }]
      return { ...standing, obeyed, pausedAt: undefined }
    }
    case 'created':
    case 'started':
    case 'listed':
    case 'undo-asked':
    case 'undo-consented':
    case 'undo-refused':
    case 'proposed':
    case 'proposal-declined':
    case 'record-told':
    case 'nudged':
    case 'nudge-heard':
    case 'again':
    case 'said':
      return standing
  }
}

/** Why a seat cannot order that questions of a prompt are always answered so. */
export function cannotOrder<S, F extends Fact>(
  { game, driver }: GameTable<S, F>,
  seat: number,
  prompt: string,
  answer: string,
  unless?: string,
): TableProblem | undefined {
  if (driver === undefined) return { why: 'not-started' }
  if (game.repeats?.includes(prompt) !== true) return { why: 'not-repeating' }
  if (unless !== undefined && game.exceptions?.[prompt]?.includes(unless) !== true)
    return { why: 'no-such-exception' }
  const { decision, answers } = driver
  if (decision !== undefined && decision.prompt !== prompt) return { why: 'stale', expected: answers.length }
  return rejectionOf(decision, seat, answer)
}

/** The order to answer a question always so; it is put to the seat, and the answer is legal. */
export function orderAt(
  decision: Decision,
  seat: number,
  answer: string,
  final: boolean,
  unless?: string,
): StandingOrder {
  const { prompt, about, min, max, offers } = decision
  const keys = keysIn(decision.kind, answer)
  const options = offers.filter((offer) => offer.seat === seat && keys.includes(offer.key))
  const order = { seat, prompt, about, min, max, answer, options: options.map(({ option }) => option) }
  return { ...order, ...(final && { final }), ...(unless !== undefined && { unless }) }
}

/**
 * The order that answers the question of a game. None does where its answer is not on offer or warned of, where it makes
 * an exception, nor, unless it was given for that too, where it cannot be taken back.
 */
export function orderFor<S, F extends Fact>(
  { orders, pausedAt }: Pick<Standing, 'orders' | 'pausedAt'>,
  driver: Driver<S, F> | undefined,
): StandingOrder | undefined {
  const decision = driver?.decision
  if (driver === undefined || decision === undefined || decision.number === pausedAt) return undefined
  return orders.find((order) => {
    const { seat, prompt, answer, final } = order
    if (prompt !== decision.prompt || rejectionOf(decision, seat, answer) !== undefined) return false
    if (isExcepted(driver, decision, order)) return false
    const shown = final === true ? decision : driver.shownTo(seat)
    const chosen = shown?.offers.filter(
      (offer) => offer.seat === seat && keysIn(decision.kind, answer).includes(offer.key),
    )
    return chosen?.every((offer) => offer.warnings === undefined && offer.final !== true) === true
  })
}

/** Judged by what the seat sees: whether somebody was asked tells nobody anything. */
function isExcepted<S, F extends Fact>(
  { game, state }: Driver<S, F>,
  decision: Decision,
  { seat, unless }: StandingOrder,
): boolean {
  if (unless === undefined) return false
  const asked = { ...decision, offers: decision.offers.filter((offer) => offer.seat === seat) }
  return game.isException?.(coveredFor(game, state, seat), seat, asked, unless) === true
}
