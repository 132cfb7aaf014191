import { DAMAGE_DECK } from '../content/damage.ts'
import { isCritical, missesOf } from '../position/dice.ts'
import { energyLimit } from '../position/energy.ts'
import { malfunctions } from '../position/malfunctions.ts'
import { type Combat, isOver, NONE, type Ship } from '../position/state.ts'
import { gainExp } from './experience.ts'
import type { DamageRollWhy } from './facts.ts'
import { putMarkerAway } from './health.ts'
import { afterDamageRoll, rollFor } from './rolls.ts'
import { loseHealth } from './survival.ts'
import type { Xodus } from './xodus.ts'

// XO-DMG-02, XO-DMG-03, XO-DMG-04
export function damageRoll(g: Xodus, ship: Ship, why: DamageRollWhy): void {
  const { state } = g
  if (ship.destroyed || isOver(state)) return
  const before = state.roll
  const roll = rollFor(g, 'damage', [ship])
  afterDamageRoll(g, ship)
  const misses = missesOf(roll, ship.index)
  g.tell({ kind: 'damage-roll', seat: ship.seat, board: ship.board, misses, why })
  const lost = loseHealth(g, ship, misses, 'damage-roll')
  if (isCritical(roll, ship.index)) sufferCriticalMiss(g, ship)
  if (lost > 0) gainExp(g, ship, 'suffer')
  state.roll = before
}

/** Those that are owed in a combat, one after the other; whoever is destroyed meanwhile rolls no more. XO-DMG-03 */
export function rollOwed(g: Xodus, { owed }: Combat, why: DamageRollWhy): void {
  while (owed.length > 0) {
    const ship = g.state.ships[owed[0]]
    owed.shift()
    damageRoll(g, ship, why)
  }
}

/** XO-DMG-04: a core that is unstable by now costs Health, then a card is drawn. */
export function sufferCriticalMiss(g: Xodus, ship: Ship): void {
  if (ship.destroyed) return
  g.tell({ kind: 'critical-miss', seat: ship.seat, board: ship.board })
  loseHealth(g, ship, malfunctions(ship, 'unstable-core'), 'unstable-core')
  drawDamageCard(g, ship)
}

// XO-DMG-05, OP-12
export function drawDamageCard(g: Xodus, ship: Ship): void {
  const { state } = g
  if (ship.destroyed || isOver(state)) return
  if (state.damage.length === 0) {
    while (state.damageDiscard.length > 0) state.damage.push(state.damageDiscard.pop() ?? NONE)
    g.shuffle(state.damage)
  }
  const card = state.damage.pop()
  if (card === undefined) {
    g.tell({ kind: 'nothing-left', of: 'damage' })
    return
  }
  ship.damage.push(card)
  g.tell({ kind: 'damage-card', seat: ship.seat, board: ship.board, card })
  switch (DAMAGE_DECK[card]) {
    case 'cracked-hull':
      ship.aside++
      putMarkerAway(g, ship)
      return
    case 'leaking-reactor':
      ship.energy = Math.min(ship.energy, energyLimit(state, ship))
      return
    case 'breached-hold':
      ship.scraps = Math.max(0, ship.scraps - 1)
      return
    case 'jammed-turret':
    case 'damaged-sensors':
    case 'engine-failure':
    case 'wounded-crew':
    case 'unstable-core':
      return
  }
}

/** XO-ACT-33: a marker that was set aside comes back on its lost side. */
export function removeDamageCard(g: Xodus, ship: Ship, card: number): void {
  ship.damage.splice(ship.damage.indexOf(card), 1)
  g.state.damageDiscard.push(card)
  if (DAMAGE_DECK[card] === 'cracked-hull') {
    ship.aside--
    ship.markers++
  }
  g.tell({ kind: 'mended', seat: ship.seat, board: ship.board, card })
}
