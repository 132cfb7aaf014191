import type { GameText, Language, Names, RulesChapter } from '@astrolabe/kernel'
import type { XodusFact } from '../rules/facts.ts'
import type { XodusPrompt } from '../rules/questions.ts'
import type { ChapterId } from '../rules/rule-ids.ts'
import type { XodusWarning } from '../rules/warnings.ts'
import { NONE, type XodusState } from '../position/state.ts'
import { optionText } from './choices.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { promptText } from './questions.ts'
import type { OptionKey, XodusWords } from './words.ts'

/** The words of each language, for what is drawn. */
export const WORDS: Readonly<Record<Language, XodusWords>> = { en, fr }

export const text: Readonly<Record<Language, GameText<XodusState, XodusFact>>> = {
  en: textIn(en, 'en'),
  fr: textIn(fr, 'fr'),
}

// The kernel knows prompts, rules, warnings and options as plain strings: the casts give them back their type.
function textIn(words: XodusWords, language: Language): GameText<XodusState, XodusFact> {
  const chapters = chaptersIn(words)
  const ruleTexts = new Map(chapters.flatMap(({ rules }) => rules).map((rule) => [rule.id, rule.text]))
  return {
    title: words.title,
    summary: words.summary,
    prompt: ({ prompt, about = NONE, max }, view) =>
      promptText(words.prompts, language, { prompt: prompt as XodusPrompt, about, max }, view),
    option: ({ prompt, about = NONE }, option, view, seat) =>
      optionText(
        { words: words.options, language, prompt: prompt as XodusPrompt, about, view, seat },
        option,
      ),
    refusal: ({ rule, missing = 0 }) => words.refusals[rule]?.(missing) ?? ruleTexts.get(rule) ?? rule,
    warning: ({ kind, amount = 0 }) => words.warnings[kind as XodusWarning](amount),
    fact: (fact, names) => factText(words, fact, names),
    outcome: words.outcome,
    tableOption: (key) => words.tableOptions[key as OptionKey],
    chapters,
  }
}

function factText(words: XodusWords, fact: XodusFact, names: Names): string | undefined {
  // The sentence of a kind is only ever given a fact of that kind.
  const say = words.facts[fact.kind] as (fact: XodusFact, names: Names) => string | undefined
  return say(fact, names)
}

function chaptersIn(words: XodusWords): RulesChapter[] {
  return Object.entries(words.rules).map(([id, rules]) => ({
    title: words.chapters[id as ChapterId],
    rules: Object.entries(rules).map(([rule, says]) => ({ id: rule, text: says })),
  }))
}
