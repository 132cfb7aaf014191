import type { Menu, QuestionAt } from '@astrolabe/kernel'
import type { Timing } from '../content/schema.ts'
import { keepsActing } from '../position/boosts.ts'
import { AT, type Card, cardIn, cardOf, cardPlaces, codeOf, useOf } from '../position/cards.ts'
import { isMet, isSpent } from '../position/conditions.ts'
import { NO_SHIP } from '../position/ignoring.ts'
import { type CardRef, NONE, type Ship, type XodusState } from '../position/state.ts'
import type { WindowMove, WindowPrompt, XodusQuestion } from './questions.ts'
import { cannotAfford } from '../position/usable.ts'
import type { Xodus } from './xodus.ts'

/**
 * A moment at which captains may use cards. Each is asked only if that can matter: a card costs something, asks for a
 * choice, competes with another for a die, or might be declined. What costs nothing acts by itself afterwards.
 */
export interface Window<Look = undefined> {
  readonly prompt: WindowPrompt
  readonly timing: Timing
  /** Takes in how things stand, before the cards are gone through. */
  look(state: XodusState): Look
  /** Whether a ship may use cards now. */
  includes(state: XodusState, ship: Ship): boolean
  /** The ships a card could be used on, one bit each, or NO_SHIP if it names none; 0 if that would not matter. */
  reach(state: XodusState, ship: Ship, card: Card, ref: CardRef, look: Look): number
  /** Whether the captain has to be asked about a card that costs nothing. */
  asks(state: XodusState, ship: Ship, card: Card, reach: number, look: Look): boolean
  /** Whether it can matter when a card acts that costs nothing: it is offered beside those that have to be asked about. */
  orderMatters(card: Card): boolean
  /** Whether there may be a reason to decline a card that costs nothing. */
  mayDecline(state: XodusState, ship: Ship, card: Card, look: Look): boolean
  use(g: Xodus, ship: Ship, ref: CardRef, on: number): void
}

/** A card that can be used at a window, and what it reaches. */
interface Usable {
  readonly ship: Ship
  readonly ref: CardRef
  readonly card: Card
  readonly reach: number
  /** Whether its cost can be paid. */
  readonly payable: boolean
  /** Whether its captain has to be asked about it. */
  readonly asks: boolean
}

const GO_ON: WindowMove = { kind: 'go-on' }
const declines: WindowMove[] = []

function declineOf(ship: Ship, card: CardRef): WindowMove {
  const code = codeOf(ship, card)
  const known: WindowMove | undefined = declines[code]
  if (known !== undefined) return known
  const decline: WindowMove = { kind: 'decline', ship: ship.index, card }
  declines[code] = decline
  return decline
}

const NOBODY_PASSED: readonly number[] = []

/**
 * Asks the owners of cards, any of them, until all have gone on. One who has is asked again only about a card that was
 * not usable then. XO-MOD-06 to XO-MOD-10, OP-44
 */
export function openWindow<Look>(
  g: Xodus,
  window: Window<Look>,
  about?: QuestionAt<XodusQuestion, WindowPrompt>['about'],
): void {
  const { state } = g
  let passed = NOBODY_PASSED
  for (;;) {
    const look = window.look(state)
    const cards = usableCards(g, window, look)
    const seats = seatsToAsk(cards, passed)
    if (seats === 0) return
    const menu = g.menu(NONE, window.prompt, about)
    for (const card of cards) if ((seats >> card.ship.seat) & 1) offerCard(menu, state, window, card, look)
    for (let seat = 0; seat < state.seats; seat++) if ((seats >> seat) & 1) menu.offer(GO_ON, undefined, seat)
    const { seat, option } = menu.askAny()
    switch (option.kind) {
      case 'use':
        window.use(g, state.ships[option.ship], option.card, option.on)
        break
      case 'decline':
        state.roll?.declined.push(codeOf(state.ships[option.ship], option.card))
        break
      case 'go-on':
        passed = [
          ...passed,
          ...cards.flatMap(({ ship, ref }) => (ship.seat === seat ? [codeOf(ship, ref)] : [])),
        ]
        break
    }
  }
}

const NOTHING: readonly Usable[] = []

function usableCards<Look>(g: Xodus, window: Window<Look>, look: Look): readonly Usable[] {
  const { state } = g
  const moment = AT[window.timing]
  let cards = NOTHING
  for (const ship of state.ships) {
    if (ship.destroyed || !window.includes(state, ship)) continue
    for (let place = 0; place < cardPlaces(ship); place++) {
      const ref = cardIn(ship, place)
      const card = cardOf(ship, ref)
      if (card === undefined || (card.moments & moment) === 0) continue
      const again = isSpent(state, state.roll, ship, ref, moment)
      if (again && !keepsActing(card)) continue
      if (!isMet(state, state.roll, ship, card.ability.only)) continue
      if (state.roll?.declined.includes(codeOf(ship, ref)) === true) continue
      const payable = again || cannotAfford(ship, card) === undefined
      // What cannot be paid for is shown to people, and changes nothing.
      if (!payable && !g.watched) continue
      const reach = window.reach(state, ship, card, ref, look)
      if (reach === 0) continue
      const asks = !card.free || window.asks(state, ship, card, reach, look)
      if (asks || window.orderMatters(card)) cards = [...cards, { ship, ref, card, reach, payable, asks }]
    }
  }
  return cards
}

/** The seats that have to be asked, one bit each. */
function seatsToAsk(cards: readonly Usable[], passed: readonly number[]): number {
  let seats = 0
  for (const { ship, ref, payable, asks } of cards)
    if (asks && payable && !passed.includes(codeOf(ship, ref))) seats |= 1 << ship.seat
  return seats
}

/** A card is offered to its owner, on each ship it reaches; greyed if its cost cannot be paid. */
function offerCard<Look>(
  menu: Menu<WindowMove>,
  state: XodusState,
  window: Window<Look>,
  { ship, ref, card, reach }: Usable,
  look: Look,
): void {
  const paid = state.roll?.used.includes(codeOf(ship, ref)) === true
  const refusal = paid ? undefined : cannotAfford(ship, card)
  if (reach === NO_SHIP) menu.offer(useOf(ship, ref, NONE), refusal, ship.seat)
  else {
    for (const { index } of state.ships) {
      if ((reach >> index) & 1) menu.offer(useOf(ship, ref, index), refusal, ship.seat)
    }
  }
  if (card.free && window.mayDecline(state, ship, card, look))
    menu.offer(declineOf(ship, ref), undefined, ship.seat)
}

export const never = (): boolean => false
