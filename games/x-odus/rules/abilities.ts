import type { Refusal } from '@astrolabe/kernel'
import type { Timing, Trait } from '../content/schema.ts'
import { AT, type Card, cardIn, cardOf, cardPlaces, codeOf } from '../position/cards.ts'
import { isMet, isSpent, ONCE_A_ROUND } from '../position/conditions.ts'
import { loseHealth } from './health.ts'
import { discardModule } from './module-cards.ts'
import { refuse } from './refuse.ts'
import { type CardRef, FIRST_MODULE, type Ship, type Xodus, type XodusState } from '../position/state.ts'

export { atTurnStart, offerTurnCards, useTurnCard } from './turn-cards.ts'

/** XO-MOD-01: the Mods and Modules of a ship. */
export function cardsAboard(ship: Ship): CardRef[] {
  const cards: CardRef[] = []
  for (let place = 0; place < cardPlaces(ship); place++) {
    const card = cardIn(ship, place)
    if (cardOf(ship, card) !== undefined) cards.push(card)
  }
  return cards
}

// XO-MOD-05, XO-MOD-20
export function energyCost(ship: Ship, card: CardRef): number {
  return cardOf(ship, card)?.energy ?? 0
}

/** What a ship can do that others cannot, if one of its cards says so. */
export function traitOf<K extends Trait['do']>(
  ship: Ship,
  kind: K,
): Extract<Trait, { readonly do: K }> | undefined {
  for (let place = 0; place < cardPlaces(ship); place++) {
    const traits = cardOf(ship, cardIn(ship, place))?.traits ?? []
    for (const trait of traits) if (isOf(trait, kind)) return trait
  }
  return undefined
}

function isOf<K extends Trait['do']>(trait: Trait, kind: K): trait is Extract<Trait, { readonly do: K }> {
  return trait.do === kind
}

// XO-MOD-04 to XO-MOD-08
export function cannotUse(state: XodusState, ship: Ship, ref: CardRef, timing: Timing): Refusal | undefined {
  const card = cardOf(ship, ref)
  if (card === undefined || (card.moments & AT[timing]) === 0) return refuse('XO-MOD-06')
  if (isSpent(state, state.roll, ship, ref, AT[timing])) return refuse('XO-MOD-07')
  if (!isMet(state, state.roll, ship, card.ability.only)) return refuse('XO-MOD-06')
  return cannotAfford(ship, card)
}

/** What is missing for its cost. A captain does not destroy the ship: it would lose the dice it rolled. */
export function cannotAfford(ship: Ship, { energy, ability }: Card): Refusal | undefined {
  const { pay: scraps = 0, hurts = 0 } = ability
  if (ship.energy < energy) return refuse('XO-MOD-05', energy - ship.energy)
  if (ship.scraps < scraps) return refuse('XO-MOD-08', scraps - ship.scraps)
  return hurts > 0 && ship.health <= hurts ? refuse('XO-CMB-14') : undefined
}

/** XO-MOD-03 to XO-MOD-07: a card is used, paid for and put away if it was its only use. */
export function pay(g: Xodus, ship: Ship, ref: CardRef): void {
  const { state } = g
  const card = cardOf(ship, ref)
  if (card === undefined) return
  const { once, pay: scraps = 0, hurts = 0 } = card.ability
  const half = ref < FIRST_MODULE ? ship.mods[ref] : 0
  g.tell({ kind: 'card-used', seat: ship.seat, board: ship.board, card: ref, half })
  ship.energy -= card.energy
  ship.scraps -= scraps
  if (once === 'combat') state.combat?.used.push(codeOf(ship, ref))
  else if (once !== undefined || (card.moments & ONCE_A_ROUND) !== 0) ship.used.push(ref)
  if (card.consumable) discardModule(state, ship, ref - FIRST_MODULE)
  if (hurts > 0) loseHealth(g, ship, hurts, 'card')
}
