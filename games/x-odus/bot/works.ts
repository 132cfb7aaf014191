import type { SignalWork } from '../content/schema.ts'
import { SIGNALS } from '../content/signals.ts'
import { hasAvatar, shipDistances } from '../position/map.ts'
import { isGuarded, missingFor } from '../position/signals.ts'
import { isIn, NONE, type Ship, type XodusState } from '../position/state.ts'
import { chanceToShow } from './dice-odds.ts'
import { levelExpected, priceOfFoe, priceOfLevel, SHIP_HITS, SHIP_SPECIALS, weakest } from './strength.ts'

// What Signals take: how many Actions of which ships, and who had best see to it together.

/** More than anybody would spend on a Key. */
const HOPELESS = 20
/** Actions that a point of Health is worth, and a Scrap that is missing. */
const PER_HEALTH = 0.5
const PER_SCRAP = 1.5

/** Actions that ships may expect to spend on a Signal, each of them, if they work on it together. */
export function effort(state: XodusState, index: number, place: number, ships: readonly Ship[]): number {
  const signal = state.signals[index]
  const missing = missingFor(state, index)
  if (missing === 0) return 0
  const { work } = SIGNALS[signal.card]
  const n = ships.length
  switch (work.work) {
    case 'repair':
      return missing / n + (PER_SCRAP * Math.max(0, missing - sumOf(ships, 'scraps'))) / n
    case 'roll': {
      let each = 0
      for (const { board } of ships)
        each += work.symbol === 'special' ? SHIP_SPECIALS[board] : SHIP_HITS[board]
      const rolls = Math.max(1, missing / each)
      return rolls + (work.hurt > 0 ? painOf(ships, rolls * 0.45 * work.hurt) : 0)
    }
    case 'energy': {
      const ready = sumOf(ships, 'energy')
      return ready >= missing ? 1 : 1 + (4 * (missing - ready)) / Math.max(1, sumOf(ships, 'energyMarkers'))
    }
    case 'scraps':
      return 1 + (PER_SCRAP * Math.max(0, missing - sumOf(ships, 'scraps'))) / n
    case 'guardian':
      return 1 + painOf(ships, guardianPrice(state, index, place, work, ships))
    case 'purge':
      return purging(work, missing, ships)
    case 'stabilise':
      return Math.min(HOPELESS, 1 / Math.max(0.01, chanceToShow(ships, work.specials, work.hits)))
    case 'align':
      return 3
    case 'sacrifice': {
      let offered = 0
      for (const { sacrificed } of ships) offered += work.perShip - sacrificed
      return offered >= missing ? 2 : HOPELESS
    }
    case 'no-avatar':
      if (hasAvatar(state, place)) return 5
      return n >= work.ships ? 0 : HOPELESS
  }
}

function sumOf(ships: readonly Ship[], what: 'scraps' | 'energy' | 'energyMarkers'): number {
  let sum = 0
  for (const ship of ships) sum += ship[what]
  return sum
}

/** What Health lost by each ship comes to in Actions; far more if it could be the last. */
function painOf(ships: readonly Ship[], lost: number): number {
  return lost < weakest(ships) - 1 ? PER_HEALTH * lost : HOPELESS
}

type WorkOf<W extends SignalWork['work']> = Extract<SignalWork, { readonly work: W }>

function guardianPrice(
  state: XodusState,
  index: number,
  place: number,
  work: WorkOf<'guardian'>,
  ships: readonly Ship[],
): number {
  if (!isGuarded(state, place)) return priceOfLevel(ships, levelExpected(state, work.from === 'reserve'), 1)
  const guardian = state.foes.find(({ signal }) => signal === index)
  return guardian === undefined ? 0 : priceOfFoe(ships, guardian)
}

/** Roll by roll, each of them easier than the last. */
function purging(work: WorkOf<'purge'>, needed: number, ships: readonly Ship[]): number {
  let rolls = 0
  let left = 1
  for (let asked = needed; rolls < HOPELESS && left > 0.05; asked--) {
    const chance = chanceToShow(ships, Math.max(asked, work.least), 0)
    if (chance < 0.02 && asked <= work.least) return HOPELESS
    rolls += left
    left *= 1 - chance
  }
  return rolls + painOf(ships, (rolls - 1) * work.hurt)
}

/** The ships that had best see to a Signal, and the Actions it takes each of them once they are there. */
export interface Crew {
  /** One bit each. */
  readonly ships: number
  readonly actions: number
}

/** Jumps that a ship makes with an Action, on the whole. */
const PACE = 1.4

/** The nearest ships, as many as make it cheapest. */
export function crewFor(state: XodusState, index: number, place: number): Crew {
  const far = shipDistances(state, place)
  const near = state.ships
    .filter(({ destroyed, place: from }) => !destroyed && far[from] !== NONE)
    .sort((one, other) => far[one.place] - far[other.place] || one.index - other.index)
  const group: Ship[] = []
  let ships = 0
  let way = 0
  let best: Crew = { ships: 0, actions: HOPELESS }
  let least = Number.POSITIVE_INFINITY
  for (const ship of near) {
    group.push(ship)
    ships |= 1 << ship.index
    way += far[ship.place] / PACE
    const actions = effort(state, index, place, group)
    const price = group.length * actions + way
    if (price >= least) continue
    least = price
    best = { ships, actions }
  }
  return best
}

/** Ships in a System that could still join a Fleet there, apart from those named. */
export function waitingAt(state: XodusState, place: number, apart: readonly Ship[]): Ship[] {
  return state.ships.filter((ship) => isIn(ship, place) && !ship.acted && !apart.includes(ship))
}
