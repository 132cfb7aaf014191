import type { Menu, Refusal } from '@astrolabe/kernel'
import type { Effect, Reach } from '../content/schema.ts'
import { AT, type Card, cardIn, cardOf, cardPlaces, type UseCard, useOf } from '../position/cards.ts'
import { isMet, isSpent } from '../position/conditions.ts'
import { canBePacified } from '../position/enemy-systems.ts'
import { energyLimit } from '../position/energy.ts'
import { NO_SHIP } from '../position/ignoring.ts'
import { hasWormhole, jumpsFrom } from '../position/map.ts'
import { tilesLeft } from '../position/stack.ts'
import { type CardRef, FIRST_MODULE, isOver, NONE, type Ship, type XodusState } from '../position/state.ts'
import { pay } from './abilities.ts'
import { applyEffects, mend } from './effects.ts'
import { gainExp } from './experience.ts'
import { gainHealth } from './health.ts'
import type { Manoeuvre, TurnMove } from './questions.ts'
import { refuse } from '../position/refuse.ts'
import { cannotScavengeWith } from './system-actions.ts'
import { cannotUse } from '../position/usable.ts'
import type { Xodus } from './xodus.ts'

/** Cards of a ship for any time in its turn; those that would change nothing are not shown. XO-MOD-06, OP-53 */
export function offerTurnCards(menu: Menu<TurnMove>, state: XodusState, ship: Ship): void {
  offerCards(menu, state, ship, AT.turn | AT['turn-or-combat'])
}

/** Those that may also be used between two attacks. */
export function offerCombatCards(menu: Menu<Manoeuvre>, state: XodusState, ship: Ship): void {
  offerCards(menu, state, ship, AT['turn-or-combat'])
}

function offerCards(
  menu: Menu<TurnMove> | Menu<Manoeuvre>,
  state: XodusState,
  ship: Ship,
  moments: number,
): void {
  for (let place = 0; place < cardPlaces(ship); place++) {
    const ref = cardIn(ship, place)
    const card = cardOf(ship, ref)
    if (card === undefined || (card.moments & moments) === 0) continue
    const targets = targetsOf(state, ship, card)
    if (targets === 0) continue
    const refusal = cannotPlay(state, ship, ref, card)
    if (targets === NO_SHIP) menu.offer(useOf(ship, ref, NONE), refusal, ship.seat)
    else
      for (const { index } of state.ships)
        if ((targets >> index) & 1) menu.offer(useOf(ship, ref, index), refusal, ship.seat)
  }
}

// XO-CMB-19, XO-CMB-20, XO-FLT-19
function cannotPlay(state: XodusState, ship: Ship, ref: CardRef, card: Card): Refusal | undefined {
  const timing = (card.moments & AT.turn) === 0 ? 'turn-or-combat' : 'turn'
  // A Fleet stays together, and has no more Actions than the member with the fewest.
  const forOneShip = card.effects.some(
    ({ do: deed }) => deed === 'jump' || deed === 'fold' || deed === 'action',
  )
  if (forOneShip && state.turn !== null && state.turn.fleet.length > 1) return refuse('XO-FLT-19')
  if (state.turn?.disengaged === true && !forOneShip) return refuse('XO-CMB-20')
  return cannotUse(state, ship, ref, timing)
}

/** The ships a card could be used on, one bit each, or NO_SHIP if it names none; 0 if it would change nothing. */
function targetsOf(state: XodusState, ship: Ship, card: Card): number {
  let targets = 0
  for (const effect of card.effects) {
    if (effect.do === 'heal' || effect.do === 'mend') targets |= patientsOf(state, ship, effect)
    else if (changesSomething(state, ship, effect)) targets |= NO_SHIP
  }
  return targets
}

type Care = Extract<Effect, { readonly do: 'heal' | 'mend' }>

function patientsOf(state: XodusState, ship: Ship, care: Care): number {
  const { of = 'self' } = care
  let patients = 0
  for (const patient of state.ships) {
    if (isReached(ship, patient, of) && needs(patient, care)) patients |= 1 << patient.index
  }
  return patients === 0 || of === 'system-ship' ? patients : NO_SHIP
}

function needs(ship: Ship, care: Care): boolean {
  return care.do === 'heal' ? ship.health < ship.markers : ship.damage.length > 0
}

/** No card heals or mends a Fleet but that of its System. */
function isReached(ship: Ship, patient: Ship, of: Reach): boolean {
  if (patient.destroyed) return false
  return of === 'self' ? ship === patient : ship.place === patient.place
}

function changesSomething(state: XodusState, ship: Ship, effect: Exclude<Effect, Care>): boolean {
  switch (effect.do) {
    case 'energy':
      return ship.energy < energyLimit(state, ship)
    case 'reveal':
      return tilesLeft(state) > 0
    case 'pacify':
      return state.systems.some((_, place) => canBePacified(state, place))
    case 'wormhole':
      return !hasWormhole(state, ship.place)
    case 'hold':
      return !state.held
    case 'jump':
      return jumpsFrom(state, ship.place).length > 0
    case 'fold':
      return state.systems.length > 1
    case 'scavenge':
      return cannotScavengeWith(ship) === undefined
    case 'scraps':
    case 'module':
    case 'precursor-module':
    case 'avatars':
    case 'close-rift':
    case 'open-rift':
    case 'damage-card':
    case 'hurt':
    case 'end-turn':
    case 'damage-roll':
    case 'drain':
    case 'advance':
    case 'ally':
    case 'action':
      return true
  }
}

// XO-MOD-06, XO-MOD-17
export function useTurnCard(g: Xodus, move: UseCard): void {
  const { state } = g
  const ship = state.ships[move.ship]
  const card = cardOf(ship, move.card)
  if (card === undefined) return
  pay(g, ship, move.card)
  takeEffect(g, ship, move.card, card, move.on)
}

function takeEffect(g: Xodus, ship: Ship, ref: CardRef, card: Card, on: number): void {
  for (const effect of card.effects) {
    if (isOver(g.state)) return
    if (effect.do === 'heal') heal(g, ship, ref, effect, on)
    else if (effect.do === 'mend') mend(g, g.state.ships[on], ship.seat)
    else applyEffects(g, [effect], [ship], 'card')
  }
}

/** The ships a card reaches regain Health; a ship that lives by repairs learns from helping others with a Mod. */
function heal(
  g: Xodus,
  ship: Ship,
  ref: CardRef,
  { n, of = 'self' }: Extract<Care, { do: 'heal' }>,
  on: number,
): void {
  let helped = false
  for (const patient of g.state.ships) {
    if (!isReached(ship, patient, of) || (of === 'system-ship' && patient.index !== on)) continue
    if (gainHealth(g, patient, n) > 0 && patient !== ship) helped = true
  }
  if (helped && ref < FIRST_MODULE) gainExp(g, ship, 'repair')
}

/** What cards do at the start of a ship's turn, by themselves. XO-MOD-03 */
export function atTurnStart(g: Xodus, ship: Ship): void {
  const { state } = g
  for (let place = 0; place < cardPlaces(ship); place++) {
    const ref = cardIn(ship, place)
    const card = cardOf(ship, ref)
    if (card === undefined || (card.moments & AT['turn-start']) === 0) continue
    if (isSpent(state, null, ship, ref, AT['turn-start'])) continue
    if (!isMet(state, null, ship, card.ability.only) || targetsOf(state, ship, card) === 0) continue
    pay(g, ship, ref)
    takeEffect(g, ship, ref, card, NONE)
  }
}
