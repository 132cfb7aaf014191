import { MODULES } from '../content/modules.ts'
import { cardIn, cardOf, cardPlaces } from '../position/cards.ts'
import { energyLimit } from '../position/energy.ts'
import { NONE, type Ship } from '../position/state.ts'
import { pay } from './abilities.ts'
import { checkDestruction } from './end.ts'
import type { Why } from './facts.ts'
import { cannotUse } from './usable.ts'
import type { Xodus } from './xodus.ts'

// `ship.markers` are the Health markers in use; those that Damage cards set aside are counted apart.

/** XO-CMB-14: how much Health was lost. At 0 the ship is destroyed at once. */
export function loseHealth(g: Xodus, ship: Ship, n: number, why: Why): number {
  if (ship.destroyed || n <= 0) return 0
  const deadly = n >= ship.health
  const left = deadly ? (survives(g, ship) ? 1 : 0) : ship.health - n
  const lost = ship.health - left
  ship.health = left
  if (lost > 0) g.tell({ kind: 'lost-health', seat: ship.seat, board: ship.board, n: lost, left, why })
  if (left === 0) destroy(g, ship)
  return lost
}

/** A card that keeps the ship at 1 Health is used, if there is one. */
function survives(g: Xodus, ship: Ship): boolean {
  for (let place = 0; place < cardPlaces(ship); place++) {
    const card = cardIn(ship, place)
    const printed = cardOf(ship, card)
    if (printed === undefined || !printed.traits.some((trait) => trait.do === 'survive')) continue
    if (cannotUse(g.state, ship, card, 'lose-health') !== undefined) continue
    pay(g, ship, card)
    g.tell({ kind: 'survived', seat: ship.seat, board: ship.board })
    return true
  }
  return false
}

/** XO-ACT-31: never beyond its markers. How much was regained. */
export function gainHealth(g: Xodus, ship: Ship, n: number): number {
  const gained = Math.min(n, ship.markers - ship.health)
  if (ship.destroyed || gained <= 0) return 0
  ship.health += gained
  g.tell({ kind: 'healed', seat: ship.seat, board: ship.board, n: gained })
  return gained
}

/** XO-CMB-14, XO-CMB-16: everything aboard is lost but the Keys, which lie with the wreck. */
function destroy(g: Xodus, ship: Ship): void {
  const { state } = g
  ship.destroyed = true
  ship.health = 0
  ship.markers = 0
  ship.aside = 0
  ship.energy = 0
  ship.energyMarkers = 0
  ship.scraps = 0
  ship.actions = 0
  ship.engaged = false
  ship.hidden = false
  for (const module of ship.modules) {
    const discard = MODULES[module].precursor ? state.precursorDiscard : state.moduleDiscard
    discard.push(module)
  }
  ship.modules.length = 0
  for (const card of ship.damage) state.damageDiscard.push(card)
  ship.damage.length = 0
  g.tell({ kind: 'destroyed', seat: ship.seat, board: ship.board, keys: ship.keys.length })
  checkDestruction(g)
}

/** Ready Energy is turned over, as much as there is. */
export function drain(g: Xodus, ship: Ship, n: number): void {
  const drained = Math.min(n, ship.energy)
  if (drained === 0) return
  ship.energy -= drained
  g.tell({ kind: 'drained', seat: ship.seat, board: ship.board, n: drained })
}

// XO-EFF-06, XO-MOD-21
export function recoverEnergy(g: Xodus, ship: Ship, n: number | 'all'): void {
  const spent = energyLimit(g.state, ship) - ship.energy
  const recovered = n === 'all' ? spent : Math.min(n, spent)
  if (recovered <= 0) return
  ship.energy += recovered
  g.tell({ kind: 'energy-recovered', seat: ship.seat, board: ship.board, n: recovered })
}

/** A Health marker is put away, a lost one if there is one. Without any left the ship is destroyed. */
export function putMarkerAway(g: Xodus, ship: Ship): void {
  ship.markers--
  ship.health = Math.min(ship.health, ship.markers)
  if (ship.health === 0) destroy(g, ship)
}

/** XO-AVC-12, XO-AVC-13: out of the game. A Health marker already lost goes first; of Energy the last one unlocked. */
export function discardPermanently(
  g: Xodus,
  ship: Ship,
  what: 'health' | 'energy' | 'module',
  module = NONE,
): void {
  const { state } = g
  g.tell({ kind: 'discarded', seat: ship.seat, board: ship.board, what, module })
  switch (what) {
    case 'health':
      putMarkerAway(g, ship)
      return
    case 'energy':
      ship.energyMarkers--
      break
    case 'module':
      ship.modules.splice(ship.modules.indexOf(module), 1)
      state.goneModules.push(module)
      break
  }
  ship.energy = Math.min(ship.energy, energyLimit(state, ship))
}
