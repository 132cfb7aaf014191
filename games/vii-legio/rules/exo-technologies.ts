import type { Refusal } from '@astrolabe/kernel'
import type { ExoTechnology } from '../content/schema.ts'
import { boardOf, isAboveFloor } from '../position/ship.ts'
import {
  ABOARD,
  EQUIPMENT,
  EXO_TECHNOLOGIES,
  JOKER,
  type LegioState,
  NOT_OWNED,
  type Ship,
} from '../position/state.ts'
import { endExploration } from './deck.ts'
import { gainSymbol } from './experience.ts'
import type { Legio } from './legio.ts'
import { refuse } from './refuse.ts'

// VL-149, VL-801, VL-806, VL-807, VL-810
export function offerExoTechnology(g: Legio, ship: Ship, technology: ExoTechnology): void {
  const { seat } = ship
  const { card } = g.state.turn
  const owned = EXO_TECHNOLOGIES.filter((other) => ship[other] !== NOT_OWNED)
  if (owned.includes(technology) || owned.length >= boardOf(ship).exoTechnologies) {
    g.tell({ kind: 'condition-not-met', seat, card, why: owned.includes(technology) ? 'owned' : 'room' })
    return
  }
  const menu = g.menu(seat, 'exo-technology', { card })
  menu.offer('accept')
  menu.offer('decline')
  if (menu.ask() === 'decline') {
    g.tell({ kind: 'declined', seat, card })
    return
  }
  ship[technology] = ABOARD
  g.tell({ kind: 'exo-taken', seat, technology })
}

// VL-513, VL-804, VL-808, VL-809
export function cannotInstall(state: LegioState, ship: Ship): Refusal | undefined {
  const { turn } = state
  if (ship.mustLeaveX) return refuse('VL-513')
  if (turn.cardsTaken || turn.installed || turn.landed) return refuse('VL-804')
  return EQUIPMENT.some((track) => isAboveFloor(ship, track)) ? undefined : refuse('VL-808')
}

// VL-803 to VL-805, VL-809: what is given up is asked even where there is no choice, since it is a price.
export function install(g: Legio, ship: Ship, technology: ExoTechnology): void {
  const menu = g.menu(ship.seat, 'give-up')
  for (const track of EQUIPMENT) menu.offer(track, isAboveFloor(ship, track) ? undefined : refuse('VL-808'))
  const item = menu.askAlways()
  ship[item]--
  ship[technology] = JOKER
  g.state.turn.installed = true
  endExploration(g.state, 'VL-809')
  g.tell({ kind: 'exo-installed', seat: ship.seat, technology, item })
  gainSymbol(g, ship, '?', 'installation')
}
