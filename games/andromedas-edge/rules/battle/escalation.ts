import { SHIP_TYPES } from '../../content/schema.ts'
import { escalatingShips, newSide } from '../../position/battle.ts'
import { turnOrderFrom } from '../../position/participants.ts'
import { type Battle, RAIDER, UNITY } from '../../position/state.ts'
import { sideOf } from '../../position/strength.ts'
import type { Andromeda } from '../andromeda.ts'

/** Step 1, AE-BB-3 to AE-BB-6, AE-BB-28, AE-UB-1, AE-UB-11: in turn order ships in range may join, those of the Unity must. */
export function escalate(g: Andromeda, battle: Battle): void {
  const { state } = g
  for (const who of turnOrderFrom(state, state.turn.who)) {
    const ships = escalatingShips(state, who, battle.region)
    for (const ship of who === UNITY ? ships : chooseShips(g, who, ships, battle.region)) {
      joinBattle(g, battle, ship)
    }
    const side = sideOf(battle, who)
    if (side !== undefined) side.done = true
  }
}

function chooseShips(g: Andromeda, who: number, ships: readonly number[], region: number): number[] {
  if (ships.length === 0) return []
  const menu = g.menu(who, 'escalate', { region })
  for (const ship of ships) menu.offer({ kind: 'ship', ship })
  return menu.askSome(0, ships.length).map(({ ship }) => ship)
}

/** A ship comes into the battle; whoever owns it becomes a side of it. */
export function joinBattle(g: Andromeda, battle: Battle, number: number): void {
  const { state } = g
  const ship = state.ships[number]
  const { owner, place: from, type } = ship
  ship.place = battle.region
  const why = battle.step === 'escalation' ? 'escalation' : 'card'
  g.tell({ kind: 'moved', who: owner, ship: SHIP_TYPES[type], from, to: battle.region, why })
  if (sideOf(battle, owner) !== undefined) return
  const order = [...turnOrderFrom(state, state.turn.who), RAIDER]
  battle.sides.push(newSide(owner))
  battle.sides.sort((a, b) => order.indexOf(a.who) - order.indexOf(b.who))
}
