import { DISCOVERIES } from '../content/discoveries.ts'
import { DICE_LEAST, DICE_MOST, TARGETING_MOST } from '../content/limits.ts'
import { MOONS } from '../content/moons.ts'
import type { Gain } from '../content/schema.ts'
import { cannonsOf, divertedMost, energyLimitOf, overclockLimitOf } from './battle.ts'
import { participantOf } from './participants.ts'
import { type AndromedaState, type Battle, CREDITS, ENERGY, type Side } from './state.ts'
import { bounded, rawDiceOf, targetingOf } from './strength.ts'

/** What a side spends in Preparations: energy for dice, energy for targeting, Precursor Cannons. */
export interface Diversion {
  readonly kind: 'divert'
  readonly energy: number
  readonly overclock: number
  readonly cannons: number
}

const key = (energy: number, overclock: number, cannons: number): number =>
  (energy * DICE_MOST + overclock) * DICE_MOST + cannons

// A cache: the same few objects at every battle.
const DIVERSIONS = new Map<number, Diversion>()

function diversion(energy: number, overclock: number, cannons: number): Diversion {
  const number = key(energy, overclock, cannons)
  let found = DIVERSIONS.get(number)
  if (found === undefined) {
    found = { kind: 'divert', energy, overclock, cannons }
    DIVERSIONS.set(number, found)
  }
  return found
}

export const NOTHING_DIVERTED: Diversion = diversion(0, 0, 0)

/** Dice that so many cannons add: all of them are alike. */
const cannonDice = (tokens: readonly number[], cannons: number): number =>
  tokens.slice(0, cannons).reduce((dice, token) => dice + (DISCOVERIES[token].dice ?? 0), 0)

/**
 * AE-BB-11 to AE-BB-14, AE-BT-9: everything a side can spend, as far as the last energy and the last cannon of it still
 * add a die or targeting.
 */
export function diversionsOf(state: AndromedaState, battle: Battle, side: Side): Diversion[] {
  const player = participantOf(state, side.who)
  const affordable = player.stock[ENERGY] + player.stock[CREDITS]
  const tokens = cannonsOf(player)
  const raw = rawDiceOf(state, battle, side)
  const dice = (energy: number, cannons: number): number =>
    bounded(raw + energy + cannonDice(tokens, cannons), DICE_LEAST, DICE_MOST)
  const energyMost = Math.min(energyLimitOf(state, battle, side.who), affordable)
  const overclockMost = side.blunted
    ? 0
    : Math.min(
        overclockLimitOf(state, side.who),
        TARGETING_MOST - targetingOf(state, battle, side),
        affordable,
      )
  const found: Diversion[] = []
  for (let energy = 0; energy <= energyMost; energy++) {
    for (let cannons = 0; cannons <= tokens.length; cannons++) {
      const reached = dice(energy, cannons)
      if (energy > 0 && dice(energy - 1, cannons) === reached) continue
      if (cannons > 0 && dice(energy, cannons - 1) === reached) continue
      for (let overclock = 0; overclock <= Math.min(overclockMost, affordable - energy); overclock++) {
        found.push(diversion(energy, overclock, cannons))
      }
    }
  }
  return found
}

// Before a battle

const ARMING: readonly Gain['give'][] = ['energy', 'credits', 'tactics']

const arms = (gains: readonly Gain[] | undefined): boolean =>
  gains?.some(({ give }) => ARMING.includes(give)) === true

/**
 * Whether somebody whose turn it is could do something that gives energy or Battle cards: discard a card for energy, as
 * long as more of it could be used, or spend a moon or a token.
 */
export function mayArm(state: AndromedaState, who: number): boolean {
  const player = participantOf(state, who)
  const useful = divertedMost(state, who) + overclockLimitOf(state, who)
  if (player.hand.length > 0 && player.stock[ENERGY] + player.stock[CREDITS] < useful) return true
  return (
    player.moons.some((moon) => arms(MOONS[moon].gains)) ||
    player.discoveries.some((token) => arms(DISCOVERIES[token].gains))
  )
}
