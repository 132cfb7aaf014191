import type { Refusal } from '@astrolabe/kernel'
import type { SignalWork } from '../content/schema.ts'
import { SIGNALS } from '../content/signals.ts'
import { advanceCorruption } from './corruption.ts'
import { chooseShip } from './effects.ts'
import { hasAvatar } from '../position/map.ts'
import { refuse } from './refuse.ts'
import { canSacrifice, workOn } from './signal-work.ts'
import { isOver, NONE, type Ship, type Signal, type Xodus, type XodusState } from '../position/state.ts'
import { cannotActHere } from './system-actions.ts'
import { actingShips, isEngaged, leaderOf, spendAction } from './turn.ts'

/** Markers, successes or deeds that a Signal still asks for: with 0 its Key is free. XO-SIG-04 */
export function missingFor(state: XodusState, index: number): number {
  const signal = state.signals[index]
  const { work } = SIGNALS[signal.card]
  switch (work.work) {
    case 'repair':
      return signal.markers
    case 'roll':
    case 'energy':
      return Math.max(0, work.markers - signal.markers)
    case 'scraps':
    case 'sacrifice':
      return Math.max(0, (state.ships.length === 3 ? work.three : work.markers) - signal.markers)
    case 'guardian':
    case 'align':
    case 'purge':
    case 'stabilise':
      return signal.needed
    case 'no-avatar':
      return state.systems.some(({ key }, place) => key === index && hasAvatar(state, place)) ? 1 : 0
  }
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

// XO-SIG-03, XO-SIG-05 to XO-SIG-07
export function cannotWork(state: XodusState): Refusal | undefined {
  const ships = actingShips(state)
  const [{ place }] = ships
  const index = signalAt(state, place)
  if (index === NONE) return refuse('XO-SIG-06')
  if (missingFor(state, index) === 0) return refuse('XO-SIG-08')
  return cannotDoWork(state, SIGNALS[state.signals[index].card].work, index, ships) ?? cannotActHere(state)
}

function cannotDoWork(
  state: XodusState,
  work: SignalWork,
  index: number,
  ships: readonly Ship[],
): Refusal | undefined {
  switch (work.work) {
    // A Repair is Maintenance, and Avatars are fought: neither is an action of the card.
    case 'repair':
    case 'no-avatar':
      return refuse('XO-SIG-07')
    case 'energy':
      return ships.some(({ energy }) => energy > 0) ? undefined : refuse('XO-SIG-03', 1)
    case 'scraps':
      return ships.some(({ scraps }) => scraps > 0) ? undefined : refuse('XO-SIG-03', 1)
    case 'sacrifice':
      return ships.some((ship) => canSacrifice(ship, work.perShip)) ? undefined : refuse('XO-SIG-03')
    case 'align': {
      const { marked, alignedHere, alignedThere } = state.signals[index]
      const aligned = marked === ships[0].place ? alignedThere : alignedHere
      // Nothing is gained by a ship that does it again.
      return ships.every((ship) => (aligned & (1 << ship.index)) !== 0) ? refuse('XO-SIG-03') : undefined
    }
    case 'roll':
    case 'guardian':
    case 'purge':
    case 'stabilise':
      return undefined
  }
}

// XO-SIG-07, XO-SIG-09
export function work(g: Xodus): void {
  spendAction(g)
  const ships = actingShips(g.state)
  workOn(g, signalAt(g.state, ships[0].place), ships)
}

// XO-SIG-04, XO-SIG-06
export function cannotTakeKey(state: XodusState): Refusal | undefined {
  const { key } = state.systems[leaderOf(state).place]
  if (key === NONE || state.signals[key].card === NONE) return refuse('XO-SIG-04')
  if (state.turn?.disengaged === true) return refuse('XO-CMB-20')
  if (isEngaged(state)) return refuse('XO-SIG-06')
  const missing = missingFor(state, key)
  return missing > 0 ? refuse('XO-SIG-04', missing) : undefined
}

/** XO-SIG-08, XO-SIG-10: without an Action; the Fleet decides who carries it. */
export function takeKey(g: Xodus): void {
  const { state } = g
  const ships = actingShips(state)
  const system = state.systems[ships[0].place]
  const { key } = system
  const carrier = chooseShip(g, ships, 'share-key', key)
  const signal = state.signals[key]
  signal.solved = true
  system.key = NONE
  carrier.keys.push(key)
  g.tell({ kind: 'key-taken', seat: carrier.seat, board: carrier.board, signal: key, card: signal.card })
}

/** At the start of the End-of-turn phase: what counts within a round is over, a breach comes closer. */
export function atRoundEnd(g: Xodus): void {
  for (const signal of g.state.signals) {
    signal.alignedHere = 0
    signal.alignedThere = 0
    if (signal.card !== NONE && !signal.solved && signal.needed > 0) countDown(g, signal)
    if (isOver(g.state)) return
  }
}

function countDown(g: Xodus, signal: Signal): void {
  const { work } = SIGNALS[signal.card]
  if (work.work !== 'stabilise') return
  signal.markers--
  g.tell({ kind: 'breach-countdown', left: signal.markers })
  if (signal.markers > 0) return
  signal.markers = work.countdown
  advanceCorruption(g, 'signal')
}
