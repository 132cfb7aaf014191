import type { Menu } from '@astrolabe/kernel'
import type { Timing } from '../content/schema.ts'
import { goesOn } from '../position/boosts.ts'
import {
  AT,
  type Card,
  cardIn,
  cardOf,
  cardOfCode,
  cardPlaces,
  codeOf,
  shipOfCode,
  useOf,
} from '../position/cards.ts'
import { affords, isMet, isSpent } from '../position/conditions.ts'
import { NO_SHIP } from '../position/ignoring.ts'
import { type CardRef, NONE, type Ship, type XodusState } from '../position/state.ts'
import type { WindowMove, XodusPrompt } from './questions.ts'
import { cannotAfford } from './usable.ts'
import type { Xodus } from './xodus.ts'

/**
 * A moment at which captains may use cards. Each is asked only if that can matter: a card costs something, asks for a
 * choice, competes with another for a die, or might be declined. What costs nothing acts by itself afterwards.
 */
export interface Window {
  readonly prompt: XodusPrompt
  readonly timing: Timing
  /** Takes in how things stand, before the cards are gone through. */
  look(state: XodusState): void
  /** Whether a ship may use cards now. */
  includes(state: XodusState, ship: Ship): boolean
  /** The ships a card could be used on, one bit each, or NO_SHIP if it names none; 0 if that would not matter. */
  reach(state: XodusState, ship: Ship, card: Card, ref: CardRef): number
  /** Whether the captain has to be asked about a card that costs nothing. */
  asks(state: XodusState, ship: Ship, card: Card, reach: number): boolean
  /** Whether it can matter when a card acts that costs nothing: it is offered beside those that have to be asked about. */
  orderMatters(card: Card): boolean
  /** Whether there may be a reason to decline a card that costs nothing. */
  mayDecline(state: XodusState, ship: Ship, card: Card): boolean
  use(g: Xodus, ship: Ship, ref: CardRef, on: number): void
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

// Cards that the last look found, what they reach, and whether their cost can be paid. Not to be trusted once a question has been asked: whoever answers
// may play other games meanwhile.
const codes: number[] = []
const reaches: number[] = []
const payable: boolean[] = []
let found = 0

const NOBODY_PASSED: readonly number[] = []

/**
 * Asks the owners of cards, any of them, until all have gone on. One who has is asked again only about a card that was
 * not usable then. XO-MOD-06 to XO-MOD-10, OP-44
 */
export function openWindow(g: Xodus, window: Window, about?: number): void {
  const { state } = g
  let passed = NOBODY_PASSED
  for (;;) {
    const seats = findCards(g, window, passed)
    if (seats === 0) return
    const menu = g.menu<WindowMove>(NONE, window.prompt, about)
    for (let at = 0; at < found; at++) offerCard(menu, state, window, seats, codes[at], reaches[at])
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
        findCards(g, window, passed)
        passed = passed.concat(
          codes.filter((code, at) => at < found && payable[at] && seatOf(state, code) === seat),
        )
        break
    }
  }
}

function seatOf(state: XodusState, code: number): number {
  return state.ships[shipOfCode(code)].seat
}

/** Finds the cards that can be used now. The seats that have to be asked, one bit each. */
function findCards(g: Xodus, window: Window, passed: readonly number[]): number {
  const { state } = g
  const moment = AT[window.timing]
  let seats = 0
  found = 0
  window.look(state)
  for (const ship of state.ships) {
    if (ship.destroyed || !window.includes(state, ship)) continue
    for (let place = 0; place < cardPlaces(ship); place++) {
      const ref = cardIn(ship, place)
      const card = cardOf(ship, ref)
      if (card === undefined || (card.moments & moment) === 0) continue
      const again = isSpent(state, state.roll, ship, ref, moment)
      if (again && !goesOn(card)) continue
      if (!isMet(state, state.roll, ship, card.ability.only)) continue
      const code = codeOf(ship, ref)
      if (state.roll?.declined.includes(code) === true) continue
      payable[found] = again || affords(ship, card)
      // What cannot be paid for is shown to people, and changes nothing.
      if (!payable[found] && !g.watched) continue
      const reach = window.reach(state, ship, card, ref)
      if (reach === 0) continue
      const asks = !card.free || window.asks(state, ship, card, reach)
      if (!asks && !window.orderMatters(card)) continue
      codes[found] = code
      reaches[found] = reach
      if (asks && payable[found] && !passed.includes(code)) seats |= 1 << ship.seat
      found++
    }
  }
  return seats
}

/** A card is offered to its owner, on each ship it reaches; greyed if its cost cannot be paid. */
function offerCard(
  menu: Menu<WindowMove>,
  state: XodusState,
  window: Window,
  seats: number,
  code: number,
  reach: number,
): void {
  const ship = state.ships[shipOfCode(code)]
  if (((seats >> ship.seat) & 1) === 0) return
  const ref = cardOfCode(code)
  const card = cardOf(ship, ref)
  if (card === undefined) return
  const paid = state.roll?.used.includes(code) === true
  const refusal = paid ? undefined : cannotAfford(ship, card)
  if (reach === NO_SHIP) menu.offer(useOf(ship, ref, NONE), refusal, ship.seat)
  else {
    for (const { index } of state.ships) {
      if ((reach >> index) & 1) menu.offer(useOf(ship, ref, index), refusal, ship.seat)
    }
  }
  if (card.free && window.mayDecline(state, ship, card))
    menu.offer(declineOf(ship, ref), undefined, ship.seat)
}
