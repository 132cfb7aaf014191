import { type Card, type Ignoring, namesShip } from './cards.ts'
import { ignoreMisses, lock, missesOf, openMisses, openSpecials } from './dice.ts'
import { learnsFrom } from './learning.ts'
import { type Roll, type Ship, SPECIAL, type XodusState } from './state.ts'
import { fleetOf } from './turn.ts'

/** Beside the bits of the ships a card can be used on: it is used on none. */
export const NO_SHIP = 1 << 4

/** XO-MOD-15, XO-FLT-15: whether the cards of one ship reach another where they reach its Fleet. */
function isFleet(state: XodusState, ship: Ship, other: number): boolean {
  return fleetOf(state, ship).includes(other)
}

function reaches(state: XodusState, ship: Ship, other: number, ignoring: Ignoring): boolean {
  switch (ignoring.of) {
    case 'self':
      return ship.index === other
    case 'fleet':
    case 'fleet-ship':
      return isFleet(state, ship, other)
    case 'other-ship':
      return ship.index !== other && isFleet(state, ship, other)
    case 'system':
    case 'system-ship':
      return true
  }
}

/** The ships whose misses a card could ignore, one bit each, or NO_SHIP if none has to be named; 0 if there are none. */
export function reachOfIgnoring(state: XodusState, roll: Roll, ship: Ship, ignoring: Ignoring): number {
  if (ignoring.special === true && openSpecials(roll, ship.index) === 0) return 0
  let reach = 0
  let seen = 0
  for (const die of roll.dice) {
    const bit = 1 << die.ship
    if ((seen & bit) !== 0) continue
    seen |= bit
    if (openMisses(roll, die.ship) > 0 && reaches(state, ship, die.ship, ignoring)) reach |= bit
  }
  return reach === 0 || namesShip(ignoring) ? reach : NO_SHIP
}

// XO-MOD-12, XO-MOD-15
export function ignore(state: XodusState, roll: Roll, ship: Ship, ignoring: Ignoring, on: number): void {
  if (ignoring.special === true) {
    ignoreMisses(roll, on, lock(roll, ship.index, SPECIAL, 1))
    return
  }
  const n = ignoring.n === 'all' ? roll.dice.length : ignoring.n
  if (namesShip(ignoring)) {
    ignoreMisses(roll, on, n)
    return
  }
  let left = n
  let seen = 0
  for (const die of roll.dice) {
    const bit = 1 << die.ship
    if ((seen & bit) !== 0 || !reaches(state, ship, die.ship, ignoring)) continue
    seen |= bit
    const open = openMisses(roll, die.ship)
    ignoreMisses(roll, die.ship, left)
    if (ignoring.shared === true) left = Math.max(0, left - open)
  }
}

/** Whether a card would keep a ship from losing Health that learns from it: its captain may prefer to learn. */
export function sparesLearner(state: XodusState, roll: Roll, ship: Ship, card: Card): boolean {
  for (const boost of card.boosts) {
    if (boost.do !== 'ignore' || reachOfIgnoring(state, roll, ship, boost) === 0) continue
    for (const learner of state.ships) {
      if (!learnsFrom(learner, 'suffer') || !reaches(state, ship, learner.index, boost)) continue
      const misses = missesOf(roll, learner.index)
      if (misses > 0 && misses < learner.health && (boost.n === 'all' || misses <= boost.n)) return true
    }
  }
  return false
}
