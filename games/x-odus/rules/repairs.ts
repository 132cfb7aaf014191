import type { Menu, Refusal } from '@astrolabe/kernel'
import { REPAIR, repairCard, restoredBy } from '../position/maintenance.ts'
import { signalToRepair } from '../position/signals.ts'
import { type CardRef, isIn, NONE, type Ship, type XodusState } from '../position/state.ts'
import { pay } from './abilities.ts'
import { gainExp } from './experience.ts'
import type { MaintenanceMove } from './questions.ts'
import { refuse } from '../position/refuse.ts'
import { repairSignal } from './signal-work.ts'
import type { Xodus } from './xodus.ts'

const REPAIR_SHIP = [0, 1, 2, 3].map((ship): MaintenanceMove => ({ kind: 'repair', ship, card: NONE }))
const REPAIR_SIGNAL: MaintenanceMove = { kind: 'repair-signal', card: NONE }

// XO-ACT-30
export function cannotPayRepair(state: XodusState, ship: Ship): Refusal | undefined {
  if (ship.scraps >= REPAIR || repairCard(state, ship, 'repair-free') !== NONE) return undefined
  return refuse('XO-ACT-30', REPAIR - ship.scraps)
}

// XO-ACT-30, XO-ACT-31
function cannotRepair(state: XodusState, ship: Ship, patient: Ship): Refusal | undefined {
  if (patient.health >= patient.markers) return refuse('XO-ACT-31')
  return cannotPayRepair(state, ship)
}

// XO-ACT-30, XO-SIG-09
export function offerRepairs(menu: Menu<MaintenanceMove>, state: XodusState, ship: Ship): void {
  const more = repairCard(state, ship, 'repair-more')
  for (const patient of state.ships) {
    if (!isIn(patient, ship.place)) continue
    const refusal = cannotRepair(state, ship, patient)
    menu.offer(REPAIR_SHIP[patient.index], refusal)
    // One point missing is restored without a card.
    if (more !== NONE && patient.markers - patient.health > 1) {
      menu.offer({ kind: 'repair', ship: patient.index, card: more }, refusal)
    }
  }
  const signal = signalToRepair(state, ship.place)
  if (signal === NONE) return
  const refusal = cannotPayRepair(state, ship)
  menu.offer(REPAIR_SIGNAL, refusal)
  if (more !== NONE && state.signals[signal].markers > 1) {
    menu.offer({ kind: 'repair-signal', card: more }, refusal)
  }
}

/** Pays for a Repair; how much it restores. */
function payRepair(g: Xodus, ship: Ship, card: CardRef): number {
  const free = repairCard(g.state, ship, 'repair-free')
  if (free === NONE) ship.scraps -= REPAIR
  else pay(g, ship, free)
  if (card !== NONE) pay(g, ship, card)
  return restoredBy(ship, card)
}

// XO-ACT-30, XO-ACT-31
export function repair(g: Xodus, ship: Ship, patient: Ship, card: CardRef): void {
  const n = Math.min(payRepair(g, ship, card), patient.markers - patient.health)
  patient.health += n
  g.tell({ kind: 'repaired', seat: ship.seat, board: ship.board, on: patient.board, n })
  gainExp(g, ship, 'repair')
}

// XO-SIG-09
export function repairSignalWith(g: Xodus, ship: Ship, card: CardRef): void {
  repairSignal(g, ship, payRepair(g, ship, card))
  gainExp(g, ship, 'repair')
}
