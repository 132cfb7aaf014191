import { type Drawing, inColourOf, type Phrase, type Piece, shorten } from '@astrolabe/drawing/ink.ts'
import { RAIDERS } from '../content/raiders.ts'
import { type AndromedaState, NONE, RAIDER, UNITY } from '../position/state.ts'
import type { CardWords } from '../text/cards.en.ts'
import type { TableWords } from '../text/words.ts'

export interface AndromedaDrawing extends Drawing<AndromedaState, TableWords> {
  /** What stands on cards and tiles, and what they are called. */
  readonly cards: CardWords
}

const NAME_COLUMNS = 24

/** A participant's mark: colour is never alone. */
export const letterOf = (who: number): string => (who === UNITY ? 'U' : 'ABCDE'.charAt(who))

export const mark = (drawing: AndromedaDrawing, who: number): Piece => inColourOf(drawing, who, letterOf(who))

/** What a participant is called; in a battle, the raider too. */
export function nameOf({ view, names, cards }: AndromedaDrawing, who: number): string {
  if (who === UNITY) return cards.names.participants.unity
  if (who !== RAIDER) return shorten(names(who), NAME_COLUMNS)
  const raider = view.battle?.raider ?? NONE
  return raider === NONE
    ? cards.names.participants.raider
    : cards.names.raiders[RAIDERS[view.raiders[raider].card].id]
}

/** A list with its name before it, as phrases to be laid out; nothing without anything to list. */
export function labelled({ words }: AndromedaDrawing, label: string, things: readonly string[]): Phrase[] {
  return things.map((thing, index) => [
    `${index === 0 ? `${words.label(label)} ` : ''}${thing}${index < things.length - 1 ? ',' : ''}`,
  ])
}

/** After the name of things that are alike. */
export const times = (count: number): string => (count > 1 ? ` ×${count}` : '')

/** By type of ship, how many of these there are. */
export function countsOf(view: AndromedaState, ships: readonly number[]): number[] {
  const counts = [0, 0, 0, 0]
  for (const ship of ships) counts[view.ships[ship].type]++
  return counts
}
