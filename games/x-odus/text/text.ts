import type { GameText, Language } from '@astrolabe/kernel'
import { chaptersIn, gameText } from '@astrolabe/words'
import type { XodusWords } from './words.ts'
import type { XodusFact } from '../rules/facts.ts'
import type { XodusPrompt } from '../rules/questions.ts'
import { NONE, type XodusState } from '../position/state.ts'
import { optionText } from './choices.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { promptText } from './questions.ts'
import { reference } from './rules.ts'

/** The words of each language, for what is drawn. */
export const WORDS: Readonly<Record<Language, XodusWords>> = { en, fr }

export const text: Readonly<Record<Language, GameText<XodusState, XodusFact>>> = {
  en: textIn('en'),
  fr: textIn('fr'),
}

// The kernel knows prompts as plain strings: the casts give them back their type.
function textIn(language: Language): GameText<XodusState, XodusFact> {
  const words = WORDS[language]
  return gameText(words, chaptersIn(reference, language), {
    prompt: ({ prompt, about = NONE, max }, view) =>
      promptText(words.prompts, language, { prompt: prompt as XodusPrompt, about, max }, view),
    option: ({ prompt, about = NONE }, option, view, seat) =>
      optionText(
        { words: words.options, language, prompt: prompt as XodusPrompt, about, view, seat },
        option,
      ),
  })
}
