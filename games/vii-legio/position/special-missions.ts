import type { Effect } from '../content/schema.ts'
import { expertsAboard } from './ship.ts'
import { DOMAIN_OF, LETTERS, type Ship } from './state.ts'

export type SpecialMission = Extract<Effect, { do: 'specialMission' }>

export function meetsNeeds(ship: Ship, { needs }: SpecialMission): boolean {
  return (
    ship.lasers >= (needs.lasers ?? 0) &&
    ship.squads >= (needs.squads ?? 0) &&
    expertsAboard(ship) >= (needs.experts ?? 0) &&
    (needs.sectors === undefined || needs.sectors.some((sector) => sector === ship.sector))
  )
}

/** Whether the mission's condition is replaced by a payment of XP that the UC can make. */
export function canPayInstead(ship: Ship, { orPay }: SpecialMission): boolean {
  return orPay !== undefined && LETTERS.every((letter) => ship.xp[DOMAIN_OF[letter]] >= (orPay[letter] ?? 0))
}

/** XP in N, D, C, R that stands in for a condition not met. */
export function xpToPay(ship: Ship, mission: SpecialMission): number[] {
  const instead = meetsNeeds(ship, mission) ? undefined : mission.orPay
  return LETTERS.map((letter) => instead?.[letter] ?? 0)
}
