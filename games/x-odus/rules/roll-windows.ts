import { reachOf } from '../position/boosts.ts'
import { AT, type Card } from '../position/cards.ts'
import { allMisses, openMisses } from '../position/dice.ts'
import { canStayUnseen, mostSuccesses } from '../position/hopes.ts'
import { NO_SHIP, sparesLearner } from '../position/ignoring.ts'
import { ImaginedRoll } from '../position/imagined-roll.ts'
import { successes } from '../position/results.ts'
import { settle } from '../position/settling.ts'
import type { CardRef, Ship, XodusState } from '../position/state.ts'
import { useOnRoll } from './using.ts'
import { never, type Window } from './windows.ts'

/** A roll once all that acts by itself has acted, where cards can still turn it; nothing where they cannot. */
type Open = ImaginedRoll | undefined

function isThere({ roll, ships }: XodusState, ship: Ship): boolean {
  return roll !== null && ships[roll.dice[0].ship].place === ship.place
}

/** Free cards act whenever they can; of what others reach, that which is still needed. */
function reachIfOpen(state: XodusState, ship: Ship, card: Card, _ref: CardRef, open: Open): number {
  if (state.roll === null) return 0
  const reach = reachOf(state, state.roll, ship, card)
  if (card.free || reach === 0) return reach
  if (open === undefined) return 0
  if (reach === NO_SHIP) return needsIt(open, ship, card) ? reach : 0
  let needed = 0
  for (const { index } of state.ships) {
    if ((reach >> index) & 1 && openMisses(open, index) > 0) needed |= 1 << index
  }
  return needed
}

function needsIt(open: ImaginedRoll, ship: Ship, card: Card): boolean {
  for (const boost of card.boosts)
    if (boost.do === 'ignore' && boost.of === 'self') return openMisses(open, ship.index) > 0
  return true
}

function settledRoll(state: XodusState, moment: number): Open {
  if (state.roll === null || allMisses(state.roll) === 0) return undefined
  const settled = new ImaginedRoll().copy(state.roll)
  settle(state, settled, moment)
  return settled
}

/** XO-DMG-02: cards on a Damage Roll. */
export const AFTER_DAMAGE: Window<Open> = {
  prompt: 'after-damage',
  timing: 'damage-roll',
  look(state) {
    const settled = settledRoll(state, AT['damage-roll'])
    return settled !== undefined && allMisses(settled) > 0 ? settled : undefined
  },
  includes: isThere,
  reach: reachIfOpen,
  asks: isDeclinable,
  orderMatters: never,
  mayDecline: isDeclinable,
  use(g, ship, ref, on) {
    useOnRoll(g, ship, ref, on)
  },
}

function isDeclinable(state: XodusState, ship: Ship, card: Card): boolean {
  return state.roll !== null && sparesLearner(state, state.roll, ship, card)
}

/** XO-ENS-02: cards on a Detection Roll; only if all misses can be ignored. */
export const AFTER_DETECTION: Window<Open> = {
  prompt: 'after-detection',
  timing: 'detection',
  look(state) {
    const settled = settledRoll(state, AT.detection)
    return settled !== undefined && allMisses(settled) > 0 && canStayUnseen(state, settled)
      ? settled
      : undefined
  },
  includes: isThere,
  reach: reachIfOpen,
  asks: never,
  orderMatters: never,
  mayDecline: never,
  use(g, ship, ref, on) {
    useOnRoll(g, ship, ref, on)
  },
}

/** XO-EXP-13: cards on a Skill Roll; only as long as it fails and they could make it succeed. */
export const AFTER_SKILL: Window<boolean> = {
  prompt: 'after-skill',
  timing: 'skill',
  look(state) {
    const { roll } = state
    return roll !== null && successes(state, roll) < roll.needed && mostSuccesses(state, roll) >= roll.needed
  },
  includes: isThere,
  reach(state, ship, card, _ref, open) {
    return open && state.roll !== null ? reachOf(state, state.roll, ship, card) : 0
  },
  asks: () => true,
  orderMatters: never,
  mayDecline: never,
  use(g, ship, ref, on) {
    useOnRoll(g, ship, ref, on)
  },
}
