import type { Warning } from '@astrolabe/kernel'
import { EXTRASOLARS } from '../content/decks.ts'
import { MAP } from '../content/map.ts'
import { SCORING } from '../content/scoring.ts'
import { cardsAvailable } from '../position/deck.ts'
import { deckOf, knowsCard } from '../position/extrasolars.ts'
import { borderCost } from '../position/map.ts'
import { expertsAboard, isDuePromotion, priceOf } from '../position/ship.ts'
import {
  DOMAIN_OF,
  type Domain,
  N,
  type LegioState,
  type Ship,
  SLOT_INDEX,
  X_SLOT,
} from '../position/state.ts'
import { cannotSetDown } from './landing.ts'
import type { LegioQuestion } from './questions.ts'
import type { SpaceMove } from './turn.ts'

/** Legal, but wasteful or dangerous: what a person should hear before choosing. */
export type LegioWarning =
  | 'whole-hand'
  | 'blind-landing'
  | 'experts-dropped'
  | 'xp-lost'
  | 'cards-unused'
  | 'return-promotes'
  | 'no-landing-in-x'

interface Caution extends Warning {
  readonly kind: LegioWarning
}

export function warnings(state: LegioState, seat: number, chosen: LegioQuestion): Caution[] {
  const ship = state.ships[seat]
  switch (chosen.prompt) {
    case 'space':
      return aboutSpaceMove(state, ship, chosen.option)
    case 'domain':
      return aboutGain(ship, DOMAIN_OF[chosen.option])
    case 'summons':
      return chosen.option === 'accept' ? aboutGoingHome(ship) : []
    case 'opening':
    case 'free-item':
    case 'after-landing':
    case 'observation':
    case 'contact':
    case 'zone':
    case 'joker':
    case 'token':
    case 'planet':
    case 'detector':
    case 'special-mission':
    case 'exo-technology':
    case 'lose-personnel':
    case 'give-up':
      return []
  }
}

function aboutSpaceMove(state: LegioState, ship: Ship, move: SpaceMove): Caution[] {
  switch (move.kind) {
    case 'cross':
      return aboutPayment(state, ship, borderCost(ship.sector, move.sector))
    case 'buy':
      return [...aboutPayment(state, ship, priceOf(move.item)), ...aboutGain(ship, N)]
    case 'enter-x':
      return [...aboutPayment(state, ship, MAP.sectorX.entry), ...aboutEnteringX(state, ship)]
    case 'land':
      return aboutLanding(state, ship, SLOT_INDEX[move.slot])
    case 'land-on-base':
    case 'leave-x':
      return aboutGoingHome(ship)
    case 'end-turn':
      return aboutEnding(state, ship)
    case 'turn-over':
    case 'take-off':
    case 'scan':
    case 'install':
      return []
  }
}

// VL-402
function aboutGain(ship: Ship, domain: Domain): Caution[] {
  return ship.xp[domain] >= SCORING.experienceMax ? [{ kind: 'xp-lost' }] : []
}

function aboutPayment(state: LegioState, ship: Ship, cards: number): Caution[] {
  return cards === cardsAvailable(state, ship) ? [{ kind: 'whole-hand', amount: cards }] : []
}

/** What lies there may let no ship of this UC down, as far as it knows. */
function aboutEnteringX(state: LegioState, ship: Ship): Caution[] {
  const slot = state.slots[X_SLOT]
  return slot.sector !== 0 && cannotSetDown(state, ship, slot) !== undefined
    ? [{ kind: 'no-landing-in-x' }]
    : []
}

/** How likely a card not yet seen asks for more squads than are aboard. */
function aboutLanding(state: LegioState, ship: Ship, index: number): Caution[] {
  const slot = state.slots[index]
  if (knowsCard(ship.seat, slot)) return []
  const seen = [
    ...state.gone,
    ...state.slots.filter((other) => knowsCard(ship.seat, other)).map((other) => other.card),
  ]
  const deck = deckOf(slot.sector)
  const unseen = EXTRASOLARS.filter((card, number) => card.deck === deck && !seen.includes(number))
  const tooMany = unseen.filter((card) => card.squads > ship.squads).length
  return tooMany > 0 ? [{ kind: 'blind-landing', amount: Math.round((100 * tooMany) / unseen.length) }] : []
}

// VL-707
function aboutGoingHome(ship: Ship): Caution[] {
  if (!isDuePromotion(ship)) return []
  const experts = expertsAboard(ship)
  return experts > 0 ? [{ kind: 'experts-dropped', amount: experts }] : [{ kind: 'return-promotes' }]
}

function aboutEnding(state: LegioState, ship: Ship): Caution[] {
  const cards = cardsAvailable(state, ship)
  const canUse = ship.place === 'space' && state.turn.explorationEndedBy === '' && cards > 0
  return canUse ? [{ kind: 'cards-unused', amount: cards }] : []
}
