import type { Boost } from '../content/schema.ts'
import { mayBeRerolled, takesPart } from './boosts.ts'
import { AT, cardIn, cardOf, cardPlaces } from './cards.ts'
import { isSpent } from './conditions.ts'
import { openMisses } from './dice.ts'
import { successesOf } from './results.ts'
import { type Roll, type Ship, SPECIAL, type XodusState } from './state.ts'
import { cannotAfford } from './usable.ts'

// What cards that have to be paid for, and luck, could still make of a roll.

/** Whether the cards that can be paid for are enough for the misses that are left. */
export function canStayUnseen(state: XodusState, roll: Roll): boolean {
  let uncovered = 0
  let forAnyone = 0
  for (const ship of state.ships) {
    if (ship.destroyed || !takesPart(roll, ship)) continue
    let own = 0
    for (let place = 0; place < cardPlaces(ship); place++) {
      for (const boost of payable(state, roll, ship, place, AT.detection)) {
        if (boost.do !== 'ignore') continue
        const n = boost.n === 'all' ? roll.dice.length : boost.n
        if (boost.of === 'self') own += n
        else forAnyone += n
      }
    }
    uncovered += Math.max(0, openMisses(roll, ship.index) - own)
  }
  return uncovered <= forAnyone
}

const NO_BOOSTS: readonly Boost[] = []

/** What the card in a place could still do to a roll. */
function payable(state: XodusState, roll: Roll, ship: Ship, place: number, moment: number): readonly Boost[] {
  const ref = cardIn(ship, place)
  const card = cardOf(ship, ref)
  if (card === undefined || (card.moments & moment) === 0) return NO_BOOSTS
  if (isSpent(state, roll, ship, ref, moment) || cannotAfford(ship, card) !== undefined) return NO_BOOSTS
  return card.boosts
}

/** Successes if every card were used and every die rolled again came up right. */
export function mostSuccesses(state: XodusState, roll: Roll): number {
  let total = roll.symbol === SPECIAL ? roll.specials : 0
  for (const ship of state.ships) {
    if (ship.destroyed || !takesPart(roll, ship)) continue
    let rerolls = 0
    for (let place = 0; place < cardPlaces(ship); place++) {
      for (const boost of payable(state, roll, ship, place, AT.skill)) {
        if (boost.do === 'reroll') rerolls += boost.n
        else if (boost.do === 'add-special' && roll.symbol === SPECIAL) total += boost.n
      }
    }
    total += successesOf(roll, ship, Math.min(rerolls, dieToReroll(roll, ship)))
  }
  return total
}

function dieToReroll(roll: Roll, ship: Ship): number {
  let dice = 0
  for (const die of roll.dice) if (mayBeRerolled(roll, die, ship, false)) dice++
  return dice
}
