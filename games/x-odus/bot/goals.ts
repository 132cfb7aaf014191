import { GREAT_RIFT_TILE } from '../position/stack.ts'
import { EDGES } from '@astrolabe/kernel'
import { SIGNALS } from '../content/signals.ts'
import { leadsOut, tileOf } from '../position/map.ts'
import { NONE, type Ship, type Signal, type XodusState } from '../position/state.ts'
import { firepower, SHIP_SPECIALS } from './strength.ts'
import { missingFor } from '../position/signals.ts'
import { malfunctions } from '../position/malfunctions.ts'

// What is worth doing, and where. A goal is judged by what it brings and by the Actions it still takes.

/** Something to be done in a System. */
export interface Goal {
  place: number
  /** In rough points: a Key on the Great Rift is about twelve. */
  worth: number
  /** Actions it takes once there. */
  actions: number
  deed: 'reveal' | 'explore' | 'signal' | 'work' | 'take-key' | 'place-keys' | 'trade' | 'recover' | 'shelter'
}

const WORTH = {
  key: 12,
  reveal: 2.4,
  explore: 1.8,
  signal: 5,
  trade: 1.6,
} as const

/** Everything in sight that a group of ships could set out for. */
export function goalsFor(state: XodusState, ships: readonly Ship[]): Goal[] {
  const goals: Goal[] = []
  const keys = ships.reduce((sum, ship) => sum + ship.keys.length, 0)
  const wantsTiles = revealing(state)
  for (let place = 0; place < state.systems.length; place++) {
    const system = state.systems[place]
    const { colour } = tileOf(state, place)
    if (wantsTiles > 0 && hasFrontier(state, place))
      goals.push({ place, worth: wantsTiles, actions: 1, deed: 'reveal' })
    if (system.exploration) goals.push({ place, worth: WORTH.explore, actions: 1, deed: 'explore' })
    if (system.key !== NONE) addSignalGoal(goals, state, place, system.key, ships)
    if (colour === 'great-rift' && keys > 0)
      goals.push({ place, worth: WORTH.key * keys, actions: 1, deed: 'place-keys' })
    if (system.ally >= 0 && system.stock.length > 0 && richest(ships) >= 4)
      goals.push({ place, worth: WORTH.trade, actions: 1, deed: 'trade' })
  }
  for (const wreck of state.ships) {
    if (wreck.destroyed && wreck.keys.length > 0)
      goals.push({ place: wreck.place, worth: WORTH.key * wreck.keys.length, actions: 1, deed: 'recover' })
  }
  for (const [index, signal] of state.signals.entries()) {
    if (signal.marked !== NONE && !signal.solved && signal.card !== NONE)
      addPylonGoal(goals, state, index, signal, ships)
  }
  return goals
}

function hasFrontier(state: XodusState, place: number): boolean {
  for (let edge = 0; edge < EDGES; edge++) if (leadsOut(state, place, edge)) return true
  return false
}

function richest(ships: readonly Ship[]): number {
  let scraps = 0
  for (const ship of ships) if (ship.scraps > scraps) scraps = ship.scraps
  return scraps
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

/** What a Signal still takes for these ships, in Actions; more than can be for one that they cannot solve. */
function actionsFor(state: XodusState, index: number, ships: readonly Ship[]): number {
  const signal = state.signals[index]
  const { work } = SIGNALS[signal.card]
  const missing = missingFor(state, index)
  if (missing === 0) return 0
  const n = ships.length
  switch (work.work) {
    case 'repair': {
      const scraps = ships.reduce((sum, ship) => sum + ship.scraps, 0)
      return missing / n + Math.max(0, missing - scraps) / n
    }
    case 'roll': {
      let each = 0
      for (const ship of ships)
        each += work.symbol === 'special' ? SHIP_SPECIALS[ship.board] : firepowerOfDice(ship)
      return missing / Math.max(0.3, each) + (work.hurt > 0 && ships.some(({ health }) => health < 4) ? 6 : 0)
    }
    case 'energy': {
      let energy = 0
      let perRound = 0
      for (const ship of ships) {
        energy += ship.energy
        perRound += ship.energyMarkers
      }
      return energy >= missing ? 1 : 1 + (3 * (missing - energy)) / Math.max(1, perRound)
    }
    case 'scraps': {
      let scraps = 0
      for (const ship of ships) scraps += ship.scraps
      return scraps >= missing ? 1 : 1 + 1.5 * (missing - scraps)
    }
    case 'guardian':
      return 2 + Math.max(0, 4 - 1.6 * power(ships))
    case 'purge':
      return 1.5 + Math.max(0, missing - 1.2 * specials(ships))
    case 'stabilise':
      return n >= 2 ? 3 + Math.max(0, 6 - 2 * n) : 9
    case 'align':
      return 3
    case 'sacrifice':
      return Math.max(1, missing / 2 / n) + 2
    case 'no-avatar':
      return 4
  }
}

const power = (ships: readonly Ship[]): number => ships.reduce((sum, ship) => sum + firepower(ship), 0)
const specials = (ships: readonly Ship[]): number =>
  ships.reduce((sum, ship) => sum + SHIP_SPECIALS[ship.board], 0)
const firepowerOfDice = (ship: Ship): number => firepower(ship) * 0.6

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
  const actions = actionsFor(state, key, ships)
  goals.push({ place, worth: WORTH.key, actions, deed: actions === 0 ? 'take-key' : 'work' })
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
    worth = 2.6 - 0.3 * ship.energyMarkers
  if (ship.scraps >= 1 && lost >= 2) {
    const need = ship.health <= 3 ? 2.4 : 1.1
    worth = Math.max(worth, need * Math.min(1, lost / 4))
  }
  if (ship.scraps >= 3 && ship.damage.length > 0) worth = Math.max(worth, mendWorth(ship))
  return worth
}

export function mendWorth(ship: Ship): number {
  return malfunctions(ship, 'leaking-reactor') + malfunctions(ship, 'engine-failure') > 0 ? 1.3 : 0.9
}
