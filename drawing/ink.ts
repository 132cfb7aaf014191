import type { Sheet } from '@astrolabe/kernel'

/** A position drawn as text: as which seat sees it, in which words, on which sheet. */
export interface Drawing<S, W> extends Omit<Sheet, 'brief'> {
  readonly view: S
  /** The seat that looks; the spectator has none. */
  readonly seat: number
  readonly words: W
}

/** A stretch of text in one ink. Widths are counted before any colour code is put around it. */
interface Ink {
  readonly text: string
  readonly paint: (text: string) => string
}

export type Piece = string | Ink

/** What is read as one thing: a phrase, an entry of a list. */
export type Phrase = readonly Piece[]

type Painted = Pick<Sheet, 'paint'>

export const bold = ({ paint }: Painted, text: string): Piece => ({ text, paint: paint.bold })

export const dim = ({ paint }: Painted, text: string): Piece => ({ text, paint: paint.dim })

/** In the colour of a seat. */
export const inColourOf = ({ paint }: Painted, seat: number, text: string): Piece => ({
  text,
  paint: (stretch) => paint.seat(seat, stretch),
})

/** Pieces with a space between any two. */
export const spaced = (pieces: readonly Piece[]): Piece[] =>
  pieces.flatMap((piece, index) => (index > 0 ? [' ', piece] : [piece]))

/** Parts of a table, an empty line between any two that say something. */
export function apart(...parts: readonly (readonly string[])[]): string[] {
  return parts.filter((part) => part.length > 0).flatMap((part, index) => (index > 0 ? ['', ...part] : part))
}

const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\u{1f300}-\u{1faff}]/u
const COMBINING = /\p{M}/u

/** How many columns a terminal gives to a text. */
export function columns(text: string): number {
  let count = 0
  for (const sign of text) count += COMBINING.test(sign) ? 0 : WIDE.test(sign) ? 2 : 1
  return count
}

const textOf = (piece: Piece): string => (typeof piece === 'string' ? piece : piece.text)

export const columnsOf = (phrase: Phrase): number =>
  phrase.reduce((sum, piece) => sum + columns(textOf(piece)), 0)

export const inked = (phrase: Phrase): string =>
  phrase.map((piece) => (typeof piece === 'string' ? piece : piece.paint(piece.text))).join('')

/** Cuts a text that takes more than its columns. */
export function shorten(text: string, width: number): string {
  if (columns(text) <= width) return text
  let cut = ''
  for (const sign of text) {
    if (columns(cut + sign) >= width) break
    cut += sign
  }
  return `${cut}…`
}

/** The words of a phrase; pieces without a space between them are one word. */
function wordsOf(phrase: Phrase): Phrase[] {
  const words: Piece[][] = [[]]
  for (const piece of phrase) {
    for (const [index, word] of textOf(piece).split(' ').entries()) {
      if (index > 0) words.push([])
      if (word === '') continue
      words[words.length - 1].push(typeof piece === 'string' ? word : { ...piece, text: word })
    }
  }
  return words.filter((word) => word.length > 0)
}

export interface Flow {
  readonly width: number
  /** Between phrases of one line. */
  readonly between: string
  /** Before the first line, and before the others. */
  readonly first?: string
  readonly rest?: string
}

/** Phrases of a list: a comma after each but the last. */
export function commas(phrases: readonly Phrase[]): Phrase[] {
  return phrases.map((phrase, index) => (index < phrases.length - 1 ? [...phrase, ','] : phrase))
}

/** Lays phrases out in lines; a phrase is broken between its words only if it is longer than a line. */
export function flow(
  phrases: readonly Phrase[],
  { width, between, first = '', rest = first }: Flow,
): string[] {
  const lines: string[] = []
  let line: Piece[] = [first]
  let empty = true
  const add = (phrase: Phrase, separator: string): boolean => {
    const gap = empty ? '' : separator
    if (columnsOf(line) + columns(gap) + columnsOf(phrase) > width) return false
    line.push(gap, ...phrase)
    empty = false
    return true
  }
  const turn = (): void => {
    lines.push(inked(line).trimEnd())
    line = [rest]
    empty = true
  }
  for (const phrase of phrases) {
    if (add(phrase, between)) continue
    if (!empty) turn()
    if (add(phrase, between)) continue
    for (const word of wordsOf(phrase)) {
      if (add(word, ' ')) continue
      turn()
      if (!add(word, ' ')) line.push(shorten(word.map(textOf).join(''), width - columns(rest)))
      empty = false
    }
  }
  if (!empty) turn()
  return lines
}
