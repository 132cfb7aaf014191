import type { GameText, Language, Names, Outcome, RulesChapter } from '@astrolabe/kernel'
import type { LegioFact } from '../rules/facts.ts'
import type { ChapterId } from '../rules/rule-ids.ts'
import type { LegioState } from '../rules/state.ts'
import type { LegioWarning } from '../rules/warnings.ts'
import { optionText } from './choices.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { promptText } from './questions.ts'
import { unparted } from './unparted.ts'
import type { LegioPrompt, LegioWords, OptionKey, RefusingRule } from './words.ts'

/** The words of each language, for what is drawn. */
export const WORDS: Readonly<Record<Language, LegioWords>> = { en, fr }

export const text: Readonly<Record<Language, GameText<LegioState, LegioFact>>> = {
  en: textIn(en),
  fr: textIn(fr),
}

// The kernel knows prompts, rules, warnings and options as plain strings: the casts give them back their type.
function textIn(words: LegioWords): GameText<LegioState, LegioFact> {
  const chapters = chaptersIn(words)
  const ruleTexts = new Map(chapters.flatMap(({ rules }) => rules).map((rule) => [rule.id, rule.text]))
  return {
    title: words.title,
    summary: words.summary,
    prompt: ({ prompt, about = 0 }, view, seat) =>
      unparted(promptText(words.prompts, prompt as LegioPrompt, about, view, seat)),
    option: ({ prompt, about }, option, view, seat) =>
      unparted(optionText(words.options, { prompt: prompt as LegioPrompt, about }, option, view, seat)),
    refusal: ({ rule, missing = 0 }) =>
      rule in words.refusals ? words.refusals[rule as RefusingRule](missing) : (ruleTexts.get(rule) ?? rule),
    warning: ({ kind, amount = 0 }) => words.warnings[kind as LegioWarning](amount),
    fact: (fact, names) => factText(words, fact, names),
    outcome: (outcome, names) => unparted(outcomeText(words, outcome, names)),
    tableOption: (key) => words.tableOptions[key as OptionKey],
    chapters,
  }
}

function factText(words: LegioWords, fact: LegioFact, names: Names): string | undefined {
  // The sentence of a kind is only ever given a fact of that kind.
  const say = words.facts[fact.kind] as (fact: LegioFact, names: Names) => string | undefined
  const said = say(fact, names)
  return said && unparted(said)
}

function outcomeText(words: LegioWords, { scores, winners }: Outcome, names: Names): string {
  const results = scores.map((vp, seat) => ({ name: names(seat), vp, won: winners.includes(seat) }))
  return words.outcome(
    results.filter(({ won }) => won),
    results.filter(({ won }) => !won).toSorted((a, b) => b.vp - a.vp),
  )
}

function chaptersIn(words: LegioWords): RulesChapter[] {
  return Object.entries(words.rules).map(([id, rules]) => ({
    title: words.chapters[id as ChapterId],
    rules: Object.entries(rules).map(([rule, says]) => ({ id: rule, text: unparted(says) })),
  }))
}
