import type { SkillDeed } from '../content/schema.ts'
import { healthOf, shieldsOf, skillOf, spoilSpecials, victimsOf } from '../position/skills.ts'
import { type Combat, type Foe, isOver, type Ship } from '../position/state.ts'
import { advanceCorruption } from './corruption.ts'
import { rollOwed } from './damage.ts'
import { discardPermanently, drain } from './health.ts'
import type { AnswerTo } from './questions.ts'
import { slipsAway } from './slipping-away.ts'
import { loseHealth } from './survival.ts'
import type { Xodus } from './xodus.ts'

const TO = [0, 1, 2, 3].map((ship): AnswerTo<'discard-module'> => ({ kind: 'to', ship }))

/** A skill that was set off takes effect. Shields it gives for this attack alone. XO-CMB-05, step 5 */
export function strike(g: Xodus, combat: Combat, foe: Foe, triggering: number): number {
  const { trigger, does } = skillOf(foe)
  const tell = () => g.tell({ kind: 'foe-skill', foe: { avatar: foe.avatar, card: foe.card } })
  switch (does.do) {
    case 'shield':
      if (does.max === undefined) {
        tell()
        return does.n
      }
      if (shieldsOf(foe) >= does.max) return 0
      tell()
      foe.shields += Math.min(does.n, does.max - shieldsOf(foe))
      return 0
    case 'regain':
      if (foe.health >= healthOf(foe)) return 0
      tell()
      foe.health = Math.min(healthOf(foe), foe.health + does.n)
      return 0
    case 'specials-miss':
      if (g.state.roll !== null && spoilSpecials(g.state.roll, triggering)) tell()
      return 0
    case 'retaliate':
      tell()
      return 0
    case 'advance':
      tell()
      advanceCorruption(g, 'skill')
      return 0
    case 'hurt':
    case 'drain':
    case 'damage-roll':
    case 'discard':
      tell()
      if (does.of === 'chosen') strikeVolunteer(g, combat)
      else {
        const victims = victimsOf(g.state, combat, g.state.roll, does.of, triggering)
        strikeShips(g, combat, does, victims, trigger.on === 'disengage')
      }
      return 0
  }
}

type Striking = Extract<SkillDeed, { readonly of: string }>

function strikeShips(g: Xodus, combat: Combat, does: Striking, victims: number, leaving: boolean): void {
  const { state } = g
  for (const ship of state.ships) {
    if (((victims >> ship.index) & 1) === 0 || isOver(state)) continue
    if (does.do !== 'damage-roll') strikeShip(g, ship, does)
    // A ship that slips away makes no Damage Roll at all.
    else if (!leaving || !slipsAway(state, ship)) combat.owed.push(ship.index)
  }
  rollOwed(g, combat, 'skill')
}

function strikeShip(g: Xodus, ship: Ship, does: Exclude<Striking, { readonly do: 'damage-roll' }>): void {
  if (ship.destroyed) return
  switch (does.do) {
    case 'hurt':
      loseHealth(g, ship, does.n, 'skill')
      return
    case 'drain':
      drain(g, ship, does.n)
      return
    case 'discard':
      if (does.what === 'health') discardPermanently(g, ship, 'health')
      else if (does.what === 'energy' && ship.energyMarkers > 1) discardPermanently(g, ship, 'energy')
      return
  }
}

/** XO-AVC-12: a Module of a ship of the players' choice, its owner's choice too; without any, a ship loses Health. */
function strikeVolunteer(g: Xodus, combat: Combat): void {
  const { state } = g
  const menu = g.menu(state.ships[combat.ships[0]].seat, 'discard-module')
  for (const index of combat.ships) {
    const { seat, modules, destroyed } = state.ships[index]
    if (destroyed) continue
    for (const module of modules) menu.offer({ kind: 'module', ship: index, module }, undefined, seat)
  }
  if (menu.count === 0) {
    for (const index of combat.ships) {
      const ship = state.ships[index]
      if (!ship.destroyed) menu.offer(TO[index], undefined, ship.seat)
    }
  }
  const volunteer = menu.count === 1 ? menu.options[0] : menu.askAny().option
  const ship = state.ships[volunteer.ship]
  if (volunteer.kind === 'module') discardPermanently(g, ship, 'module', volunteer.module)
  else loseHealth(g, ship, 1, 'skill')
}
