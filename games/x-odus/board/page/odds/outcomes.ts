import type { Odds } from '@astrolabe/drawing'
import type { Language } from '@astrolabe/kernel'
import type { PageWords } from '../../../text/words.ts'
import type { XodusState } from '../../../position/state.ts'
import { WORDS } from '../../../text/text.ts'

/** A position, and the language to tell it in. */
export interface Ask {
  readonly view: XodusState
  readonly language: Language
}

export type Outcome = Odds['outcomes'][number]

export const wordsOf = ({ language }: Ask): PageWords['odds'] => WORDS[language].page.odds

/** Outcomes that read the same are one, and what cannot be is none. */
export function together(title: string, outcomes: readonly Outcome[]): Odds {
  const chances = new Map<string, number>()
  for (const { label, chance } of outcomes) chances.set(label, (chances.get(label) ?? 0) + chance)
  return {
    title,
    outcomes: [...chances].map(([label, chance]) => ({ label, chance })).filter(({ chance }) => chance > 0),
  }
}

/** The chances of the sum of two amounts. */
export function summed(one: readonly number[], other: readonly number[]): number[] {
  const sums = Array.from({ length: one.length + other.length - 1 }, () => 0)
  for (const [a, chance] of one.entries()) {
    for (const [b, also] of other.entries()) sums[a + b] += chance * also
  }
  return sums
}

/** All from an amount on are one. */
export function capped(ways: readonly number[], most: number): number[] {
  if (ways.length <= most + 1) return [...ways]
  const rest = ways.slice(most).reduce((sum, count) => sum + count, 0)
  return [...ways.slice(0, most), rest]
}
