import { isBoost, isEffect, isTrait } from '../content/families.ts'
import { MODS } from '../content/mods.ts'
import { energyOf, MODULES } from '../content/modules.ts'
import type { Ability, Boost, Effect, Timing, Trait } from '../content/schema.ts'
import { type CardRef, FIRST_MODULE, NONE, type Ship } from './state.ts'

// Every half of a Mod and every Module, made ready for play once: which moments it waits for, what it costs.

/** Moments, one bit each: a card can wait for several. */
export const AT: Readonly<Record<Timing, number>> = {
  'before-attack': 1 << 0,
  'after-attack': 1 << 1,
  'lose-health': 1 << 2,
  defeat: 1 << 3,
  'damage-roll': 1 << 4,
  detection: 1 << 5,
  skill: 1 << 6,
  disengage: 1 << 7,
  explore: 1 << 8,
  probe: 1 << 9,
  scavenge: 1 << 10,
  maintenance: 1 << 11,
  'turn-start': 1 << 12,
  turn: 1 << 13,
  'turn-or-combat': 1 << 14,
  'engaged-by-avatar': 1 << 15,
  standing: 1 << 16,
}

export interface Card {
  readonly ability: Ability
  /** The moments of `ability.when`, one bit each. */
  readonly moments: number
  readonly energy: number
  readonly consumable: boolean
  /** It costs nothing: it acts by itself. XO-MOD-03 */
  readonly free: boolean
  readonly boosts: readonly Boost[]
  readonly traits: readonly Trait[]
  readonly effects: readonly Effect[]
  /** Its turn among the cards that act on a roll by themselves; NONE if it never does. */
  readonly rank: number
}

export type Ignoring = Extract<Boost, { readonly do: 'ignore' }>

/** Whether it is used on a ship of one's choice, as are the misses that specials pay for one by one. */
export function namesShip(ignoring: Ignoring): boolean {
  if (ignoring.special === true) return true
  return ignoring.of === 'fleet-ship' || ignoring.of === 'other-ship' || ignoring.of === 'system-ship'
}

/** Conversions come first, the strongest before others, then hits, what pairs give, and last what is ignored. */
function rankOf(boost: Boost | undefined): number {
  switch (boost?.do) {
    case 'convert':
      return 10 - boost.hits
    case 'hit':
    case 'hit-per-miss':
    case 'hit-per-wounds':
    case 'double':
    case 'pierce':
    case 'add-special':
      return 20
    case 'pair-energy':
    case 'pair-heal':
      return 30
    case 'ignore':
      if (boost.of === 'self') return 40
      return namesShip(boost) ? 50 : 60
    case 'reroll':
    case 'unseen':
    case undefined:
      return NONE
  }
}

function prepare(ability: Ability, energy: number, consumable: boolean): Card {
  const boosts = ability.does.filter(isBoost)
  return {
    ability,
    moments: ability.when.reduce((moments, timing) => moments | AT[timing], 0),
    energy,
    consumable,
    free: energy === 0 && !consumable && ability.pay === undefined && ability.hurts === undefined,
    boosts,
    traits: ability.does.filter(isTrait),
    effects: ability.does.filter(isEffect),
    rank: rankOf(boosts.find((boost) => boost.do !== 'unseen')),
  }
}

/** XO-MOD-20. By ship, level and half. */
const MOD_HALVES: readonly Card[] = MODS.flatMap(({ energy, halves }) =>
  halves.map(({ ability }) => prepare(ability, energy, false)),
)

/** XO-MOD-03 to XO-MOD-05 */
const MODULE_CARDS: readonly Card[] = MODULES.map((module) =>
  prepare(module.ability, energyOf(module), module.kind === 'consumable'),
)

/** A half of a Mod, chosen or not. */
export function modCard(board: number, level: number, half: number): Card {
  return MOD_HALVES[(board * FIRST_MODULE + level - 1) * 2 + (half === 2 ? 1 : 0)]
}

export const moduleCard = (module: number): Card => MODULE_CARDS[module]

/** A card of a ship, or nothing for a Mod it does not have yet. */
export function cardOf(ship: Ship, card: CardRef): Card | undefined {
  if (card >= FIRST_MODULE) return MODULE_CARDS[card - FIRST_MODULE]
  const half = ship.mods[card]
  return half === 0 ? undefined : modCard(ship.board, card + 1, half)
}

/** Places for cards on a ship: of six Mods, and of its Modules. */
export function cardPlaces(ship: Ship): number {
  return FIRST_MODULE + ship.modules.length
}

/** The card in a place; a Mod may not be there yet. */
export function cardIn(ship: Ship, place: number): CardRef {
  return place < FIRST_MODULE ? place : FIRST_MODULE + ship.modules[place - FIRST_MODULE]
}

const CARDS_PER_SHIP = 64

/** A card and its ship in one number, as the lists of used cards keep them. */
export function codeOf(ship: Ship, card: CardRef): number {
  return ship.index * CARDS_PER_SHIP + card
}

export const shipOfCode = (code: number): number => Math.floor(code / CARDS_PER_SHIP)
export const cardOfCode = (code: number): CardRef => code % CARDS_PER_SHIP

const TARGETS = 8
const uses: UseCard[] = []

/** The option of using a card, on a ship or on none. Made once for each: windows offer the same few again and again. */
export function useOf(ship: Ship, card: CardRef, on: number): UseCard {
  const place = codeOf(ship, card) * TARGETS + on + 1
  const known: UseCard | undefined = uses[place]
  if (known !== undefined) return known
  const use: UseCard = { kind: 'use', ship: ship.index, card, on }
  uses[place] = use
  return use
}

/** A card is used: by the ship that owns it, on a ship where it reaches one (NONE where it does not). */
export interface UseCard {
  readonly kind: 'use'
  readonly ship: number
  readonly card: CardRef
  readonly on: number
  // Options are flat objects of words and numbers.
  readonly [field: string]: string | number
}

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
