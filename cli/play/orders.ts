import { chosenAt, type Decision } from '@astrolabe/kernel'
import { NO_ORDERS, orderAt, orderFor, standingAfter, type StandingOrder } from '@astrolabe/tables'
import type { Reading } from '../reading.ts'

/** What the persons at the keyboard always answer. It is not kept with the game: whoever leaves it says it again. */
export class Orders {
  readonly #reading: Reading
  #standing = NO_ORDERS

  constructor(reading: Reading) {
    this.#reading = reading
  }

  /** The order that answers the question before us. */
  get next(): StandingOrder | undefined {
    const { driver } = this.#reading
    return orderFor(this.#standing, driver)
  }

  of(seat: number): readonly StandingOrder[] {
    return this.#standing.orders.filter((order) => order.seat === seat)
  }

  /** Also where it cannot be taken back, if it cannot here. */
  give(decision: Decision, seat: number, answer: string, unless?: string): StandingOrder {
    const isFinal = decision.offers.some(({ key, final }) => key === answer && final === true)
    const order = orderAt(decision, seat, answer, isFinal, unless)
    this.#standing = standingAfter(this.#standing, { kind: 'ordered', ...order }, decision.number)
    return order
  }

  withdraw({ seat, prompt }: StandingOrder): void {
    const { length } = this.#reading.driver.answers
    this.#standing = standingAfter(this.#standing, { kind: 'order-withdrawn', seat, prompt }, length)
  }

  /** Answers were taken back: the question there is for its person. */
  takenBack(seat: number): void {
    const to = this.#reading.driver.answers.length
    this.#standing = standingAfter(this.#standing, { kind: 'taken-back', seat, to, afresh: false }, to)
  }

  question(order: StandingOrder): string {
    const { text, driver } = this.#reading
    return text.prompt(order, driver.view(order.seat).state, order.seat)
  }

  answer(order: StandingOrder): string {
    const { text, driver } = this.#reading
    const view = driver.view(order.seat).state
    return order.options.map((option) => text.option(chosenAt(order, option), view, order.seat)).join(' + ')
  }

  /** The same, with the cases in which it is asked. */
  rule(order: StandingOrder): string {
    const { text, words } = this.#reading
    if (order.unless === undefined) return this.answer(order)
    return words.orders.unless(this.answer(order), text.exception?.(order.unless) ?? order.unless)
  }
}
