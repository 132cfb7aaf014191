import type { Menu, Refusal } from '@astrolabe/kernel'
import { knowsCard } from '../position/extrasolars.ts'
import { scannersLeft } from '../position/ship.ts'
import { type LegioState, type Ship, type Slot, SLOT_INDEX, type SlotName, SLOTS } from '../position/state.ts'
import type { Legio } from './legio.ts'
import { refuse } from './refuse.ts'

export type Scan = { readonly kind: 'scan'; readonly slot: SlotName }

const SCANS = SLOTS.map((slot): Scan => ({ kind: 'scan', slot }))

// VL-216, VL-511, VL-558, VL-559
function cannotScan(state: LegioState, ship: Ship, slot: Slot): Refusal | undefined {
  if (knowsCard(ship.seat, slot)) return refuse('VL-558')
  if (slot.sector !== ship.sector) return refuse('VL-559')
  return scannersLeft(state, ship) > 0 ? undefined : refuse('VL-216')
}

// VL-216: at any time in the UC's turn, wherever it is
export function offerScans(menu: Pick<Menu<Scan>, 'offer'>, state: LegioState, ship: Ship): void {
  for (let index = 0; index < SCANS.length; index++) {
    const slot = state.slots[index]
    if (slot.sector !== 0 && !slot.revealed) menu.offer(SCANS[index], cannotScan(state, ship, slot))
  }
}

// VL-558
export function scan(g: Legio, ship: Ship, name: SlotName): void {
  const slot = g.state.slots[SLOT_INDEX[name]]
  g.state.turn.scannersUsed++
  slot.knownBy |= 1 << ship.seat
  g.tell({ kind: 'scanned', seat: ship.seat, slot: name })
  if (g.listener !== undefined) {
    g.tell({ kind: 'scan-result', seat: ship.seat, slot: name, card: slot.card }, [ship.seat])
  }
}
