import { chosenAt, type Fact, type GameText } from '@astrolabe/kernel'
import type { StandingOrder } from '@astrolabe/tables'

type Text = Pick<GameText<unknown, Fact>, 'prompt' | 'option'>

/** What a standing order always answers, as it stood on the buttons. */
export const orderedAnswer = (text: Text, order: StandingOrder, view: unknown): string =>
  order.options.map((option) => text.option(chosenAt(order, option), view, order.seat)).join(' + ')

/** The question that a standing order answers. */
export const orderedQuestion = (text: Text, order: StandingOrder, view: unknown): string =>
  text.prompt(order, view, order.seat)

/** In which case it is asked all the same. */
export const exceptionIn = (text: Pick<GameText<unknown, Fact>, 'exception'>, unless: string): string =>
  text.exception?.(unless) ?? unless
