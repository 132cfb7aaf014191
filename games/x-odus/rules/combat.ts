import { fighters, fightersOf, foesOf, isFoeIn, skillOf } from '../position/skills.ts'
import { type Combat, isOver, NONE, type XodusState } from '../position/state.ts'
import { actingShips } from '../position/turn.ts'
import { attack } from './attack.ts'
import { disengage } from './disengaging.ts'
import { strike } from './striking.ts'
import type { Xodus } from './xodus.ts'

/**
 * The ships whose turn it is fight every foe of the System that sees them, or the guardian of a Signal, until one side
 * is beaten or they disengage. XO-CMB-01, XO-CMB-02, XO-CMB-11, XO-CMB-21, XO-AVC-05,
 * XO-AVC-14, OP-19, OP-40
 */
export function fight(g: Xodus, place: number, detected: boolean, signal: number = NONE): void {
  const { state } = g
  const combat = begin(g, place, detected, signal)
  while (!isOver(state) && combat.ships.length > 0 && foesOf(state, combat).length > 0) {
    if (combat.foe === NONE) combat.foe = chooseFoe(g, combat)
    if (!attack(g, combat)) {
      disengage(g, combat)
      return
    }
    dropDestroyed(state, combat)
  }
  for (const ship of fightersOf(state, combat)) ship.engaged = false
  state.combat = null
}

function begin(g: Xodus, place: number, detected: boolean, signal: number): Combat {
  const { state } = g
  const ships = actingShips(state)
  const combat: Combat = {
    place,
    ships: ships.map(({ index }) => index),
    foe: NONE,
    signal,
    detected,
    attack: 0,
    pierce: 0,
    manoeuvres: [],
    used: [],
    readied: [],
    missed: [],
    losses: [],
    owed: [],
  }
  state.combat = combat
  const foes = foesOf(state, combat)
  g.tell({
    kind: 'combat',
    boards: ships.map(({ board }) => board),
    foes: foes.map(({ avatar, card }) => ({ avatar, card })),
    tile: state.systems[place].tile,
  })
  for (const ship of ships) ship.engaged = true
  for (const foe of foes) {
    foe.shields = 0
    // OP-47: whichever is fought first.
    if (skillOf(foe).trigger.on === 'combat-start') strike(g, combat, foe, fighters(state, combat))
  }
  return combat
}

// XO-CMB-24
function dropDestroyed(state: XodusState, combat: Combat): void {
  combat.ships = combat.ships.filter((index) => !state.ships[index].destroyed)
}

/** XO-CMB-12: one at a time, in the order the leading captain likes. OP-47 */
function chooseFoe(g: Xodus, combat: Combat): number {
  const { state } = g
  const menu = g.menu(state.ships[combat.ships[0]].seat, 'foe')
  for (let foe = 0; foe < state.foes.length; foe++) {
    if (isFoeIn(combat, state.foes[foe])) menu.offer({ kind: 'foe', foe })
  }
  return menu.ask().foe
}
