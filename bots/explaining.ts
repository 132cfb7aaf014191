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
const FUTURES = 16
/** Points below which nobody would choose otherwise. */
const WEIGHTY = 0.03

/** What became of an option in one future. */
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
    const values = fates.map(valueOf)
    const prospectOf = (index: number, value: number): Prospect => {
      const option = menu.options[index]
      const found = findings.find(({ key }) => key === keyOf(option))
      const share = found?.mean ?? resultOf(value, this.#knowledge.scale)
      return { option, share: rounded(share), futures: found?.visits ?? FUTURES }
    }
    const [first, ...rest] = considered.map((index, place) => prospectOf(index, values[place]))
    const aim = this.#knowledge.aim?.(view, menu, chosen)
    return {
      prompt: menu.prompt,
      ...(menu.about !== undefined && { about: menu.about }),
      options: [first, ...rest],
      terms: this.#termsOf(fates),
      gain: rounded(values[0] - (values[1] ?? values[0])),
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

  /** By option, what became of it in the same futures. */
  #fatesOf(question: BotQuestion<S, F>, considered: readonly number[]): readonly (readonly Fate[])[] {
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
    return considered.map((_, place) => futures.map((fates) => fates[place]))
  }

  /** What sets the choice apart by more than the doubt that so few futures leave. */
  #termsOf([chosen, next = chosen]: readonly (readonly Fate[])[]): readonly Term[] {
    const { features = [], things = {} } = this.#knowledge.linear ?? {}
    const parts = new Map<string, { readonly at: number; readonly each: number }[]>()
    for (const [at, feature] of features.entries()) {
      const [thing, each] = things[feature] ?? [feature, 1]
      parts.set(thing, [...(parts.get(thing) ?? []), { at, each }])
    }
    const terms: Term[] = []
    for (const [thing, of] of parts) {
      const sum = ({ amounts }: Fate): number => of.reduce((all, { at, each }) => all + each * amounts[at], 0)
      const points = ({ worths }: Fate): number => of.reduce((all, { at }) => all + worths[at], 0)
      const amounts = chosen.map((fate, future) => sum(fate) - sum(next[future]))
      const worth = mean(chosen.map((fate, future) => points(fate) - points(next[future])))
      const amount = mean(amounts)
      const spread = mean(amounts.map((one) => (one - amount) ** 2))
      if (Math.abs(worth) < WEIGHTY || amount ** 2 <= spread / amounts.length) continue
      terms.push({ thing, amount: rounded(amount), worth: rounded(worth) })
    }
    return terms.sort((one, other) => Math.abs(other.worth) - Math.abs(one.worth))
  }
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length

const valueOf = (fates: readonly Fate[]): number => mean(fates.map(({ value }) => value))

/** To what can be read. */
const rounded = (number: number): number => Math.round(number * 1000) / 1000
