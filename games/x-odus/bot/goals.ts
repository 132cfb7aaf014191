import { EDGES } from '@astrolabe/kernel'
import { malfunctions } from '../position/malfunctions.ts'
import { leadsOut, shipDistances, tileOf } from '../position/map.ts'
import { avatarDistances } from '../position/forecast.ts'
import { isHeld } from '../position/targets.ts'
import { chancesByDistance } from './threat.ts'
import { missingFor } from '../position/signals.ts'
import { GREAT_RIFT_TILE } from '../position/stack.ts'
import { NONE, type Ship, type Signal, type XodusState } from '../position/state.ts'
import { trackOf } from '../position/track.ts'
import { priceFor } from '../position/trade.ts'
import { bargain } from './cards.ts'
import { huntsOf } from './hunts.ts'
import { crewFor, effort, waitingAt } from './works.ts'

// What is worth doing, and where. A goal is judged by what it brings and by the Actions it still takes.

/** Something to be done in a System. */
export interface Goal {
  place: number
  /** In rough points: a Key on the Great Rift is about twelve. */
  worth: number
  /** Actions it takes once there. */
  actions: number
  /** To `meet` is to wait for others where a Signal takes several ships; to `hunt`, to beat an Avatar; to `fetch`, somebody for that. */
  deed:
    | 'reveal'
    | 'explore'
    | 'signal'
    | 'work'
    | 'meet'
    | 'take-key'
    | 'place-keys'
    | 'trade'
    | 'recover'
    | 'hunt'
    | 'fetch'
}

const WORTH = {
  key: 12,
  reveal: 2.4,
  explore: 2.9,
  signal: 5,
  ally: 4,
} as const

/** Rounds that are left, the one under way among them. */
export function roundsLeft(state: XodusState): number {
  return trackOf(state).spaces - state.marker + 1 + (state.held ? 1 : 0)
}

/** Everything in sight that a group of ships could set out for. */
export function goalsFor(state: XodusState, ships: readonly Ship[]): Goal[] {
  const goals: Goal[] = []
  const keys = ships.reduce((sum, ship) => sum + ship.keys.length, 0)
  const scraps = ships.reduce((sum, ship) => sum + ship.scraps, 0)
  const wantsTiles = revealing(state)
  const time = roundsLeft(state)
  for (let place = 0; place < state.systems.length; place++) {
    const system = state.systems[place]
    const { colour, ally } = tileOf(state, place)
    if (wantsTiles > 0 && hasFrontier(state, place))
      goals.push({ place, worth: wantsTiles, actions: 1, deed: 'reveal' })
    if (system.exploration) goals.push({ place, worth: exploring(time), actions: 1, deed: 'explore' })
    if (system.key !== NONE) addSignalGoal(goals, state, place, system.key, ships)
    if (colour === 'great-rift' && keys > 0)
      goals.push({
        place,
        worth: delivering(state, ships, place, keys, time),
        actions: 1,
        deed: 'place-keys',
      })
    if (ally === true && system.ally === NONE && scraps >= 3)
      goals.push({ place, worth: WORTH.ally, actions: 1, deed: 'trade' })
    if (system.ally >= 0 && system.stock.length > 0) {
      const worth = bestBargain(state, place, ships)
      if (worth > 0) goals.push({ place, worth, actions: 1, deed: 'trade' })
    }
  }
  for (const wreck of state.ships) {
    if (wreck.destroyed && wreck.keys.length > 0)
      goals.push({ place: wreck.place, worth: WORTH.key * wreck.keys.length, actions: 1, deed: 'recover' })
  }
  for (const [index, signal] of state.signals.entries()) {
    if (signal.marked !== NONE && !signal.solved && signal.card !== NONE)
      addPylonGoal(goals, state, index, signal, ships)
  }
  for (const { place, worth, jumps } of huntsOf(state, ships))
    goals.push({ place, worth, actions: jumps, deed: jumps === 0 ? 'hunt' : 'fetch' })
  return goals
}

/** What is found late helps little. */
const exploring = (time: number): number => WORTH.explore * Math.min(1, time / 6)

function hasFrontier(state: XodusState, place: number): boolean {
  for (let edge = 0; edge < EDGES; edge++) if (leadsOut(state, place, edge)) return true
  return false
}

/** New Systems are worth much while Signals or the Great Rift are still to be found. */
function revealing(state: XodusState): number {
  if (state.blocks.length === 0) return 0
  let found = 0
  let rift = false
  for (const { tile, key } of state.systems) {
    if (key !== NONE) found++
    if (tile === GREAT_RIFT_TILE) rift = true
  }
  for (const signal of state.signals) if (signal.solved) found++
  const missing = state.signals.length - found
  if (missing === 0 && rift) return 0.15
  return WORTH.reveal * (missing > 0 ? 1 : 0.9)
}

/** Jumps that a ship makes in a round if it does nothing else. */
const JUMPS_A_ROUND = 4

/** Keys go to the Great Rift in time for the last round, planned backwards from it. */
function delivering(
  state: XodusState,
  ships: readonly Ship[],
  rift: number,
  keys: number,
  time: number,
): number {
  const far = shipDistances(state, rift)[ships[0].place]
  const rounds = far === NONE ? time : (far + 1) / JUMPS_A_ROUND
  const all = keys + state.keysPlaced.length === state.signals.length
  const urgent = time - rounds < 1.5 ? 2.5 : all ? 1.6 : 1
  // With the last Key all Avatars make for the Great Rift: it is placed when they are far, or when there is no time left.
  const undisturbed = all && far === 0 && time > 2 ? 1 - 0.9 * visited(state, rift) : 1
  return WORTH.key * keys * urgent * undisturbed
}

/** How likely an Avatar comes to a System if all of them make for it. */
function visited(state: XodusState, place: number): number {
  const steps = avatarDistances(state, place, false)
  const reach = chancesByDistance(state)
  let spared = 1
  for (const foe of state.foes) {
    if (foe.avatar && !isHeld(state, foe) && steps[foe.place] >= 0)
      spared *= 1 - (reach[steps[foe.place]] ?? 0)
  }
  return 1 - spared
}

/** The best that the Scraps of ships can buy from an Ally: theirs, and of those who are there with them. */
function bestBargain(state: XodusState, place: number, ships: readonly Ship[]): number {
  let scraps = 0
  for (const ship of state.ships)
    if (!ship.destroyed && (ship.place === place || ships.includes(ship))) scraps += ship.scraps
  let best = 0
  for (const module of state.systems[place].stock) {
    for (const ship of ships) {
      const price = priceFor(state, place, ship, module)
      if (price <= scraps) best = Math.max(best, bargain(state, ship, module, price))
    }
  }
  return best
}

/** By how much more than the best crew a smaller one may need before it had better wait for the others. */
const PATIENT = 1.5

function addSignalGoal(
  goals: Goal[],
  state: XodusState,
  place: number,
  key: number,
  ships: readonly Ship[],
): void {
  if (state.signals[key].card === NONE) {
    goals.push({ place, worth: WORTH.signal + WORTH.key / 2, actions: 2, deed: 'signal' })
    return
  }
  const group = [...ships, ...waitingAt(state, place, ships)]
  if (missingFor(state, key) === 0) {
    goals.push({ place, worth: WORTH.key, actions: 0, deed: 'take-key' })
    return
  }
  const worth = WORTH.key * lastOne(state)
  const crew = crewFor(state, key, place)
  const actions = effort(state, key, place, group)
  const belongs = ships.some(({ index }) => (crew.ships >> index) & 1)
  if (actions <= PATIENT * crew.actions + 0.5) {
    goals.push({ place, worth: worth * (belongs ? 1 : 0.5), actions, deed: 'work' })
  } else if (belongs) {
    goals.push({ place, worth: worth * 0.8, actions: crew.actions + 1, deed: 'meet' })
  }
}

/** Without the last Signal all others were for nothing. */
function lastOne({ signals }: XodusState): number {
  let open = 0
  for (const { solved } of signals) if (!solved) open++
  return open === 1 ? 1.6 : 1
}

/** The second pylon is a goal for whoever is not at the first one. */
function addPylonGoal(
  goals: Goal[],
  state: XodusState,
  index: number,
  signal: Signal,
  ships: readonly Ship[],
): void {
  const first = state.systems.findIndex(({ key }) => key === index)
  const others = state.ships.some(
    (ship) => !ship.destroyed && ship.place === first && !ships.some(({ index: own }) => own === ship.index),
  )
  if (others) goals.push({ place: signal.marked, worth: WORTH.key, actions: 1, deed: 'work' })
}

/** How much a ship would gain from Maintenance here and now. */
export function maintenanceWorth(ship: Ship, energyPrice: number): number {
  const lost = ship.markers - ship.health
  let worth = 0
  if (energyPrice !== NONE && ship.scraps >= energyPrice && ship.energyMarkers < 5)
    worth = 3.4 - 0.25 * ship.energyMarkers
  if (ship.scraps >= 1 && lost >= 2) {
    const need = ship.health <= 4 ? 3.4 : 1.5
    worth = Math.max(worth, need * Math.min(1, lost / 4))
  }
  if (ship.scraps >= 3 && ship.damage.length > 0) worth = Math.max(worth, mendWorth(ship))
  return worth
}

export function mendWorth(ship: Ship): number {
  return malfunctions(ship, 'leaking-reactor') + malfunctions(ship, 'engine-failure') > 0 ? 1.3 : 0.9
}
