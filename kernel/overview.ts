import type { Language } from './house.ts'

type InBoth<T = string> = Readonly<Record<Language, T>>

/** A word of the game with the rule that explains it: wherever the reference uses the word, it leads there. */
export interface GlossaryTerm {
  readonly rule: string
  /** As it is written in texts: alone, in the plural; the first is its name. */
  readonly forms: InBoth<readonly string[]>
  /** In a sentence, for those that a newcomer must know. */
  readonly says?: InBoth
}

/** What the overview says of one thing; in its texts `[words|id]` leads to a rule. */
export interface OverviewPassage {
  readonly title: InBoth
  /** Paragraphs; or, if `inSteps`, what is done first, and then. */
  readonly says: InBoth<readonly string[]>
  readonly inSteps?: true
}

/** The words of a game on one page, for whoever wants to read before playing. */
export interface OverviewWords {
  /** What one plays for, in one sentence. */
  readonly goal: InBoth
  readonly passages: Readonly<Record<string, OverviewPassage>>
  readonly terms: readonly GlossaryTerm[]
}
