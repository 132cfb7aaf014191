import type { Decision, Offer } from '@astrolabe/kernel'
import { EXPLORATION, EXTRASOLARS } from '../../content/decks.ts'
import type { DomainLetter } from '../../content/schema.ts'
import type { PlanetMove } from '../../rules/planet.ts'
import type { LegioState, Ship, Slot } from '../../rules/state.ts'
import type { SpaceMove } from '../../rules/turn.ts'
import {
  cardSeenBy,
  dueFor,
  isDuePromotion,
  LETTERS,
  prospectOf,
  scannersLeft,
  SLOT_NAMES,
} from '../../text/reading.ts'
import type { LegioPrompt } from '../../text/words.ts'
import { mostRollsOf, rollsOf } from './damage.ts'

/**
 * Whether an option is for good: chance is used, something hidden is shown, or the turn is over with it. Where the
 * position does not tell whether a die will follow, it may, and the option is final.
 */
export function isFinal({ prompt, about = 0 }: Decision, offer: Offer, view: LegioState): boolean {
  const ship = view.ships[offer.seat]
  switch (prompt as LegioPrompt) {
    case 'free-item':
      return about === 1 && (resetWaits(view) || !canStillScan(view, ship, ship.sector))
    case 'space':
    case 'after-landing':
    case 'observation':
    case 'contact':
      return isFinalMove(offer.option as SpaceMove | PlanetMove, view, ship)
    case 'zone':
      return !canStillScan(view, ship, ship.sector)
    case 'detector':
      return offer.key === 'face' && isFinalToFace(view, ship)
    case 'special-mission':
      return offer.key === 'accept' && paysCards(view)
    case 'summons':
      return offer.key === 'accept' && endsAtBase(view, ship)
    case 'lose-personnel':
      return mostRollsOf(EXPLORATION[view.turn.card].effect) > 1
    case 'joker':
      return endsContact(view, ship, offer.key as DomainLetter | 'keep')
    // Until the next UC has chosen, its items can be chosen again.
    case 'opening':
    case 'domain':
    case 'token':
    case 'planet':
    case 'give-up':
      return false
  }
}

function isFinalMove(move: SpaceMove | PlanetMove, view: LegioState, ship: Ship): boolean {
  switch (move.kind) {
    case 'turn-over':
    case 'cross':
    case 'enter-x':
    case 'leave-x':
    case 'buy':
    case 'scan':
    case 'stay':
    case 'contact':
    case 'end-turn':
      return true
    case 'take-off':
    case 'install':
      return false
    case 'leave':
      return view.leaveEndsTurn
    case 'land-on-base':
      return endsAtBase(view, ship)
    case 'land':
      return isFinalToLand(view, ship, view.slots[SLOT_NAMES.indexOf(move.slot)])
  }
}

/** After a landing only scanners are left; with nothing to scan the turn is over (VL-567, VL-702). */
function canStillScan(view: LegioState, ship: Ship, sector: number): boolean {
  if (scannersLeft(view, ship) === 0) return false
  return view.slots.some((slot) => slot.sector === sector && cardSeenBy(ship.seat, slot) === undefined)
}

/** A promotion leaves a choice of items to be made. */
function endsAtBase(view: LegioState, ship: Ship): boolean {
  return !isDuePromotion(ship) && !canStillScan(view, ship, 1)
}

/** On an open card nothing is shown, and where both zones are free there is a choice to come. */
function isFinalToLand(view: LegioState, ship: Ship, slot: Slot): boolean {
  const card = EXTRASOLARS[slot.card]
  if (!slot.revealed) return true
  const canContact = slot.contact < 0 && prospectOf(ship, slot, card).thresholds[0].within
  if (slot.observer < 0 && canContact) return false
  return !canStillScan(view, ship, slot.sector)
}

function isFinalToFace(view: LegioState, ship: Ship): boolean {
  const { effect } = EXPLORATION[view.turn.card]
  if (effect.do === 'return') return endsAtBase(view, ship)
  if (effect.do === 'discard') return view.turn.hand > 0
  return effect.do === 'drift' || rollsOf(effect, ship) > 0
}

function paysCards(view: LegioState): boolean {
  const { effect } = EXPLORATION[view.turn.card]
  return effect.do === 'specialMission' && (effect.pay.cards ?? 0) > 0
}

/** VL-454: the reset card was paid, and the deck is shuffled once the promotion is through. */
function resetWaits(view: LegioState): boolean {
  return view.discard.some((card) => EXPLORATION[card].effect.do === 'reset')
}

/** VL-660: with nothing to go on with, the ship leaves at once, and that may end its turn. */
function endsContact(view: LegioState, ship: Ship, joker: DomainLetter | 'keep'): boolean {
  if (!view.leaveEndsTurn || canStillScan(view, ship, ship.sector)) return false
  const slot = view.slots[ship.slot]
  const card = EXTRASOLARS[slot.card]
  const next = slot.passed + 1
  if (next >= card.thresholds.length) return true
  const missing = dueFor(ship, card, next, slot.passed).reduce((sum, due, domain) => {
    const covered = LETTERS[domain] === joker ? 1 : 0
    return sum + Math.max(0, due - covered - ship.xp[domain])
  }, 0)
  return missing > (joker === 'keep' ? 1 : 0)
}
