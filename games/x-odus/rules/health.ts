import { MODULES } from '../content/modules.ts'
import { energyLimit } from '../position/energy.ts'
import { isOver, NONE, type Ship } from '../position/state.ts'
import { checkDestruction } from './end.ts'
import type { Why } from './facts.ts'
import type { Xodus } from './xodus.ts'

// `ship.markers` are the Health markers in use; those that Damage cards set aside are counted apart.

/** Health goes, whatever might have saved it. How much was lost. */
export function takeHealth(g: Xodus, ship: Ship, lost: number, why: Why): number {
  ship.health -= lost
  const { seat, board, health: left } = ship
  if (lost > 0) g.tell({ kind: 'lost-health', seat, board, n: lost, left, why })
  if (left === 0) destroy(g, ship)
  return lost
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
  // XO-CMB-14: the captain still has a say in what the others do.
  const { seat, board } = ship
  if (!isOver(state) && state.ships.every((other) => other.seat !== seat || other.destroyed))
    g.tell({ kind: 'adrift', seat, board }, [seat])
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
