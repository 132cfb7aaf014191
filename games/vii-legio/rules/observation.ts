import type { Refusal } from '@astrolabe/kernel'
import { EXTRASOLARS } from '../content/decks.ts'
import { observationTurnsLeft } from '../position/observation.ts'
import { NONE, type Ship, type Slot, SLOTS } from '../position/state.ts'
import { cannotContact } from './contact.ts'
import { gainXp } from './experience.ts'
import type { Legio } from './legio.ts'
import { LEAVE, leaveObservation, type PlanetMove, STAY } from './planet.ts'
import { refuse } from './refuse.ts'
import { offerScans, scan } from './scanning.ts'

const CONTACT: PlanetMove = { kind: 'contact' }

// VL-601 to VL-605
function gainFromObservation(g: Legio, ship: Ship, slot: Slot): void {
  const { observation, observationDomain } = EXTRASOLARS[slot.card]
  if (observationTurnsLeft(slot, ship.seat) === 0) return
  slot.observed[ship.seat]++
  gainXp(g, ship, observationDomain, observation.xp, 'observation')
}

// VL-606
function cannotStay(ship: Ship, slot: Slot): Refusal | undefined {
  return observationTurnsLeft(slot, ship.seat) > 0 ? undefined : refuse('VL-606')
}

// VL-604, VL-606, VL-608 to VL-610
export function playObservation(g: Legio, ship: Ship): void {
  const slot = g.state.slots[ship.slot]
  gainFromObservation(g, ship, slot)
  // VL-609, VL-610: the mission of another UC sends the observer away.
  if (slot.missionDone) {
    leaveObservation(g, ship, 'mission-done')
    return
  }
  for (;;) {
    const menu = g.menu(ship.seat, 'observation', { card: slot.card })
    menu.offer(STAY, cannotStay(ship, slot))
    menu.offer(CONTACT, cannotContact(ship, slot))
    menu.offer(LEAVE)
    offerScans(menu, g.state, ship)
    const isAlone = menu.count === 1
    const move = menu.ask()
    switch (move.kind) {
      case 'scan':
        scan(g, ship, move.slot)
        break
      case 'stay':
        g.tell({ kind: 'stayed', seat: ship.seat, zone: 'observation' })
        g.state.turn.over = true
        return
      case 'contact':
        goToContact(g, ship, slot)
        return
      case 'leave':
        leaveObservation(g, ship, isAlone ? 'nothing-left' : undefined)
        return
    }
  }
}

// VL-614
function goToContact(g: Legio, ship: Ship, slot: Slot): void {
  slot.observer = NONE
  slot.contact = ship.seat
  ship.place = 'contact'
  g.tell({ kind: 'went-to-contact', seat: ship.seat, slot: SLOTS[ship.slot], card: slot.card })
  g.state.turn.over = true
}
