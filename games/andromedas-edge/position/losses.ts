import { CONFLICTS } from '../content/unity.ts'
import { eachAbility, hasPower } from './abilities.ts'
import { shieldsOf } from './ships.ts'
import { type AndromedaState, type Battle, SCIENCE_VESSEL, type Side, UNITY } from './state.ts'
import { shipsOfSide } from './strength.ts'

// AE-BM-3, AE-BB-21: what becomes of the ships of a side that loses.

export interface Hit {
  readonly ship: number
  readonly to: 'marker' | 'barge' | 'scrapyard'
}

/** Where each ship of a side would go; those that may be spared by choice still count as lost. */
export const hitsOf = (state: AndromedaState, battle: Battle, side: Side): Hit[] =>
  shipsOfSide(state, battle, side.who).map((ship) => ({ ship, to: fateOf(state, side, ship) }))

function fateOf(state: AndromedaState, side: Side, number: number): Hit['to'] {
  const ship = state.ships[number]
  if (ship.damage < shieldsOf(state, ship)) return 'marker'
  if (isPatient(side)) return 'barge'
  // Cloak
  if (ship.type === SCIENCE_VESSEL && hasPower(state, side.who, 'cloak')) return 'barge'
  return 'scrapyard'
}

/** Machine Patience: the ships of the Unity go to the Barge. */
const isPatient = ({ who, cards }: Side): boolean =>
  who === UNITY && cards.some((card) => CONFLICTS[card].special === 'patience')

/** How many ships a side may send to the Barge: one for each Evasive Action and each Hull Plating (AE-BM-15). */
export function sparesOf(state: AndromedaState, side: Side): number {
  let spares = side.spared
  eachAbility(state, side.who, (ability) => {
    if (ability.does === 'power' && ability.power === 'hull-plating') spares++
  })
  return spares
}
