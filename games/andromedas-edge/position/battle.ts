import type { Refusal } from '@astrolabe/kernel'
import {
  DAMPED_ENERGY,
  DICE_MOST,
  DIVERTED_MOST,
  OVERCLOCK_MOST,
  OVERLOAD_DIVERTED_MOST,
} from '../content/limits.ts'
import { DISCOVERIES } from '../content/discoveries.ts'
import type { BattleEffect, RaiderPower } from '../content/schema.ts'
import { hasPower } from './abilities.ts'
import { openNebulae } from './launching.ts'
import { distance, isNebula, isUncolonised } from './map.ts'
import { participantOf, turnOrderFrom, unityHas } from './participants.ts'
import { type Odds, oddsOf, type Roller } from './odds.ts'
import { shortOfEffect } from './prices.ts'
import { cardOf } from './raiding.ts'
import { refuse } from './refuse.ts'
import { firstShipOf, ownersIn, rangeOf } from './ships.ts'
import {
  type AndromedaState,
  type Battle,
  FIGHTER,
  HEAVY_CRUISER,
  NONE,
  type Participant,
  RAIDER,
  SCIENCE_VESSEL,
  type Ship,
  SHIPS_EACH,
  type Side,
  TRANSPORT,
  UNITY,
} from './state.ts'
import { diceOf, isPlayer, shipsOfSide, sideOf, targetingOf } from './strength.ts'

export const newSide = (who: number): Side => ({
  who,
  cards: [],
  dice: 0,
  targeting: 0,
  fewer: 0,
  blunted: false,
  energy: 0,
  overclock: 0,
  rolled: [],
  aside: [],
  spared: 0,
  done: false,
})

// AE-BB-1, AE-BB-2, AE-BB-28, AE-BB-30

/** The sides there are before anybody escalates, in turn order from the active participant; the raider last. */
function sidesAt(state: AndromedaState, region: number, raider: number): number[] {
  const owners = ownersIn(state, region)
  const { who: active, quietPassage, metInVoid } = state.turn
  // Who came by a quiet passage fights none of those who were there.
  const present = quietPassage ? owners.filter((who) => who === active || metInVoid.includes(who)) : owners
  const sides = turnOrderFrom(state, active).filter((who) => present.includes(who))
  return raider === NONE ? sides : [...sides, RAIDER]
}

/** AE-BB-1: a battle as it begins in a region; null where none is called for. */
export function battleAt(state: AndromedaState, region: number, raider: number): Battle | null {
  const sides = sidesAt(state, region, raider)
  if (!sides.includes(state.turn.who) || sides.length < 2) return null
  return {
    region,
    raider,
    step: 'escalation',
    sides: sides.map(newSide),
    energyLimit: DICE_MOST,
    winner: NONE,
  }
}

export const raiderPower = (state: AndromedaState, battle: Battle): RaiderPower =>
  battle.raider === NONE ? 'none' : cardOf(state.raiders[battle.raider]).power

// Step 1: AE-BB-3 to AE-BB-5, AE-BM-2

function mayEscalate(state: AndromedaState, ship: Ship, region: number): boolean {
  if (ship.place < 0 || ship.place === region) return false
  if (distance(state, ship.place, region) > rangeOf(state, ship)) return false
  return !isNebula(region) || ship.type === SCIENCE_VESSEL || openNebulae(state, ship.owner).includes(region)
}

/** AE-UB-1, AE-UB-2, AE-UB-7, AE-UB-10: the Unity does not choose. */
function mustEscalate(state: AndromedaState, ship: Ship, region: number): boolean {
  if (ship.place < 0 || ship.place === region || isNebula(region)) return false
  if (ship.type === TRANSPORT && isUncolonised(state, ship.place)) return false
  if (ship.type === HEAVY_CRUISER || (ship.type === FIGHTER && unityHas(state, 'hunting-pack'))) return true
  return distance(state, ship.place, region) <= rangeOf(state, ship)
}

/** The ships with which a participant may join a battle in a region, or the Unity must, by their places in `state.ships`. */
export function escalatingShips(state: AndromedaState, who: number, region: number): number[] {
  const comes = who === UNITY ? mustEscalate : mayEscalate
  const first = firstShipOf(state, who)
  const ships: number[] = []
  for (let ship = first; ship < first + SHIPS_EACH; ship++) {
    if (comes(state, state.ships[ship], region)) ships.push(ship)
  }
  return ships
}

// Step 2

// AE-BB-8, AE-UB-9
export const mayOfferTruce = (state: AndromedaState, battle: Battle): boolean =>
  isPlayer(state.turn.who) &&
  sideOf(battle, state.turn.who) !== undefined &&
  battle.sides.length > 1 &&
  battle.sides.every(({ who }) => isPlayer(who))

/** Gravity Anchor: no side leaves a battle with that heavy cruiser in it. */
const isAnchored = (state: AndromedaState, battle: Battle): boolean =>
  battle.sides.some(
    ({ who }) =>
      isPlayer(who) &&
      shipsOfSide(state, battle, who).some((ship) => state.ships[ship].type === HEAVY_CRUISER) &&
      hasPower(state, who, 'gravity-anchor'),
  )

/** Ambush: ships of one's own on tiles elsewhere. */
export function ambushers(state: AndromedaState, battle: Battle, who: number): number[] {
  const first = firstShipOf(state, who)
  const ships: number[] = []
  for (let ship = first; ship < first + SHIPS_EACH; ship++) {
    const { place } = state.ships[ship]
    if (place >= 0 && place !== battle.region && !isNebula(place)) ships.push(ship)
  }
  return ships
}

/** AE-BB-7, AE-BZ-12: what forbids to play a Battle card now. */
export function cannotPlayInBattle(
  state: AndromedaState,
  battle: Battle,
  who: number,
  effect: BattleEffect,
): Refusal | undefined {
  if ('pay' in effect && effect.pay !== undefined) {
    const missing = shortOfEffect(state, participantOf(state, who), effect.pay)
    if (missing > 0) return refuse('AE-BZ-12', missing)
  }
  switch (effect.battle) {
    case 'withdraw':
      return isAnchored(state, battle) ? refuse('AE-BZ-13') : undefined
    case 'bribe':
      if (sideOf(battle, RAIDER) === undefined) return refuse('AE-BB-2')
      return isAnchored(state, battle) ? refuse('AE-BZ-13') : undefined
    case 'ambush':
      return ambushers(state, battle, who).length === 0 ? refuse('AE-BB-4') : undefined
    case 'dice':
    case 'targeting':
    case 'jam':
    case 'sabotage':
    case 'evade':
    case 'if-lost':
    case 'if-won':
    case 'flare':
    case 'swarm':
      return undefined
  }
}

/** The Null Dreadnought allows no tactics card (6.9). */
const isSilenced = (state: AndromedaState, battle: Battle): boolean =>
  raiderPower(state, battle) === 'silence'

/** AE-BB-7, Two Voices. */
export const cardsAllowed = (state: AndromedaState, who: number): number =>
  hasPower(state, who, 'two-voices') ? 2 : 1

/** AE-BB-7: whether somebody is asked for a card. Others see who is asked: that depends on no card that is hidden. */
export const mayPlayCard = (state: AndromedaState, battle: Battle, who: number): boolean =>
  !isSilenced(state, battle) && participantOf(state, who).hand.length > 0

// Step 3

// AE-BB-12
export const divertedMost = (state: AndromedaState, who: number): number =>
  hasPower(state, who, 'overload') ? OVERLOAD_DIVERTED_MOST : DIVERTED_MOST

/** AE-BB-12, Overload, Siphon Leech, Solar Flare. */
export function energyLimitOf(state: AndromedaState, battle: Battle, who: number): number {
  const own = divertedMost(state, who)
  const damped = raiderPower(state, battle) === 'siphon' ? DAMPED_ENERGY : own
  return Math.min(own, damped, battle.energyLimit)
}

export const overclockLimitOf = (state: AndromedaState, who: number): number =>
  hasPower(state, who, 'overclock') ? OVERCLOCK_MOST : 0

/** Precursor Cannons somebody has, as tokens. */
export const cannonsOf = (player: Participant): number[] =>
  player.discoveries.filter((token) => DISCOVERIES[token].dice !== undefined)

// Steps 4 and 5

/** Iron Marauder: the active side sets its highest die aside, if it has two or more. */
export const setsAside = (state: AndromedaState, battle: Battle, who: number): boolean =>
  who === state.turn.who && raiderPower(state, battle) === 'marauder'

export const rollerOf = (state: AndromedaState, battle: Battle, side: Side): Roller => ({
  dice: diceOf(state, battle, side),
  targeting: targetingOf(state, battle, side),
  aside: setsAside(state, battle, side.who),
  reroll: isPlayer(side.who) && hasPower(state, side.who, 'veteran-crews'),
})

/** The chances of a battle as it stands, by side. */
export const battleOdds = (state: AndromedaState, battle: Battle): Odds =>
  oddsOf(battle.sides.map((side) => rollerOf(state, battle, side)))
