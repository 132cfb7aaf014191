import type { Refusal } from '@astrolabe/kernel'
import { EXTRASOLARS } from '../content/decks.ts'
import { MAP } from '../content/map.ts'
import { SCORING } from '../content/scoring.ts'
import { deckOf, knowsCard } from '../position/extrasolars.ts'
import { observationTurnsLeft } from '../position/observation.ts'
import { isFreeToken, isUndiscovered } from '../position/sectors.ts'
import {
  ACTIVE,
  type LegioState,
  NONE,
  type Ship,
  type Slot,
  SLOT_INDEX,
  type SlotName,
  SLOTS,
} from '../position/state.ts'
import { cannotContact } from './contact.ts'
import { endExploration } from './deck.ts'
import { score } from './experience.ts'
import type { Legio } from './legio.ts'
import { refuse } from './refuse.ts'

// VL-551 to VL-557
export function discover(g: Legio, ship: Ship): void {
  const { state } = g
  const { seat, sector } = ship
  // VL-554: tokens are alike, and so are the planets of a sector: nothing is asked that decides nothing.
  const token = state.slots.findIndex((slot, index) => isFreeToken(state, slot, index))
  const planet = MAP.planets.findIndex((_, number) => isUndiscovered(state, number, sector))
  if (token === NONE || planet === NONE) {
    g.tell({ kind: 'nothing-to-discover', seat, sector, why: planet === NONE ? 'planet' : 'token' })
    return
  }
  state.planets[planet] = ACTIVE
  state.discoveredBy[planet] = seat
  const pile = deckOf(sector) === 'A' ? state.pileA : state.pileB
  activate(state.slots[token], sector, planet, pile.pop() ?? NONE)
  g.tell({ kind: 'discovered', seat, sector, slot: SLOTS[token] })
  score(g, ship, SCORING.discovery, 'discovery')
}

// VL-507, VL-555
export function activate(slot: Slot, sector: number, planet: number, card: number): void {
  slot.sector = sector
  slot.planet = planet
  slot.card = card
}

// VL-204, VL-220, VL-512, VL-513, VL-560, VL-809
export function cannotLand(state: LegioState, ship: Ship, slot: Slot): Refusal | undefined {
  const { turn } = state
  if (turn.landed) return refuse('VL-204')
  if (turn.installed) return refuse('VL-809')
  if (slot.sector !== ship.sector) return refuse('VL-560')
  if (ship.mustLeaveX) return refuse('VL-513')
  if (state.landOrTakeOff && turn.tookOff) return refuse('VL-220')
  return cannotSetDown(state, ship, slot)
}

/** VL-560, VL-565, VL-566, VL-568, VL-569, VL-611: why a planet lets no ship of this UC down, from wherever it comes. */
export function cannotSetDown(state: LegioState, ship: Ship, slot: Slot): Refusal | undefined {
  // A card face down may be covered, and is then the same as none.
  if (slot.revealed && slot.card === state.turn.leftCard) return refuse('VL-569')
  if (slot.missionDone) return refuse('VL-611')
  if (!knowsCard(ship.seat, slot)) return undefined
  const missing = EXTRASOLARS[slot.card].squads - ship.squads
  if (missing > 0) return refuse('VL-560', missing)
  const open = cannotObserve(ship, slot) === undefined || cannotContact(ship, slot) === undefined
  return open ? undefined : refuse('VL-566')
}

// VL-607, VL-608, VL-613
function cannotObserve(ship: Ship, slot: Slot): Refusal | undefined {
  if (slot.observer !== NONE) return refuse('VL-607')
  return observationTurnsLeft(slot, ship.seat) > 0 ? undefined : refuse('VL-613')
}

// VL-151, VL-561 to VL-564, VL-567
export function land(g: Legio, ship: Ship, name: SlotName): void {
  const { state } = g
  const index = SLOT_INDEX[name]
  const slot = state.slots[index]
  const { seat } = ship
  if (!slot.revealed) {
    slot.revealed = true
    g.tell({ kind: 'revealed', seat, slot: name, card: slot.card })
    const missing = EXTRASOLARS[slot.card].squads - ship.squads
    if (missing > 0) {
      g.tell({ kind: 'landing-failed', seat, slot: name, missing })
      return
    }
  }
  state.turn.landed = true
  endExploration(state, 'VL-567')
  const zone = chooseZone(g, ship, slot)
  ship.slot = index
  ship.place = zone
  if (zone === 'observation') slot.observer = seat
  else slot.contact = seat
  g.tell({ kind: 'landed', seat, slot: name, zone, card: slot.card })
}

// VL-563
function chooseZone(g: Legio, ship: Ship, slot: Slot): 'observation' | 'contact' {
  const menu = g.menu(ship.seat, 'zone', { card: slot.card })
  menu.offer('observation', cannotObserve(ship, slot))
  menu.offer('contact', cannotContact(ship, slot))
  return menu.ask()
}
