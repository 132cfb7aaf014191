import type { MenuOf } from '@astrolabe/kernel'
import { EXPLORATION, EXTRASOLARS } from '../content/decks.ts'
import { MAP } from '../content/map.ts'
import type { DomainLetter } from '../content/schema.ts'
import { SCORING } from '../content/scoring.ts'
import type { PlanetMove } from '../rules/planet.ts'
import type { LegioQuestion, Zone } from '../rules/questions.ts'
import {
  DOMAIN_OF,
  type Item,
  type LegioState,
  N,
  NONE,
  R,
  type Ship,
  SLOT_INDEX,
  UNDISCOVERED,
  X_SLOT,
} from '../position/state.ts'
import type { SpaceMove } from '../rules/turn.ts'
import { contactWorth, lacking, promiseOfX, reachableVp } from './reach.ts'
import { cardsPerTurn, expertsAboard, isDuePromotion } from '../position/ship.ts'
import { cardsAvailable } from '../position/deck.ts'
import { borderCost } from '../position/map.ts'
import { knowsCard } from '../position/extrasolars.ts'

/**
 * Rules of thumb: how good an option looks at a glance, in rough victory points. Quick play, imagined futures
 * and the order in which a search looks at options all use it.
 */
export function appeal(state: LegioState, menu: MenuOf<LegioQuestion>, index: number): number {
  const ship = state.ships[menu.seat]
  switch (menu.prompt) {
    case 'space':
    case 'after-landing':
      return appealOfMove(state, ship, menu.options[index])
    case 'opening':
    case 'free-item':
      return itemAppeal(ship, menu.options[index])
    case 'lose-personnel':
    case 'give-up':
      return 3 - itemAppeal(ship, menu.options[index])
    case 'domain':
      return domainAppeal(state, ship, menu.options[index])
    case 'zone':
      return zoneAppeal(ship, menu.about.card, menu.options[index])
    case 'observation':
    case 'contact':
      return planetAppeal(state, ship, menu.options[index])
    case 'detector':
      return menu.options[index] === 'avoid' ? 0.5 : faceAppeal(ship, menu.about.card)
    case 'special-mission':
    case 'exo-technology':
      return menu.options[index] === 'accept' ? 1 : 0
    case 'summons':
      return menu.options[index] === 'accept' ? (isDuePromotion(ship) ? 4 : -1) : 0
    case 'joker':
      return jokerAppeal(ship, menu.options[index])
    case 'token':
    case 'planet':
      return 0
  }
}

function appealOfMove(state: LegioState, ship: Ship, move: SpaceMove): number {
  switch (move.kind) {
    case 'end-turn':
      return 0.1
    case 'take-off':
      return 5
    case 'turn-over':
      return exploringAppeal(state, ship)
    case 'scan':
      return 3
    case 'land':
      return landingAppeal(state, ship, SLOT_INDEX[move.slot])
    case 'land-on-base':
      return isDuePromotion(ship) ? 4.5 : -2
    case 'leave-x':
      return isDuePromotion(ship) || ship.mustLeaveX ? 4.5 : 0.4
    case 'cross':
      return crossingAppeal(state, ship, move.sector)
    case 'enter-x':
      return enteringXAppeal(state, ship)
    case 'buy':
      return buyingAppeal(state, ship, move.item)
    case 'install':
      return 1.2
  }
}

/** The trip costs a hand to go and most of one to come back: it has to promise more than a first threshold. */
function enteringXAppeal(state: LegioState, ship: Ship): number {
  return promiseOfX(state, ship) * 0.5 - 1
}

/** Undiscovered planets in a sector. */
export function planetsLeft(state: LegioState, sector: number): number {
  let left = 0
  for (let planet = 0; planet < state.planets.length; planet++) {
    if (state.planets[planet] === UNDISCOVERED && MAP.planets[planet].sector === sector) left++
  }
  return left
}

export function tokensFree(state: LegioState): number {
  let free = 0
  for (let slot = 0; slot < state.seats; slot++) if (state.slots[slot].sector === 0) free++
  return free
}

function exploringAppeal(state: LegioState, ship: Ship): number {
  const discovery = planetsLeft(state, ship.sector) > 0 && tokensFree(state) > 0 ? 0.35 : 0
  const full = ship.xp[0] + ship.xp[1] + ship.xp[2] + ship.xp[3] > 16 ? 0.3 : 0
  return 0.75 + discovery - full
}

function landingAppeal(state: LegioState, ship: Ship, index: number): number {
  const slot = state.slots[index]
  if (!knowsCard(ship.seat, slot)) return index === X_SLOT ? 1 : ship.squads >= 2 ? 0.6 : 0.3
  const worth = contactWorth(ship, slot)
  if (worth > 0) return 1 + worth * 0.6
  return slot.observer === NONE ? observingAppeal(ship, slot.card) : -1
}

/** Observing pays when what it gives is what is missing. */
function observingAppeal(ship: Ship, number: number): number {
  const card = EXTRASOLARS[number]
  if (ship.xp[card.observationDomain] >= 4) return -1
  const short = lacking(ship, card, 0, 0, false)
  const gain = card.observation.xp * card.observation.turns
  return short <= gain ? 0.9 : 0.5
}

function crossingAppeal(state: LegioState, ship: Ship, to: number): number {
  const cost = borderCost(ship.sector, to)
  let best =
    planetsLeft(state, to) > 0 && tokensFree(state) > 0 && planetsLeft(state, ship.sector) === 0 ? 1 : 0
  for (const slot of state.slots) {
    if (slot.sector !== to || (slot.revealed && slot.card === state.turn.leftCard)) continue
    const worth = contactWorth(ship, slot)
    if (worth > 0) best = Math.max(best, 1 + worth * 0.55)
    else if (!knowsCard(ship.seat, slot)) best = Math.max(best, 0.9)
  }
  if (isDuePromotion(ship) && to < ship.sector) best = Math.max(best, 3.5)
  return best - 0.2 * cost
}

function buyingAppeal(state: LegioState, ship: Ship, item: Item): number {
  const cards = cardsAvailable(state, ship)
  const worth = itemAppeal(ship, item)
  const negotiation = ship.xp[N] < 4 ? 0.5 : 0.1
  const late = Math.max(ship.vp, state.ships[(ship.seat + 1) % state.seats].vp) > 20 ? 0.5 : 0
  // Just before a promotion most of what is bought is lost again.
  const wasted = !ship.spatha && ship.vp >= 9 ? 0.8 : 0
  return worth + negotiation - late - wasted - (cards > 4 ? 0 : 0.1)
}

function itemAppeal(ship: Ship, item: Item): number {
  switch (item) {
    case 'thrusters': {
      const cards = cardsPerTurn(ship)
      return cards >= 7 ? 0.3 : cards >= 5 ? 0.9 : 1.5
    }
    case 'squads':
      return ship.squads >= 4 ? 0.2 : ship.squads === 3 ? 0.8 : 1.6
    case 'lasers':
      return ship.lasers >= 3 ? 0.1 : ship.lasers === 2 ? 0.5 : 1
    case 'scanners':
      return 0.15
    case 'detectors':
      return ship.detectors === 0 ? 0.35 : 0.1
    case 'commerce':
    case 'alliance':
    case 'capture':
      return expertsAboard(ship) >= 3 ? 0.4 : 0.9
  }
}

/** How much of a domain the known planets ask for, beyond what is owned. */
function domainAppeal(state: LegioState, ship: Ship, letter: DomainLetter): number {
  const domain = DOMAIN_OF[letter]
  if (ship.xp[domain] >= SCORING.experienceMax) return -1
  let wanted = 0
  for (const slot of state.slots) {
    if (slot.sector === 0 || slot.missionDone || !knowsCard(ship.seat, slot)) continue
    const card = EXTRASOLARS[slot.card]
    const owned = ship.xp[domain] + (domain === R ? 0 : ship.experts[domain])
    if (card.needs[0][domain] > owned) wanted += 1
    else if (card.needs[card.needs.length - 1][domain] > owned) wanted += 0.5
  }
  return wanted + 0.4 * (4 - ship.xp[domain])
}

function zoneAppeal(ship: Ship, number: number, zone: Zone): number {
  const card = EXTRASOLARS[number]
  const vp = reachableVp(ship, card, 0, false)
  const last = card.thresholds[card.thresholds.length - 1].vp
  // With the first thresholds in reach and the rest not, observing first may pay; mostly it does not.
  return zone === 'contact' ? vp : vp >= last ? 0 : 2.5
}

function planetAppeal(state: LegioState, ship: Ship, move: PlanetMove): number {
  const slot = state.slots[ship.slot]
  const card = EXTRASOLARS[slot.card]
  switch (move.kind) {
    case 'scan':
      return 5
    case 'contact':
      return reachableVp(ship, card, 0, false)
    case 'stay':
      return ship.place === 'contact' ? 4 : ship.xp[card.observationDomain] < 3 ? 2.2 : 0.5
    case 'leave':
      return 1
  }
}

/** Facing a risk gives Research; facing a stronger ship costs equipment. */
function jokerAppeal(ship: Ship, joker: DomainLetter | 'keep'): number {
  return joker === 'keep' ? 0.2 : 0.5 - 0.1 * ship.xp[DOMAIN_OF[joker]]
}

function faceAppeal(ship: Ship, number: number): number {
  const card = EXPLORATION[number]
  const { effect } = card
  const research = card.symbol !== undefined && ship.xp[R] < 4 ? 1 : 0.2
  switch (effect.do) {
    case 'fight':
      return ship.lasers === 0 ? -effect.lasers : 1.2 - 0.4 * Math.max(0, effect.lasers - ship.lasers)
    case 'damage':
      return research - 0.35 * effect.rolls
    case 'return':
      return isDuePromotion(ship) ? 4 : research - 0.9
    case 'nothing':
    case 'reset':
    case 'discover':
    case 'openSectorX':
    case 'discard':
    case 'endExploration':
    case 'flare':
    case 'drift':
    case 'losePersonnel':
    case 'takeExoTechnology':
    case 'specialMission':
      return research - 0.3
  }
}
