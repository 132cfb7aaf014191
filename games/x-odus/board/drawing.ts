import { type Drawing, inColourOf, type Piece } from '@astrolabe/drawing/ink.ts'
import type { TableWords } from '../text/words.ts'
import type { Name } from '../content/schema.ts'
import { SHIPS } from '../content/ships.ts'
import type { Ship, XodusState } from '../position/state.ts'
import { systemName } from '../text/systems.ts'

export type XodusDrawing = Drawing<XodusState, TableWords>

/** Ships are told apart by a letter, captains by a colour: one captain may have several ships. */
export const shipLetter = (index: number): string => 'ABCD'.charAt(index)

/** A ship's letter, in its captain's colour; small if the ship hides. */
export function mark(drawing: XodusDrawing, ship: Ship): Piece {
  const letter = shipLetter(ship.index)
  return inColourOf(drawing, ship.seat, ship.hidden ? letter.toLowerCase() : letter)
}

export const named = ({ language }: XodusDrawing, name: Name): string => name[language]

export const shipName = (drawing: XodusDrawing, ship: Ship): string => named(drawing, SHIPS[ship.board].name)

/** What a System is called, by its place. */
export function nameOf({ view, language }: Pick<XodusDrawing, 'view' | 'language'>, place: number): string {
  return systemName(view.systems[place].tile, language)
}
