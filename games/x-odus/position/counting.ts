import { AT, cardIn, cardOf, cardPlaces } from './cards.ts'
import { isSpent } from './conditions.ts'
import { attackValue, isCritical, missesOf } from './dice.ts'
import { malfunctions } from './malfunctions.ts'
import type { Outlook } from './outlook.ts'
import { healthOf, shieldsOf, skillOf, spoilSpecials, triggeredBy, victimsOf } from './skills.ts'
import { type Combat, type Foe, NONE, type Roll, type Ship, type XodusState } from './state.ts'
import { lifeSaver } from './usable.ts'

/**
 * Counts an attack in which no more cards are used, from step 5 on (XO-CMB-05). The roll is an imagined one: a skill may
 * spoil its specials.
 */
export function countAttack(state: XodusState, combat: Combat, roll: Roll, outlook: Outlook): Outlook {
  const foe = state.foes[combat.foe]
  const skill = skillOf(foe)
  const { lost } = outlook
  for (const ship of state.ships) lost[ship.index] = 0
  outlook.critical = 0
  for (const index of combat.ships) {
    if (!isCritical(roll, index)) continue
    outlook.critical |= 1 << index
    lost[index] += malfunctions(state.ships[index], 'unstable-core')
  }
  const triggering = triggeredBy(state, combat, roll, skill)
  outlook.skill = triggering !== 0
  let health = foe.health
  let gained = 0
  if (triggering !== 0) {
    const { does } = skill
    if (does.do === 'hurt') {
      const victims = victimsOf(state, combat, roll, does.of, triggering)
      for (const index of combat.ships) if ((victims >> index) & 1) lost[index] += does.n
    } else if (does.do === 'regain') health = Math.min(healthOf(foe), health + does.n)
    else if (does.do === 'shield') gained = does.n
    else if (does.do === 'specials-miss') spoilSpecials(roll, triggering)
  }
  let left = 0
  for (const index of combat.ships) {
    const ship = state.ships[index]
    if (lost[index] < ship.health || lifeSaver(state, ship) !== NONE) left |= 1 << index
  }
  outlook.hits = attackValue(roll, left)
  outlook.shields = shieldsAgainst(combat, roll, foe, gained)
  outlook.damage = damageOf(outlook.hits, outlook.shields, health)
  outlook.left = health - outlook.damage
  outlook.retaliates = outlook.left > 0 || retaliatesDefeated(foe)
  if (outlook.retaliates) {
    for (const index of combat.ships) {
      const misses = missesOf(roll, index)
      if (misses > 0) lost[index] += Math.max(0, misses - absorbed(state, state.ships[index]))
    }
  }
  return outlook
}

/** XO-CMB-05, XO-CMB-06: Shields once, less those that cards have taken for this attack. */
export function shieldsAgainst(combat: Combat, roll: Roll, foe: Foe, gained: number): number {
  return Math.max(0, shieldsOf(foe) + gained - combat.pierce - roll.pierce)
}

/** XO-CMB-05: the difference, not below 0, and no more Health than there is. */
export function damageOf(hits: number, shields: number, health: number): number {
  return Math.min(health, Math.max(0, hits - shields))
}

// XO-CMB-07
export function retaliatesDefeated(foe: Foe): boolean {
  const { trigger, does } = skillOf(foe)
  return trigger.on === 'defeated' && does.do === 'retaliate'
}

/** What cards that cost nothing take off a retaliation against a ship. */
function absorbed(state: XodusState, ship: Ship): number {
  let less = 0
  for (let place = 0; place < cardPlaces(ship); place++) {
    const ref = cardIn(ship, place)
    const card = cardOf(ship, ref)
    if (card === undefined || !card.free || (card.moments & AT['lose-health']) === 0) continue
    for (const trait of card.traits) {
      if (trait.do !== 'absorb' || isSpent(state, state.roll, ship, ref, AT['lose-health'])) continue
      less += trait.n ?? Number.MAX_SAFE_INTEGER
    }
  }
  return less
}
