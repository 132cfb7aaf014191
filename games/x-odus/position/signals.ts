import type { SignalWork } from '../content/schema.ts'
import { SIGNALS } from '../content/signals.ts'
import { hasAvatar } from './map.ts'
import { isIn, NONE, type Ship, type XodusState } from './state.ts'

/** Markers, successes or deeds that a Signal asks for in all. */
export function askedBy(state: XodusState, card: number): number {
  const { work } = SIGNALS[card]
  switch (work.work) {
    case 'repair':
    case 'roll':
      return work.markers
    case 'energy':
    case 'scraps':
    case 'sacrifice':
      return state.ships.length === 3 ? work.three : work.markers
    case 'purge':
      return work.n
    case 'guardian':
    case 'align':
    case 'stabilise':
    case 'no-avatar':
      return 1
  }
}

/** Whether a Signal asks for a number of markers, and not for one deed. */
export function countsMarkers({ work }: SignalWork): boolean {
  return (
    work === 'repair' || work === 'roll' || work === 'energy' || work === 'scraps' || work === 'sacrifice'
  )
}

/** Markers, successes or deeds that a Signal still asks for: with 0 its Key is free. XO-SIG-04 */
export function missingFor(state: XodusState, index: number): number {
  const signal = state.signals[index]
  const { work } = SIGNALS[signal.card]
  switch (work.work) {
    case 'repair':
      return signal.markers
    case 'roll':
    case 'energy':
    case 'scraps':
    case 'sacrifice':
      return Math.max(0, askedBy(state, signal.card) - signal.markers)
    case 'guardian':
    case 'align':
    case 'purge':
    case 'stabilise':
      return signal.needed
    case 'no-avatar':
      return isClear(state, index, work.ships) ? 0 : 1
  }
}

/** Whether no Avatar stands in the System of a Signal, and ships enough do. */
function isClear(state: XodusState, index: number, ships: number): boolean {
  const place = state.systems.findIndex(({ key }) => key === index)
  if (place === NONE || hasAvatar(state, place)) return place === NONE
  return state.ships.filter((ship) => isIn(ship, place)).length >= ships
}

/** The revealed Signal that can be worked on in a System: its own, or one whose twin pylon stands there. XO-SIG-06 */
export function signalAt(state: XodusState, place: number): number {
  const { key } = state.systems[place]
  if (key !== NONE) return state.signals[key].card === NONE ? NONE : key
  const { signals } = state
  for (let index = 0; index < signals.length; index++) {
    if (signals[index].marked === place && !signals[index].solved) return index
  }
  return NONE
}

/** The Signal of a System that a Repair can go to, or NONE. XO-SIG-09 */
export function signalToRepair(state: XodusState, place: number): number {
  const index = signalAt(state, place)
  if (index === NONE || SIGNALS[state.signals[index].card].work.work !== 'repair') return NONE
  return state.signals[index].markers > 0 ? index : NONE
}

/** XO-AVC-12: a ship keeps its last Health marker and its first Energy marker, which cannot be bought again. */
export function canSacrifice(ship: Ship, perShip: number): boolean {
  return ship.sacrificed < perShip && (ship.markers > 1 || ship.energyMarkers > 1 || ship.modules.length > 0)
}

/** Whether the guardian of a Signal has come, and is not beaten. */
export const isGuarded = ({ foes }: XodusState, index: number): boolean =>
  foes.some(({ signal }) => signal === index)

/** The card of the Signal that can be worked on in a System; NONE without one. */
export function signalCardAt(state: XodusState, place: number): number {
  const index = signalAt(state, place)
  return index === NONE ? NONE : state.signals[index].card
}
