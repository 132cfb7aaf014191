import type { Refusal } from '@astrolabe/kernel'
import { colourOfDie } from '../position/dice.ts'
import { malfunctions } from '../position/malfunctions.ts'
import { type Combat, OFFENSIVE, type Ship } from '../position/state.ts'
import type { Manoeuvre } from './questions.ts'
import { refuse } from './refuse.ts'
import { offerCombatCards, useTurnCard } from './turn-cards.ts'
import type { Xodus } from './xodus.ts'

const ATTACK: Manoeuvre = { kind: 'offensive' }
const DISENGAGE: Manoeuvre = { kind: 'disengage' }
const DEFEND = [1, 2].map((die): Manoeuvre => ({ kind: 'defensive', die }))

/** Every captain says how the ship attacks; the first one may have all disengage instead. XO-CMB-04, XO-CMB-26 */
export function chooseManoeuvres(g: Xodus, combat: Combat): boolean {
  for (const index of combat.ships) {
    const manoeuvre = chooseManoeuvre(g, combat, g.state.ships[index])
    if (manoeuvre === undefined) return false
    combat.manoeuvres.push(manoeuvre)
  }
  return true
}

/** Both dice, the first or the second; nothing to disengage. Cards for any time of the turn may come before. */
function chooseManoeuvre(g: Xodus, combat: Combat, ship: Ship): number | undefined {
  for (;;) {
    const menu = g.menu(ship.seat, 'manoeuvre', { ship: ship.index })
    menu.offer(ATTACK, cannotAttack(combat, ship))
    menu.offer(DEFEND[0])
    if (colourOfDie(ship, 1) !== colourOfDie(ship, 2)) menu.offer(DEFEND[1])
    if (ship.index === combat.ships[0]) menu.offer(DISENGAGE)
    offerCombatCards(menu, g.state, ship)
    const move = menu.ask()
    switch (move.kind) {
      case 'offensive':
        return OFFENSIVE
      case 'defensive':
        return move.die
      case 'disengage':
        return undefined
      case 'use':
        useTurnCard(g, move)
        break
    }
  }
}

/** A jammed turret keeps to one die in the first attack of a combat. */
function cannotAttack(combat: Combat, ship: Ship): Refusal | undefined {
  return combat.attack === 1 && malfunctions(ship, 'jammed-turret') > 0 ? refuse('XO-DMG-05') : undefined
}
