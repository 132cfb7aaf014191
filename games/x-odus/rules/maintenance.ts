import type { Menu, Refusal } from '@astrolabe/kernel'
import { MODULES } from '../content/modules.ts'
import { energyLimit } from '../position/energy.ts'
import { MEND, priceOfEnergy } from '../position/maintenance.ts'
import { kindsOfDamage } from '../position/malfunctions.ts'
import { signalToRepair } from '../position/signals.ts'
import { isIn, NONE, type Ship, type XodusState } from '../position/state.ts'
import { traitOf } from '../position/traits.ts'
import { actingShips } from '../position/turn.ts'
import { cannotActHere, spendAction } from './acting.ts'
import { removeDamageCard } from './damage.ts'
import { gainScraps } from './effects.ts'
import { gainExp } from './experience.ts'
import { discardModule } from './module-cards.ts'
import type { MaintenanceMove } from './questions.ts'
import { refuse } from '../position/refuse.ts'
import { cannotPayRepair, offerRepairs, repair, repairSignalWith } from './repairs.ts'
import type { Xodus } from './xodus.ts'

const NOTHING: MaintenanceMove = { kind: 'nothing' }
const BUY_ENERGY: MaintenanceMove = { kind: 'buy-energy' }
const DISMANTLE = MODULES.map((_, module): MaintenanceMove => ({ kind: 'dismantle', module }))

/** The four options, by what is done: repairing a Signal is a Repair. XO-ACT-29 */
type Choice = 'repair' | 'mend' | 'buy-energy' | 'dismantle'

// XO-ACT-32
function cannotMend(ship: Ship): Refusal | undefined {
  return ship.scraps < MEND ? refuse('XO-ACT-32', MEND - ship.scraps) : undefined
}

// XO-ACT-34
function cannotBuyEnergy(ship: Ship): Refusal | undefined {
  const price = priceOfEnergy(ship)
  if (price === NONE) return refuse('XO-ACT-34')
  return ship.scraps < price ? refuse('XO-ACT-34', price - ship.scraps) : undefined
}

/** Whether a ship has anything to do in Maintenance. */
function hasMaintenance(state: XodusState, ship: Ship): boolean {
  if (ship.modules.length > 0 || cannotBuyEnergy(ship) === undefined) return true
  const canMend = cannotMend(ship) === undefined
  const canRepair = cannotPayRepair(state, ship) === undefined
  if (canRepair && signalToRepair(state, ship.place) !== NONE) return true
  for (const patient of state.ships) {
    if (!isIn(patient, ship.place)) continue
    if (canRepair && patient.health < patient.markers) return true
    if (canMend && patient.damage.length > 0) return true
  }
  return false
}

// XO-ACT-29, XO-ACT-41
export function cannotMaintain(state: XodusState): Refusal | undefined {
  for (const ship of actingShips(state)) if (hasMaintenance(state, ship)) return cannotActHere(state)
  return refuse('XO-ACT-29')
}

/** XO-ACT-29, XO-ACT-36: each member chooses for itself; one that can do nothing has spent its Action. */
export function maintain(g: Xodus): void {
  spendAction(g)
  const ships = actingShips(g.state)
  for (const ship of ships) {
    const done = maintainShip(g, ship, undefined, ships.length > 1)
    if (done !== undefined && traitOf(ship, 'two-maintenances') !== undefined)
      maintainShip(g, ship, done, true)
  }
}

/** One option of one ship, other than the one it has had already; nothing if it would rather not. */
function maintainShip(g: Xodus, ship: Ship, had: Choice | undefined, optional: boolean): Choice | undefined {
  const menu = g.menu(ship.seat, 'maintenance', { ship: ship.index })
  if (had !== 'repair') offerRepairs(menu, g.state, ship)
  if (had !== 'mend') offerMending(menu, g.state, ship)
  if (had !== 'buy-energy') menu.offer(BUY_ENERGY, cannotBuyEnergy(ship))
  if (had !== 'dismantle') for (const module of ship.modules) menu.offer(DISMANTLE[module])
  // A Module is not taken to pieces unasked, even if nothing else can be done.
  if (optional && menu.count === 0) return undefined
  if (optional) menu.offer(NOTHING)
  const move = menu.askAlways()
  switch (move.kind) {
    case 'repair':
      repair(g, ship, g.state.ships[move.ship], move.card)
      return 'repair'
    case 'repair-signal':
      repairSignalWith(g, ship, move.card)
      return 'repair'
    case 'mend':
      ship.scraps -= MEND
      removeDamageCard(g, g.state.ships[move.ship], move.damage)
      return 'mend'
    case 'buy-energy':
      buyEnergy(g, ship)
      return 'buy-energy'
    case 'dismantle':
      dismantle(g, ship, move.module)
      return 'dismantle'
    case 'nothing':
      return undefined
  }
}

// XO-ACT-32
function offerMending(menu: Menu<MaintenanceMove>, state: XodusState, ship: Ship): void {
  const refusal = cannotMend(ship)
  for (const patient of state.ships) {
    if (!isIn(patient, ship.place)) continue
    for (const damage of kindsOfDamage(patient))
      menu.offer({ kind: 'mend', ship: patient.index, damage }, refusal)
  }
}

// XO-ACT-34
function buyEnergy(g: Xodus, ship: Ship): void {
  const price = priceOfEnergy(ship)
  ship.scraps -= price
  ship.energyMarkers++
  ship.energy = Math.min(ship.energy + 1, energyLimit(g.state, ship))
  g.tell({
    kind: 'energy-bought',
    seat: ship.seat,
    board: ship.board,
    price,
    markers: ship.energyMarkers,
  })
}

// XO-ACT-35
function dismantle(g: Xodus, ship: Ship, module: number): void {
  const scraps = MODULES[module].price - 1
  discardModule(g.state, ship, module)
  g.tell({ kind: 'dismantled', seat: ship.seat, board: ship.board, module, scraps })
  gainScraps(g, [ship], scraps, 'dismantle')
  gainExp(g, ship, 'scraps')
}
