// Information-set Monte Carlo tree search.
import {
  type Bot,
  type BotKnowledge,
  type BotQuestion,
  type Fact,
  type Finding,
  keyOf,
  type Menu,
  SingleChoices,
  type Table,
  type Worlds,
} from '@astrolabe/kernel'
import { resultOf } from './finding.ts'
import { ROLLOUT_NOISE } from './greedy.ts'
import { byThumb } from './thumb.ts'
import { type Branch, growthOf, leadOf, newBranch, newQuestion, type Question, treeOf } from './tree.ts'

interface SearchWishes {
  readonly iterations: number
  /** Trees that are grown apart. */
  readonly parts: number
  /** How much untried options draw, against those that did well. */
  readonly curiosity: number
  /** How strongly rules of thumb steer where to look first; in points of promise. */
  readonly trust: number
}

/**
 * Information-set tree search: every iteration plays one imagined future, choosing in the tree by results so far
 * and by promise, and by rules of thumb beyond it. Each seat seeks its own good.
 */
class Searcher<S, F extends Fact> extends SingleChoices<S, F> {
  readonly #knowledge: BotKnowledge<S>
  readonly #wishes: SearchWishes
  readonly #path: { readonly question: Question; readonly branch: Branch }[] = []
  readonly #tree: Question
  #inTree = true
  #last: Branch | undefined

  constructor(knowledge: BotKnowledge<S>, wishes: SearchWishes, tree: Question) {
    super()
    this.#knowledge = knowledge
    this.#wishes = wishes
    this.#tree = tree
  }

  begin(): void {
    this.#path.length = 0
    this.#inTree = true
    this.#last = undefined
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
    if (this.#last === undefined) return this.#tree
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
        branch = newBranch(question)
        question.branches.set(key, branch)
      }
      branch.offered++
      branches[index] = branch
      known += branch.visits
      total += branch.total
    }
    question.asked++
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

/**
 * Looks ahead by tree search, for as long as that may still change what it looks at most, and takes that. Trees are
 * grown apart, become one halfway, and are grown apart again from there.
 */
export class SearchBot<S, F extends Fact> implements Bot<S, F> {
  readonly looksAhead = true
  readonly #knowledge: BotKnowledge<S>
  readonly #wishes: SearchWishes

  constructor(knowledge: BotKnowledge<S>, wishes: SearchWishes) {
    this.#knowledge = knowledge
    this.#wishes = wishes
  }

  choose(question: BotQuestion<S, F>, tell?: (findings: readonly Finding[]) => void): number {
    const { menu } = question
    const findings = [...this.#rootOf(question).branches]
      .map(([key, { visits, total }]) => ({ key, visits, mean: total / visits }))
      .sort((a, b) => b.visits - a.visits || b.mean - a.mean)
    tell?.(findings)
    const best = findings[0].key
    for (let index = 0; index < menu.count; index++) if (keyOf(menu.options[index]) === best) return index
    return 0
  }

  /** The question itself, with what was found of its options. */
  #rootOf(question: BotQuestion<S, F>): Question {
    const { seat, view: from } = question
    const { iterations, parts } = this.#wishes
    const enough = (now: S): boolean => this.#knowledge.farEnough(from, now, seat, 1)
    const each = Math.ceil(iterations / (2 * parts))
    const growths = question.inParts(parts, ({ worlds }) => {
      const tree = newQuestion(seat)
      this.#grow(tree, worlds, enough, each, iterations - each * parts)
      return growthOf(tree, undefined, 'whole')
    })
    const halfway = treeOf(seat, growths, 'root')
    const left = Math.ceil((iterations - each * parts) / parts)
    if (left <= 0 || leadOf(halfway) > left * parts) return halfway
    const further = question.inParts(parts, ({ worlds }) => {
      const tree = treeOf(seat, growths, 'whole')
      this.#grow(tree, worlds, enough, left, 0)
      return growthOf(tree, halfway, 'root')
    })
    return treeOf(seat, [...growths, ...further], 'root')
  }

  /** Looks so often, unless what is left for all trees cannot change what is ahead, were the others to come to the same. */
  #grow(
    tree: Question,
    worlds: Worlds<S, F>,
    enough: (now: S) => boolean,
    looks: number,
    later: number,
  ): void {
    const searcher = new Searcher<S, F>(this.#knowledge, this.#wishes, tree)
    for (let left = looks; left > 0 && leadOf(tree) <= left * this.#wishes.parts + later; left--) {
      searcher.begin()
      searcher.learn(worlds.imagine(searcher, enough))
    }
  }
}
