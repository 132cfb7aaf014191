import type { Refusal } from '@astrolabe/kernel'
import { colourOfDie } from '../position/dice.ts'
import { malfunctions } from '../position/malfunctions.ts'
import { fightersOf } from '../position/skills.ts'
import { type Combat, OFFENSIVE, type Ship, type XodusState } from '../position/state.ts'
import type { AnswerTo, Manoeuvre } from './questions.ts'
import { refuse } from '../position/refuse.ts'
import { offerCombatCards, useTurnCard } from './turn-cards.ts'
import type { Xodus } from './xodus.ts'

const ATTACK: Manoeuvre = { kind: 'offensive' }
const DISENGAGE: Manoeuvre = { kind: 'disengage' }
const FLEE: AnswerTo<'flee'> = { kind: 'flee' }
const FIGHT_ON: AnswerTo<'flee'> = { kind: 'fight-on' }
const DEFEND = [1, 2].map((die): Manoeuvre => ({ kind: 'defensive', die }))

/** Every captain says how the ship attacks, or has all disengage if all agree to that. XO-CMB-04, XO-CMB-26, XO-FLT-14 */
export function chooseManoeuvres(g: Xodus, combat: Combat): boolean {
  // A Fleet that would not is not asked again before the next attack.
  let refused = false
  for (const ship of fightersOf(g.state, combat)) {
    for (;;) {
      const manoeuvre = chooseManoeuvre(g, combat, ship, refused)
      if (manoeuvre !== undefined) {
        combat.manoeuvres.push(manoeuvre)
        break
      }
      if (allAgree(g, combat, ship)) return false
      refused = true
    }
  }
  return true
}

/** XO-FLT-14: whether every other captain of the Fleet would disengage too. */
function allAgree(g: Xodus, combat: Combat, asking: Ship): boolean {
  const asked = [asking.seat]
  for (const ship of fightersOf(g.state, combat)) {
    if (asked.includes(ship.seat)) continue
    asked.push(ship.seat)
    const menu = g.menu(ship.seat, 'flee', { ship: asking.index })
    menu.offer(FLEE)
    menu.offer(FIGHT_ON)
    if (menu.ask().kind === 'flee') continue
    g.tell({ kind: 'fights-on', seat: ship.seat, board: ship.board, asking: asking.board })
    return false
  }
  return true
}

/** Both dice, the first or the second; nothing to disengage. Cards for any time of the turn may come before. */
function chooseManoeuvre(g: Xodus, combat: Combat, ship: Ship, refused: boolean): number | undefined {
  for (;;) {
    const menu = g.menu(ship.seat, 'manoeuvre', { ship: ship.index })
    menu.offer(ATTACK, cannotAttack(combat, ship))
    menu.offer(DEFEND[0])
    if (colourOfDie(ship, 1) !== colourOfDie(ship, 2)) menu.offer(DEFEND[1])
    if (isFirstOfCaptain(g.state, combat, ship))
      menu.offer(DISENGAGE, refused ? refuse('XO-FLT-14') : undefined)
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

/** A captain of several ships says once whether to flee. */
function isFirstOfCaptain({ ships }: XodusState, combat: Combat, ship: Ship): boolean {
  return combat.ships.find((index) => ships[index].seat === ship.seat) === ship.index
}

/** A jammed turret keeps to one die in the first attack of a combat. */
function cannotAttack(combat: Combat, ship: Ship): Refusal | undefined {
  return combat.attack === 1 && malfunctions(ship, 'jammed-turret') > 0 ? refuse('XO-DMG-05') : undefined
}
