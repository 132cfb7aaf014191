// Information-set Monte Carlo tree search.
import {
  type Bot,
  type BotKnowledge,
  type BotQuestion,
  type Fact,
  keyOf,
  type Menu,
  SingleChoices,
  type Table,
} from '@astrolabe/kernel'
import { type Finding, resultOf } from './finding.ts'
import { ROLLOUT_NOISE } from './greedy.ts'
import { byThumb } from './thumb.ts'

/** An option tried at a question of the tree. */
interface Branch {
  readonly key: string
  visits: number
  /** How often it was on offer: options come and go with what chance dealt. */
  offered: number
  /** Sum of results for the seat that chooses here, each from 0 to 1. */
  total: number
  /** The questions that came next, by what they asked. */
  readonly next: Map<string, Question>
}

/** A question met in imagined futures. */
interface Question {
  readonly seat: number
  readonly branches: Map<string, Branch>
}

interface SearchWishes {
  readonly iterations: number
  /** How much untried options draw, against those that did well. */
  readonly curiosity: number
  /** How strongly rules of thumb steer where to look first; in points of promise. */
  readonly trust: number
}

function newQuestion(seat: number): Question {
  return { seat, branches: new Map() }
}

/**
 * Information-set tree search: every iteration plays one imagined future, choosing in the tree by results so far
 * and by promise, and by rules of thumb beyond it. Each seat seeks its own good.
 */
class Searcher<S, F extends Fact> extends SingleChoices<S, F> {
  readonly #knowledge: BotKnowledge<S>
  readonly #wishes: SearchWishes
  readonly #path: { readonly question: Question; readonly branch: Branch }[] = []
  #root: Question | undefined
  #inTree = true
  #last: Branch | undefined

  constructor(knowledge: BotKnowledge<S>, wishes: SearchWishes) {
    super()
    this.#knowledge = knowledge
    this.#wishes = wishes
  }

  begin(): void {
    this.#path.length = 0
    this.#inTree = true
    this.#last = undefined
  }

  get root(): Question | undefined {
    return this.#root
  }

  /** By how many looks the option looked at most is ahead: once there are fewer left, no other can catch up. */
  get lead(): number {
    let most = 0
    let second = 0
    for (const { visits } of this.#root?.branches.values() ?? []) {
      if (visits > most) {
        second = most
        most = visits
      } else if (visits > second) second = visits
    }
    return most - second
  }

  /** Credits every choice of the last future to the seat that made it. */
  learn(state: S): void {
    const results: number[] = []
    for (const { question, branch } of this.#path) {
      const value = (results[question.seat] ??= this.#knowledge.value(state, question.seat))
      branch.visits++
      branch.total += resultOf(value, this.#knowledge.scale)
    }
  }

  one(menu: Menu, table: Table<S, F>): number {
    if (!this.#inTree) return byThumb(this.#knowledge, table.state, menu, table.chance, ROLLOUT_NOISE)
    const question = this.#questionOf(menu)
    const index = this.#select(question, menu, table)
    const branch = question.branches.get(keyOf(menu.options[index])) as Branch
    this.#path.push({ question, branch })
    this.#last = branch
    if (branch.visits === 0) this.#inTree = false
    return index
  }

  #questionOf(menu: Menu): Question {
    if (this.#last === undefined) {
      this.#root ??= newQuestion(menu.seat)
      return this.#root
    }
    const about = menu.about === undefined ? '' : keyOf(menu.about)
    const name = `${menu.seat} ${menu.prompt} ${about}`
    let question = this.#last.next.get(name)
    if (question === undefined) {
      question = newQuestion(menu.seat)
      this.#last.next.set(name, question)
    }
    return question
  }

  /** Upper confidence with a prior from rules of thumb; an option never tried counts as an average one. */
  #select(question: Question, menu: Menu, table: Table<S, F>): number {
    const { curiosity, trust } = this.#wishes
    const weights: number[] = []
    let weightSum = 0
    let best = Number.NEGATIVE_INFINITY
    this.#knowledge.glance(table.state, menu, weights)
    for (let index = 0; index < menu.count; index++) if (weights[index] > best) best = weights[index]
    for (let index = 0; index < menu.count; index++) {
      weights[index] = Math.exp((weights[index] - best) / trust)
      weightSum += weights[index]
    }
    let known = 0
    let total = 0
    const branches: Branch[] = []
    for (let index = 0; index < menu.count; index++) {
      const key = keyOf(menu.options[index])
      let branch = question.branches.get(key)
      if (branch === undefined) {
        branch = { key, visits: 0, offered: 0, total: 0, next: new Map() }
        question.branches.set(key, branch)
      }
      branch.offered++
      branches[index] = branch
      known += branch.visits
      total += branch.total
    }
    const average = known > 0 ? total / known : 0.5
    let chosen = 0
    let bestScore = Number.NEGATIVE_INFINITY
    for (let index = 0; index < menu.count; index++) {
      const { visits, offered, total: sum } = branches[index]
      const mean = visits > 0 ? sum / visits : average
      const draw = (curiosity * (weights[index] / weightSum) * Math.sqrt(offered)) / (1 + visits)
      if (mean + draw > bestScore) {
        bestScore = mean + draw
        chosen = index
      }
    }
    return chosen
  }
}

/** Looks ahead by tree search, for as long as that may still change what it looks at most, and takes that. */
export class SearchBot<S, F extends Fact> implements Bot<S, F> {
  readonly looksAhead = true
  readonly #knowledge: BotKnowledge<S>
  readonly #wishes: SearchWishes
  /** What the last search found, best first. */
  findings: readonly Finding[] = []

  constructor(knowledge: BotKnowledge<S>, wishes: SearchWishes) {
    this.#knowledge = knowledge
    this.#wishes = wishes
  }

  choose({ menu, seat, view: from, worlds }: BotQuestion<S, F>): number {
    const searcher = new Searcher<S, F>(this.#knowledge, this.#wishes)
    const enough = (now: S): boolean => this.#knowledge.farEnough(from, now, seat, 1)
    for (let left = this.#wishes.iterations; left > 0 && searcher.lead <= left; left--) {
      searcher.begin()
      searcher.learn(worlds.imagine(searcher, enough))
    }
    this.findings = [...(searcher.root?.branches.values() ?? [])]
      .map(({ key, visits, total }) => ({ key, visits, mean: visits > 0 ? total / visits : 0 }))
      .sort((a, b) => b.visits - a.visits || b.mean - a.mean)
    const best = this.findings[0].key
    for (let index = 0; index < menu.count; index++) if (keyOf(menu.options[index]) === best) return index
    return 0
  }
}
