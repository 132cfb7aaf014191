import { ENERGY_STORAGE, HAND_LIMIT, STORAGE } from '../content/limits.ts'
import { type Cost, RESOURCES } from '../content/schema.ts'
import { TRACK_REWARDS } from '../content/tracks.ts'
import { eachAbility } from './abilities.ts'
import { type AndromedaState, CIVILIZATION, CREDITS, ENERGY, type Participant } from './state.ts'

/** So many of each resource, in the order of RESOURCES. */
export type Amounts = readonly number[]

export const amountsOf = (cost: Cost): number[] => RESOURCES.map((resource) => cost[resource] ?? 0)

/** AE-BM-11: how dear something is, in resources. */
export const sizeOf = (cost: Cost): number =>
  RESOURCES.reduce((sum, resource) => sum + (cost[resource] ?? 0), 0)

// AE-BT-10
export function storageOf(state: AndromedaState, player: Participant, resource: number): number {
  if (resource === ENERGY) return ENERGY_STORAGE
  if (resource === CREDITS) return STORAGE
  let room: number = STORAGE
  eachAbility(state, player.who, (ability) => {
    if (ability.does === 'storage') room += ability.amount
  })
  return room
}

// AE-BT-11
export function handLimitOf(state: AndromedaState, player: Participant): number {
  let limit: number = HAND_LIMIT
  for (let space = 1; space <= player.tracks[CIVILIZATION]; space++) {
    for (const reward of TRACK_REWARDS[CIVILIZATION][space]) {
      if (reward.give === 'hand-limit') limit += reward.amount
    }
  }
  eachAbility(state, player.who, (ability) => {
    if (ability.does === 'hand') limit += ability.amount
  })
  return limit
}

/**
 * AE-BT-9: how many credits stand in where a cost cannot be paid otherwise; what is missing beyond them, if anything, is
 * how much one is short of.
 */
export function shortOf(player: Participant, cost: Amounts): number {
  let standIn = cost[CREDITS]
  for (let resource = 0; resource < CREDITS; resource++) {
    standIn += Math.max(0, cost[resource] - player.stock[resource])
  }
  return Math.max(0, standIn - player.stock[CREDITS])
}

export const canPay = (player: Participant, cost: Amounts): boolean => shortOf(player, cost) === 0
