import { type Drawing, inColourOf, type Piece } from '@astrolabe/drawing/ink.ts'
import type { LegioWords } from '../text/words.ts'
import type { LegioState, Ship } from '../position/state.ts'
import { seatLetter } from '../text/symbols.ts'

export interface LegioDrawing extends Drawing<LegioState, LegioWords> {
  /** The ship of the seat that looks. */
  readonly ship: Ship | undefined
}

/** A UC's letter, in its colour. */
export const mark = (drawing: LegioDrawing, seat: number): Piece =>
  inColourOf(drawing, seat, seatLetter(seat))
