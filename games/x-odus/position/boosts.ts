import type { Boost } from '../content/schema.ts'
import { type Card, cardOf, cardOfCode, codeOf, type Ignoring, shipOfCode } from './cards.ts'
import { canBeRerolled, lock, openMisses, openSpecials } from './dice.ts'
import { energyLimit } from './energy.ts'
import { ignore, NO_SHIP, reachOfIgnoring } from './ignoring.ts'
import {
  type CardRef,
  type Die,
  HIT,
  MISS,
  NONE,
  type Roll,
  type Ship,
  SPECIAL,
  type XodusState,
} from './state.ts'

// What cards do to a roll, and nothing else: the same functions work on dice that lie on the table and on imagined ones.

/** More than any foe has. */
export const ALL_SHIELDS = 99

/** The ships a card could be used on with this roll, NO_SHIP if it names none; 0 if it would change nothing. */
export function reachOf(state: XodusState, roll: Roll, ship: Ship, card: Card): number {
  let reach = 0
  for (const boost of card.boosts) {
    if (boost.do === 'ignore') reach |= reachOfIgnoring(state, roll, ship, boost)
    // XO-MOD-06: all other cards ask for a roll of one's own.
    else if (takesPart(roll, ship) && changes(state, roll, ship, boost)) reach |= NO_SHIP
  }
  return reach
}

export function takesPart(roll: Roll, ship: Ship): boolean {
  for (const die of roll.dice) if (die.ship === ship.index) return true
  return false
}

function changes(state: XodusState, roll: Roll, ship: Ship, boost: Exclude<Boost, Ignoring>): boolean {
  switch (boost.do) {
    case 'hit':
    case 'pierce':
      return true
    case 'hit-per-miss':
      return openMisses(roll, ship.index) > 0
    case 'hit-per-wounds':
      return hitsForWounds(ship, boost.max) > 0
    case 'convert':
      return boost.fleet === true ? hasSpecial(roll) : openSpecials(roll, ship.index) > 0
    case 'double':
      return hasHits(roll, ship.index) || openSpecials(roll, ship.index) > 0
    case 'reroll':
      return canReroll(roll, ship, boost.misses === true)
    case 'add-special':
      return roll.symbol === SPECIAL
    case 'pair-energy':
      return openSpecials(roll, ship.index) === 2 && ship.energy < energyLimit(state, ship)
    case 'pair-heal':
      return openSpecials(roll, ship.index) === 2 && ship.health < ship.markers
    case 'unseen':
      return false
  }
}

function hitsForWounds(ship: Ship, max: number): number {
  return Math.min(max, Math.floor((ship.markers - ship.health) / 2))
}

function hasSpecial(roll: Roll): boolean {
  for (const die of roll.dice) if (die.face === SPECIAL && !die.used) return true
  return false
}

function hasHits(roll: Roll, ship: number): boolean {
  for (const die of roll.dice) if (die.ship === ship && die.hits > 0) return true
  return false
}

function canReroll(roll: Roll, ship: Ship, misses: boolean): boolean {
  for (const die of roll.dice) if (mayBeRerolled(roll, die, ship, misses)) return true
  return false
}

/** XO-MOD-11, XO-MOD-13. A success of a Skill Roll is not rolled again. */
export function mayBeRerolled(roll: Roll, die: Die, ship: Ship, misses: boolean): boolean {
  if (die.ship !== ship.index || !canBeRerolled(die)) return false
  return misses ? die.face === MISS : die.face !== roll.symbol
}

/** A card is used on a roll: all it does to the dice, but for rerolls. XO-MOD-10, XO-MOD-12 to XO-MOD-14 */
export function boostRoll(state: XodusState, roll: Roll, ship: Ship, ref: CardRef, on: number): void {
  const card = cardOf(ship, ref)
  if (card === undefined) return
  const { only } = card.ability
  if (only === 'rolled-hit') lock(roll, ship.index, HIT, 1)
  else if (only === 'rolled-two-hits') lock(roll, ship.index, HIT, 2)
  for (const boost of card.boosts) applyBoost(state, roll, ship, boost, on)
  const code = codeOf(ship, ref)
  if (!roll.used.includes(code)) roll.used.push(code)
}

function applyBoost(state: XodusState, roll: Roll, ship: Ship, boost: Boost, on: number): void {
  switch (boost.do) {
    case 'hit':
      roll.hits += boost.n
      return
    case 'hit-per-miss':
      roll.hits += lock(roll, ship.index, MISS, roll.dice.length)
      return
    case 'hit-per-wounds':
      roll.hits += hitsForWounds(ship, boost.max)
      return
    case 'convert':
      convert(state, roll, boost.fleet === true ? NONE : ship.index, boost.n, boost.hits)
      return
    case 'double':
      for (const die of roll.dice) if (die.ship === ship.index) die.hits *= 2
      return
    case 'pierce':
      roll.pierce += boost.n === 'all' ? ALL_SHIELDS : boost.n
      return
    case 'ignore':
      ignore(state, roll, ship, boost, on)
      return
    case 'add-special':
      roll.specials += boost.n
      return
    case 'pair-energy':
    case 'pair-heal':
      lock(roll, ship.index, SPECIAL, 2)
      return
    case 'reroll':
    case 'unseen':
      return
  }
}

/** XO-MOD-14: specials of a ship, or of all, count as hits; doubled where the ship's hits are. */
function convert(state: XodusState, roll: Roll, ship: number, n: number | 'all', hits: number): void {
  let left = n === 'all' ? roll.dice.length : n
  for (const die of roll.dice) {
    if (left === 0) return
    if (die.face !== SPECIAL || die.used || (ship !== NONE && die.ship !== ship)) continue
    die.used = true
    die.hits = isDoubled(state, roll, die.ship) ? 2 * hits : hits
    left--
  }
}

/** To double first and to convert afterwards never costs hits. XO-MOD-10 */
function isDoubled(state: XodusState, roll: Roll, ship: number): boolean {
  for (const code of roll.used) {
    if (shipOfCode(code) !== ship) continue
    const card = cardOf(state.ships[ship], cardOfCode(code))
    if (card?.boosts.some((boost) => boost.do === 'double') === true) return true
  }
  return false
}

/** Whether a card once used goes on, at no further cost, as long as specials pay for it. */
export function keepsActing(card: Card): boolean {
  for (const boost of card.boosts) {
    if (boost.do === 'ignore' && boost.special === true && boost.n === 'all') return true
  }
  return false
}
