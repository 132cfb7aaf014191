import { DICE_LEAST, DICE_MOST, TARGETING_LEAST, TARGETING_MOST } from '../content/limits.ts'
import { type Ability, SHIP_TYPES } from '../content/schema.ts'
import { SHIPS } from '../content/ships.ts'
import { TACTICS } from '../content/tactics.ts'
import { UNITY_TOKENS } from '../content/unity.ts'
import { type AbilitySource, eachAbility, hasPower } from './abilities.ts'
import { distance, isBase, neighboursOf } from './map.ts'
import { unityHas } from './participants.ts'
import { raiderDice, raiderTargeting } from './raiding.ts'
import { shipsAt } from './ships.ts'
import { type AndromedaState, type Battle, RAIDER, type Side, TRANSPORT, UNITY } from './state.ts'

// AE-BB-24: how many dice a side rolls and how well it aims, at whatever step the battle stands.

type BattleAbility = Extract<Ability, { readonly does: 'dice' | 'targeting' }>

const OBSERVED = 2

/** Where ships of somebody roll dice: in a battle, or in the Void (AE-VO-10), where no raider is an opponent. */
interface Field {
  readonly region: number
  readonly ships: readonly number[]
  readonly againstRaider: boolean
}

/** AE-BM-15: what abilities add to the dice or the targeting of somebody's ships. */
function bonusOf(state: AndromedaState, who: number, does: 'dice' | 'targeting', field: Field): number {
  if (who === UNITY) return unityBonus(state, does)
  let bonus = 0
  eachAbility(state, who, (ability, source, number) => {
    if (ability.does === does && counts(state, who, ability, source, number, field)) bonus += ability.amount
  })
  return bonus
}

// Twin Reactors, Targeting Net, Spearhead (6.14)
function unityBonus(state: AndromedaState, does: 'dice' | 'targeting'): number {
  const effect = does === 'dice' ? 'reactors' : 'net'
  const { revealed } = state.machine
  let bonus = revealed.filter((token) => UNITY_TOKENS[token].effect === effect).length
  if (does === 'dice' && state.turn.who === UNITY && unityHas(state, 'spearhead')) bonus++
  return bonus
}

function counts(
  state: AndromedaState,
  who: number,
  ability: BattleAbility,
  source: AbilitySource,
  number: number,
  field: Field,
): boolean {
  const { region, ships, againstRaider } = field
  const named = (ship: number): boolean =>
    ability.with === undefined || ability.with.includes(SHIP_TYPES[state.ships[ship].type])
  if (!ships.some(named)) return false
  switch (ability.when) {
    case 'always':
      return true
    case 'active':
      return state.turn.who === who
    case 'against-raider':
      return againstRaider
    case 'near-development':
      return isNear(state, region, (near) => state.regions[near].owner === who)
    case 'on-card':
      return source === 'development' && isNear(state, region, (near) => near === number)
    case 'within-2-of-card':
      return source === 'development' && distance(state, number, region) <= OBSERVED
    case 'on-base':
      return isBase(state, region)
    case 'alone':
      return ships.length === 1
    case 'two-or-more':
      return ships.filter(named).length > 1
    case 'launched-with-attack':
      return (
        state.turn.who === who &&
        state.turn.attacked &&
        ships.includes(state.turn.ship) &&
        named(state.turn.ship)
      )
  }
}

const isNear = (state: AndromedaState, region: number, fits: (near: number) => boolean): boolean =>
  fits(region) || neighboursOf(state, region).some(fits)

/** The ships of a side, by their places in `state.ships`. */
export const shipsOfSide = (state: AndromedaState, battle: Battle, who: number): number[] =>
  who === RAIDER ? [] : shipsAt(state, who, battle.region)

export const sideOf = (battle: Battle, who: number): Side | undefined =>
  battle.sides.find((side) => side.who === who)

const fieldOf = (battle: Battle, ships: readonly number[]): Field => ({
  region: battle.region,
  ships,
  againstRaider: sideOf(battle, RAIDER) !== undefined,
})

/** AE-BB-10, AE-BB-11, AE-BB-24, AE-BR-15, AE-UB-8: before it is bounded. */
export function rawDiceOf(state: AndromedaState, battle: Battle, side: Side): number {
  let dice = side.dice + side.energy - side.fewer
  if (side.who === RAIDER) return dice + raiderDice(state.raiders[battle.raider])
  const ships = shipsOfSide(state, battle, side.who)
  for (const ship of ships) dice += SHIPS[state.ships[ship].type].dice
  dice += bonusOf(state, side.who, 'dice', fieldOf(battle, ships))
  dice += swarmOf(state, side, ships)
  return dice - dreadOn(state, battle, side)
}

/** Hive Call: a die for each transport, as far as the card goes. */
function swarmOf(state: AndromedaState, side: Side, ships: readonly number[]): number {
  if (side.who === UNITY) return 0
  let dice = 0
  for (const card of side.cards) {
    const { battle } = TACTICS[card]
    if (battle?.battle !== 'swarm') continue
    dice += Math.min(battle.most, ships.filter((ship) => state.ships[ship].type === TRANSPORT).length)
  }
  return dice
}

/** Dread: each other player or Unity side has a die less. */
const dreadOn = (state: AndromedaState, battle: Battle, { who }: Side): number =>
  battle.sides.filter(
    (other) => other.who !== who && isPlayer(other.who) && hasPower(state, other.who, 'dread'),
  ).length

export const isPlayer = (who: number): boolean => who !== RAIDER && who !== UNITY

export const bounded = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(most, value))

// AE-BB-13, AE-BB-24
export const diceOf = (state: AndromedaState, battle: Battle, side: Side): number =>
  bounded(rawDiceOf(state, battle, side), DICE_LEAST, DICE_MOST)

// AE-BB-14, AE-BB-24, AE-BR-15
export function targetingOf(state: AndromedaState, battle: Battle, side: Side): number {
  if (side.blunted) return TARGETING_LEAST
  const added = side.targeting + side.overclock
  if (side.who === RAIDER) {
    return bounded(raiderTargeting(state.raiders[battle.raider]) + added, TARGETING_LEAST, TARGETING_MOST)
  }
  const field = fieldOf(battle, shipsOfSide(state, battle, side.who))
  const targeting = TARGETING_LEAST + added + bonusOf(state, side.who, 'targeting', field)
  return bounded(targeting, TARGETING_LEAST, TARGETING_MOST)
}
