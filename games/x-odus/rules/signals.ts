import type { Refusal } from '@astrolabe/kernel'
import type { SignalWork } from '../content/schema.ts'
import { SIGNALS } from '../content/signals.ts'
import { canSacrifice, countsMarkers, missingFor, signalAt } from '../position/signals.ts'
import { isOver, NONE, type Ship, type Signal, type XodusState } from '../position/state.ts'
import { actingShips, leaderOf } from '../position/turn.ts'
import { cannotActHere, spendAction } from './acting.ts'
import { advanceCorruption } from './corruption.ts'
import { chooseShip } from './effects.ts'
import { refuse } from '../position/refuse.ts'
import { workOn } from './signal-work.ts'
import type { Xodus } from './xodus.ts'

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
  const missing = missingFor(state, key)
  if (missing === 0) return undefined
  return countsMarkers(SIGNALS[state.signals[key].card].work)
    ? refuse('XO-SIG-04', missing)
    : refuse('XO-SIG-04')
}

/** XO-SIG-08, XO-SIG-10: without an Action; the Fleet decides who carries it. */
export function takeKey(g: Xodus): void {
  const { state } = g
  const ships = actingShips(state)
  const system = state.systems[ships[0].place]
  const { key } = system
  const carrier = chooseShip(g, ships, { prompt: 'share-key', about: { signal: key } })
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
