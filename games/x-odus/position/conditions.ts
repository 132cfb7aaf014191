import { ENEMIES } from '../content/enemies.ts'
import type { Condition } from '../content/schema.ts'
import { AT, cardOf, codeOf } from './cards.ts'
import { openHits } from './dice.ts'
import { colourOf } from './map.ts'
import { type CardRef, OFFENSIVE, type Roll, type Ship, type XodusState } from './state.ts'

/** Moments of which one is a roll, with all that is done about it. XO-MOD-07, OP-53 */
const IN_A_ROLL =
  AT['after-attack'] | AT['lose-health'] | AT.defeat | AT['damage-roll'] | AT.detection | AT.skill

/** Moments before dice are rolled, in a combat. */
const BEFORE_DICE = AT['before-attack'] | AT.disengage

/** Moments at which a card is used once a round. OP-53 */
export const ONCE_A_ROUND = AT['turn-start'] | AT.turn | AT['turn-or-combat'] | AT['engaged-by-avatar']

/** XO-MOD-07, OP-53: whether a card has been used as often as it may. */
export function isSpent(
  state: XodusState,
  roll: Roll | null,
  ship: Ship,
  ref: CardRef,
  moment: number,
): boolean {
  const once = cardOf(ship, ref)?.ability.once
  if (once === 'round' || once === 'turn' || (moment & ONCE_A_ROUND) !== 0) return ship.used.includes(ref)
  const { combat } = state
  const code = codeOf(ship, ref)
  if (once === 'combat' && combat !== null && combat.used.includes(code)) return true
  if ((moment & BEFORE_DICE) !== 0) return combat !== null && combat.readied.includes(code)
  return (moment & IN_A_ROLL) !== 0 && roll !== null && roll.used.includes(code)
}

/** XO-MOD-06: what has to be true, beside the moment. */
export function isMet(
  state: XodusState,
  roll: Roll | null,
  ship: Ship,
  only: Condition | undefined,
): boolean {
  if (only === undefined) return true
  const { combat } = state
  switch (only) {
    case 'offensive':
      return combat !== null && combat.manoeuvres[combat.ships.indexOf(ship.index)] === OFFENSIVE
    case 'first-attack':
      return combat !== null && combat.attack === 1
    case 'first-miss':
      return combat !== null && !combat.missed.includes(ship.index)
    case 'rolled-hit':
      return roll !== null && openHits(roll, ship.index) > 0
    case 'rolled-two-hits':
      return roll !== null && openHits(roll, ship.index) > 1
    case 'in-allied-system':
      return colourOf(state, ship.place) === 'allied'
    case 'enemy-level-2': {
      // XO-AVC-15: an Avatar has no level.
      const foe = combat === null ? undefined : state.foes[combat.foe]
      return foe !== undefined && !foe.avatar && ENEMIES[foe.card].level >= 2
    }
  }
}
