import { MODS } from '../content/mods.ts'
import { MODULES } from '../content/modules.ts'
import type { ModHalf, Name } from '../content/schema.ts'
import type { Card } from './cards.ts'
import { type CardRef, FIRST_MODULE, type ModChoice, type Ship } from './state.ts'

/** What using a card costs. */
export interface CardCost {
  readonly energy: number
  readonly consumed: boolean
  readonly scraps: number
  readonly health: number
}

/** The half of a Mod that a ship has chosen, or would with another choice. */
export function halfOf(board: number, level: number, choice: number): ModHalf {
  return MODS[board * FIRST_MODULE + level - 1].halves[choice === 2 ? 1 : 0]
}

/** The name of a card aboard: a Mod of a level, or a Module. */
export function cardNameOf(board: number, card: CardRef, choice: ModChoice): Name {
  return card < FIRST_MODULE ? halfOf(board, card + 1, choice).name : MODULES[card - FIRST_MODULE].name
}

export function cardName(ship: Ship, card: CardRef): Name {
  return cardNameOf(ship.board, card, card < FIRST_MODULE ? ship.mods[card] : 0)
}

const FREE: CardCost = { energy: 0, consumed: false, scraps: 0, health: 0 }

export function costOf(card: Card | undefined): CardCost {
  if (card === undefined) return FREE
  const { energy, consumable, ability } = card
  return { energy, consumed: consumable, scraps: ability.pay ?? 0, health: ability.hurts ?? 0 }
}
