import type { Refusal } from '@astrolabe/kernel'
import { DISCOVERIES } from '../content/discoveries.ts'
import {
  DOOM_FLAG_ENERGY,
  FOLD_GATE_ENERGY,
  QUIET_PASSAGE_ENERGY,
  SYNTHESIS_ENERGY,
} from '../content/limits.ts'
import { MODULES } from '../content/modules.ts'
import { MOONS } from '../content/moons.ts'
import { type Basic, BASICS, type Power, type TurnEffect } from '../content/schema.ts'
import { TACTICS } from '../content/tactics.ts'
import { eachAbility, onceId, usedThisCycle, usedThisTurn } from './abilities.ts'
import { isPlanet } from './map.ts'
import { refuse } from './refuse.ts'
import { type AndromedaState, CREDITS, ENERGY, ICE, NONE, type Participant } from './state.ts'
import { storageOf } from './stock.ts'

/** Ways of launching that are paid for before. */
export type PaidWay = 'fold-gate' | 'doom-flag' | 'quiet-passage'

export const PAID_WAYS: Readonly<Record<PaidWay, number>> = {
  'fold-gate': FOLD_GATE_ENERGY,
  'doom-flag': DOOM_FLAG_ENERGY,
  'quiet-passage': QUIET_PASSAGE_ENERGY,
}

/** By which an ability that gives a power is remembered as used; NONE without one. */
export function idOfPower(state: AndromedaState, who: number, power: Power): number {
  let id = NONE
  eachAbility(state, who, (ability, source, number) => {
    if (id === NONE && ability.does === 'power' && ability.power === power) id = onceId(source, number)
  })
  return id
}

/** AE-BT-9: energy that somebody could pay. */
export const payableEnergy = ({ stock }: Participant): number => stock[ENERGY] + stock[CREDITS]

// AE-BT-4, OP-34
export function cannotSpendMoon(
  state: AndromedaState,
  player: Participant,
  moon: number,
): Refusal | undefined {
  const { gains, cancelsCost } = MOONS[moon]
  if (cancelsCost === true) return cannotCancelCost(state, player)
  return gains === undefined ? refuse('AE-BT-4') : undefined
}

// AE-BT-5, OP-34
export function cannotSpendToken(
  state: AndromedaState,
  player: Participant,
  token: number,
): Refusal | undefined {
  const { gains, cancelsCost, hyperlane } = DISCOVERIES[token]
  if (cancelsCost === true) return cannotCancelCost(state, player)
  if (hyperlane === true)
    return isBeforeLaunch(state) && state.turn.jump !== 'anywhere' ? undefined : refuse('AE-BT-5')
  return gains === undefined ? refuse('AE-BT-5') : undefined
}

/** A cost is cancelled while docks are planned, for those that have one. */
function cannotCancelCost({ turn }: AndromedaState, { modules }: Participant): Refusal | undefined {
  const isPlanning = turn.kind === 'return' && turn.step <= PLANNING && !turn.costCancelled
  const paysSomewhere = modules.some(
    ({ design, damage }) => damage === 0 && MODULES[design].dock?.pay !== undefined,
  )
  return isPlanning && paysSomewhere ? undefined : refuse('AE-IC-8')
}

const PLANNING = 2

/** Step 1 of a turn has not been taken. */
const isBeforeLaunch = ({ turn }: AndromedaState): boolean => turn.kind === 'none' && turn.step === 0

// AE-BT-6
export function cannotPlay(state: AndromedaState, card: number): Refusal | undefined {
  const { turn } = TACTICS[card]
  return turn !== undefined && isItsMoment(state, turn) ? undefined : refuse('AE-BT-6')
}

/** The steps of a launch from which on its region action is done, and a raider has attacked. */
const AFTER_ACTION = 3
const RAIDER_STEP = 4

function isItsMoment(state: AndromedaState, effect: TurnEffect): boolean {
  const { turn } = state
  switch (effect.turn) {
    case 'jump':
      return isBeforeLaunch(state) && turn.jump === 'none'
    case 'cease-fire':
      return !turn.ceaseFire && (isBeforeLaunch(state) || (turn.kind === 'launch' && turn.step < RAIDER_STEP))
    case 'gain':
      return effect.gains.every(({ give }) => give !== 'planet-moon' || isAfterPlanetAction(state))
  }
}

function isAfterPlanetAction(state: AndromedaState): boolean {
  const { kind, step, region } = state.turn
  if (kind !== 'launch' || step < AFTER_ACTION || !isPlanet(state, region)) return false
  return state.regions[region].moons.length > 0
}

// AE-BT-8
export function cannotSynthesise(player: Participant): Refusal | undefined {
  const missing = SYNTHESIS_ENERGY - payableEnergy(player)
  return missing > 0 ? refuse('AE-BT-8', missing) : undefined
}

/** The number of a basic resource in the stock. */
export const numberOfBasic = (basic: Basic): number => ICE + BASICS.indexOf(basic)

/** AE-BT-7: once a turn, one basic resource for another. */
export function cannotArbitrage(
  state: AndromedaState,
  player: Participant,
  id: number,
  give: Basic,
  take: Basic,
): Refusal | undefined {
  if (usedThisTurn(player, id)) return refuse('AE-BT-7')
  if (player.stock[numberOfBasic(give)] === 0) return refuse('AE-BT-7', 1)
  const room = storageOf(state, player, numberOfBasic(take)) - player.stock[numberOfBasic(take)]
  return room > 0 ? undefined : refuse('AE-BT-10')
}

// AE-BT-7
export function cannotPayWay(
  state: AndromedaState,
  player: Participant,
  way: PaidWay,
  id: number,
): Refusal | undefined {
  const { turn } = state
  const isPaid = {
    'fold-gate': turn.jump !== 'none',
    'doom-flag': turn.doomFlag,
    'quiet-passage': turn.quietPassage,
  }
  if (!isBeforeLaunch(state) || isPaid[way] || usedThisTurn(player, id)) return refuse('AE-BT-7')
  const missing = PAID_WAYS[way] - payableEnergy(player)
  return missing > 0 ? refuse('AE-BT-7', missing) : undefined
}

export const isUnusedThisCycle = (player: Participant, id: number): boolean =>
  id !== NONE && !usedThisCycle(player, id)
