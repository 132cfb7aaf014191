import type { Menu, Refusal } from '@astrolabe/kernel'
import { ALLIES } from '../content/allies.ts'
import type { AllyService } from '../content/schema.ts'
import { canBePacified } from '../position/enemy-systems.ts'
import { tileOf } from '../position/map.ts'
import { tilesLeft } from '../position/stack.ts'
import { NO_ALLY, NONE, type Ship, type XodusState } from '../position/state.ts'
import { actingShips } from '../position/turn.ts'
import { applyEffects, gainModule, mend } from './effects.ts'
import { drawModule } from './module-cards.ts'
import type { TurnMove } from './questions.ts'
import { refuse } from '../position/refuse.ts'
import type { Xodus } from './xodus.ts'

type Service = Extract<TurnMove, { kind: 'service' }>

/** By ship, service and the ship it is for: NONE comes first. */
const SERVICE = [0, 1, 2, 3].map((ship) =>
  [0, 1].map((service) => [NONE, 0, 1, 2, 3].map((on): Service => ({ kind: 'service', ship, service, on }))),
)

/** Services an Ally can have, as ships remember which of them they used. */
const SERVICES = 4

/** XO-ACT-17, XO-ALS-08: a ship enters a System; if its Ally symbol is new to everyone, the Ally is met. */
export function meetAlly(g: Xodus, place: number): void {
  const { state } = g
  if (tileOf(state, place).ally !== true || state.systems[place].ally !== NONE) return
  revealAlly(g, place, actingShips(state))
}

/** XO-ALS-08. With no Ally left, or one there already, the ships gain a Ship Module instead. OP-12 */
export function revealAlly(g: Xodus, place: number, ships: readonly Ship[]): void {
  const { state } = g
  const system = state.systems[place]
  const ally = system.ally === NONE ? state.allies.pop() : undefined
  if (ally === undefined) {
    if (system.ally === NONE) system.ally = NO_ALLY
    gainModule(g, ships, false)
    return
  }
  system.ally = ally
  const { modules, precursorModules } = ALLIES[ally]
  for (let n = 0; n < modules + precursorModules; n++) {
    const module = drawModule(g, n >= modules)
    if (module !== NONE) system.stock.push(module)
  }
  g.tell({ kind: 'ally', ally, tile: system.tile, modules: system.stock.slice() })
}

/** Puts what the Ally of the System does for a ship on the menu of its turn. XO-ALS-10 */
export function offerServices(menu: Menu<TurnMove>, state: XodusState, ship: Ship): void {
  const { ally } = state.systems[ship.place]
  if (ally < 0 || state.turn?.disengaged === true || ship.engaged) return
  const { services } = ALLIES[ally]
  for (let service = 0; service < services.length; service++) {
    const refusal = cannotBeServed(state, ship, ally, service)
    const { does } = services[service]
    const offers = SERVICE[ship.index][service]
    if (does.do !== 'heal' && does.do !== 'mend') {
      menu.offer(offers[0], refusal, ship.seat)
      continue
    }
    for (const patient of state.ships) {
      if (patient.destroyed || patient.place !== ship.place) continue
      if (does.do === 'heal' ? patient.health < patient.markers : patient.damage.length > 0) {
        menu.offer(offers[patient.index + 1], refusal, ship.seat)
      }
    }
  }
}

/** XO-ALS-10: once per ship and round, if it can be paid and would do something. */
function cannotBeServed(state: XodusState, ship: Ship, ally: number, service: number): Refusal | undefined {
  const { pay, does } = ALLIES[ally].services[service]
  if (ship.served.includes(ally * SERVICES + service)) return refuse('XO-ALS-10')
  if (ship.scraps < pay) return refuse('XO-ALS-10', pay - ship.scraps)
  return cannotDo(state, does)
}

function cannotDo(state: XodusState, does: AllyService['does']): Refusal | undefined {
  if (does.do === 'reveal' && tilesLeft(state) === 0) return refuse('XO-ACT-16')
  if (does.do !== 'pacify') return undefined
  for (let place = 0; place < state.systems.length; place++) if (canBePacified(state, place)) return undefined
  return refuse('XO-EFF-08')
}

// XO-ALS-10
export function serve(g: Xodus, move: Service): void {
  const { state } = g
  const ship = state.ships[move.ship]
  const { ally } = state.systems[ship.place]
  const { pay, does } = ALLIES[ally].services[move.service]
  ship.scraps -= pay
  ship.served.push(ally * SERVICES + move.service)
  g.tell({ kind: 'service', seat: ship.seat, board: ship.board, ally, service: move.service })
  const patient = move.on === NONE ? ship : state.ships[move.on]
  if (does.do === 'mend') mend(g, patient, ship.seat)
  else applyEffects(g, [does], [patient], 'card')
}
