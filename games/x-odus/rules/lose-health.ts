import { type Card, cardOf, codeOf } from '../position/cards.ts'
import { NO_SHIP } from '../position/ignoring.ts'
import { learnsFrom } from '../position/learning.ts'
import { fights } from '../position/skills.ts'
import type { Combat, Ship, XodusState } from '../position/state.ts'
import { pay } from './abilities.ts'
import { loseHealth } from './survival.ts'
import { never, type Window } from './windows.ts'

/** XO-CMB-05, step 11: cards when Health is lost to a retaliation. */
export const LOSE_HEALTH: Window = {
  prompt: 'lose-health',
  timing: 'lose-health',
  look: () => undefined,
  includes: fights,
  reach(state, ship, card) {
    const { combat } = state
    if (combat === null) return 0
    let reach = 0
    for (const trait of card.traits) {
      if (trait.do === 'absorb' && lossOf(combat, ship) > 0) reach |= NO_SHIP
      // OP-48: the card wins over XO-CMB-23.
      else if (trait.do === 'bodyguard') reach |= othersHurt(combat, ship)
    }
    return reach
  },
  asks(state, ship, card, reach) {
    return reach !== NO_SHIP || isSparing(state, ship, card)
  },
  orderMatters: never,
  mayDecline: isSparing,
  use(g, ship, ref, on) {
    const { combat, roll } = g.state
    const card = cardOf(ship, ref)
    if (combat === null || card === undefined) return
    pay(g, ship, ref)
    roll?.used.push(codeOf(ship, ref))
    for (const trait of card.traits) {
      if (trait.do === 'absorb') spare(combat, ship.index, trait.n ?? Number.MAX_SAFE_INTEGER)
      else if (trait.do === 'bodyguard') {
        spare(combat, on, 1)
        loseHealth(g, ship, 1, 'bodyguard')
      }
    }
  },
}

function lossOf(combat: Combat, ship: Ship): number {
  return combat.losses[combat.ships.indexOf(ship.index)]
}

function spare(combat: Combat, ship: number, n: number): void {
  const at = combat.ships.indexOf(ship)
  combat.losses[at] = Math.max(0, combat.losses[at] - n)
}

function othersHurt(combat: Combat, ship: Ship): number {
  let ships = 0
  for (let at = 0; at < combat.ships.length; at++) {
    if (combat.ships[at] !== ship.index && combat.losses[at] > 0) ships |= 1 << combat.ships[at]
  }
  return ships
}

/** Whether a card would spare a ship all loss that it could learn from. */
function isSparing({ combat }: XodusState, ship: Ship, card: Card): boolean {
  if (combat === null || !learnsFrom(ship, 'suffer')) return false
  const loss = lossOf(combat, ship)
  for (const trait of card.traits) {
    if (trait.do === 'absorb' && loss < ship.health && loss <= (trait.n ?? loss)) return true
  }
  return false
}
