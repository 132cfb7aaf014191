import { AT } from '../position/cards.ts'
import { damageOf, retaliatesDefeated, shieldsAgainst } from '../position/counting.ts'
import { attackValue, isCritical } from '../position/dice.ts'
import { fighters, fightersOf, skillOf, triggeredBy } from '../position/skills.ts'
import { type Combat, isOver, MISS, type Roll, type XodusState } from '../position/state.ts'
import { AFTER_ATTACK } from './attack-window.ts'
import { BEFORE_ATTACK, holdWindow } from './combat-windows.ts'
import { sufferCriticalMiss } from './damage.ts'
import { defeat } from './defeat.ts'
import { chooseManoeuvres } from './manoeuvres.ts'
import { retaliate } from './retaliation.ts'
import { rollAttack } from './rolls.ts'
import { strike } from './striking.ts'
import { settleRoll } from './using.ts'
import { openWindow } from './windows.ts'
import type { Xodus } from './xodus.ts'

/** One attack, or nothing if the ships disengage instead. XO-CMB-05 */
export function attack(g: Xodus, combat: Combat): boolean {
  const { state } = g
  combat.attack++
  combat.pierce = 0
  combat.readied.length = 0
  combat.manoeuvres.length = 0
  if (!chooseManoeuvres(g, combat)) return false
  holdWindow(g, BEFORE_ATTACK)
  const roll = rollAttack(g, fightersOf(state, combat), combat.manoeuvres)
  openWindow(g, AFTER_ATTACK)
  settleRoll(g, AT['after-attack'])
  resolve(g, combat, roll)
  state.roll = null
  return true
}

function resolve(g: Xodus, combat: Combat, roll: Roll): void {
  const { state } = g
  const foe = state.foes[combat.foe]
  noteMisses(combat, roll)
  // XO-DMG-04, OP-14, OP-52
  for (const ship of fightersOf(state, combat)) if (isCritical(roll, ship.index)) sufferCriticalMiss(g, ship)
  if (isBeaten(state, combat)) return
  const triggering = triggeredBy(state, combat, roll, skillOf(foe))
  const gained = triggering === 0 ? 0 : strike(g, combat, foe, triggering)
  if (isBeaten(state, combat)) return
  const hits = attackValue(roll, fighters(state, combat))
  const shields = shieldsAgainst(combat, roll, foe, gained)
  const damage = damageOf(hits, shields, foe.health)
  foe.health -= damage
  const { avatar, card, health: left } = foe
  g.tell({ kind: 'attack', foe: { avatar, card }, hits, shields, damage, left })
  if (damage === 0 && skillOf(foe).trigger.on === 'no-damage') strike(g, combat, foe, fighters(state, combat))
  if (foe.health > 0 && !isBeaten(state, combat)) retaliate(g, combat, roll, foe)
  else if (foe.health === 0 && retaliatesDefeated(foe)) {
    strike(g, combat, foe, 0)
    retaliate(g, combat, roll, foe)
  }
  if (foe.health === 0) defeat(g, combat, foe)
}

function isBeaten(state: XodusState, combat: Combat): boolean {
  return isOver(state) || fighters(state, combat) === 0
}

/** Ships that have shown a miss, ignored or not, have done so for this combat. */
function noteMisses(combat: Combat, roll: Roll): void {
  for (const { ship, face } of roll.dice) {
    if (face === MISS && !combat.missed.includes(ship)) combat.missed.push(ship)
  }
}
