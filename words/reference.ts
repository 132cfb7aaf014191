import type { Language, RulesChapter } from '@astrolabe/kernel'

type InBoth = Readonly<Record<Language, string>>

/** A chapter of the rules reference: each rule beside its translation. */
export interface Chapter<Rule extends string = string> {
  readonly title: InBoth
  readonly rules: Readonly<Record<Rule, InBoth>>
}

/** The reference as it is read in one language, in the order in which it is written. */
export function chaptersIn(
  reference: Readonly<Record<string, Chapter>>,
  language: Language,
): readonly RulesChapter[] {
  return Object.values(reference).map(({ title, rules }) => ({
    title: title[language],
    rules: Object.entries(rules).map(([id, says]) => ({ id, text: says[language] })),
  }))
}
