import type { Draw } from '@astrolabe/kernel/testing/scripted-chance.ts'
import { SHIP_TYPES, type ShipType } from '../content/schema.ts'
import { firstShipOf } from '../position/ships.ts'
import { type AndromedaState, NONE, type Raider, SHIPS_EACH } from '../position/state.ts'
import { battle } from '../rules/battle/battle.ts'
import { raiderAttack } from '../rules/raiders.ts'
import { type Position, raider } from './position.ts'
import { type Played, run, type Script } from './rule.ts'

/** A ship of a type of somebody in a region, by its place in `state.ships`. */
export function shipIn(state: AndromedaState, who: number, type: ShipType, region: number): number {
  const first = firstShipOf(state, who)
  const found = state.ships.findIndex(
    (ship, number) =>
      number >= first &&
      number < first + SHIPS_EACH &&
      ship.type === SHIP_TYPES.indexOf(type) &&
      ship.place === region,
  )
  if (found === NONE) throw new Error(`no ${type} of ${who} is in region ${region}`)
  return found
}

/** Somebody has launched a ship to a region, and it is time for raiders and battle. */
export function launched(position: Position, who: number, type: ShipType, region: number): Position {
  const attacked = position.state.ships.some(({ owner, place }) => owner !== who && place === region)
  position.ship(who, type, region)
  const ship = shipIn(position.state, who, type, region)
  return position.turn({ who, kind: 'launch', step: 4, ship, region, attacked })
}

/** A raider that lies in the box of this table, in a region. */
export function guest(
  position: Position,
  id: string,
  place: number,
  changes: Partial<Raider> = {},
): Position {
  position.state.raiders.push({ card: raider(id), place, dice: 0, ...changes })
  return position
}

/** Raider attack and battle of a launch. */
export const fight = (position: Position, script: Script = {}): Played =>
  run(position, (g) => battle(g, raiderAttack(g)), script)

/** Dice as they fall, each of a side with that targeting. */
export const dice = (targeting: number, ...shown: readonly number[]): Draw[] =>
  shown.map((value) => ({ of: 7 - targeting, is: value - targeting }))
