import type { Language, Names, Paint } from '@astrolabe/kernel'
import type { LegioState, Ship } from '../rules/state.ts'
import { seatLetter } from '../text/symbols.ts'
import type { LegioWords } from '../text/words.ts'
import type { Piece } from '@astrolabe/drawing/ink.ts'

/** A position to be drawn: for whom, in which words, how wide. */
export interface Drawing {
  readonly view: LegioState
  /** The seat that looks; the spectator has none. */
  readonly seat: number
  readonly ship: Ship | undefined
  readonly language: Language
  readonly words: LegioWords
  readonly names: Names
  readonly width: number
  readonly paint: Paint
}

/** A UC's letter, in its colour. */
export function mark({ paint }: Drawing, seat: number): Piece {
  return { text: seatLetter(seat), paint: (text) => paint.seat(seat, text) }
}

export function bold({ paint }: Drawing, text: string): Piece {
  return { text, paint: paint.bold }
}

export function dim({ paint }: Drawing, text: string): Piece {
  return { text, paint: paint.dim }
}
