import type { EndingWords, GameText, Language, Names, Outcome, Why } from '@astrolabe/kernel'
import { chaptersIn, gameText, reasonText } from '@astrolabe/words'
import type { LegioWords } from './words.ts'
import type { LegioFact } from '../rules/facts.ts'
import type { LegioQuestion } from '../rules/questions.ts'
import type { LegioAim } from '../position/reasons.ts'
import { type LegioState, VP_SOURCES } from '../position/state.ts'
import { SCORING } from '../content/scoring.ts'
import { optionText } from './choices.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { RULE_OF } from './question-rules.ts'
import { promptText } from './questions.ts'
import { unparted } from './unparted.ts'

/** The words of each language, for what is drawn. */
export const WORDS: Readonly<Record<Language, LegioWords>> = { en, fr }

export const text: Readonly<Record<Language, GameText<LegioState, LegioFact, LegioQuestion>>> = {
  en: textIn('en'),
  fr: textIn('fr'),
}

function textIn(language: Language): GameText<LegioState, LegioFact, LegioQuestion> {
  const words = WORDS[language]
  const reference = async () => chaptersIn((await import('./rules.ts')).reference, language)
  const outcome = (ended: Outcome, names: Names): string => outcomeText(words, ended, names)
  return gameText({ ...words, outcome }, reference, {
    prompt: (asked, view, seat) => promptText(words.prompts, asked, view, seat),
    ending: (ended, names, view) => endingText(words, ended, names, view),
    option: (chosen, view, seat) => optionText(words.options, chosen, view, seat),
    rule: ({ prompt }) => RULE_OF[prompt],
    reason: (why: Why<LegioAim>, view, seat) =>
      reasonText(language, words.reasons, why, (chosen: LegioQuestion) =>
        optionText(words.options, chosen, view, seat),
      ),
    set: unparted,
    cards: async () => (await import('./card-texts.ts')).cardTexts(language),
  })
}

function outcomeText(words: LegioWords, { scores, winners }: Outcome, names: Names): string {
  const results = scores.map((vp, seat) => ({ name: names(seat), vp, won: winners.includes(seat) }))
  return words.outcome(
    results.filter(({ won }) => won),
    results.filter(({ won }) => !won).toSorted((a, b) => b.vp - a.vp),
  )
}

function endingText(words: LegioWords, { winners }: Outcome, names: Names, view: LegioState): EndingWords {
  const { seat, vp, vpFrom } = view.ships[winners[0]]
  const points = Math.max(...vpFrom)
  const source = VP_SOURCES[vpFrom.indexOf(points)]
  const how = words.ending.how({
    round: view.turnsPlayed / view.seats,
    isReached: vp >= SCORING.end,
    name: names(seat),
    vp,
    source,
    points,
  })
  return { how, epilogue: words.ending.epilogues[source] }
}
