import type { IconName, Tone } from '@astrolabe/drawing'
import type { Language } from '@astrolabe/kernel'
import type { Aboard } from '../../../text/en/page/dock.ts'
import type { CardCost } from '../../../text/en/options.ts'
import { MODS } from '../../../content/mods.ts'
import { MODULES } from '../../../content/modules.ts'
import { type CardRef, FIRST_MODULE, type Ship } from '../../../position/state.ts'
import { CARD_WORDS } from '../../../text/cards.ts'
import { costOf, halfOf } from '../../../text/reading.ts'
import { MODULE_TONES, PRECURSOR_TONE, signOfAbility } from './signs.ts'

/** A card as it is shown in little: what it is called, what it does, what it costs. */
export interface CardSeen {
  readonly title: string
  readonly text: string
  readonly icon: IconName
  readonly tone: Tone
  readonly sort: Aboard
  readonly cost: CardCost
}

const NO_COST: CardCost = { energy: 0, consumed: false, scraps: 0, health: 0 }

/** A half of a Mod, chosen or not. */
export function modSeen(board: number, level: number, half: number, language: Language): CardSeen {
  const { name, ability } = halfOf(board, level, half)
  const { energy } = MODS[board * 6 + level - 1]
  return {
    title: name[language],
    text: CARD_WORDS[language].ability(ability),
    icon: signOfAbility(ability),
    tone: PRECURSOR_TONE,
    sort: 'mod',
    cost: { ...NO_COST, energy, scraps: ability.pay ?? 0, health: ability.hurts ?? 0 },
  }
}

export function moduleSeen(module: number, language: Language): CardSeen {
  const { name, ability, kind, precursor } = MODULES[module]
  return {
    title: name[language],
    text: CARD_WORDS[language].ability(ability),
    icon: signOfAbility(ability),
    tone: precursor ? PRECURSOR_TONE : MODULE_TONES[kind],
    sort: precursor ? 'precursor' : 'module',
    cost: {
      energy: kind === 'energy' ? 1 : 0,
      consumed: kind === 'consumable',
      scraps: ability.pay ?? 0,
      health: ability.hurts ?? 0,
    },
  }
}

/** A card of a ship, by its number aboard. */
export function cardSeen(ship: Ship, card: CardRef, language: Language): CardSeen {
  const seen =
    card < FIRST_MODULE
      ? modSeen(ship.board, card + 1, ship.mods[card], language)
      : moduleSeen(card - FIRST_MODULE, language)
  return { ...seen, cost: costOf(ship, card) }
}

/** The numbers of the cards of a ship: its Mods, then its Modules. */
export function cardsAboard({ mods, modules }: Pick<Ship, 'mods' | 'modules'>): CardRef[] {
  return [
    ...mods.flatMap((half, level) => (half === 0 ? [] : [level])),
    ...modules.map((module) => FIRST_MODULE + module),
  ]
}
