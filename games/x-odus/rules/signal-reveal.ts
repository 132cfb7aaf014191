import type { Signal as SignalCard, SignalWork } from '../content/schema.ts'
import { SIGNALS } from '../content/signals.ts'
import { avatarDistances } from '../position/forecast.ts'
import { colourOf, laneDistances } from '../position/map.ts'
import { NONE, type Signal, type XodusState } from '../position/state.ts'
import { isHeld } from '../position/targets.ts'
import { leaderOf } from '../position/turn.ts'
import { engage } from './avatar-combat.ts'
import { advanceCorruption, bringAvatar } from './corruption.ts'
import { openRift } from './map-effects.ts'
import type { Xodus } from './xodus.ts'

// XO-ACT-19, XO-SIG-02, XO-SIG-03
export function revealSignal(g: Xodus, place: number): void {
  const { state } = g
  const index = state.systems[place].key
  const signal = state.signals[index]
  signal.card = state.signalCards[signal.level].pop() ?? NONE
  const { seat, board } = leaderOf(state)
  g.tell({ kind: 'signal-revealed', seat, board, signal: index, card: signal.card })
  const card = SIGNALS[signal.card]
  prepare(g, signal, card.work, place)
  startle(g, card, place)
}

/** What lies on the card before anything is done about it. */
function prepare(g: Xodus, signal: Signal, work: SignalWork, place: number): void {
  switch (work.work) {
    case 'repair':
      signal.markers = work.markers
      return
    case 'purge':
      signal.needed = work.n
      return
    case 'guardian':
      signal.needed = 1
      return
    case 'align':
      signal.needed = 1
      signal.marked = farthestCorrupted(g.state, place)
      g.tell({ kind: 'pylon', tile: g.state.systems[signal.marked].tile })
      return
    case 'stabilise':
      signal.needed = 1
      signal.markers = work.countdown
      return
    case 'roll':
    case 'energy':
    case 'scraps':
    case 'sacrifice':
    case 'no-avatar':
      return
  }
}

/** By lanes; of several equally far, the one revealed first. */
function farthestCorrupted(state: XodusState, from: number): number {
  const far = laneDistances(state, from)
  let best = NONE
  for (let place = 0; place < far.length; place++) {
    if (colourOf(state, place) !== 'corrupted') continue
    if (best === NONE || far[place] > far[best]) best = place
  }
  return best
}

function startle(g: Xodus, card: SignalCard, place: number): void {
  switch (card.reveal) {
    case 'advance':
      advanceCorruption(g, 'signal')
      return
    case 'open-rift':
      openRift(g, place)
      return
    case 'summon':
      summon(g, place)
      return
    case undefined:
      return
  }
}

/** The next Avatar of the track comes here; if none is left there, the nearest that is free. It engages. */
function summon(g: Xodus, place: number): void {
  const { state } = g
  let next = state.tokens.at(0)
  for (const token of state.tokens) {
    if (next === undefined || token.space < next.space) next = token
    else if (token.space === next.space && token.number < next.number) next = token
  }
  if (next !== undefined) {
    bringAvatar(g, next.number, place)
    return
  }
  const nearest = nearestFreeAvatar(state, place)
  if (nearest === NONE) return
  const avatar = state.foes[nearest]
  avatar.place = place
  g.tell({ kind: 'avatar-arrives', avatar: avatar.card, tile: state.systems[place].tile })
  engage(g, nearest, false)
}

/** In Avatar steps; of several equally near, the lowest number. */
function nearestFreeAvatar(state: XodusState, place: number): number {
  const steps = avatarDistances(state, place, false)
  let best = NONE
  for (let foe = 0; foe < state.foes.length; foe++) {
    const candidate = state.foes[foe]
    if (!candidate.avatar || isHeld(state, candidate)) continue
    if (best === NONE) {
      best = foe
      continue
    }
    const nearest = state.foes[best]
    const nearer = steps[candidate.place] - steps[nearest.place]
    if (nearer < 0 || (nearer === 0 && candidate.card < nearest.card)) best = foe
  }
  return best
}
