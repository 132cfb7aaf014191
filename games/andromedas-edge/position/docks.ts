import type { Refusal } from '@astrolabe/kernel'
import { STATION_DOCKS } from '../content/limits.ts'
import { MODULES } from '../content/modules.ts'
import { type Basic, type Effect, type Gain, RESOURCES } from '../content/schema.ts'
import { participantOf } from './participants.ts'
import { refuse } from './refuse.ts'
import { firstShipOf, hasShipAt, shipsOf } from './ships.ts'
import { type AndromedaState, BARGE, BAY, type Participant, SHIPS_EACH, SUPPLY } from './state.ts'

/** Where a ship can dock in a return: on the station, or at a module. AE-BH-2, AE-BH-4 */
export type Dock =
  | { readonly kind: 'cargo'; readonly resource: Basic | 'energy' }
  | { readonly kind: 'slipway' | 'workshop' | 'lab' }
  | { readonly kind: 'module'; readonly module: number }

// In a plan docks are numbers: those of the station come first, in this order, then the modules.
const STATION: readonly Dock[] = [
  { kind: 'cargo', resource: 'energy' },
  { kind: 'cargo', resource: 'ice' },
  { kind: 'cargo', resource: 'nanocarbon' },
  { kind: 'cargo', resource: 'titanium' },
  { kind: 'slipway' },
  { kind: 'workshop' },
  { kind: 'lab' },
]
export const CARGO_DOCKS = [0, 1, 2, 3] as const
export const SLIPWAY = 4
export const WORKSHOP = 5
export const LAB = 6
export const FIRST_MODULE_DOCK = 7

/** Options are the same all the time: those for modules are made as more are owned. */
const docks: Dock[] = [...STATION]

export function dockOf(number: number): Dock {
  while (docks.length <= number) docks.push({ kind: 'module', module: docks.length - FIRST_MODULE_DOCK })
  return docks[number]
}

export function numberOfDock(dock: Dock): number {
  if (dock.kind === 'module') return FIRST_MODULE_DOCK + dock.module
  return STATION.findIndex(
    (other) =>
      other.kind === dock.kind &&
      (other.kind !== 'cargo' || dock.kind !== 'cargo' || other.resource === dock.resource),
  )
}

/** The docks somebody has, whether they can be used now or not. */
export function docksOf({ modules }: Participant): number[] {
  const numbers = STATION.map((_, number) => number)
  modules.forEach(({ design }, module) => {
    if (MODULES[design].dock !== undefined) numbers.push(FIRST_MODULE_DOCK + module)
  })
  return numbers
}

/** What a dock does for a ship. AE-BH-4 */
export function effectOfDock(player: Participant, number: number): Effect {
  const dock = dockOf(number)
  switch (dock.kind) {
    case 'cargo':
      return { gains: [{ give: dock.resource, amount: 1 }] }
    case 'module':
      return MODULES[player.modules[dock.module].design].dock ?? { gains: [] }
    case 'slipway':
    case 'workshop':
    case 'lab':
      return { gains: STATION_DOCKS[dock.kind] }
  }
}

/** AE-BH-2, AE-BH-3, AE-BD-11: ships in regions and in the Barge, but for those that an Eclipse holds back (6.8). */
export function shipsToDock(state: AndromedaState, who: number): number {
  const { eclipsed } = participantOf(state, who)
  const first = firstShipOf(state, who)
  let ships = 0
  for (let ship = first; ship < first + SHIPS_EACH; ship++) {
    const { place } = state.ships[ship]
    if ((place === BARGE || place >= 0) && !eclipsed.includes(ship)) ships++
  }
  return ships
}

const repairsIn = (gains: readonly Gain[]): number =>
  gains.reduce((sum, gain) => sum + (gain.give === 'repair' ? gain.amount : 0), 0)

/** Whether the repairs of a plan so far are enough for a damaged module and for those planned before it. AE-BX-1 */
function isRepairedBefore(player: Participant, plan: readonly number[], module: number): boolean {
  let repairs = -player.modules[module].damage
  for (const number of plan) {
    repairs += repairsIn(effectOfDock(player, number).gains)
    const dock = dockOf(number)
    if (dock.kind === 'module') repairs -= player.modules[dock.module].damage
  }
  return repairs >= 0
}

/** AE-BH-2, AE-BH-4, AE-BX-1: why a dock cannot be added to a plan, with so many ships left; `used` are those of plans before. */
export function cannotDock(
  state: AndromedaState,
  player: Participant,
  plan: readonly number[],
  left: number,
  number: number,
  used: readonly number[] = [],
): Refusal | undefined {
  if (left <= 0) return refuse('AE-BH-2')
  const dock = dockOf(number)
  if (dock.kind !== 'cargo' && (plan.includes(number) || used.includes(number)))
    return refuse(dock.kind === 'module' ? 'AE-BH-2' : 'AE-BH-4')
  if (dock.kind === 'slipway' && !hasShipAt(state, player.who, SUPPLY)) return refuse('AE-BM-5')
  if (dock.kind === 'module' && player.modules[dock.module].damage > 0) {
    return isRepairedBefore(player, plan, dock.module) ? undefined : refuse('AE-BX-1')
  }
  return undefined
}

/** The number of a resource in the stock, for what is gained by its name. */
export const numberOfResource = (name: string): number => RESOURCES.findIndex((resource) => resource === name)

/** Ships that come home from regions, the Barge and the scrapyard. AE-BH-6 */
export function shipsOut(state: AndromedaState, who: number): number {
  return shipsOf(state, who).filter(({ place }) => place !== BAY && place !== SUPPLY).length
}
