import {
  answerOfBot,
  type Bot,
  type BotKnowledge,
  type BotQuestion,
  type Chance,
  type Driver,
  type Fact,
  type Finding,
  keyOf,
  type Prospect,
  type Spread,
  type Term,
  type Why,
} from '@astrolabe/kernel'
import { Attempt } from './attempt.ts'
import { resultOf } from './finding.ts'
import { ROLLOUT_NOISE } from './greedy.ts'
import { linearTerms } from './linear.ts'

/** Options that are told of, the choice among them. */
const CONSIDERED = 3
/** Futures in which they are compared, all in the same ones. */
const FUTURES = 12
/** Points below which nobody would choose otherwise. */
const WEIGHTY = 0.03

/** What became of an option in one future, or on average over some. */
interface Fate {
  readonly value: number
  readonly amounts: readonly number[]
  readonly worths: readonly number[]
}

/** An answer, and why; without a reason where there was nothing to choose. */
export interface Explained {
  readonly answer: string
  readonly why?: Why
}

/**
 * What a bot answers for its seat at a driver's pending question, and why. The answer is the one it gives when nobody
 * asks: futures for the reason are imagined after it has chosen. With `given`, the reasons there were for that answer.
 */
export function explainedAnswer<S, F extends Fact>(
  driver: Driver<S, F>,
  seat: number,
  knowledge: BotKnowledge<S>,
  bot: Bot<S, F>,
  chance: Chance,
  spread?: Spread,
  given?: string,
): Explained {
  const explainer = new Explainer(knowledge, bot, given)
  const answer = answerOfBot(driver, seat, explainer, chance, spread)
  return explainer.why === undefined ? { answer } : { answer, why: explainer.why }
}

/** Chooses as another bot does, and keeps why. */
export class Explainer<S, F extends Fact> implements Bot<S, F> {
  readonly looksAhead = true
  readonly #knowledge: BotKnowledge<S>
  readonly #bot: Bot<S, F>
  readonly #given: string | undefined
  why: Why | undefined

  constructor(knowledge: BotKnowledge<S>, bot: Bot<S, F>, given?: string) {
    this.#knowledge = knowledge
    this.#bot = bot
    this.#given = given
  }

  choose(question: BotQuestion<S, F>): number {
    let findings: readonly Finding[] = []
    const index = this.#bot.choose(question, (found) => {
      findings = found
    })
    // Where several are picked one after the other, the reason is that of the first.
    this.why ??= this.#explain(question, this.#givenAt(question) ?? index, findings)
    return index
  }

  #givenAt({ menu }: BotQuestion<S, F>): number | undefined {
    for (let index = 0; index < menu.count; index++)
      if (keyOf(menu.options[index]) === this.#given) return index
    return undefined
  }

  #explain(question: BotQuestion<S, F>, chosen: number, findings: readonly Finding[]): Why {
    const { menu, view } = question
    const others = this.#ranked(question, findings).filter((index) => index !== chosen)
    const considered = [chosen, ...others].slice(0, CONSIDERED)
    const fates = this.#fatesOf(question, considered)
    const prospectOf = (index: number, fate: Fate): Prospect => {
      const option = menu.options[index]
      const found = findings.find(({ key }) => key === keyOf(option))
      const share = found?.mean ?? resultOf(fate.value, this.#knowledge.scale)
      return { option, share: rounded(share), futures: found?.visits ?? FUTURES }
    }
    const [first, ...rest] = considered.map((index, place) => prospectOf(index, fates[place]))
    const aim = this.#knowledge.aim?.(view, menu, chosen)
    return {
      prompt: menu.prompt,
      ...(menu.about !== undefined && { about: menu.about }),
      options: [first, ...rest],
      terms: this.#termsOf(fates),
      gain: rounded(fates[0].value - (fates[1] ?? fates[0]).value),
      ...(aim && { aim }),
    }
  }

  /** The options from the best to the worst: as the bot found them, or as they look at a glance. */
  #ranked({ menu, view }: BotQuestion<S, F>, findings: readonly Finding[]): readonly number[] {
    const looks: number[] = []
    this.#knowledge.glance(view, menu, looks)
    const places = new Map(findings.map(({ key }, place) => [key, place]))
    const placeOf = (index: number): number => places.get(keyOf(menu.options[index])) ?? findings.length
    return Array.from({ length: menu.count }, (_, index) => index).sort(
      (one, other) => placeOf(one) - placeOf(other) || looks[other] - looks[one] || one - other,
    )
  }

  #fatesOf(question: BotQuestion<S, F>, considered: readonly number[]): readonly Fate[] {
    const { seat, view } = question
    const knowledge = this.#knowledge
    const attempt = new Attempt<S, F>(knowledge, ROLLOUT_NOISE)
    const enough = (now: S): boolean => knowledge.farEnough(view, now, seat, 1)
    const terms = knowledge.linear && linearTerms(knowledge.linear)
    const futures = question.inParts(FUTURES, ({ worlds, chance }) => {
      const same = chance.mark()
      return considered.map((index): Fate => {
        chance.goTo(same)
        attempt.begin(index)
        const state = worlds.imagine(attempt, enough)
        const value = knowledge.value(state, seat)
        return { value, ...(terms?.(state, seat) ?? { amounts: [], worths: [] }) }
      })
    })
    return considered.map((_, place) => meanOf(futures.map((fates) => fates[place])))
  }

  #termsOf([chosen, next = chosen]: readonly Fate[]): readonly Term[] {
    const { features = [] } = this.#knowledge.linear ?? {}
    return features
      .map((feature, at) => ({
        feature,
        amount: rounded(chosen.amounts[at] - next.amounts[at]),
        worth: rounded(chosen.worths[at] - next.worths[at]),
      }))
      .filter(({ worth }) => Math.abs(worth) >= WEIGHTY)
      .sort((one, other) => Math.abs(other.worth) - Math.abs(one.worth))
  }
}

function meanOf(fates: readonly Fate[]): Fate {
  const mean = (of: (fate: Fate) => number): number =>
    fates.reduce((sum, fate) => sum + of(fate), 0) / fates.length
  return {
    value: mean(({ value }) => value),
    amounts: fates[0].amounts.map((_, at) => mean(({ amounts }) => amounts[at])),
    worths: fates[0].worths.map((_, at) => mean(({ worths }) => worths[at])),
  }
}

/** To what can be read. */
const rounded = (number: number): number => Math.round(number * 1000) / 1000
