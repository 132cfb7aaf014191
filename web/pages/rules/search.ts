import type { RulesChapter } from '@astrolabe/kernel'

/** A text without accents and capitals, with the place in the original of each of its letters. */
interface Folded {
  readonly letters: string
  readonly from: readonly number[]
}

const JOINED: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', '’': "'" }

export function fold(text: string): Folded {
  let letters = ''
  const from: number[] = []
  for (let at = 0; at < text.length; at++) {
    const plain = text.charAt(at).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
    for (const letter of JOINED[plain] ?? plain) {
      letters += letter
      from.push(at)
    }
  }
  return { letters, from }
}

/** The words looked for, as they are compared. */
export const wordsOf = (query: string): readonly string[] =>
  fold(query)
    .letters.split(/\s+/)
    .filter((word) => word !== '')

/** A piece of a text: found, or around what was found. */
export interface Piece {
  readonly text: string
  readonly found: boolean
}

/** Where a word of a folded text begins with these letters, from a place on; -1 if none does. */
function beginsAt(letters: string, word: string, from: number): number {
  let at = letters.indexOf(word, from)
  while (at > 0 && /[\p{L}\p{N}]/u.test(letters.charAt(at - 1))) at = letters.indexOf(word, at + 1)
  return at
}

/** A text in pieces, where words begin with those looked for; nothing if not all of them were found. */
export function findIn(text: string, words: readonly string[]): readonly Piece[] | undefined {
  const { letters, from } = fold(text)
  const marked = new Set<number>()
  for (const word of words) {
    let at = beginsAt(letters, word, 0)
    if (at < 0) return undefined
    for (; at >= 0; at = beginsAt(letters, word, at + word.length))
      for (const place of from.slice(at, at + word.length)) marked.add(place)
  }
  const pieces: Piece[] = []
  let start = 0
  for (let at = 1; at <= text.length; at++) {
    if (at < text.length && marked.has(at) === marked.has(start)) continue
    pieces.push({ text: text.slice(start, at), found: marked.has(start) })
    start = at
  }
  return pieces
}

export interface FoundRule {
  readonly id: string
  readonly text: readonly Piece[]
}

export interface FoundChapter {
  readonly title: string
  readonly rules: readonly FoundRule[]
}

/**
 * The chapters with the rules that speak of all the words, or bear the number looked for; first those that have the
 * words in their title.
 */
export function searchRules(chapters: readonly RulesChapter[], query: string): readonly FoundChapter[] {
  const words = wordsOf(query)
  const number = query.trim().toLowerCase()
  const found = chapters.flatMap(({ title, rules }) => {
    const fitting = rules.flatMap(({ id, text }): readonly FoundRule[] => {
      const pieces = findIn(text, words)
      if (pieces !== undefined) return [{ id, text: pieces }]
      return id.toLowerCase().includes(number) ? [{ id, text: [{ text, found: false }] }] : []
    })
    return fitting.length === 0 ? [] : [{ title, rules: fitting }]
  })
  const isAbout = ({ title }: FoundChapter): boolean => findIn(title, words) !== undefined
  return [...found.filter(isAbout), ...found.filter((chapter) => !isAbout(chapter))]
}
