import {
  type Bot,
  type BotKnowledge,
  type BotQuestion,
  type Fact,
  type Finding,
  keyOf,
  type Menu,
} from '@astrolabe/kernel'
import { Attempt } from './attempt.ts'
import { resultOf } from './finding.ts'
import { byThumb } from './thumb.ts'

interface PlanWishes {
  /** Options looked at: those that look best at a glance. */
  readonly options: number
  /** Futures of the option that is looked at longest. */
  readonly futures: number
  /** How many times as far as usual they are followed. */
  readonly spans: number
  /** How far rules of thumb waver in imagined futures. */
  readonly noise: number
}

/** Standard errors by which an option has to beat what looks best at a glance. */
const DOUBT = 1

/** An option under consideration, with what its futures were worth. */
interface Candidate {
  readonly index: number
  readonly results: number[]
}

/**
 * Chooses among plans: tries the options that look best in the same imagined futures, some rounds ahead, drops the
 * worse half and looks further at the rest. A table that is lost together has to fear what may go wrong: an option is
 * judged by its mean, and as much by the mean of its worse half.
 */
export class PlanBot<S, F extends Fact> implements Bot<S, F> {
  readonly looksAhead = true
  readonly #knowledge: BotKnowledge<S>
  readonly #wishes: PlanWishes

  constructor(knowledge: BotKnowledge<S>, wishes: PlanWishes) {
    this.#knowledge = knowledge
    this.#wishes = wishes
  }

  choose(question: BotQuestion<S, F>, tell?: (findings: readonly Finding[]) => void): number {
    const { menu, chance, view } = question
    if (!this.#knowledge.weighs?.(view, menu)) return byThumb(this.#knowledge, view, menu, chance, 0)
    const judged = this.#weigh(question, view, this.#promising(view, menu))
    tell?.(
      judged.map(({ index, results }) => ({
        key: keyOf(menu.options[index]),
        visits: results.length,
        mean: resultOf(judgement(results), this.#knowledge.scale),
      })),
    )
    return judged[0].index
  }

  #promising(view: S, menu: Menu): Candidate[] {
    const looks: number[] = []
    this.#knowledge.glance(view, menu, looks)
    const all = Array.from({ length: menu.count }, (_, index) => index)
    const open = all.filter((index) => looks[index] > Number.NEGATIVE_INFINITY)
    return (open.length > 0 ? open : all)
      .sort((one, other) => looks[other] - looks[one] || one - other)
      .slice(0, this.#wishes.options)
      .map((index) => ({ index, results: [] }))
  }

  #weigh(question: BotQuestion<S, F>, view: S, candidates: Candidate[]): Candidate[] {
    const { seat } = question
    const { futures, noise, spans } = this.#wishes
    const plan = new Attempt<S, F>(this.#knowledge, noise)
    const enough = (now: S): boolean => this.#knowledge.farEnough(view, now, seat, spans)
    const [first] = candidates
    let left = candidates
    const dropped: Candidate[] = []
    // Each time half of the options are left, as many futures are spent as were spent on all of them before.
    const halvings = Math.max(1, Math.ceil(Math.log2(candidates.length)))
    let seen = 0
    for (let halving = 1; halving <= halvings; halving++) {
      const until = Math.max(2, Math.round(futures / 2 ** (halvings - halving)))
      // A part is one future, in which every option that is left is tried.
      const parts = question.inParts(until - seen, ({ worlds, chance }) => {
        const same = chance.mark()
        return left.map(({ index }) => {
          chance.goTo(same)
          plan.begin(index)
          return this.#knowledge.value(worlds.imagine(plan, enough), seat)
        })
      })
      for (const worth of parts) for (const [place, { results }] of left.entries()) results.push(worth[place])
      seen = until
      left = left.toSorted((one, other) => advantage(other, first) - advantage(one, first))
      // What looks best at a glance is what all others are measured against: it stays to the end.
      const worse = left.splice(Math.max(2, Math.ceil(left.length / 2)))
      if (worse.includes(first)) left.push(first)
      dropped.unshift(...worse.filter((candidate) => candidate !== first))
    }
    return [...left, ...dropped]
  }
}

/** How much better an option did than another in the same futures, less the doubt that is left about it. */
function advantage(option: Candidate, other: Candidate): number {
  if (option === other) return 0
  const gains = option.results.map((result, future) => result - other.results[future])
  const gain = mean(gains)
  const spread = mean(gains.map((one) => (one - gain) ** 2))
  return gain - DOUBT * Math.sqrt(spread / gains.length)
}

function judgement(results: readonly number[]): number {
  const sorted = results.toSorted((one, other) => one - other)
  return (mean(sorted) + mean(sorted.slice(0, Math.ceil(sorted.length / 2)))) / 2
}

function mean(results: readonly number[]): number {
  return results.reduce((sum, result) => sum + result, 0) / results.length
}
