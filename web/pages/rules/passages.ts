import type { Language, GlossaryTerm } from '@astrolabe/kernel'
import type { Piece } from './search.ts'

/** A stretch of a text: plain, or leading to a rule. */
export interface Passage<T = string> {
  readonly text: T
  readonly rule?: string
}

const LINK = /\[([^|\]]+)\|([^\]]+)\]/g

/** A text of the overview in stretches: `[words|id]` leads to a rule. */
export function linkedWords(text: string): readonly Passage[] {
  const passages: Passage[] = []
  let from = 0
  for (const match of text.matchAll(LINK)) {
    if (match.index > from) passages.push({ text: text.slice(from, match.index) })
    passages.push({ text: match[1], rule: match[2] })
    from = match.index + match[0].length
  }
  if (from < text.length) passages.push({ text: text.slice(from) })
  return passages
}

interface Mention {
  readonly from: number
  readonly to: number
  readonly rule: string
}

const isLetter = (letter: string): boolean => /[\p{L}\p{N}-]/u.test(letter)

/** Where a text first uses a term, as a word of its own. */
function mentionOf(text: string, { rule, forms }: GlossaryTerm, language: Language): Mention | undefined {
  const found = forms[language].flatMap((form): Mention[] => {
    let from = text.indexOf(form)
    while (from >= 0 && (isLetter(text.charAt(from - 1)) || isLetter(text.charAt(from + form.length))))
      from = text.indexOf(form, from + 1)
    return from < 0 ? [] : [{ from, to: from + form.length, rule }]
  })
  return found.toSorted((a, b) => a.from - b.from || b.to - a.to).at(0)
}

/** The terms that a rule uses, once each, in their order; of two that share a word, the longer one. */
export function mentionsIn(
  text: string,
  terms: readonly GlossaryTerm[],
  language: Language,
  own: string,
): readonly Mention[] {
  const all = terms
    .filter(({ rule }) => rule !== own)
    .flatMap((term) => mentionOf(text, term, language) ?? [])
    .toSorted((a, b) => b.to - b.from - (a.to - a.from))
  const kept: Mention[] = []
  for (const one of all) if (kept.every(({ from, to }) => one.to <= from || one.from >= to)) kept.push(one)
  return kept.toSorted((a, b) => a.from - b.from)
}

/** A text in pieces, cut where its mentions begin and end. */
export function linkedPieces(
  pieces: readonly Piece[],
  mentions: readonly Mention[],
): readonly Passage<readonly Piece[]>[] {
  const passages: Passage<readonly Piece[]>[] = []
  let from = 0
  for (const { from: start, to, rule } of mentions) {
    if (start > from) passages.push({ text: between(pieces, from, start) })
    passages.push({ text: between(pieces, start, to), rule })
    from = to
  }
  return [...passages, { text: between(pieces, from, Number.POSITIVE_INFINITY) }]
}

function between(pieces: readonly Piece[], from: number, to: number): readonly Piece[] {
  let at = 0
  return pieces.flatMap(({ text, found }) => {
    const cut = text.slice(Math.max(0, from - at), Math.max(0, to - at))
    at += text.length
    return cut === '' ? [] : [{ text: cut, found }]
  })
}
