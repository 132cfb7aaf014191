import type { EndingWords, GameText, Language, Why } from '@astrolabe/kernel'
import { chaptersIn, gameText, reasonText } from '@astrolabe/words'
import type { XodusWords } from './words.ts'
import type { XodusFact } from '../rules/facts.ts'
import type { XodusQuestion } from '../rules/questions.ts'
import type { XodusAim } from '../position/reasons.ts'
import type { XodusState } from '../position/state.ts'
import { trackOf } from '../position/track.ts'
import { optionText } from './choices.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { RULE_OF } from './question-rules.ts'
import { promptText } from './questions.ts'

/** The words of each language, for what is drawn. */
export const WORDS: Readonly<Record<Language, XodusWords>> = { en, fr }

export const text: Readonly<Record<Language, GameText<XodusState, XodusFact, XodusQuestion>>> = {
  en: textIn('en'),
  fr: textIn('fr'),
}

function textIn(language: Language): GameText<XodusState, XodusFact, XodusQuestion> {
  const words = WORDS[language]
  const reference = async () => chaptersIn((await import('./rules.ts')).reference, language)
  const cards = async (view?: XodusState) => (await import('./card-texts.ts')).cardTexts(language, view)
  return gameText(words, reference, {
    cards,
    prompt: (asked, view) => promptText(words.prompts, language, asked, view),
    ending: (_outcome, _names, view) => endingText(words, view),
    option: (chosen, view, seat) => optionText({ words: words.options, language, view, seat }, chosen),
    rule: ({ prompt }) => RULE_OF[prompt],
    reason: (why: Why<XodusAim>, view, seat) =>
      reasonText(language, words.reasons, why, (chosen: XodusQuestion) =>
        optionText({ words: words.options, language, view, seat }, chosen),
      ),
  })
}

function endingText({ ending: words }: XodusWords, view: XodusState): EndingWords | undefined {
  const { ending, round, keysPlaced } = view
  if (ending === '') return undefined
  const how = words.how[ending]({ round, placed: keysPlaced.length, needed: trackOf(view).keys })
  return { how, epilogue: words.epilogues[ending] }
}
