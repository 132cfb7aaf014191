import { MODULES } from '../content/modules.ts'
import { energyLimit } from '../position/energy.ts'
import { NONE, type Ship, type XodusState } from '../position/state.ts'
import type { Xodus } from './xodus.ts'

/** The top card of the deck of Ship Modules or of Precursor Modules; NONE if there is none left. OP-12 */
export function drawModule(g: Xodus, precursor: boolean): number {
  const { state } = g
  const deck = precursor ? state.precursorModules : state.modules
  if (deck.length === 0) {
    const discard = precursor ? state.precursorDiscard : state.moduleDiscard
    while (discard.length > 0) deck.push(discard.pop() ?? NONE)
    g.shuffle(deck)
  }
  const module = deck.pop()
  if (module !== undefined) return module
  g.tell({ kind: 'nothing-left', of: precursor ? 'precursor-modules' : 'modules' })
  return NONE
}

/** Energy that comes with a Module. */
function energyIn(module: number): number {
  let energy = 0
  for (const deed of MODULES[module].ability.does) if (deed.do === 'spare-energy') energy += deed.n
  return energy
}

/** A Module that is new to the players comes aboard, its Energy ready. XO-MOD-16 */
export function takeModule(state: XodusState, ship: Ship, module: number): void {
  ship.modules.push(module)
  ship.energy = Math.min(ship.energy + energyIn(module), energyLimit(state, ship))
}

/** A Module leaves a ship, with the Energy that was in it: how much of that was ready. */
function unload(state: XodusState, ship: Ship, module: number): number {
  const { energy } = ship
  ship.modules.splice(ship.modules.indexOf(module), 1)
  ship.energy = Math.min(energy, energyLimit(state, ship))
  return energy - ship.energy
}

/** From one ship to another: spent Energy stays spent. */
export function handOver(state: XodusState, module: number, from: Ship, to: Ship): void {
  const ready = unload(state, from, module)
  to.modules.push(module)
  to.energy = Math.min(to.energy + ready, energyLimit(state, to))
}

// XO-ALS-11
export function discardModule(state: XodusState, ship: Ship, module: number): void {
  unload(state, ship, module)
  const discard = MODULES[module].precursor ? state.precursorDiscard : state.moduleDiscard
  discard.push(module)
}
