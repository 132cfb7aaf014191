import { modCard, moduleCard } from '../../../position/cards.ts'
import type { IconName, Tone } from '@astrolabe/drawing'
import type { Language } from '@astrolabe/kernel'
import type { Aboard } from '../../../text/en/page/dock.ts'
import { MODULES } from '../../../content/modules.ts'
import { type CardRef, FIRST_MODULE, type Ship } from '../../../position/state.ts'
import { CARD_WORDS } from '../../../text/cards.ts'
import { MODULE_TONES, PRECURSOR_TONE, signOfAbility } from './signs.ts'
import { type CardCost, costOf, halfOf } from '../../../position/printed.ts'

/** A card as it is shown in little: what it is called, what it does, what it costs. */
export interface CardSeen {
  readonly title: string
  readonly text: string
  readonly icon: IconName
  readonly tone: Tone
  readonly sort: Aboard
  readonly cost: CardCost
}

/** A half of a Mod, chosen or not. */
export function modSeen(board: number, level: number, half: number, language: Language): CardSeen {
  const { name, ability } = halfOf(board, level, half)
  return {
    title: name[language],
    text: CARD_WORDS[language].ability(ability),
    icon: signOfAbility(ability),
    tone: PRECURSOR_TONE,
    sort: 'mod',
    cost: costOf(modCard(board, level, half)),
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
    cost: costOf(moduleCard(module)),
  }
}

/** A card of a ship, by its number aboard. */
export function cardSeen(ship: Ship, card: CardRef, language: Language): CardSeen {
  return card < FIRST_MODULE
    ? modSeen(ship.board, card + 1, ship.mods[card], language)
    : moduleSeen(card - FIRST_MODULE, language)
}
