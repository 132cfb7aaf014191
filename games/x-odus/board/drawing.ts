import type { Language, Names, Paint } from '@astrolabe/kernel'
import type { Piece } from '@astrolabe/drawing/ink.ts'
import type { Name } from '../content/schema.ts'
import { SHIPS } from '../content/ships.ts'
import type { Ship, XodusState } from '../position/state.ts'
import { systemName } from '../text/systems.ts'
import type { TableWords } from '../text/words.table.ts'

/** A position to be drawn: for whom, in which words, how wide. */
export interface Drawing {
  readonly view: XodusState
  /** The seat that looks; the spectator has none. */
  readonly seat: number
  readonly language: Language
  readonly words: TableWords
  readonly names: Names
  readonly width: number
  readonly paint: Paint
}

/** Ships are told apart by a letter, captains by a colour: one captain may have several ships. */
export const shipLetter = (index: number): string => 'ABCD'.charAt(index)

/** A ship's letter, in its captain's colour; small if the ship hides. */
export function mark({ paint }: Drawing, ship: Ship): Piece {
  const letter = shipLetter(ship.index)
  return { text: ship.hidden ? letter.toLowerCase() : letter, paint: (text) => paint.seat(ship.seat, text) }
}

export function bold({ paint }: Drawing, text: string): Piece {
  return { text, paint: paint.bold }
}

export function dim({ paint }: Drawing, text: string): Piece {
  return { text, paint: paint.dim }
}

export const named = ({ language }: Drawing, name: Name): string => name[language]

export const shipName = (drawing: Drawing, ship: Ship): string => named(drawing, SHIPS[ship.board].name)

/** What a System is called, by its place. */
export function nameOf({ view, language }: Pick<Drawing, 'view' | 'language'>, place: number): string {
  return systemName(view.systems[place].tile, language)
}

export const spaced = (pieces: readonly Piece[]): Piece[] =>
  pieces.flatMap((piece, index) => (index > 0 ? [' ', piece] : [piece]))
