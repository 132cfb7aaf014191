import {
  type Aim,
  chosenAt,
  type Language,
  type Prospect,
  type Question,
  type Term,
  type Why,
} from '@astrolabe/kernel'
import { capital } from './capital.ts'
import { french } from './french.ts'

/** What a game says of reasons: what an option is for, and the things by which options differ. */
export interface ReasonWords<A extends Aim> {
  readonly aim: (aim: A) => string
  /** An amount, without its sign, with its noun; `number` is the amount as it is written. */
  readonly things: Readonly<Record<string, (amount: number, number: string) => string>>
  /** How far ahead options are compared: “by the end of the next turn”. */
  readonly ahead: string
}

/** Smaller amounts are not worth a word, and smaller shares are the same. */
const LEAST = 0.15
const CLOSE = 0.02
/** What is said for a choice, and against it. */
const GAINS = 2
const COSTS = 1

const GRAMMAR = {
  en: {
    against: (next: string, ahead: string, changes: string) => `against “${next}”, ${ahead}: ${changes}`,
    better: (next: string, share: number, other: number) =>
      `its outlook is better than that of “${next}”: ${share}% against ${other}%`,
    even: (next: string) => `“${next}” looks about as good`,
    alone: 'there is nothing else to do',
  },
  fr: {
    against: (next: string, ahead: string, changes: string) =>
      french`face à « ${next} », ${ahead} : ${changes}`,
    better: (next: string, share: number, other: number) =>
      french`ses perspectives sont meilleures que celles de « ${next} » : ${share} % contre ${other} %`,
    even: (next: string) => french`« ${next} » semble à peu près aussi bon`,
    alone: 'il n’y a rien d’autre à faire',
  },
} as const

/** One decimal, as the language writes it; whole numbers without. */
const written = (language: Language, amount: number): string => {
  const figures = String(Math.round(10 * amount) / 10)
  return language === 'fr' ? figures.replace('.', ',') : figures
}

const percent = (share: number): number => Math.round(100 * share)

/** What an option is called among others: without what it costs, which stands in brackets, and further sentences. */
export const shortened = (label: string): string => label.replace(/(?: \(|\. ).*$/, '')

/**
 * Why a bot chose so, in a sentence: what it is for, and what it promises against the next best. `label` are the words
 * on an option.
 */
export function reasonText<A extends Aim, Q extends Question>(
  language: Language,
  words: ReasonWords<A>,
  why: Why<A>,
  label: (chosen: Q) => string,
): string {
  const { against, better, even, alone } = GRAMMAR[language]
  const [chosen, next] = why.options
  const aim = why.aim === undefined ? [] : [words.aim(why.aim)]
  if (next === undefined) return sentence([...aim, alone], language)
  const changes = changesIn(language, words, why.terms)
  const name = shortened(label(chosenIn<Q>(why, next)))
  if (changes.length > 0) return sentence([...aim, against(name, words.ahead, changes.join(', '))], language)
  const isBetter = chosen.share - next.share > CLOSE
  const compared = isBetter ? better(name, percent(chosen.share), percent(next.share)) : even(name)
  return sentence([...aim, compared], language)
}

/** An option that was considered, with the question it was offered at. */
export function chosenIn<Q extends Question>(why: Pick<Why, 'prompt' | 'about'>, prospect: Prospect): Q
export function chosenIn({ prompt, about }: Pick<Why, 'prompt' | 'about'>, { option }: Prospect): Question {
  return chosenAt({ prompt, about }, option)
}

/** What counts most for the choice, then what counts most against it. */
function changesIn<A extends Aim>(
  language: Language,
  { things }: ReasonWords<A>,
  terms: readonly Term[],
): string[] {
  const said = terms.filter(({ thing, amount }) => Math.abs(amount) >= LEAST && Object.hasOwn(things, thing))
  const gains = said.filter(({ worth }) => worth > 0).slice(0, GAINS)
  if (gains.length === 0) return []
  const costs = said.filter(({ worth }) => worth < 0).slice(0, COSTS)
  return [...gains, ...costs].map(({ thing, amount }) => {
    const size = Math.abs(amount)
    return `${amount > 0 ? '+' : '−'}${things[thing](size, written(language, size))}`
  })
}

const sentence = (clauses: readonly string[], language: Language): string =>
  `${capital(clauses.join(language === 'fr' ? '\u202f; ' : '; '))}.`
