import { AVATARS } from '../content/avatars.ts'
import { ENEMIES } from '../content/enemies.ts'
import { SHIPS } from '../content/ships.ts'
import type { DieColour } from '../content/schema.ts'
import type { Foe, Ship, XodusState } from '../position/state.ts'

// How ships and foes measure up, roughly: rules of thumb have no time for exact odds.

/** Hits, misses and specials of a die, on average. */
const HITS: Readonly<Record<DieColour, number>> = { red: 1 / 2, blue: 1 / 6, yellow: 1 / 3 }
const MISSES: Readonly<Record<DieColour, number>> = { red: 1 / 3, blue: 1 / 6, yellow: 1 / 6 }
const SPECIALS: Readonly<Record<DieColour, number>> = { red: 1 / 6, blue: 2 / 3, yellow: 1 / 2 }

/** By ship: what its two dice show on average. */
const SHIP_HITS = SHIPS.map(({ dice }) => HITS[dice[0]] + HITS[dice[1]])
const SHIP_MISSES = SHIPS.map(({ dice }) => MISSES[dice[0]] + MISSES[dice[1]])
export const SHIP_SPECIALS = SHIPS.map(({ dice }) => SPECIALS[dice[0]] + SPECIALS[dice[1]])
/** The chance to be detected alone. */
export const DETECTED = SHIPS.map(({ dice }) => 1 - (1 - MISSES[dice[0]]) * (1 - MISSES[dice[1]]))

/** What Mods, Modules and Energy add to an attack, in hits, for each level and each ready Energy. */
const PER_LEVEL = 0.22
const PER_ENERGY = 0.25
const PER_MODULE = 0.12

/** Hits of a ship in one attack, with what its cards may add. */
export function firepower(ship: Ship): number {
  return (
    SHIP_HITS[ship.board] +
    PER_LEVEL * (ship.level - 1) +
    PER_ENERGY * Math.min(2, ship.energy) +
    PER_MODULE * Math.min(4, ship.modules.length)
  )
}

const SHIELDS = (foe: Foe): number =>
  (foe.avatar ? AVATARS[foe.card - 1] : ENEMIES[foe.card]).shields + foe.shields

/** Health a group takes from a foe in one attack: never quite nothing, since dice may fall well. */
function damageExpected(ships: readonly Ship[], shields: number): number {
  let hits = 0
  for (const ship of ships) hits += firepower(ship)
  const over = hits - shields
  return over > 1 ? over : Math.max(0.12, 0.5 + over * 0.45)
}

/** Health that each ship of a group may expect to lose until a foe is beaten. */
function priceOfFight(ships: readonly Ship[], health: number, shields: number): number {
  const attacks = Math.max(1, health / damageExpected(ships, shields))
  let misses = 0
  for (const ship of ships) misses += SHIP_MISSES[ship.board]
  // The attack that beats the foe costs nothing.
  return (misses / ships.length) * (attacks - 0.7)
}

/** The same, against a foe on the table. */
export function priceOfFoe(ships: readonly Ship[], foe: Foe): number {
  return priceOfFight(ships, foe.health, SHIELDS(foe))
}

/** The same, against Enemies that are yet to come. */
const TYPICAL_HEALTH = [0, 2, 4, 5.7, 6.7]
const TYPICAL_SHIELDS = [0, 0.3, 0.8, 1.8, 2.8]

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
