import type { Refusal } from '@astrolabe/kernel'
import { MODULE_COST_LEAST } from '../content/limits.ts'
import { MODULES } from '../content/modules.ts'
import { type Cost, MODULE_TYPES, SHIP_TYPES } from '../content/schema.ts'
import { SHIPS } from '../content/ships.ts'
import { eachAbility } from './abilities.ts'
import { planetKindOf } from './map.ts'
import { refuse } from './refuse.ts'
import { shipOfTypeAt } from './ships.ts'
import { type AndromedaState, NONE, type Participant, SUPPLY } from './state.ts'
import { type Amounts, amountsOf, shortOf, sizeOf } from './stock.ts'

/** What something costs: what is printed, and how many of these resources the payer leaves out (AE-BZ-11). */
export interface Price {
  readonly cost: Amounts
  readonly less: number
}

/** How much is missing to pay a price, once what is missing has been left out of it. */
export const shortOfPrice = (player: Participant, { cost, less }: Price): number =>
  Math.max(0, shortOf(player, cost) - less)

// OP-34

/** Whether the next cost of an effect of a player need not be paid. */
export const isCostCancelled = (state: AndromedaState, who: number): boolean =>
  state.turn.costCancelled && state.turn.who === who

/** How much is missing to pay for an effect. */
export const shortOfEffect = (state: AndromedaState, player: Participant, cost: Cost): number =>
  isCostCancelled(state, player.who) ? 0 : shortOf(player, amountsOf(cost))

// AE-BM-8, AE-BZ-11

/**
 * The price of a module for so many resources less than usual. `field` is the type of the field at which it is gained,
 * NONE elsewhere; at least one resource is always paid.
 */
export function modulePrice(
  state: AndromedaState,
  who: number,
  design: number,
  less: number,
  field: number,
): Price {
  const { cost } = MODULES[design]
  let discount = less
  eachAbility(state, who, (ability) => {
    if (ability.does !== 'discount' || ability.of !== 'modules') return
    const { types } = ability
    if (types === undefined || (field !== NONE && types.includes(MODULE_TYPES[field])))
      discount += ability.amount
  })
  return { cost: amountsOf(cost), less: Math.min(discount, sizeOf(cost) - MODULE_COST_LEAST) }
}

export function cannotBuyModule(
  state: AndromedaState,
  player: Participant,
  design: number,
  less: number,
  field: number,
): Refusal | undefined {
  const missing = shortOfPrice(player, modulePrice(state, player.who, design, less, field))
  return missing > 0 ? refuse('AE-BM-8', missing) : undefined
}

// AE-BM-4, AE-BM-5, AE-BZ-11

export function shipPrice(state: AndromedaState, who: number, type: number, less: number): Price {
  const { cost } = SHIPS[type]
  let discount = less
  eachAbility(state, who, (ability) => {
    if (ability.does !== 'discount' || ability.of !== 'ships') return
    if (ability.ship === undefined || ability.ship === SHIP_TYPES[type]) discount += ability.amount
  })
  return { cost: amountsOf(cost), less: Math.min(discount, sizeOf(cost)) }
}

/** AE-BM-5: a ship of a type has to be in the supply. */
export const cannotTakeShip = (state: AndromedaState, who: number, type: number): Refusal | undefined =>
  shipOfTypeAt(state, who, type, SUPPLY) === NONE ? refuse('AE-BM-5') : undefined

export function cannotBuildShip(
  state: AndromedaState,
  player: Participant,
  type: number,
  less: number,
): Refusal | undefined {
  const none = cannotTakeShip(state, player.who, type)
  if (none !== undefined) return none
  const missing = shortOfPrice(player, shipPrice(state, player.who, type, less))
  return missing > 0 ? refuse('AE-BM-4', missing) : undefined
}

// AE-BD-2, AE-BZ-11

/** The price of the development of a planet; the Unity pays nothing (AE-UD-6). */
export function developmentPrice(state: AndromedaState, who: number, region: number): Price {
  const cost = planetKindOf(state, region)?.cost ?? {}
  let discount = 0
  eachAbility(state, who, (ability) => {
    if (ability.does === 'discount' && ability.of === 'developments') discount += ability.amount
  })
  return { cost: amountsOf(cost), less: Math.min(discount, sizeOf(cost)) }
}
