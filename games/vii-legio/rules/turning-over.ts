import type { Refusal } from '@astrolabe/kernel'
import { EXPLORATION } from '../content/decks.ts'
import type { Effect } from '../content/schema.ts'
import { cardsAvailable } from '../position/deck.ts'
import { detectorsLeft } from '../position/ship.ts'
import { type LegioState, SECTOR_X, type Ship } from '../position/state.ts'
import { comeToBase } from './base.ts'
import { fight, sufferDamage, sufferPlague } from './combat.ts'
import { discardResolved, endExploration, payCards, resetDeck, turnOver } from './deck.ts'
import { offerExoTechnology } from './exo-technologies.ts'
import { gainSymbol } from './experience.ts'
import { discover } from './landing.ts'
import type { Legio } from './legio.ts'
import { drift } from './moving.ts'
import { refuse } from './refuse.ts'
import { openSectorX } from './sector-x.ts'
import { offerSpecialMission } from './special-missions.ts'

// VL-323, VL-455, VL-510
export function cannotTurnOver(state: LegioState, ship: Ship): Refusal | undefined {
  const { explorationEndedBy } = state.turn
  if (explorationEndedBy !== '') return refuse(explorationEndedBy)
  if (ship.sector === SECTOR_X) return refuse('VL-510')
  return cardsAvailable(state, ship) > 0 ? undefined : refuse('VL-323', 1)
}

// VL-321, VL-322, VL-325, VL-326, VL-406, VL-407
export function explore(g: Legio, ship: Ship): void {
  const card = EXPLORATION[turnOver(g, ship)]
  if (card.avoidable && detectorsLeft(g.state, ship) > 0 && wantsToAvoid(g, ship)) {
    g.state.turn.detectorsUsed++
    g.tell({ kind: 'detector-used', seat: ship.seat, card: g.state.turn.card })
  } else {
    if (card.symbol !== undefined) gainSymbol(g, ship, card.symbol, 'card')
    applyEffect(g, ship, card.effect)
  }
  discardResolved(g.state)
}

// VL-408, VL-752
function wantsToAvoid(g: Legio, ship: Ship): boolean {
  const menu = g.menu(ship.seat, 'detector', { card: g.state.turn.card })
  menu.offer('face')
  menu.offer('avoid')
  return menu.ask() === 'avoid'
}

function applyEffect(g: Legio, ship: Ship, effect: Effect): void {
  switch (effect.do) {
    case 'nothing':
      return
    case 'reset':
      resetDeck(g, ship)
      return
    case 'discover':
      discover(g, ship)
      return
    case 'openSectorX':
      openSectorX(g, ship, effect)
      return
    case 'damage':
      for (let roll = 0; roll < effect.rolls; roll++) sufferDamage(g, ship)
      return
    case 'discard':
      loseCards(g, ship, effect.cards)
      return
    case 'endExploration':
      endExploration(g.state, 'VL-323')
      g.tell({ kind: 'exploration-ended', seat: ship.seat, card: g.state.turn.card })
      return
    case 'flare':
      g.state.turn.flared = true
      g.tell({ kind: 'flare', seat: ship.seat })
      return
    case 'drift':
      drift(g, ship)
      return
    case 'return':
      if (!effect.optional || wantsToReturn(g, ship)) comeToBase(g, ship, true)
      return
    case 'losePersonnel':
      sufferPlague(g, ship)
      return
    case 'fight':
      fight(g, ship, effect)
      return
    case 'takeExoTechnology':
      offerExoTechnology(g, ship, effect.technology)
      return
    case 'specialMission':
      offerSpecialMission(g, ship, effect)
      return
  }
}

// VL-452: a card lost to a storm may be the reset card.
function loseCards(g: Legio, ship: Ship, cards: number): void {
  const lost = Math.min(cards, g.state.turn.hand)
  if (lost === 0) g.tell({ kind: 'nothing-to-discard', seat: ship.seat })
  else if (payCards(g, ship, lost)) resetDeck(g, ship)
}

// VL-704: the one recall that asks
function wantsToReturn(g: Legio, ship: Ship): boolean {
  const menu = g.menu(ship.seat, 'summons', { card: g.state.turn.card })
  menu.offer('accept')
  menu.offer('decline')
  const accepted = menu.ask() === 'accept'
  if (!accepted) g.tell({ kind: 'declined', seat: ship.seat, card: g.state.turn.card })
  return accepted
}
