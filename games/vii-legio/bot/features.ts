import { EXTRASOLARS } from '../content/decks.ts'
import { MAP } from '../content/map.ts'
import { SCORING } from '../content/scoring.ts'
import { observationTurnsLeft } from '../position/observation.ts'
import { ABOARD, JOKER, type LegioState, NONE, SECTOR_X, type Ship, X_SLOT } from '../position/state.ts'
import { contactWorth, lacking, promiseOfX, reachableVp } from './reach.ts'
import { cardsPerTurn, expertsAboard, isDuePromotion } from '../position/ship.ts'
import { borderCost } from '../position/map.ts'

/** What a ship's prospects are judged by, in the order of `measure`. */
export const FEATURES = [
  'vp',
  'xpN',
  'xpNmore',
  'xpD',
  'xpDmore',
  'xpC',
  'xpCmore',
  'xpR',
  'xpRmore',
  'commerce',
  'alliance',
  'capture',
  'squads2',
  'squads3',
  'squads4',
  'squads5',
  'cards',
  'cards6',
  'laser1',
  'laser2',
  'laser3',
  'scanners',
  'detectors',
  'jokers',
  'exoAboard',
  'spatha',
  'duePromotion',
  'closeToHome',
  'specialMissions',
  'notAtBase',
  'observing',
  'nextThreshold',
  'laterThresholds',
  'bestContact',
  'bestHere',
  'nearContact',
  'notInX',
  'xOpen',
  'promiseOfX',
  'wayToX',
  'sector4',
] as const

/** How much of the game is left, from 1 to 0: what pays later is worth less and less. */
export function gameLeft(state: LegioState): number {
  let best = 0
  for (const ship of state.ships) if (ship.vp > best) best = ship.vp
  return Math.max(0, SCORING.end - best) / SCORING.end
}

/** Cards to pay from a sector to the base; none is farther than `FAR`. */
const FAR = 5
const WAY_HOME = [
  0,
  0,
  borderCost(1, 2),
  borderCost(1, 3),
  borderCost(1, 2) + borderCost(2, 4),
  FAR,
  MAP.sectorX.exit,
]

/** Measures the ship of a seat; `into` has a place for each of `FEATURES`. Reads no card that the ship does not know. */
export function measure(state: LegioState, seat: number, into: Float64Array): void {
  const ship = state.ships[seat]
  let at = 0
  into[at++] = ship.vp
  for (let domain = 0; domain < 4; domain++) {
    const xp = ship.xp[domain]
    into[at++] = xp < 3 ? xp : 3
    into[at++] = xp > 3 ? xp - 3 : 0
  }
  into[at++] = ship.experts[0]
  into[at++] = ship.experts[1]
  into[at++] = ship.experts[2]
  into[at++] = ship.squads >= 2 ? 1 : 0
  into[at++] = ship.squads >= 3 ? 1 : 0
  into[at++] = ship.squads >= 4 ? 1 : 0
  into[at++] = ship.squads >= 5 ? 1 : 0
  const cards = cardsPerTurn(ship)
  into[at++] = cards < 6 ? cards : 6
  into[at++] = cards > 6 ? cards - 6 : 0
  into[at++] = ship.lasers >= 1 ? 1 : 0
  into[at++] = ship.lasers >= 2 ? 1 : 0
  into[at++] = ship.lasers >= 3 ? 1 : 0
  into[at++] = ship.scanners
  into[at++] = ship.detectors
  into[at++] = (ship.holodeck === JOKER ? 1 : 0) + (ship.nanoprobes === JOKER ? 1 : 0)
  into[at++] = (ship.holodeck === ABOARD ? 1 : 0) + (ship.nanoprobes === ABOARD ? 1 : 0)
  into[at++] = ship.spatha ? 1 : 0
  const due = isDuePromotion(ship)
  into[at++] = due ? 1 : 0
  into[at++] = due ? FAR - WAY_HOME[ship.sector] : 0
  into[at++] = ship.specialMissions
  into[at++] = ship.place === 'base' ? 0 : 1
  at = measurePlanetStay(state, ship, into, at)
  at = measureOpportunities(state, ship, into, at)
  at = measureSectorX(state, ship, cards, into, at)
  into[at] = ship.sector === 4 || ship.sector === 5 ? 1 : 0
}

/** What a landing in Sector X would bring, and that again where the ship is there already or has the cards for it. */
function measureSectorX(
  state: LegioState,
  ship: Ship,
  cards: number,
  into: Float64Array,
  from: number,
): number {
  const there = ship.sector === SECTOR_X
  const mayLand = state.xOpen && ship.slot !== X_SLOT && !ship.mustLeaveX
  const promise = mayLand ? promiseOfX(state, ship) : 0
  into[from] = there ? 0 : 1
  into[from + 1] = state.xOpen ? Math.min(3, expertsAboard(ship) + 1) : 0
  into[from + 2] = promise
  into[from + 3] = there || cards >= MAP.sectorX.entry ? promise : 0
  return from + 4
}

/** XP still to come from an observation; VP of the next threshold, which is sure, and of those after it. */
function measurePlanetStay(state: LegioState, ship: Ship, into: Float64Array, from: number): number {
  let observing = 0
  let next = 0
  let later = 0
  if (ship.slot !== NONE) {
    const slot = state.slots[ship.slot]
    const card = EXTRASOLARS[slot.card]
    if (ship.place === 'observation') {
      observing = Math.min(
        SCORING.experienceMax - ship.xp[card.observationDomain],
        card.observation.xp * observationTurnsLeft(slot, ship.seat),
      )
      if (slot.contact === NONE && !slot.missionDone) later = reachableVp(ship, card, 0, false) * 0.7
    } else {
      const { passed } = slot
      next = card.thresholds[passed].vp - (passed === 0 ? 0 : card.thresholds[passed - 1].vp)
      later = reachableVp(ship, card, passed, slot.joker !== NONE) - next
    }
  }
  into[from] = observing
  into[from + 1] = next
  into[from + 2] = later
  return from + 3
}

/** The best Contact within reach, one that needs no crossing, and one that lacks little. */
function measureOpportunities(state: LegioState, ship: Ship, into: Float64Array, from: number): number {
  let best = 0
  let here = 0
  let near = 0
  for (let index = 0; index < state.slots.length; index++) {
    if (index === ship.slot) continue
    const slot = state.slots[index]
    const worth = contactWorth(ship, slot)
    if (worth < 0) continue
    if (worth > best) best = worth
    if (slot.sector === ship.sector && worth > here) here = worth
    if (worth === 0) {
      const card = EXTRASOLARS[slot.card]
      const short = lacking(ship, card, 0, 0, false)
      if (short === 1) near = Math.max(near, card.thresholds[0].vp)
    }
  }
  into[from] = best
  into[from + 1] = here
  into[from + 2] = near
  return from + 3
}
