import type { EndingWords, GameText, Language, Names, Outcome, Why } from '@astrolabe/kernel'
import { chaptersIn, gameText, reasonText } from '@astrolabe/words'
import type { AndromedaAim } from '../position/reasons.ts'
import { type AndromedaState, type Participant, type VpSource, VP_SOURCES } from '../position/state.ts'
import type { AndromedaFact } from '../rules/facts.ts'
import type { AndromedaQuestion } from '../rules/questions.ts'
import { optionText } from './choices.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { placeOf } from './places.ts'
import { RULE_OF } from './question-rules.ts'
import { promptText } from './questions.ts'
import { unparted } from './unparted.ts'
import type { AndromedaWords } from './words.ts'

/** The words of each language, for what is drawn. */
export const WORDS: Readonly<Record<Language, AndromedaWords>> = { en, fr }

export const text: Readonly<Record<Language, GameText<AndromedaState, AndromedaFact, AndromedaQuestion>>> = {
  en: textIn('en'),
  fr: textIn('fr'),
}

function textIn(language: Language): GameText<AndromedaState, AndromedaFact, AndromedaQuestion> {
  const words = WORDS[language]
  const reference = async () => chaptersIn((await import('./rules.ts')).reference, language)
  const outcome = (ended: Outcome, names: Names): string => outcomeText(words, ended, names)
  const other = (name: string): string => (name === 'unity' ? words.others.unity : name)
  return gameText({ ...words, outcome, other }, reference, {
    set: unparted,
    cards: async (view) => (await import('./card-texts.ts')).cardTexts(language, view),
    prompt: (asked, view, seat) => promptText(words.prompts, asked, view, seat),
    option: (chosen, view, seat) => optionText({ words: words.options, language, view, seat }, chosen),
    ending: (ended, names, view) => endingText(words, ended, names, view),
    rule: ({ prompt }) => RULE_OF[prompt],
    reason: (why: Why<AndromedaAim>, view, seat) =>
      reasonText(
        language,
        {
          ...words.reasons,
          aim: (aim: AndromedaAim) => words.reasons.aim(aim, (region) => placeOf(view, region)),
        },
        why,
        (chosen: AndromedaQuestion) => optionText({ words: words.options, language, view, seat }, chosen),
      ),
  })
}

function outcomeText(words: AndromedaWords, { scores, winners, others = [] }: Outcome, names: Names): string {
  const results = scores.map((vp, seat) => ({ name: names(seat), vp, won: winners.includes(seat) }))
  return words.ending.outcome(
    results.filter(({ won }) => won),
    results.filter(({ won }) => !won).toSorted((a, b) => b.vp - a.vp),
    others.find(({ name }) => name === 'unity')?.score,
  )
}

/** What the epilogue is about, by the largest source of points. */
const EPILOGUES: Readonly<Partial<Record<VpSource, keyof AndromedaWords['ending']['epilogues']>>> = {
  developments: 'developments',
  tracks: 'tracks',
  modules: 'modules',
  battles: 'battles',
  raiders: 'battles',
  vault: 'commerce',
}

function endingText(
  words: AndromedaWords,
  { winners }: Outcome,
  names: Names,
  view: AndromedaState,
): EndingWords | undefined {
  if (view.phase !== 'over') return undefined
  const isUnity = winners.length === 0 && view.unity !== null
  const first = isUnity && view.unity !== null ? view.unity : view.players[winners[0] ?? 0]
  const { source, points } = largest(first)
  const name = isUnity ? words.others.unity : names(first.who)
  const how = words.ending.how({ name, vp: first.vp, source, points, turns: view.turnsPlayed })
  const epilogue = isUnity ? 'unity' : (EPILOGUES[source] ?? 'others')
  return { how, epilogue: words.ending.epilogues[epilogue] }
}

function largest({ vpFrom }: Participant): { readonly source: VpSource; readonly points: number } {
  const points = Math.max(...vpFrom)
  return { source: VP_SOURCES[vpFrom.indexOf(points)], points }
}
