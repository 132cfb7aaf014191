import {
  DICE_LEAST,
  DICE_MOST,
  DIVERTED_MOST,
  OVERLOAD_DIVERTED_MOST,
  TARGETING_LEAST,
  TARGETING_MOST,
} from '../content/limits.ts'
import { type BattleEffect, type BattleTest, SHIP_TYPES, type ShipType } from '../content/schema.ts'
import { SHIPS } from '../content/ships.ts'
import { TACTICS } from '../content/tactics.ts'
import { type AbilitySource, eachAbility, hasPower } from './abilities.ts'
import { payableEnergy } from './free-acts.ts'
import { distance } from './map.ts'
import { participantOf } from './participants.ts'
import { type AndromedaState, FIGHTER, TRANSPORT, UNITY } from './state.ts'
import { amountsOf, canPay } from './stock.ts'

/** The dice of a roll in the Void, and the least that each shows. */
export interface VoidRoll {
  readonly dice: number
  readonly targeting: number
}

export const boundedDice = (dice: number): number => Math.min(DICE_MOST, Math.max(DICE_LEAST, dice))

export const boundedTargeting = (targeting: number): number =>
  Math.min(TARGETING_MOST, Math.max(TARGETING_LEAST, targeting))

/** AE-VO-1, AE-VO-4, AE-VO-10: what a ship rolls in the Void without energy, cards and tokens; not yet bounded. */
export function voidRollOf(state: AndromedaState, ship: number): VoidRoll {
  const { owner, type } = state.ships[ship]
  let { dice } = SHIPS[type]
  let targeting: number = TARGETING_LEAST
  // AE-UL-11: the dice of the ship, and nothing else.
  if (owner === UNITY) return { dice, targeting }
  const kind = SHIP_TYPES[type]
  eachAbility(state, owner, (ability, source, number) => {
    if (ability.does !== 'dice' && ability.does !== 'targeting') return
    if (ability.with !== undefined && !ability.with.includes(kind)) return
    if (!counts(state, ship, ability.when, source, number)) return
    if (ability.does === 'dice') dice += ability.amount
    else targeting += ability.amount
  })
  if (type === FIGHTER && isLaunched(state, ship) && hasPower(state, owner, 'void-blades')) dice++
  return { dice, targeting }
}

const REGION_ACTION = 2

/** AE-VO-12: only a ship that was launched to the Void acts there in step 2. */
const isLaunched = ({ turn }: AndromedaState, ship: number): boolean =>
  turn.kind === 'launch' && turn.step === REGION_ACTION && turn.ship === ship

/** AE-VO-10: conditions of battles that name no opponent; there is one ship, and it is in the Void. */
function counts(
  state: AndromedaState,
  ship: number,
  when: BattleTest,
  source: AbilitySource,
  number: number,
): boolean {
  const { owner, place } = state.ships[ship]
  switch (when) {
    case 'always':
    case 'alone':
      return true
    case 'active':
      return state.turn.who === owner
    case 'near-development':
      return state.regions.some((each, region) => each.owner === owner && distance(state, region, place) <= 1)
    case 'on-card':
      return source === 'development' && distance(state, number, place) <= 1
    case 'within-2-of-card':
      return source === 'development' && distance(state, number, place) <= 2
    case 'launched-with-attack':
      return state.turn.ship === ship && state.turn.attacked
    case 'against-raider':
    case 'on-base':
    case 'two-or-more':
      return false
  }
}

/** AE-VO-3, AE-VO-7: how much energy can be diverted to so many dice. */
export function divertible(state: AndromedaState, who: number, dice: number): number {
  const most = hasPower(state, who, 'overload') ? OVERLOAD_DIVERTED_MOST : DIVERTED_MOST
  return Math.max(0, Math.min(most, DICE_MOST - dice, payableEnergy(participantOf(state, who))))
}

/** AE-VO-10: what a Battle card adds to the roll of a ship; nothing if it does not change its own dice or targeting. */
export function addedBy(effect: BattleEffect | undefined, ship: ShipType): VoidRoll {
  switch (effect?.battle) {
    case 'dice':
      return { dice: effect.amount, targeting: 0 }
    case 'targeting':
      return { dice: 0, targeting: effect.amount }
    case 'swarm':
      return { dice: ship === SHIP_TYPES[TRANSPORT] ? 1 : 0, targeting: 0 }
    case 'jam':
    case 'sabotage':
    case 'evade':
    case 'withdraw':
    case 'ambush':
    case 'bribe':
    case 'if-lost':
    case 'if-won':
    case 'flare':
    case undefined:
      return NOTHING
  }
}

const NOTHING: VoidRoll = { dice: 0, targeting: 0 }

/** The cards of a hand that would change the roll and can be paid, each once. */
export function cardsForVoid(state: AndromedaState, ship: number): number[] {
  const { owner, type } = state.ships[ship]
  const player = participantOf(state, owner)
  return player.hand.filter((card, index) => {
    const { battle } = TACTICS[card]
    const { dice, targeting } = addedBy(battle, SHIP_TYPES[type])
    if (dice + targeting === 0 || player.hand.indexOf(card) !== index) return false
    return battle?.battle !== 'dice' || battle.pay === undefined || canPay(player, amountsOf(battle.pay))
  })
}
