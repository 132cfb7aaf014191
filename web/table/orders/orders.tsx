import { Icon } from '@astrolabe/drawing'
import type { StandingOrder } from '@astrolabe/tables'
import { Button } from '../../parts/button.tsx'
import type { Choice } from '../choices/choices.ts'
import type { Desk } from '../desk.ts'
import type { TablePlay } from '../play.ts'
import { tableWords } from '../words.ts'
import { exceptionIn, orderedAnswer, orderedQuestion } from './order-words.ts'
import './orders.css'

interface OrdersProps {
  readonly play: TablePlay
}

/** Below a choice: from now on it is always made here, or unless something is the case. What is warned of is never done by order. */
export function OrderButtons({ play, choice }: OrdersProps & { readonly choice: Choice }) {
  if (!play.mayOrder.value || choice.warnings.length > 0) return null
  const exceptions = play.seen.position.value?.standing?.exceptions ?? []
  return (
    <>
      {[undefined, ...exceptions].map((unless) => (
        <OrderButton key={unless} play={play} choice={choice} unless={unless} />
      ))}
    </>
  )
}

interface OrderButtonProps extends OrdersProps {
  readonly choice: Choice
  readonly unless: string | undefined
}

function OrderButton({ play, choice, unless }: OrderButtonProps) {
  const { orders: says, choices } = tableWords.value
  const always = says.give(choice.label)
  return (
    <button type="button" class="offer-always" onClick={() => void play.order(choice, unless)}>
      <Icon name="repeat" />
      <span>
        {unless === undefined ? always : says.unless(always, exceptionIn(play.seen.text.value, unless))}
      </span>
      {choice.isFinal && <Icon name="lock" label={choices.seal} />}
    </button>
  )
}

/** The way to the list of choices, where orders are given, if that is not beside the board. */
export function OrdersWay({ play, desk }: OrdersProps & { readonly desk: Desk }) {
  if (desk.isWide || !play.mayOrder.value) return null
  return (
    <button type="button" class="undo-button advice-button" onClick={() => desk.open('choices')}>
      <Icon name="repeat" size={20} />
      <span class="undo-button-words">{tableWords.value.orders.way}</span>
    </button>
  )
}

/** What the seat that looks has ordered; each is withdrawn with one press. */
export function StandingOrders({ play }: OrdersProps) {
  const { orders: says } = tableWords.value
  const orders = play.seen.position.value?.standing?.orders ?? []
  if (orders.length === 0) return null
  return (
    <section class="orders" aria-label={says.title}>
      <h2 class="orders-title">{says.title}</h2>
      <ul class="orders-list">
        {orders.map((order) => (
          <OrderLine key={order.prompt} play={play} order={order} />
        ))}
      </ul>
      {orders.some(({ final }) => final !== true) && <p class="orders-note">{says.final}</p>}
    </section>
  )
}

function OrderLine({ play, order }: OrdersProps & { readonly order: StandingOrder }) {
  const { orders: says } = tableWords.value
  const text = play.seen.text.value
  const view = play.seen.position.value?.view
  const what = orderedAnswer(text, order, view)
  const always = says.always(
    order.unless === undefined ? what : says.unless(what, exceptionIn(text, order.unless)),
  )
  return (
    <li class="order">
      <Icon name="repeat" />
      <span class="order-words">
        <span class="order-question">{orderedQuestion(text, order, view)}</span> <strong>{always}</strong>
      </span>
      <Button
        kind="quiet"
        label={`${says.withdraw}, ${always}`}
        onClick={() => void play.withdrawOrder(order.prompt)}
      >
        {says.withdraw}
      </Button>
    </li>
  )
}
