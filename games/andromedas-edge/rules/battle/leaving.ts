import { SHIP_TYPES } from '../../content/schema.ts'
import { isDragon, nearestNebula } from '../../position/raiding.ts'
import {
  type AndromedaState,
  BAY,
  type Battle,
  NONE,
  RAIDER,
  type Side,
  UNITY,
} from '../../position/state.ts'
import { shipsOfSide } from '../../position/strength.ts'
import type { Andromeda } from '../andromeda.ts'

/** AE-UB-12: cards of a side go when its battle is over. */
export function discardPlayed(state: AndromedaState, side: Side): void {
  const pile = side.who === UNITY ? state.machine.conflictsSpent : state.tacticsSpent
  pile.push(...side.cards.splice(0))
}

/** AE-BB-9: the ships of a side go to its bay. */
export function withdraw(g: Andromeda, battle: Battle, side: Side, card: number): void {
  const { state } = g
  for (const number of shipsOfSide(state, battle, side.who)) {
    const ship = state.ships[number]
    ship.place = BAY
    const { region } = battle
    g.tell({
      kind: 'moved',
      who: side.who,
      ship: SHIP_TYPES[ship.type],
      from: region,
      to: BAY,
      why: 'withdrawal',
    })
  }
  leave(g, battle, side, card)
}

/** AE-BB-9, AE-BR-12: the raider goes to the nearest nebula; the Void Dragon only lets go. */
export function buyOff(g: Andromeda, battle: Battle, side: Side, card: number): void {
  const { state } = g
  const raider = state.raiders[battle.raider]
  const from = raider.place
  const to = nearestNebula(state, from)
  if (!isDragon(raider) && from !== to) {
    raider.place = to
    g.tell({ kind: 'raider-moved', card: raider.card, from, to })
  }
  leave(g, battle, side, card)
  battle.raider = NONE
}

function leave(g: Andromeda, battle: Battle, side: Side, card: number): void {
  discardPlayed(g.state, side)
  battle.sides = battle.sides.filter((other) => other !== side)
  g.tell({ kind: 'left-battle', who: side.who, card })
}

export const raiderSide = (battle: Battle): Side | undefined => battle.sides.find(({ who }) => who === RAIDER)
