import { AVATARS } from '../content/avatars.ts'
import { ENEMIES } from '../content/enemies.ts'
import type { Avatar, Enemy, Skill, Victim } from '../content/schema.ts'
import { allMisses, isCritical, missesOf, showFace } from './dice.ts'
import {
  type Combat,
  type Foe,
  MISS,
  NONE,
  OFFENSIVE,
  type Roll,
  type Ship,
  SPECIAL,
  type XodusState,
} from './state.ts'
import { trackOf } from './track.ts'

/** The card of an Enemy or of an Avatar, as it is printed. */
export function foeCard({ avatar, card }: Foe): Enemy | Avatar {
  return avatar ? AVATARS[card - 1] : ENEMIES[card]
}

export function skillOf(foe: Foe): Skill {
  return foeCard(foe).skill
}

/** Health that each ship loses that disengages from it. XO-AVC-16 */
export function gripOf(state: XodusState, { avatar }: Foe): number {
  return avatar ? trackOf(state).grip : 0
}

export function healthOf(foe: Foe): number {
  return foeCard(foe).health
}

/** Printed, and gained in this combat. */
export function shieldsOf(foe: Foe): number {
  return foe.shields + foeCard(foe).shields
}

/** Whether a foe fights in a combat: those of the System do that see the ships, or the guardian of a Signal. XO-CMB-12 */
export function isFoeIn({ place, signal, detected }: Combat, foe: Foe): boolean {
  return foe.place === place && foe.signal === signal && (foe.avatar || detected)
}

export function foesOf(state: XodusState, combat: Combat): Foe[] {
  return state.foes.filter((foe) => isFoeIn(combat, foe))
}

/** The ships that fight, one bit each. */
export function fighters(state: XodusState, combat: Combat): number {
  let ships = 0
  for (const index of combat.ships) if (!state.ships[index].destroyed) ships |= 1 << index
  return ships
}

export function fightersOf(state: XodusState, combat: Combat): Ship[] {
  const ships: Ship[] = []
  for (const index of combat.ships) if (!state.ships[index].destroyed) ships.push(state.ships[index])
  return ships
}

/** XO-MOD-12: the ships whose dice or manoeuvres set a skill off in an attack, one bit each; 0 if nothing does. */
export function triggeredBy(state: XodusState, combat: Combat, roll: Roll, { trigger }: Skill): number {
  switch (trigger.on) {
    case 'misses':
      return allMisses(roll) >= trigger.n ? fighters(state, combat) : 0
    case 'double-miss': {
      let ships = 0
      for (const index of combat.ships) if (isCritical(roll, index)) ships |= 1 << index
      return ships & fighters(state, combat)
    }
    case 'defensive': {
      let ships = 0
      for (let at = 0; at < combat.ships.length; at++) {
        if (combat.manoeuvres[at] !== OFFENSIVE) ships |= 1 << combat.ships[at]
      }
      return ships & fighters(state, combat)
    }
    case 'disengage':
    case 'defeated':
    case 'no-damage':
    case 'combat-start':
      return 0
  }
}

/** Whom a skill strikes, one bit each. A choice of the players is not made here. */
export function victimsOf(
  state: XodusState,
  combat: Combat,
  roll: Roll | null,
  of: Victim,
  triggering: number,
): number {
  switch (of) {
    case 'each':
      return fighters(state, combat)
    case 'trigger':
      return triggering
    case 'most-misses':
      return roll === null ? 0 : 1 << clumsiest(state, combat, roll)
    case 'chosen':
      return 0
  }
}

/** The ship with the most misses; of several the one with the least Health, which is worst for the players. */
function clumsiest(state: XodusState, combat: Combat, roll: Roll): number {
  let worst = NONE
  let most = 0
  for (const index of combat.ships) {
    const ship = state.ships[index]
    if (ship.destroyed) continue
    const need = missesOf(roll, index) * 100 - ship.health
    if (worst !== NONE && need <= most) continue
    worst = index
    most = need
  }
  return worst
}

/** Specials that nothing has been done with count as misses. */
export function spoilSpecials(roll: Roll, ships: number): boolean {
  let spoilt = false
  for (const die of roll.dice) {
    if (die.face !== SPECIAL || die.used || ((ships >> die.ship) & 1) === 0) continue
    showFace(die, MISS)
    spoilt = true
  }
  return spoilt
}

export const foesIn = (view: XodusState, place: number): Foe[] =>
  view.foes.filter((foe) => foe.place === place)

/** Whether an Avatar is among the foes of a combat. */
export function facesAvatar(state: XodusState, combat: Combat): boolean {
  return foesOf(state, combat).some(({ avatar }) => avatar)
}

/** Whether a ship takes part in the combat. */
export function fights({ combat }: XodusState, ship: Ship): boolean {
  return combat !== null && !ship.destroyed && combat.ships.includes(ship.index)
}
