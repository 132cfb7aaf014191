import { AVATARS } from '../content/avatars.ts'
import { ENEMIES } from '../content/enemies.ts'
import { SHIPS } from '../content/ships.ts'
import type { Boost, Condition, DieColour } from '../content/schema.ts'
import { AT, type Card, cardIn, cardOf, cardPlaces } from '../position/cards.ts'
import type { Foe, Ship, XodusState } from '../position/state.ts'

// How ships and foes measure up, roughly: rules of thumb have no time for exact odds.

/** Hits, misses and specials of a die, on average. */
const HITS: Readonly<Record<DieColour, number>> = { red: 1 / 2, blue: 1 / 6, yellow: 1 / 3 }
const MISSES: Readonly<Record<DieColour, number>> = { red: 1 / 3, blue: 1 / 6, yellow: 1 / 6 }
const SPECIALS: Readonly<Record<DieColour, number>> = { red: 1 / 6, blue: 2 / 3, yellow: 1 / 2 }

/** By ship: what its two dice show on average. */
export const SHIP_HITS = SHIPS.map(({ dice }) => HITS[dice[0]] + HITS[dice[1]])
const SHIP_MISSES = SHIPS.map(({ dice }) => MISSES[dice[0]] + MISSES[dice[1]])
export const SHIP_SPECIALS = SHIPS.map(({ dice }) => SPECIALS[dice[0]] + SPECIALS[dice[1]])
/** The chance to be detected alone. */
export const DETECTED = SHIPS.map(({ dice }) => 1 - (1 - MISSES[dice[0]]) * (1 - MISSES[dice[1]]))

/** What a ship brings to one attack, with its cards: on average, over the few attacks of a fight. */
interface Might {
  hits: number
  misses: number
  pierce: number
}

/** Attacks over which the Energy of a ship is spread, and the share of attacks in which a card waits for its condition. */
const ATTACKS = 2
const CONDITIONS: Readonly<Record<Condition, number>> = {
  offensive: 1,
  'first-attack': 0.5,
  'first-miss': 0.6,
  'rolled-hit': 0.55,
  'rolled-two-hits': 0.2,
  'in-allied-system': 0.5,
  'enemy-level-2': 0.6,
}
/** A card that is discarded is kept for when it is needed. */
const KEPT = 0.35

const IN_ATTACKS = AT['before-attack'] | AT['after-attack']

function mightOf(ship: Ship): Might {
  const might: Might = { hits: SHIP_HITS[ship.board], misses: SHIP_MISSES[ship.board], pierce: 0 }
  let energy = ship.energy / ATTACKS
  for (let place = 0; place < cardPlaces(ship); place++) {
    const card = cardOf(ship, cardIn(ship, place))
    if (card === undefined || (card.moments & IN_ATTACKS) === 0) continue
    let share = shareOf(card)
    if (card.energy > 0) {
      const paid = Math.min(1, energy / card.energy)
      energy -= paid * card.energy
      share *= paid
    }
    if (share > 0) for (const boost of card.boosts) strengthen(might, ship, boost, share)
  }
  return might
}

function shareOf({ ability: { only, once, hurts }, consumable }: Card): number {
  const met = only === undefined ? 1 : CONDITIONS[only]
  return met * (once === undefined ? 1 : 0.5) * (consumable ? KEPT : 1) * (hurts === undefined ? 1 : 0.5)
}

function strengthen(might: Might, ship: Ship, boost: Boost, share: number): void {
  const specials = SHIP_SPECIALS[ship.board]
  switch (boost.do) {
    case 'hit':
      might.hits += share * boost.n
      return
    case 'hit-per-miss':
      might.hits += share * SHIP_MISSES[ship.board]
      return
    case 'hit-per-wounds':
      might.hits += share * Math.min(boost.max, (ship.markers - ship.health) / 2)
      return
    case 'convert': {
      const counted = boost.n === 'all' ? specials : Math.min(boost.n, 0.8 * specials)
      might.hits += share * counted * boost.hits * (boost.fleet === true ? 1.6 : 1)
      return
    }
    case 'double':
      might.hits += share * might.hits
      return
    case 'pierce':
      might.pierce += share * (boost.n === 'all' ? 4 : boost.n)
      return
    case 'ignore':
      might.misses -= share * Math.min(boost.n === 'all' ? 2 : boost.n, 0.7 * might.misses)
      return
    case 'reroll':
      might.hits += share * 0.2 * boost.n
      might.misses -= share * 0.4 * might.misses
      return
    case 'add-special':
    case 'unseen':
    case 'pair-energy':
    case 'pair-heal':
      return
  }
}

const SHIELDS = (foe: Foe): number =>
  (foe.avatar ? AVATARS[foe.card - 1] : ENEMIES[foe.card]).shields + foe.shields

/** Health a group takes from a foe in one attack: never quite nothing, since dice may fall well. */
function damageExpected(hits: number, shields: number): number {
  const over = hits - Math.max(0, shields)
  return over > 1 ? over : Math.max(0.12, 0.5 + over * 0.45)
}

/** Health that each ship of a group may expect to lose until a foe is beaten. */
function priceOfFight(ships: readonly Ship[], health: number, shields: number): number {
  let hits = 0
  let misses = 0
  let pierce = 0
  for (const ship of ships) {
    const might = mightOf(ship)
    hits += might.hits
    misses += might.misses
    pierce += might.pierce
  }
  const attacks = Math.max(1, health / damageExpected(hits, shields - pierce))
  // The attack that beats the foe costs nothing.
  return (misses / ships.length) * (attacks - 0.7)
}

/** The same, against a foe on the table. */
export function priceOfFoe(ships: readonly Ship[], foe: Foe): number {
  return priceOfFight(ships, foe.health, SHIELDS(foe))
}

/** The same, against Enemies that are yet to come. */
const TYPICAL_HEALTH = [0, 2, 4, 5.3, 6.5]
const TYPICAL_SHIELDS = [0, 0.3, 0.8, 1.5, 2]

export function priceOfLevel(ships: readonly Ship[], level: number, enemies: number): number {
  return enemies * priceOfFight(ships, TYPICAL_HEALTH[level], TYPICAL_SHIELDS[level])
}

/** The mean level of the Enemy cards that a System would bring. */
export function levelExpected(state: XodusState, strong: boolean): number {
  if (strong) {
    const next = state.reserve.findIndex((cards) => cards.length > 0)
    if (next >= 0) return next + 1
  }
  // The deck is made of what has left the Reserve: known to all, card by card.
  let cards = 0
  let levels = 0
  for (let level = 1; level <= 4; level++) {
    const out = 4 - state.reserve[level - 1].length
    cards += out
    levels += out * level
  }
  return cards === 0 ? 1 : Math.round(levels / cards)
}

export function weakest(ships: readonly Ship[]): number {
  let least = 99
  for (const ship of ships) if (ship.health < least) least = ship.health
  return least
}
